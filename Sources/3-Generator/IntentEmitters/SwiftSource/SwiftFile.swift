/// The contents of a source file.
struct SwiftFile {
    /// Line comments at the top of the file; any text.
    var heading: [String]
    /// Modules to import with the access level of the file, in print order.
    var imports: [SwiftCode]
    /// Modules of Apple's systems to import with the access level of the file, in print order. Elsewhere, their names are in another.
    var availableImports: [SwiftCode] = []
    var access: SwiftAccess
    /// Modules that only function bodies use, and those that the user added. Imported last, without an access level.
    var internalImports: [SwiftIdentifier] = []
    /// A module to import with `@testable`, after all others.
    var testableImport: SwiftIdentifier?
    /// The condition of an `#if` around everything after the heading, such as `canImport(AppIntents)`.
    var condition: SwiftCode?
    /// Each part is printed before the next is translated. Otherwise a large file would take several times its size.
    var parts: [() -> [SwiftDeclaration]]
}

/// The access level of the generated declarations.
package enum SwiftAccess: String, CaseIterable, Sendable {
    case `internal`, package, `public`

    /// The modifier; nil for `internal`, which is the default in Swift.
    var modifier: SwiftCode? {
        switch self {
        case .internal: nil
        case .package: "package"
        case .public: "public"
        }
    }
}

/// A declaration with its documentation, attributes and modifiers.
struct SwiftDeclaration {
    /// The paragraphs of the doc comment; any text.
    var documentation: [String] = []
    /// Line comments above the declaration, one element per line.
    var notes: [String] = []
    /// Attributes above the declaration, one per line.
    var attributes: [SwiftCode] = []
    /// The condition of an `#if` around the declaration and its attributes.
    var condition: SwiftCode?
    /// An attribute with arguments, such as `@Parameter(…)`, printed below the others and wrapped if it is too long.
    var wrapper: SwiftStatement?
    /// Modifiers in print order, such as `public`, `nonisolated`, `static`.
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
        /// `var name`, with the type inferred from its property wrapper.
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

extension SwiftDeclaration.Kind {
    static func type(
        keyword: SwiftTypeDeclaration.Keyword, name: SwiftCode, inherited: [SwiftCode] = [],
        requirement: SwiftCode? = nil, members: [SwiftDeclaration]
    ) -> Self {
        .type(
            SwiftTypeDeclaration(
                keyword: keyword, name: name, inherited: inherited, requirement: requirement, members: members))
    }
}

/// A struct, class, enum, protocol or extension.
struct SwiftTypeDeclaration {
    enum Keyword {
        case `struct`, `class`, `enum`, `protocol`, `extension`

        /// The keyword and a space.
        var code: SwiftCode {
            switch self {
            case .struct: "struct "
            case .class: "class "
            case .enum: "enum "
            case .protocol: "protocol "
            case .extension: "extension "
            }
        }
    }

    var keyword: Keyword
    var name: SwiftCode
    var inherited: [SwiftCode] = []
    var requirement: SwiftCode?
    var members: [SwiftDeclaration]
}

/// A function or an initializer.
struct SwiftFunction {
    struct Argument {
        /// Label and name, such as `for intent` or `access`.
        var name: SwiftCode
        var type: SwiftCode
        var value: SwiftCode?
    }

    /// `func name`, or `init`.
    var name: SwiftCode
    var arguments: [Argument] = []
    /// `async throws`
    var effects: SwiftCode?
    var result: SwiftCode?
    /// Nil for a protocol requirement.
    var body: [SwiftStatement]?
}

/// A statement in a body.
indirect enum SwiftStatement {
    case code(SwiftCode)
    /// A call whose arguments move to the next line if they do not fit.
    case call(SwiftCode, arguments: [SwiftCode], suffix: SwiftCode = "")
    case `switch`(SwiftCode, [Case])
    /// A call with a trailing closure, on one line if it fits: `head { body }`.
    case compactClosure(SwiftCode, [SwiftStatement])
    /// A call with trailing closures, such as `When(…) { … } otherwise: { … }`. The first closure has no label.
    case closure(SwiftCode, [SwiftStatement], others: [(label: SwiftCode, body: [SwiftStatement])] = [])
    /// A call with trailing closures that may have arguments. The first closure has no label.
    case closures(SwiftCode, [Closure])
    /// An indented continuation of the previous statement, such as `.padding()`.
    case continued([SwiftStatement])
    /// A collection literal with one element per line.
    case literal([SwiftCode])

    struct Case {
        /// Nil for `default`.
        var patterns: [SwiftCode]?
        var body: [SwiftStatement]
    }

    struct Closure {
        var label: SwiftCode?
        /// The name of its argument.
        var argument: SwiftCode?
        var body: [SwiftStatement]
    }
}

/// Translates declarations into those of a Swift file with an access level.
protocol SwiftTranslation {
    var access: SwiftAccess { get }
}

extension SwiftTranslation {
    /// Returns the given modifiers after the access level.
    func visible(_ modifiers: SwiftCode...) -> [SwiftCode] { visible + modifiers }

    private var visible: [SwiftCode] { access.modifier.map { [$0] } ?? [] }

    /// Returns a function or an initializer with the access level of the file.
    /// - Parameters:
    ///   - modifiers: Those after the access level.
    ///   - body: Nil for a protocol requirement, which has no access level of its own.
    func function(
        _ modifiers: SwiftCode..., documentation: [String] = [], attributes: [SwiftCode] = [], name: SwiftCode,
        arguments: [SwiftFunction.Argument] = [], effects: SwiftCode? = nil, result: SwiftCode? = nil,
        body: [SwiftStatement]? = nil
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: documentation, attributes: attributes,
            modifiers: (body == nil ? [] : visible) + modifiers,
            kind: .function(
                SwiftFunction(name: name, arguments: arguments, effects: effects, result: result, body: body)))
    }

    /// Returns a computed property with the access level of the file.
    /// - Parameter modifiers: Those after the access level.
    func computed(
        _ modifiers: SwiftCode..., documentation: [String] = [], attributes: [SwiftCode] = [], name: SwiftIdentifier,
        type: SwiftCode, body: [SwiftStatement]
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: documentation, attributes: attributes, modifiers: visible + modifiers,
            kind: .computed(name: name, type: type, body: body))
    }

    /// Returns a type with the access level of the file.
    /// - Parameter modifiers: Those after the access level.
    func typeDeclaration(
        _ modifiers: SwiftCode..., documentation: [String] = [], attributes: [SwiftCode] = [],
        keyword: SwiftTypeDeclaration.Keyword, name: SwiftCode, inherited: [SwiftCode] = [],
        requirement: SwiftCode? = nil, members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            documentation: documentation, attributes: attributes, modifiers: visible + modifiers,
            kind: .type(
                keyword: keyword, name: name, inherited: inherited, requirement: requirement, members: members))
    }

    /// Returns an extension that is isolated to no actor.
    func extending(
        _ type: SwiftCode, inherited: [SwiftCode] = [], requirement: SwiftCode? = nil, members: [SwiftDeclaration]
    ) -> SwiftDeclaration {
        SwiftDeclaration(
            modifiers: ["nonisolated"],
            kind: .type(
                keyword: .extension, name: type, inherited: inherited, requirement: requirement, members: members))
    }

    /// Returns the attribute for a deprecated declaration. Only for declarations that generated code does not use
    /// itself, because the attribute would cause warnings there.
    func deprecation(_ reason: String?) -> [SwiftCode] {
        reason.map { ["@available(*, deprecated, message: \(literal: $0))"] } ?? []
    }

    /// Returns a declaration that compiles if the libraries support the format of the generated code.
    func handshake(with format: SwiftCode) -> SwiftDeclaration {
        SwiftDeclaration(
            notes: [
                "If this line does not compile, update intentgen or the package's libraries, as the error message explains."
            ],
            modifiers: ["private", "nonisolated"],
            kind: .constant(name: SwiftIdentifier("generatedCodeFormat"), type: "()", value: "\(format).v1"))
    }
}

extension Dictionary where Key == String {
    /// Returns the names of a type or an enum to which a resolved schema refers.
    func referenced(_ name: String) -> Value {
        guard let names = self[name] else { preconditionFailure("a resolved schema declares what it refers to") }
        return names
    }
}
