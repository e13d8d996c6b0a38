import IntentSystem

/// Prints structured Swift in the layout that swift-format would produce.
///
/// A form on one line is printed first. If it turns out to be too long, it is removed again, and a form on several lines
/// replaces it.
struct SwiftPrinter: ~Copyable {
    static let width = 120
    private static let step = 4

    private var output = OutputBuffer(capacity: 1 << 16)
    private var indentation = 0
    /// The offset of the current line in `output`.
    private var lineStart = 0

    /// Returns the text of a file, which ends with a line break.
    static func render(_ file: SwiftFile) -> [UInt8] {
        var printer = SwiftPrinter()
        for line in file.heading { printer.comment("// ", SwiftComment.oneLine(line)[...]) }
        if let condition = file.condition { printer.line("#if \(condition)") }
        let access = file.access.modifier.map { [$0] } ?? []
        for module in file.imports { printer.line(access, "import ", module) }
        for module in file.availableImports {
            printer.line("#if canImport(Darwin)")
            printer.line(access, "import ", module)
            printer.line("#endif")
        }
        for module in file.internalImports { printer.line("import \(module)") }
        if let module = file.testableImport { printer.line("@testable import \(module)") }
        for part in file.parts {
            for declaration in part() {
                printer.endLine()
                printer.declaration(declaration)
            }
        }
        if file.condition != nil {
            printer.endLine()
            printer.line("#endif")
        }
        return printer.output.bytes
    }

    // MARK: Pieces

    private mutating func append(_ code: SwiftCode) {
        code.withUTF8 { output.append($0) }
    }

    /// Appends the code after a prefix; nothing if there is no code.
    private mutating func append(_ prefix: SwiftCode, _ code: SwiftCode?) {
        guard let code else { return }
        append(prefix)
        append(code)
    }

    private mutating func append(joined pieces: [SwiftCode]) {
        for (index, piece) in pieces.enumerated() {
            if index > 0 { append(", ") }
            append(piece)
        }
    }

    // MARK: Lines

    private mutating func beginLine() {
        lineStart = output.count
        output.append(repeating: UInt8(ascii: " "), count: indentation)
    }

    private mutating func endLine() {
        output.append(UInt8(ascii: "\n"))
    }

    private mutating func line(_ code: SwiftCode) {
        beginLine()
        append(code)
        endLine()
    }

    /// Prints a line of modifiers, a keyword, a name and what follows.
    private mutating func line(
        _ modifiers: [SwiftCode], _ keyword: SwiftCode, _ name: SwiftCode,
        _ rest: (inout SwiftPrinter) -> Void = { _ in }
    ) {
        begin(modifiers, keyword, name)
        rest(&self)
        endLine()
    }

    /// Begins a line with modifiers, a keyword and a name.
    private mutating func begin(_ modifiers: [SwiftCode], _ keyword: SwiftCode, _ name: SwiftCode) {
        beginLine()
        for modifier in modifiers { append(modifier, " ") }
        append(keyword, name)
    }

    /// Appends a text without line breaks as a line comment.
    private mutating func comment(_ mark: SwiftCode, _ text: Substring) {
        beginLine()
        append(mark)
        output.append(text: text)
        endLine()
    }

    private mutating func indented(_ print: (inout SwiftPrinter) -> Void) {
        indentation += Self.step
        print(&self)
        indentation -= Self.step
    }

    /// Continues the line. If the line becomes too long, removes what was printed and returns false.
    /// - Parameter rest: The length of what will follow on the same line.
    private mutating func fits(before rest: Int = 0, _ print: (inout SwiftPrinter) -> Void) -> Bool {
        let end = output.count
        print(&self)
        if output.withBytes(from: lineStart, { Self.isShort($0, Self.width - rest) }) { return true }
        output.removeAll(from: end)
        return false
    }

    /// Whether the text has at most so many characters.
    private static func isShort(_ line: UnsafeBufferPointer<UInt8>, _ limit: Int) -> Bool {
        // A text has at most as many characters as bytes, and bytes are faster to count.
        if line.count <= limit { return true }
        // The text of a definition is long, so no more characters are looked at than fit.
        if line.prefix(limit + 1).allSatisfy({ $0 < 0x80 }) { return false }
        return String(decoding: line, as: UTF8.self).prefix(limit + 1).count <= limit
    }

    // MARK: Declarations

    private mutating func declaration(_ declaration: SwiftDeclaration) {
        if let condition = declaration.condition { line("#if \(condition)") }
        documentation(declaration.documentation)
        for note in declaration.notes { comment("// ", SwiftComment.oneLine(note)[...]) }
        for attribute in declaration.attributes { line(attribute) }
        if let wrapper = declaration.wrapper { statement(wrapper) }
        let modifiers = declaration.modifiers
        switch declaration.kind {
        case .type(let type):
            self.type(type, modifiers)
        case .constant(let name, let type, let value):
            line(modifiers, "let ", SwiftCode(name)) { $0.property(type, value) }
        case .variable(let name, let type, let value):
            line(modifiers, "var ", SwiftCode(name)) { $0.property(type, value) }
        case .closure(let name, let type, let arguments, let body):
            begin(modifiers, "var ", "\(name):")
            closure("\(type) = { \(arguments) in", body)
        case .inferred(let name):
            line(modifiers, "var ", SwiftCode(name))
        case .typeAlias(let name, let type):
            line(modifiers, "typealias ", name) { $0.append(" = ", type) }
        case .associatedType(let name, let inherited, let requirement):
            line([], "associatedtype ", "\(name): \(inherited)") { $0.append(" where ", requirement) }
        case .computed(let name, let type, let body):
            begin(modifiers, "var ", SwiftCode(name))
            append(": ", type)
            block(body)
        case .function(let function):
            self.function(function, modifiers)
        case .enumCase(let name, let payload, let rawValue):
            line([], "case ", SwiftCode(name)) { printer in
                if let payload { printer.append("(\(payload))") }
                printer.append(" = ", rawValue)
            }
        }
        if declaration.condition != nil { line("#endif") }
    }

    private mutating func property(_ type: SwiftCode, _ value: SwiftCode?) {
        append(": ", type)
        append(" = ", value)
    }

    /// Continues the line with a closure: all of it, or its opening, or nothing.
    private mutating func closure(_ opening: SwiftCode, _ body: SwiftCode) {
        let isOneLine = fits { printer in
            printer.append(" ", opening)
            printer.append(" ", body)
            printer.append(" }")
        }
        if isOneLine { return endLine() }
        if fits({ $0.append(" ", opening) }) {
            endLine()
            indented { $0.line(body) }
            return line("}")
        }
        endLine()
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
        line(modifiers, type.keyword.code, type.name) { printer in
            if !type.inherited.isEmpty {
                printer.append(": ")
                printer.append(joined: type.inherited)
            }
            printer.append(" where ", type.requirement)
            printer.append(type.members.isEmpty ? " {}" : " {")
        }
        if type.members.isEmpty { return }
        indented { printer in
            for (index, member) in type.members.enumerated() {
                if index > 0, !type.members[index - 1].isGrouped(with: member) { printer.endLine() }
                printer.declaration(member)
            }
        }
        line("}")
    }

    private mutating func function(_ function: SwiftFunction, _ modifiers: [SwiftCode]) {
        begin(modifiers, function.name, "(")
        let arguments = function.arguments
        let isOneLine = fits(before: function.body == nil ? 0 : " {".utf8.count) { printer in
            for (index, argument) in arguments.enumerated() {
                if index > 0 { printer.append(", ") }
                printer.argument(argument)
            }
            printer.result(of: function)
        }
        if !isOneLine {
            endLine()
            indented { $0.filled(arguments) { $0.argument($1) } }
            beginLine()
            result(of: function)
        }
        guard let body = function.body else { return endLine() }
        if isOneLine { block(body) } else { brokenBlock(body) }
    }

    private mutating func argument(_ argument: SwiftFunction.Argument) {
        append(argument.name)
        property(argument.type, argument.value)
    }

    private mutating func result(of function: SwiftFunction) {
        append(")")
        append(" ", function.effects)
        append(" -> ", function.result)
    }

    /// Appends the pieces separated by commas, as many on each line as fit.
    private mutating func filled<Piece>(
        _ pieces: [Piece], end: SwiftCode = "", _ print: (inout SwiftPrinter, Piece) -> Void
    ) {
        for (index, piece) in pieces.enumerated() {
            let mark: SwiftCode = index + 1 < pieces.count ? "," : end
            if index > 0 {
                let continues = fits { printer in
                    printer.append(" ")
                    print(&printer, piece)
                    printer.append(mark)
                }
                if continues { continue }
                endLine()
            }
            beginLine()
            print(&self, piece)
            append(mark)
        }
        if !pieces.isEmpty { endLine() }
    }

    // MARK: Bodies

    /// Continues the line with a block, on the same line if the body is empty or one short expression.
    private mutating func block(_ body: [SwiftStatement]) {
        if body.isEmpty {
            append(" {}")
            return endLine()
        }
        if body.count == 1, let short = body[0].short {
            let isOneLine = fits { printer in
                printer.append(" { ", short)
                printer.append(" }")
            }
            if isOneLine { return endLine() }
        }
        brokenBlock(body)
    }

    private mutating func brokenBlock(_ body: [SwiftStatement]) {
        append(" {")
        endLine()
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
            beginLine()
            append(head)
            block(body)
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
        beginLine()
        append(head, "(")
        let isOneLine = fits { printer in
            printer.append(joined: arguments)
            printer.append(")", suffix)
        }
        endLine()
        if !isOneLine { indented { $0.filled(arguments, end: ")\(suffix)") { $0.append($1) } } }
    }

    private mutating func branch(_ branch: SwiftStatement.Case) {
        beginLine()
        if let patterns = branch.patterns {
            append("case ")
            append(joined: patterns)
            append(":")
        } else {
            append("default:")
        }
        let short = branch.body.count == 1 ? branch.body[0].short : nil
        let isOneLine = short.map { short in fits { $0.append(" ", short) } } ?? false
        endLine()
        if !isOneLine { indented { $0.statements(branch.body) } }
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
