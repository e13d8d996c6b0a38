/// Prints structured Swift in the layout that swift-format would produce.
struct SwiftPrinter {
    static let width = 120
    private static let step = 4

    private var bytes: [UInt8] = []
    private var indentation = 0

    /// Returns the text of a file, which ends with a line break.
    static func render(_ file: SwiftFile) -> [UInt8] {
        var printer = SwiftPrinter()
        for line in file.heading { printer.line("// " + SwiftComment.oneLine(line)) }
        if let condition = file.condition { printer.line("#if \(condition.text)") }
        let access = file.access.modifier.map { $0.text + " " } ?? ""
        for module in file.imports { printer.line("\(access)import \(module.text)") }
        for module in file.internalImports { printer.line("import \(module.escaped)") }
        if let module = file.testableImport { printer.line("@testable import \(module.escaped)") }
        for declaration in file.declarations {
            printer.blankLine()
            printer.declaration(declaration)
        }
        if file.condition != nil {
            printer.blankLine()
            printer.line("#endif")
        }
        return printer.bytes
    }

    // MARK: Lines

    private mutating func line(_ content: String) {
        line([content])
    }

    /// Appends the pieces as one line.
    private mutating func line(_ pieces: [String]) {
        for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
        for var piece in pieces { piece.withUTF8 { bytes.append(contentsOf: $0) } }
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func blankLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func indented(_ print: (inout SwiftPrinter) -> Void) {
        indentation += Self.step
        print(&self)
        indentation -= Self.step
    }

    private func fits(_ content: String) -> Bool { fits([content]) }

    private func fits(_ pieces: [String]) -> Bool {
        // A text has at most as many characters as bytes, and bytes are faster to count.
        var count = indentation
        for piece in pieces { count += piece.utf8.count }
        if count <= Self.width { return true }
        if pieces.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) { return false }
        return pieces.reduce(indentation) { $0 + $1.count } <= Self.width
    }

    // MARK: Declarations

    private mutating func declaration(_ declaration: SwiftDeclaration) {
        documentation(declaration.documentation)
        for note in declaration.notes { line("// " + SwiftComment.oneLine(note)) }
        for attribute in declaration.attributes { line(attribute.text) }
        if let wrapper = declaration.wrapper { statement(wrapper) }
        let modifiers = declaration.modifiers.map { $0.text + " " }.joined()
        switch declaration.kind {
        case .type(let type):
            self.type(type, modifiers: modifiers)
        case .constant(let name, let type, let value):
            line([modifiers, "let ", name.escaped, ": ", type.text] + (value.map { [" = ", $0.text] } ?? []))
        case .variable(let name, let type, let value):
            line("\(modifiers)var \(name.escaped): \(type.text)" + (value.map { " = \($0.text)" } ?? ""))
        case .closure(let name, let type, let arguments, let body):
            closure("\(modifiers)var \(name.escaped):", type.text, arguments.text, body.text)
        case .inferred(let name):
            line("\(modifiers)var \(name.escaped)")
        case .typeAlias(let name, let type):
            line("\(modifiers)typealias \(name.text) = \(type.text)")
        case .associatedType(let name, let inherited, let requirement):
            line(
                "associatedtype \(name.escaped): \(inherited.text)" + (requirement.map { " where \($0.text)" } ?? ""))
        case .computed(let name, let type, let body):
            block([modifiers, "var ", name.escaped, ": ", type.text], body)
        case .function(let function):
            self.function(function, modifiers: modifiers)
        case .enumCase(let name, let payload, let rawValue):
            line(
                "case \(name.escaped)" + (payload.map { "(\($0.text))" } ?? "")
                    + (rawValue.map { " = \($0.text)" } ?? ""))
        }
    }

    private mutating func closure(_ head: String, _ type: String, _ arguments: String, _ body: String) {
        let opening = "\(type) = { \(arguments) in"
        if fits("\(head) \(opening) \(body) }") { return line("\(head) \(opening) \(body) }") }
        if fits("\(head) \(opening)") {
            line("\(head) \(opening)")
            indented { $0.line(body) }
            return line("}")
        }
        line(head)
        indented { printer in
            printer.line(opening)
            printer.indented { $0.line(body) }
            printer.line("}")
        }
    }

    private mutating func documentation(_ paragraphs: [String]) {
        for (index, paragraph) in paragraphs.enumerated() {
            if index > 0 { line("///") }
            for part in SwiftComment.wrapped(paragraph, width: Self.width - indentation - 4) { line(["/// ", part]) }
        }
    }

    private mutating func type(_ type: SwiftTypeDeclaration, modifiers: String) {
        var head = "\(modifiers)\(type.keyword.rawValue) \(type.name.text)"
        if !type.inherited.isEmpty { head += ": " + type.inherited.map(\.text).joined(separator: ", ") }
        if let requirement = type.requirement { head += " where \(requirement.text)" }
        guard !type.members.isEmpty else { return line(head + " {}") }
        line(head + " {")
        indented { printer in
            var previous: SwiftDeclaration?
            for member in type.members {
                if let previous, !previous.isGrouped(with: member) { printer.blankLine() }
                printer.declaration(member)
                previous = member
            }
        }
        line("}")
    }

    private mutating func function(_ function: SwiftFunction, modifiers: String) {
        let arguments = function.arguments.map { argument in
            argument.value.map { "\(argument.name.text): \(argument.type.text) = \($0.text)" }
                ?? "\(argument.name.text): \(argument.type.text)"
        }
        var tail = [")"]
        if let effects = function.effects { tail += [" ", effects.text] }
        if let result = function.result { tail += [" -> ", result.text] }
        let oneLine = [modifiers, function.name.text, "("] + separated(arguments) + tail
        if fits(function.body == nil ? oneLine : oneLine + [" {"]) {
            if let body = function.body { block(oneLine, body) } else { line(oneLine) }
            return
        }
        line([modifiers, function.name.text, "("])
        indented { $0.filled(arguments) }
        if let body = function.body { brokenBlock(tail, body) } else { line(tail) }
    }

    private func separated(_ pieces: [String]) -> [String] {
        guard pieces.count > 1, let first = pieces.first else { return pieces }
        return pieces.dropFirst().reduce(into: [first]) { all, piece in
            all.append(", ")
            all.append(piece)
        }
    }

    /// Appends the pieces separated by commas, as many on each line as fit.
    private mutating func filled(_ pieces: [String], end: String = "") {
        var current: [String] = []
        for (index, piece) in pieces.enumerated() {
            let comma = index + 1 < pieces.count ? "," : end
            if !current.isEmpty, !fits(current + [" ", piece, comma]) {
                line(current)
                current = []
            }
            current += current.isEmpty ? [piece, comma] : [" ", piece, comma]
        }
        if !current.isEmpty { line(current) }
    }

    // MARK: Bodies

    private mutating func block(_ head: String, _ body: [SwiftStatement]) { block([head], body) }

    /// Prints the block on one line if the body is empty or one short expression.
    private mutating func block(_ head: [String], _ body: [SwiftStatement]) {
        if body.isEmpty { return line(head + [" {}"]) }
        if body.count == 1, let short = body[0].short {
            let oneLine = head + [" { ", short, " }"]
            if fits(oneLine) { return line(oneLine) }
        }
        brokenBlock(head, body)
    }

    private mutating func brokenBlock(_ head: [String], _ body: [SwiftStatement]) {
        line(head + [" {"])
        indented { $0.statements(body) }
        line("}")
    }

    private mutating func statements(_ statements: [SwiftStatement]) {
        for statement in statements { self.statement(statement) }
    }

    private mutating func statement(_ statement: SwiftStatement) {
        switch statement {
        case .code(let code):
            line(code.text)
        case .call(let head, let arguments, let suffix):
            call(head.text, arguments.map(\.text), suffix.text)
        case .switch(let subject, let cases):
            line("switch \(subject.text) {")
            for branch in cases { self.branch(branch) }
            line("}")
        case .compactClosure(let head, let body):
            block(head.text, body)
        case .closure(let head, let body, let others):
            closures(
                head.text, [SwiftStatement.Closure(body: body)] + others.map { .init(label: $0.label, body: $0.body) })
        case .closures(let head, let parts):
            closures(head.text, parts)
        case .continued(let statements):
            indented { $0.statements(statements) }
        case .literal(let elements):
            line("[")
            indented { printer in for element in elements { printer.line(element.text + ",") } }
            line("]")
        }
    }

    private mutating func closures(_ head: String, _ closures: [SwiftStatement.Closure]) {
        for (index, closure) in closures.enumerated() {
            let opening = closure.label.map { "} \($0.text):" } ?? (index == 0 ? head : "}")
            line("\(opening) {" + (closure.argument.map { " \($0.text) in" } ?? ""))
            indented { $0.statements(closure.body) }
        }
        line("}")
    }

    private mutating func call(_ head: String, _ arguments: [String], _ suffix: String) {
        let oneLine = [head, "("] + separated(arguments) + [")", suffix]
        guard !fits(oneLine) else { return line(oneLine) }
        line([head, "("])
        indented { $0.filled(arguments, end: ")" + suffix) }
    }

    private mutating func branch(_ branch: SwiftStatement.Case) {
        let label = branch.patterns.map { ["case "] + separated($0.map(\.text)) + [":"] } ?? ["default:"]
        if branch.body.count == 1, let short = branch.body[0].short {
            let oneLine = label + [" ", short]
            if fits(oneLine) { return line(oneLine) }
        }
        line(label)
        indented { $0.statements(branch.body) }
    }
}

extension SwiftStatement {
    /// The text of a statement that may share a line with other code.
    fileprivate var short: String? {
        if case .code(let code) = self { code.text } else { nil }
    }

    /// Whether the statement is an expression or a call, which wraps only if it is long.
    fileprivate var isShort: Bool {
        switch self {
        case .code, .call: true
        default: false
        }
    }
}

extension SwiftDeclaration {
    /// Whether no blank line separates the two declarations: stored properties, enum cases, protocol requirements and
    /// short computed properties are grouped.
    fileprivate func isGrouped(with next: SwiftDeclaration) -> Bool {
        switch (kind, next.kind) {
        case (.constant, .constant), (.closure, .closure), (.enumCase, .enumCase): true
        case (.variable, .variable): wrapper == nil && next.wrapper == nil
        case (.computed(_, _, let first), .computed(_, _, let second)):
            first.count == 1 && second.count == 1 && first[0].isShort && second[0].isShort
        case (.function(let first), .function(let second)): first.body == nil && second.body == nil
        default: false
        }
    }
}
