/// Why Swift reserves a word. Source: The Swift Programming Language, "Lexical Structure".
package enum ReservedWordReason: CaseIterable, Hashable, Sendable {
    /// Begins or is part of a declaration.
    case declaration
    /// Begins or is part of a statement.
    case statement
    /// Is an expression or type, or part of one.
    case expression
    /// Says something of the type behind it: `some T`.
    case typeModifier
    /// Means the metatype after a dot: `x.Type`.
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
