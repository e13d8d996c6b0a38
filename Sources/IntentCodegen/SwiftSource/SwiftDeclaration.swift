/// One declaration with what stands before it.
struct SwiftDeclaration {
    /// What a doc comment says, a paragraph each; any text.
    var documentation: [String] = []
    /// Line comments above the declaration, a line each.
    var notes: [String] = []
    /// A line each, above the declaration.
    var attributes: [SwiftCode] = []
    /// An attribute with arguments, below the others and broken where it is too long: `@Parameter(…)`.
    var wrapper: SwiftStatement?
    /// In the order they are printed: `public`, `nonisolated`, `static`.
    var modifiers: [SwiftCode] = []
    var kind: Kind

    indirect enum Kind {
        case type(SwiftTypeDeclaration)
        /// `let name: Type = value`
        case constant(name: SwiftIdentifier, type: SwiftCode, value: SwiftCode?)
        /// `var name: Type = value`
        case variable(name: SwiftIdentifier, type: SwiftCode, value: SwiftCode?)
        /// `var name: Type = { arguments in body }`
        case closure(name: SwiftIdentifier, type: SwiftCode, arguments: SwiftCode, body: SwiftCode)
        /// `var name`, of the type that its property wrapper gives it.
        case inferred(name: SwiftIdentifier)
        /// `typealias Name = Type`
        case typeAlias(name: SwiftCode, type: SwiftCode)
        /// `associatedtype Name: Protocol where Requirement`
        case associatedType(name: SwiftIdentifier, inherited: SwiftCode, requirement: SwiftCode?)
        /// `var name: Type { … }`
        case computed(name: SwiftIdentifier, type: SwiftCode, body: [SwiftStatement])
        case function(SwiftFunction)
        /// `case name(Payload)`, `case name = 1`
        case enumCase(name: SwiftIdentifier, payload: SwiftCode?, rawValue: SwiftCode? = nil)
    }
}

/// A struct, class, enum, protocol or extension.
struct SwiftTypeDeclaration {
    enum Keyword: String {
        case `struct`, `class`, `enum`, `protocol`, `extension`
    }

    var keyword: Keyword
    var name: SwiftCode
    var inherited: [SwiftCode] = []
    var requirement: SwiftCode?
    var members: [SwiftDeclaration]
}

/// A function or an initialiser.
struct SwiftFunction {
    struct Argument {
        /// Label and name: `for intent`, `access`.
        var name: SwiftCode
        var type: SwiftCode
        var value: SwiftCode?
    }

    /// `func name`, or `init`.
    var name: SwiftCode
    var arguments: [Argument]
    /// `async throws`
    var effects: SwiftCode?
    var result: SwiftCode?
    /// Nil for a requirement of a protocol.
    var body: [SwiftStatement]?
}
