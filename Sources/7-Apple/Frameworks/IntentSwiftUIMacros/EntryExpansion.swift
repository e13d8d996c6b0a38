/// What `@Entry` adds to a property of the environment: a key with the default, and how the property is read and written.
struct EntryExpansion {
    private let name: String
    private let type: String?
    private let value: String

    /// - Parameter source: The declaration of the property, with its attributes and comments.
    init?(of source: String) {
        let comment = /^\s*\/\/.*$/.anchorsMatchLineEndings()
        let declaration = source.replacing(comment, with: "")
        guard let start = declaration.firstMatch(of: /\bvar\s+`?(\w+)`?\s*/) else { return nil }
        name = String(start.output.1)
        let rest = declaration[start.range.upperBound...]
        let equals = Self.assignment(in: rest)
        let annotation = rest[..<(equals ?? rest.endIndex)]
        type = annotation.hasPrefix(":") ? String(annotation.dropFirst()) : nil
        value = equals.map { String(rest[rest.index(after: $0)...]) } ?? " nil"
    }

    /// Returns the place of the sign between the type and the default; nil without a default.
    private static func assignment(in text: Substring) -> Substring.Index? {
        var depth = 0
        return text.indices.first { index in
            switch text[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            return depth == 0 && text[index] == "="
        }
    }

    /// The functions of the property.
    var accessors: String {
        """
        get { self[__Key_\(name).self] }
        set { self[__Key_\(name).self] = newValue }
        """
    }

    /// The key of the property.
    var key: String {
        // On lines of its own: the default may end with a comment.
        let property = type.map { "static var defaultValue:\($0) {\n\(value)\n}" }
        return """
            private enum __Key_\(name): SwiftUI.EnvironmentKey {
            \(property ?? "static let defaultValue =\(value)")
            }
            """
    }
}
