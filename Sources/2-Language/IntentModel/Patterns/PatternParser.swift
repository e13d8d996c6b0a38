/// Reads patterns.
struct PatternParser {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var depth = 0

    init(_ source: String) { scalars = Array(source.unicodeScalars) }

    mutating func parse() throws(PatternError) -> PatternNode {
        guard scalars.count <= TextPattern.maximumLength else {
            throw PatternError(
                "a pattern has at most \(TextPattern.maximumLength) characters", at: 0..<scalars.count)
        }
        let node = try choice()
        if position < scalars.count {
            throw PatternError("this ')' closes no group", at: position..<position + 1, replacement: "\\)")
        }
        return node
    }

    // MARK: Groups and sequences

    private mutating func choice() throws(PatternError) -> PatternNode {
        var parts = [try sequence()]
        while take("|") { parts.append(try sequence()) }
        return parts.count == 1 ? parts[0] : .choice(parts)
    }

    private mutating func sequence() throws(PatternError) -> PatternNode {
        var parts: [PatternNode] = []
        while let next = peek(), next != "|", next != ")" { parts.append(try repetition()) }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    private mutating func repetition() throws(PatternError) -> PatternNode {
        let part = try atom()
        let start = position
        guard let (minimum, maximum) = try count() else { return part }
        if let next = peek(), next == "?" || next == "+" || next == "*" || next == "{" {
            let reason = "'\(next)' cannot follow another number of repetitions"
            throw PatternError(
                next == "{" ? reason : "\(reason); a match of the whole text has no lazy and no possessive ones",
                at: position..<position + 1, replacement: next == "{" ? nil : "")
        }
        if let maximum, minimum > maximum {
            throw PatternError("\(minimum) repetitions are more than \(maximum)", at: start..<position)
        }
        return .repeated(part, minimum: minimum, maximum: maximum)
    }

    /// Reads a number of repetitions; nil if there is none.
    private mutating func count() throws(PatternError) -> (minimum: Int, maximum: Int?)? {
        if take("*") { return (0, nil) }
        if take("+") { return (1, nil) }
        if take("?") { return (0, 1) }
        let start = position
        guard take("{") else { return nil }
        let minimum = number()
        var maximum = minimum
        if take(",") { maximum = number() }
        guard let minimum, take("}") else {
            throw PatternError(
                "'{' begins a number of repetitions, such as {2}, {2,} or {2,4}; write '\\{' for the character",
                at: start..<start + 1, replacement: "\\{")
        }
        return (minimum, maximum)
    }

    /// Reads a number of at most four digits; nil if there is none.
    private mutating func number() -> Int? {
        let start = position
        while let digit = peek(), ("0"..."9").contains(digit), position - start < 4 { position += 1 }
        return Int(String(String.UnicodeScalarView(scalars[start..<position])))
    }

    private mutating func atom() throws(PatternError) -> PatternNode {
        let start = position
        guard let scalar = next() else { return .sequence([]) }
        switch scalar {
        case "(": return try group(from: start)
        case "[": return .set(try characterClass(from: start))
        case "\\": return .set(try escape(from: start))
        case ".": return .set(.line)
        case "^", "$": throw anchor(scalar, at: start)
        case "*", "+", "?":
            throw PatternError(
                "'\(scalar)' repeats nothing; write '\\\(scalar)' for the character", at: start..<position,
                replacement: "\\\(scalar)")
        case "{", "}", "]":
            throw PatternError(
                "'\(scalar)' is part of the syntax; write '\\\(scalar)' for the character", at: start..<position,
                replacement: "\\\(scalar)")
        default: return .set(ScalarSet(scalar))
        }
    }

    private func anchor(_ scalar: Unicode.Scalar, at start: Int) -> PatternError {
        let isOutside = scalar == "^" ? start == 0 : start == scalars.count - 1
        return PatternError(
            isOutside
                ? "'\(scalar)' is not needed, because a pattern matches the whole text"
                : "'\(scalar)' is part of the syntax; write '\\\(scalar)' for the character",
            at: start..<start + 1, replacement: isOutside ? "" : "\\\(scalar)")
    }

    private mutating func group(from start: Int) throws(PatternError) -> PatternNode {
        if take("?"), !take(":") {
            let isName = peek() == "<" && !["=", "!"].contains(peek(after: 1))
            throw PatternError(
                isName
                    ? "a group has no name; write '(' without one"
                    : "patterns have no look-around and no options; a group is '(…)' or '(?:…)'",
                at: start..<min(position + 1, scalars.count))
        }
        depth += 1
        defer { depth -= 1 }
        guard depth <= 20 else { throw PatternError("groups are nested more than 20 times", at: start..<start + 1) }
        let node = try choice()
        guard take(")") else { throw PatternError("this '(' is not closed", at: start..<start + 1) }
        return node
    }

    // MARK: Classes

    private mutating func characterClass(from start: Int) throws(PatternError) -> ScalarSet {
        let isNegated = take("^")
        var set = ScalarSet()
        var isEmpty = true
        while let scalar = peek(), scalar != "]" {
            isEmpty = false
            set.insert(try classItem())
        }
        guard take("]") else { throw PatternError("this '[' is not closed", at: start..<start + 1) }
        if isEmpty { throw PatternError("this class contains no character", at: start..<position) }
        set.isNegated = isNegated
        return set
    }

    /// Reads a character, a range such as `a-z`, or an escape.
    private mutating func classItem() throws(PatternError) -> ScalarSet {
        let start = position
        let first = try classCharacter()
        guard peek() == "-", let following = peek(after: 1), following != "]" else { return first }
        position += 1
        let last = try classCharacter()
        guard let low = first.onlyScalar, let high = last.onlyScalar else {
            throw PatternError(
                "a range has a character at each end; write '\\-' for the character", at: start..<position)
        }
        guard low <= high else {
            throw PatternError("this range is empty, because its first character comes last", at: start..<position)
        }
        return ScalarSet([low...high])
    }

    private mutating func classCharacter() throws(PatternError) -> ScalarSet {
        let start = position
        guard let scalar = next() else { return ScalarSet() }
        switch scalar {
        case "\\": return try escape(from: start)
        case "[":
            throw PatternError(
                "a class contains no other class; write '\\[' for the character", at: start..<position,
                replacement: "\\[")
        default: return ScalarSet(scalar)
        }
    }

    // MARK: Escapes

    private mutating func escape(from start: Int) throws(PatternError) -> ScalarSet {
        guard let scalar = next() else {
            throw PatternError("'\\' escapes nothing; write '\\\\' for the character", at: start..<position)
        }
        switch scalar {
        case "d": return .digits
        case "D": return .digits.negated
        case "w": return .wordCharacters
        case "W": return .wordCharacters.negated
        case "s": return .spaces
        case "S": return .spaces.negated
        case "t": return ScalarSet("\t")
        case "n": return ScalarSet("\n")
        case "r": return ScalarSet("\r")
        case "u": return try codePoint(from: start)
        case "p", "P": return try category(from: start, isNegated: scalar == "P")
        case "0"..."9": throw PatternError("patterns have no back-references", at: start..<position)
        case "b", "B": throw PatternError("patterns have no look-around, such as '\\\(scalar)'", at: start..<position)
        default:
            guard scalar.isASCII, scalar.isPrintable, !("a"..."z").contains(scalar), !("A"..."Z").contains(scalar)
            else {
                throw PatternError(
                    "unknown escape '\\\(scalar)'; the escapes are \\d, \\w, \\s, \\D, \\W, \\S, \\t, \\n, \\r, \\u0000, "
                        + "\\p{…}, \\P{…} and punctuation", at: start..<position)
            }
            return ScalarSet(scalar)
        }
    }

    /// Reads four hexadecimal digits.
    private mutating func codePoint(from start: Int) throws(PatternError) -> ScalarSet {
        let digits = scalars[position..<min(position + 4, scalars.count)]
        position += digits.count
        guard digits.count == 4, digits.allSatisfy(\.properties.isASCIIHexDigit),
            let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let scalar = Unicode.Scalar(value)
        else { throw PatternError("'\\u' is followed by four hexadecimal digits of a character", at: start..<position) }
        return ScalarSet(scalar)
    }

    /// Reads a general category in braces.
    private mutating func category(from start: Int, isNegated: Bool) throws(PatternError) -> ScalarSet {
        let rest = scalars[position...]
        guard rest.first == "{", let end = rest.firstIndex(of: "}"),
            let categories = CategorySet(named: String(String.UnicodeScalarView(rest[(position + 1)..<end])))
        else {
            throw PatternError(
                "'\\p' is followed by a general category of Unicode, such as \\p{L}, \\p{Lu} or \\p{Nd}",
                at: start..<position)
        }
        position = end + 1
        return ScalarSet(categories: categories, isNegated: isNegated)
    }

    // MARK: Scalars

    private func peek(after count: Int = 0) -> Unicode.Scalar? {
        scalars.indices.contains(position + count) ? scalars[position + count] : nil
    }

    private mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek() else { return nil }
        position += 1
        return scalar
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        position += 1
        return true
    }
}

extension ScalarSet {
    /// The value of the only scalar; nil if there are several.
    var onlyScalar: UInt32? {
        guard let only = ranges.first, ranges.count == 1, only.count == 1, categories.isEmpty, !isNegated else {
            return nil
        }
        return only.lowerBound
    }
}
