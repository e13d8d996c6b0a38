/// Prints structured Swift in the layout that swift-format would produce.
struct SwiftPrinter {
    static let width = 120
    private static let step = 4

    private var bytes: [UInt8] = []
    private var indentation = 0

    /// Returns the text of a file, which ends with a line break.
    static func render(_ file: SwiftFile) -> [UInt8] {
        var printer = SwiftPrinter()
        for line in file.heading { printer.comment("// ", SwiftComment.oneLine(line)) }
        if let condition = file.condition { printer.line("#if \(condition)") }
        let access = file.access.modifier.map { [$0] } ?? []
        for module in file.imports { printer.line("\(words: access)import \(module)") }
        for module in file.availableImports {
            printer.line("#if canImport(\(module))")
            printer.line("\(words: access)import \(module)")
            printer.line("#endif")
        }
        for module in file.internalImports { printer.line("import \(module)") }
        if let module = file.testableImport { printer.line("@testable import \(module)") }
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

    private mutating func line(_ code: SwiftCode) {
        indent()
        bytes.append(contentsOf: code.bytes)
        blankLine()
    }

    /// Appends a text without line breaks as a line comment.
    private mutating func comment(_ mark: StaticString, _ text: some StringProtocol) {
        indent()
        mark.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(text: text)
        blankLine()
    }

    private mutating func indent() {
        for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
    }

    private mutating func blankLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    private mutating func indented(_ print: (inout SwiftPrinter) -> Void) {
        indentation += Self.step
        print(&self)
        indentation -= Self.step
    }

    /// Whether the code fits on the line.
    /// - Parameter rest: The length of what follows on the same line.
    private func fits(_ code: SwiftCode, before rest: Int = 0) -> Bool {
        // A text has at most as many characters as bytes, and bytes are faster to count.
        let available = Self.width - indentation - rest
        if code.bytes.count <= available { return true }
        // The text of a definition is long, so no more characters are looked at than fit.
        if code.bytes.prefix(max(0, available + 1)).allSatisfy({ $0 < 0x80 }) { return false }
        return code.text.prefix(max(0, available + 1)).count <= available
    }

    // MARK: Declarations

    private mutating func declaration(_ declaration: SwiftDeclaration) {
        documentation(declaration.documentation)
        for note in declaration.notes { comment("// ", SwiftComment.oneLine(note)) }
        for attribute in declaration.attributes { line(attribute) }
        if let wrapper = declaration.wrapper { statement(wrapper) }
        let modifiers = declaration.modifiers
        switch declaration.kind {
        case .type(let type):
            self.type(type, modifiers)
        case .constant(let name, let type, let value):
            line("\(words: modifiers)let \(name): \(type)\(value, after: " = ")")
        case .variable(let name, let type, let value):
            line("\(words: modifiers)var \(name): \(type)\(value, after: " = ")")
        case .closure(let name, let type, let arguments, let body):
            closure("\(words: modifiers)var \(name):", "\(type) = { \(arguments) in", body)
        case .inferred(let name):
            line("\(words: modifiers)var \(name)")
        case .typeAlias(let name, let type):
            line("\(words: modifiers)typealias \(name) = \(type)")
        case .associatedType(let name, let inherited, let requirement):
            line("associatedtype \(name): \(inherited)\(requirement, after: " where ")")
        case .computed(let name, let type, let body):
            block("\(words: modifiers)var \(name): \(type)", body)
        case .function(let function):
            self.function(function, modifiers)
        case .enumCase(let name, let payload, let rawValue):
            line("case \(name)\(payload.map { "(\($0))" }, after: "")\(rawValue, after: " = ")")
        }
    }

    private mutating func closure(_ head: SwiftCode, _ opening: SwiftCode, _ body: SwiftCode) {
        let oneLine: SwiftCode = "\(head) \(opening) \(body) }"
        if fits(oneLine) { return line(oneLine) }
        let start: SwiftCode = "\(head) \(opening)"
        if fits(start) {
            line(start)
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
            for part in SwiftComment.wrapped(paragraph, width: Self.width - indentation - 4) { comment("/// ", part) }
        }
    }

    private mutating func type(_ type: SwiftTypeDeclaration, _ modifiers: [SwiftCode]) {
        let inherited = type.inherited.isEmpty ? nil : SwiftCode.joined(type.inherited)
        let head: SwiftCode = """
            \(words: modifiers)\(type.keyword.code) \(type.name)\(inherited, after: ": ")\
            \(type.requirement, after: " where ")
            """
        guard !type.members.isEmpty else { return line("\(head) {}") }
        line("\(head) {")
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

    private mutating func function(_ function: SwiftFunction, _ modifiers: [SwiftCode]) {
        let head: SwiftCode = "\(words: modifiers)\(function.name)("
        let arguments = function.arguments.map { argument -> SwiftCode in
            "\(argument.name): \(argument.type)\(argument.value, after: " = ")"
        }
        let tail: SwiftCode = ")\(function.effects, after: " ")\(function.result, after: " -> ")"
        let oneLine: SwiftCode = "\(head)\(joined: arguments)\(tail)"
        if fits(oneLine, before: function.body == nil ? 0 : " {".utf8.count) {
            if let body = function.body { block(oneLine, body) } else { line(oneLine) }
            return
        }
        line(head)
        indented { $0.filled(arguments) }
        if let body = function.body { brokenBlock(tail, body) } else { line(tail) }
    }

    /// Appends the pieces separated by commas, as many on each line as fit.
    private mutating func filled(_ pieces: [SwiftCode], end: SwiftCode = "") {
        var column = 0
        for (index, piece) in pieces.enumerated() {
            let mark: SwiftCode = index + 1 < pieces.count ? "," : end
            let length = piece.characterCount + mark.characterCount
            if index > 0, indentation + column + 1 + length <= Self.width {
                bytes.append(UInt8(ascii: " "))
                column += 1 + length
            } else {
                if index > 0 { blankLine() }
                indent()
                column = length
            }
            bytes.append(contentsOf: piece.bytes)
            bytes.append(contentsOf: mark.bytes)
        }
        if !pieces.isEmpty { blankLine() }
    }

    // MARK: Bodies

    /// Prints the block on one line if the body is empty or one short expression.
    private mutating func block(_ head: SwiftCode, _ body: [SwiftStatement]) {
        if body.isEmpty { return line("\(head) {}") }
        if body.count == 1, let short = body[0].short {
            let oneLine: SwiftCode = "\(head) { \(short) }"
            if fits(oneLine) { return line(oneLine) }
        }
        brokenBlock(head, body)
    }

    private mutating func brokenBlock(_ head: SwiftCode, _ body: [SwiftStatement]) {
        line("\(head) {")
        indented { $0.statements(body) }
        line("}")
    }

    private mutating func statements(_ statements: [SwiftStatement]) {
        for statement in statements { self.statement(statement) }
    }

    private mutating func statement(_ statement: SwiftStatement) {
        switch statement {
        case .code(let code):
            line(code)
        case .call(let head, let arguments, let suffix):
            call(head, arguments, suffix)
        case .switch(let subject, let cases):
            line("switch \(subject) {")
            for branch in cases { self.branch(branch) }
            line("}")
        case .compactClosure(let head, let body):
            block(head, body)
        case .closure(let head, let body, let others):
            closures(head, [SwiftStatement.Closure(body: body)] + others.map { .init(label: $0.label, body: $0.body) })
        case .closures(let head, let parts):
            closures(head, parts)
        case .continued(let statements):
            indented { $0.statements(statements) }
        case .literal(let elements):
            line("[")
            indented { printer in for element in elements { printer.line("\(element),") } }
            line("]")
        }
    }

    private mutating func closures(_ head: SwiftCode, _ closures: [SwiftStatement.Closure]) {
        for (index, closure) in closures.enumerated() {
            let opening = closure.label.map { "} \($0):" } ?? (index == 0 ? head : "}")
            line("\(opening) {\(closure.argument.map { "\($0) in" }, after: " ")")
            indented { $0.statements(closure.body) }
        }
        line("}")
    }

    private mutating func call(_ head: SwiftCode, _ arguments: [SwiftCode], _ suffix: SwiftCode) {
        let oneLine: SwiftCode = "\(head)(\(joined: arguments))\(suffix)"
        guard !fits(oneLine) else { return line(oneLine) }
        line("\(head)(")
        indented { $0.filled(arguments, end: ")\(suffix)") }
    }

    private mutating func branch(_ branch: SwiftStatement.Case) {
        let label: SwiftCode = branch.patterns.map { "case \(joined: $0):" } ?? "default:"
        if branch.body.count == 1, let short = branch.body[0].short {
            let oneLine: SwiftCode = "\(label) \(short)"
            if fits(oneLine) { return line(oneLine) }
        }
        line(label)
        indented { $0.statements(branch.body) }
    }
}

extension SwiftStatement {
    /// A statement that may share a line with other code.
    fileprivate var short: SwiftCode? {
        if case .code(let code) = self { code } else { nil }
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
