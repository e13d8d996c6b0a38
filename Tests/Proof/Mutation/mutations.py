"""Finds places in Swift sources that can be mutated, and writes sources that contain many mutations at once."""

import bisect
import re
from dataclasses import dataclass

# Operators: what each becomes, its precedence group, and the constraint of its operands.
COMPARISONS = {
    "<": ("<=", "Comparable"), "<=": ("<", "Comparable"), ">": (">=", "Comparable"), ">=": (">", "Comparable"),
    "==": ("!=", "Equatable"), "!=": ("==", "Equatable"),
}
LOGIC = {"&&": ("||", "LogicalConjunctionPrecedence"), "||": ("&&", "LogicalDisjunctionPrecedence")}
ARITHMETIC = {"+": "-", "-": "+", "*": "+", "/": "*", "%": "/", "+=": "-=", "-=": "+="}
RANGES = {"..<", "..."}

SPACED = re.compile(r"(?<=\s)(<=|>=|==|!=|&&|\|\||\?\?|\+=|-=|[<>+\-*/%])(?=\s)")
RANGE = re.compile(r"(?<=[\w)\]])(\.\.<|\.\.\.)(?=[\w(])")
NEGATION = re.compile(r"(?<![\w)\]!?.=<>&|])!(?=[\w(.])")
FLAG = re.compile(r"(?<![\w.`])(true|false)(?![\w`])")
NUMBER = re.compile(r"(?<![\w.$])\d(?![\w.]|\s*\*/)|(?<![\w.$])\d(?=\.\.)")
CONDITION = re.compile(r"\b(?:if|while|guard)\s+(?=[A-Za-z_$])")
NOT_A_CONDITION = re.compile(r"(let|var|case|try|await|true|false|if|unsafe)\b")
CALL = re.compile(r"^\s*(?:_ = )?(?:(?:try[?!]?|await|unsafe) )*[A-Za-z_$][\w.$?!]*\(")
NOT_A_CALL = re.compile(
    r"^\s*(return|if|guard|while|for|switch|throw|case|let|var|func|init|super|self\.init|defer|import|precondition|"
    r"preconditionFailure|assert|assertionFailure|fatalError|static|subscript|repeat|else|catch|default|do|exit|_exit|abort|"
    r"private|package|public|fileprivate|internal|deinit|yield)\b")
BLOCK = re.compile(r"^\s*(\} else|if|for|while|defer|do|guard|else)\b")
# Text without an effect on what a program does, or that must stay as it is to compile.
IGNORED_CALL = re.compile(r"\b(precondition|preconditionFailure|assert|assertionFailure|fatalError|reserveCapacity)\(")
DURATION = re.compile(r"\.(seconds|milliseconds|microseconds|nanoseconds)\(")
PATTERN = re.compile(r"\b(?:if|guard|while|for|,)\s+case\b|,\s*case\b")
GENERIC = re.compile(r"^\s*(?:@\w+ |public |package |private |static |mutating |nonisolated |final |fileprivate )*"
                     r"(func|init|extension|struct|class|enum|protocol|subscript|associatedtype|typealias|where|actor)\b")


@dataclass
class Mutation:
    """One change of one place."""

    module: str
    path: str  # in the package
    line: int
    start: int  # in the text of the file
    end: int
    kind: str  # which table or rule
    original: str
    changed: str
    code: str  # the line, for people and for the list of equivalent mutations
    occurrence: int = 0  # among equal changes in lines with equal code
    number: int = 0

    @property
    def key(self):
        return (self.path, self.code, self.change, str(self.occurrence))

    @property
    def change(self):
        return f"{self.original} → {self.changed}"

    def __str__(self):
        return f"{self.path}:{self.line}: {self.change}: {self.code}"


def masked(text):
    """Returns the text with comments, strings and characters of inactive regions replaced by spaces or `s`."""
    out = list(text)

    def fill(start, end, by):
        for index in range(start, end):
            if out[index] != "\n":
                out[index] = by

    index = 0
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            end = len(text) if end < 0 else end
            fill(index, end, " ")
        elif text.startswith("/*", index):
            end = text.find("*/", index) + 2
            fill(index, end, " ")
        elif re.compile(r'#*"').match(text, index):
            end = end_of_string(text, index)
            fill(index, end, "s")
        else:
            end = index + 1
        index = end
    return "".join(out)


def end_of_string(text, start):
    hashes = 0
    while text[start + hashes] == "#":
        hashes += 1
    quotes = '"""' if text.startswith('"""', start + hashes) else '"'
    close = quotes + "#" * hashes
    index = start + hashes + len(quotes)
    while index < len(text):
        if text.startswith("\\" + "#" * hashes, index):
            index += 1 + hashes
            if text[index] == "(":
                index = end_of_group(text, index)
            else:
                index += 1
        elif text.startswith(close, index):
            return index + len(close)
        else:
            index += 1
    return index


def end_of_group(text, start):
    """Returns the end of the parenthesized group that begins at `start`; it may contain strings."""
    depth = 0
    index = start
    while index < len(text):
        if text[index] == '"':
            index = end_of_string(text, index)
            continue
        depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(text[index], 0)
        index += 1
        if depth == 0:
            return index
    return index


def excluded(text, code):
    """Returns ranges of the text that stay as they are: assertions, patterns, attributes, conditional compilation."""
    ranges = []
    for match in IGNORED_CALL.finditer(code):
        ranges.append((match.start(), end_of_group(code, match.end() - 1)))
    for match in PATTERN.finditer(code):
        end = re.compile(r" = | in ").search(code, match.end())
        if end:
            ranges.append((match.start(), end.end()))
    inactive = []
    offset = 0
    for line in code.split("\n"):
        word = line.strip()
        if word.startswith("#if"):
            inactive.append(not re.fullmatch(r"#if (SQLite|PostgreSQL)", word))
        elif word.startswith("#e") and inactive:
            inactive[-1] = True
            if word.startswith("#endif"):
                inactive.pop()
        whole = word.startswith(("@", "#", "import ")) or any(inactive) or "where " in line and GENERIC.match(line)
        if whole or "func " in line:
            # An operator in the name of a function, or a generic constraint; a body on the same line is rare.
            ranges.append((offset, offset + len(line)))
        elif word.startswith(("case ", "default:")):
            depth, end = 0, len(line)
            for index, character in enumerate(line):
                depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(character, 0)
                if character == ":" and depth == 0:
                    end = index
                    break
            ranges.append((offset, offset + end))
        offset += len(line) + 1
    return sorted(ranges)


def find(module, path, text):
    """Returns the mutations of a file."""
    code = masked(text)
    lines = code.split("\n")
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line) + 1)
    texts = text.split("\n")
    ranges = excluded(text, code)
    found = []

    def add(start, end, kind, original, changed):
        if any(low <= start < high for low, high in ranges):
            return
        line = bisect.bisect_right(starts, start) - 1
        if kind == "number" and DURATION.search(lines[line]):
            return
        found.append(Mutation(module, path, line + 1, start, end, kind, original, changed, texts[line].strip()))

    for match in SPACED.finditer(code):
        operator = match.group()
        following = code[match.end():].lstrip()
        if operator in COMPARISONS:
            kind = "nil" if re.match(r"nil\b", following) else "comparison"
            add(*match.span(), kind, operator, COMPARISONS[operator][0])
        elif operator in LOGIC:
            add(*match.span(), "logic", operator, LOGIC[operator][0])
        elif operator == "??":
            add(*match.span(), "default", "a ?? b", "b")
        elif operator in "+ +=" and (following[:1] in "s[" and text[match.end():].lstrip()[:1] in '"[#'):
            add(*match.span(), "concatenation", operator, "nothing added")
        else:
            add(*match.span(), "arithmetic", operator, ARITHMETIC[operator])
    for match in RANGE.finditer(code):
        add(*match.span(), "range", match.group(), f"{match.group()} without the last")
    for match in NEGATION.finditer(code):
        add(*match.span(), "negation", "!", "no !")
    for match in FLAG.finditer(code):
        add(*match.span(), "flag", match.group(), "false" if match.group() == "true" else "true")
    for match in NUMBER.finditer(code):
        add(*match.span(), "number", match.group(), str(int(match.group()) + 1))
    for match in CONDITION.finditer(code):
        if is_simple_condition(code, match.end()):
            add(match.end(), match.end(), "condition", "condition", "negated")
    for line in statements(lines):
        begin = starts[line] + len(lines[line]) - len(lines[line].lstrip())
        add(begin, starts[line] + len(lines[line].rstrip()), "statement", "call", "nothing")

    seen = {}
    found.sort(key=lambda mutation: (mutation.start, mutation.kind))
    for mutation in found:
        same = (mutation.code, mutation.change)
        mutation.occurrence = seen.get(same, 0)
        seen[same] = mutation.occurrence + 1
    return found


def is_simple_condition(code, start):
    """Returns whether a condition of names, members and calls, without operators, begins here."""
    if NOT_A_CONDITION.match(code, start):
        return False
    index = start
    while index < len(code):
        if code[index] in "([":
            index = end_of_group(code, index)
        elif code[index].isalnum() or code[index] in "_.$?":
            index += 1
        else:
            break
    return bool(re.compile(r",|\s+else\b|\s*\{").match(code, index))


def statements(lines):
    """Yields lines that are one complete call whose result is not used."""
    for number, line in enumerate(lines):
        if not CALL.match(line) or NOT_A_CALL.match(line) or not line.rstrip().endswith(")"):
            continue
        if line.count("(") != line.count(")") or line.count("{") != line.count("}"):
            continue
        before = next((other for other in reversed(lines[:number]) if other.strip()), "")
        after = next((other.strip() for other in lines[number + 1:] if other.strip()), "")
        if not re.search(r"[{})\]\w\"?:]\s*$", before) or re.search(r"\breturn\s*$", before):
            continue
        if before.rstrip().endswith(":") and not re.match(r"\s*(case|default)\b", before):
            continue
        if not re.match(r"[\w}_$@(#]", after) or after.startswith("else"):
            continue
        # The only statement of a function or closure is often its result.
        if before.rstrip().endswith(("{", " in")) and after.startswith("}") and not BLOCK.match(before):
            continue
        yield number


def operator_name(number):
    return "◇" + chr(0x2500 + number // 256) + chr(0x2600 + number % 256)


def rewrite(text, mutations):
    """Returns the text of a file that contains the mutations; each is switched on by its number."""
    edits = []
    for mutation in mutations:
        number, kind = mutation.number, mutation.kind
        if kind == "flag":
            edits.append((mutation.start, mutation.end, f"mutationFlag({number}, {mutation.original})"))
        elif kind == "number":
            edits.append((mutation.start, mutation.end, f"mutationNumber({number}, {mutation.original})"))
        elif kind == "statement":
            edits.append((mutation.start, mutation.start, f"if !isUnchanged({number}) {{ "))
            edits.append((mutation.end, mutation.end, " }"))
        else:
            edits.append((mutation.start, mutation.end, operator_name(number)))
    # Of the edits at one place, an insertion at the end of a line comes last.
    for start, end, new in sorted(edits, key=lambda edit: (edit[0], edit[1], edit[2] == " }"), reverse=True):
        text = text[:start] + new + text[end:]
    # A function that other modules inline cannot call the functions of a mutation.
    return re.sub(r"@(inlinable|usableFromInline)\b ?", "", text)


def declarations(mutations):
    """Returns a file that defines the operators and functions of a module's mutations."""
    lines = [
        "import CMutations", "",
        "func isUnchanged(_ number: Int32) -> Bool { isMutation(number) }",
        "func mutationFlag(_ number: Int32, _ value: Bool) -> Bool { isMutation(number) ? !value : value }",
        "func mutationNumber<T: ExpressibleByIntegerLiteral & AdditiveArithmetic>(_ number: Int32, _ value: T) -> T {",
        "    isMutation(number) ? value + 1 : value", "}",
    ]
    for mutation in mutations:
        lines += declaration(mutation)
    return "\n".join(lines) + "\n"


def declaration(mutation):
    kind, original, changed = mutation.kind, mutation.original, mutation.changed
    name, test = operator_name(mutation.number), f"isMutation({mutation.number})"
    if kind == "comparison":
        constraint = COMPARISONS[original][1]
        return [f"infix operator {name}: ComparisonPrecedence",
                f"func {name} <T: {constraint}>(a: T, b: T) -> Bool {{ {test} ? a {changed} b : a {original} b }}"]
    if kind == "nil":
        return [f"infix operator {name}: ComparisonPrecedence",
                f"func {name} <T: ~Copyable>(a: borrowing T?, b: _OptionalNilComparisonType) -> Bool {{",
                f"    {test} ? a {changed} b : a {original} b", "}"]
    if kind == "logic":
        return [f"infix operator {name}: {LOGIC[original][1]}",
                f"func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{",
                f"    {test} ? try a {changed} b() : try a {original} b()", "}"]
    if kind == "default":
        head = "(a: T?, b: @autoclosure () throws -> T"
        return [f"infix operator {name}: NilCoalescingPrecedence",
                f"func {name} <T>{head}) rethrows -> T {{ {test} ? try b() : try a ?? b() }}",
                f"func {name} <T>{head}?) rethrows -> T? {{ {test} ? try b() : try a ?? b() }}"]
    if kind == "range":
        result = "Range" if original == "..<" else "ClosedRange"
        return [f"infix operator {name}: RangeFormationPrecedence",
                f"func {name} <T: Strideable>(a: T, b: T) -> {result}<T> where T.Stride: SignedInteger {{",
                f"    {test} && a < b ? a{original}b.advanced(by: -1) : a{original}b", "}"]
    if kind == "negation":
        return [f"prefix operator {name}", f"prefix func {name} (a: Bool) -> Bool {{ {test} ? a : !a }}"]
    if kind == "condition":
        return [f"prefix operator {name}", f"prefix func {name} (a: Bool) -> Bool {{ {test} ? !a : a }}"]
    if kind == "concatenation":
        return concatenation(name, test, original)
    return arithmetic(name, test, original, changed) if kind == "arithmetic" else []


def concatenation(name, test, original):
    if original == "+=":
        return [f"infix operator {name}: AssignmentPrecedence",
                f"func {name} <T: RangeReplaceableCollection>(a: inout T, b: T) {{ if !{test} {{ a += b }} }}"]
    return [f"infix operator {name}: AdditionPrecedence",
            f"func {name} <T: RangeReplaceableCollection>(a: T, b: T) -> T {{ {test} ? a : a + b }}"]


def arithmetic(name, test, original, changed):
    if original[0] in "+-":
        if original.endswith("="):
            body = f"if {test} {{ a {changed} b }} else {{ a {original} b }}"
            lines = [f"infix operator {name}: AssignmentPrecedence",
                     f"func {name} <T: AdditiveArithmetic>(a: inout T, b: T) {{ {body} }}"]
            return lines + (concatenation(name, test, original)[1:] if original == "+=" else [])
        lines = [f"infix operator {name}: AdditionPrecedence",
                 f"func {name} <T: AdditiveArithmetic>(a: T, b: T) -> T {{ {test} ? a {changed} b : a {original} b }}"]
        return lines + (concatenation(name, test, original)[1:] if original == "+" else [])
    lines = [f"infix operator {name}: MultiplicationPrecedence"]
    for constraint in ["BinaryInteger"] + ([] if original == "%" else ["FloatingPoint"]):
        lines.append(f"func {name} <T: {constraint}>(a: T, b: T) -> T {{ {test} ? a {changed} b : a {original} b }}")
    return lines
