/// The reason why a word is reserved, according to “Lexical Structure” in The Swift Programming Language.
package enum ReservedWordReason: CaseIterable, Hashable, Sendable {
    /// The word is used in declarations.
    case declaration
    /// The word is used in statements.
    case statement
    /// The word is used in expressions and types.
    case expression
    /// The word modifies the following type: `some T`.
    case typeModifier
    /// The word denotes the metatype after a period: `x.Type`.
    case metatype

    package var words: [String] {
        switch self {
        case .declaration:
            [
                "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
                "inout",
                "internal", "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows",
                "static", "struct", "subscript", "typealias", "var",
            ]
        case .statement:
            [
                "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
                "if", "in", "repeat", "return", "switch", "throw", "where", "while",
            ]
        case .expression:
            ["Any", "Self", "as", "await", "false", "is", "nil", "self", "super", "throws", "true", "try"]
        case .typeModifier:
            ["any", "async", "borrowing", "consuming", "each", "isolated", "nonisolated", "sending", "some"]
        case .metatype: ["Type", "Protocol"]
        }
    }
}

extension SwiftName {
    /// A scope in generated code in which names of a definition can collide with existing members.
    package enum Scope: CaseIterable, Hashable, Sendable {
        /// The struct of an intent and its `Parameters`, whose members are parameters.
        case configuration
        /// The struct of an object type, whose members are properties.
        case object
        /// The struct of a type with fields, whose members are fields.
        case record
        /// An enum, whose members are cases.
        case enumeration
        /// The constants of `WidgetKind` and `IntentDefinition`.
        case constant
        /// The types of the user's module, whose names must be accessible inside generated types.
        case module

        /// The names that cannot be declared in this scope.
        ///
        /// Static members and methods with labels, such as `definition` and `encode(to:)`, are not included, because a
        /// property may have the same name.
        package var reservedNames: Set<String> {
            switch self {
            case .configuration:
                Scope.inaccessible.union(["self", "hashValue", "intentValues", "customMirror", "Slots", "Parameters"])
            case .object:
                Scope.inaccessible
                    .union(["self", "hashValue", "intentValue", "objectValue", "ID"])
                    .union(ObjectType.builtInProperties)
            case .record:
                Scope.inaccessible.union(["self", "hashValue", "intentValue", "recordValue", "customMirror"])
            case .enumeration:
                Scope.inaccessible.union([
                    "hashValue", "caseName", "declaredCases", "enumDefinition", "intentValue", "unrecognized",
                ])
            case .constant: Scope.inaccessible
            case .module:
                Scope.inaccessible.union(["self", "Self", "init"])
                    .union([
                        "Intent", "ID", "Slots", "Parameters", "Swift", "Foundation", "IntentRuntime",
                        "generatedCodeFormat",
                    ])
            }
        }

        /// The names that cannot be used after a period even in backticks.
        ///
        /// A property cannot be named `self`, because the initializer's argument would hide the new value; a case can.
        private static let inaccessible: Set<String> = ["Type", "Protocol"]
    }
}
