/// A placeholder in a text: `${soup}`, `${soup.name}`.
package struct Placeholder: Hashable, Sendable {
    /// The text between the braces.
    package let content: String

    /// The placeholder with its braces.
    package var text: String { "${\(content)}" }

    /// What the content can be: the name of a row, and that of a property of it. Names can contain dots, too.
    package var properties: some Sequence<(row: String, name: String)> {
        content.indices.lazy.filter { content[$0] == "." }.map { dot in
            (row: String(content[..<dot]), name: String(content[content.index(after: dot)...]))
        }
    }

    /// Finds the placeholders of a text.
    /// - Returns: The placeholders in order, and the text from a `${` that is never closed; `nil` if all are closed.
    package static func all(in text: String) -> (placeholders: [Placeholder], unclosed: String?) {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return ([], nil) }
        var placeholders: [Placeholder] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "${") {
            let inside = rest[start.upperBound...]
            guard let end = inside.firstIndex(of: "}"), inside[..<end].firstRange(of: "${") == nil else {
                let unclosed = rest[start.lowerBound...]
                let next = inside.firstRange(of: "${")?.lowerBound ?? unclosed.endIndex
                return (placeholders, String(unclosed[..<next]))
            }
            placeholders.append(Placeholder(content: String(inside[..<end])))
            rest = rest[rest.index(after: end)...]
        }
        return (placeholders, nil)
    }

    /// Returns the text with another text for each placeholder; nil if the closure returns nil for one.
    package static func replaced(in text: String, by value: (Placeholder) -> String?) -> String? {
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "${") {
            result += rest[..<start.lowerBound]
            rest = rest[start.upperBound...]
            let next = rest.firstRange(of: "${")?.lowerBound ?? rest.endIndex
            guard let end = rest[..<next].firstIndex(of: "}") else {
                // It is never closed.
                result += "${"
                continue
            }
            guard let value = value(Placeholder(content: String(rest[..<end]))) else { return nil }
            result += value
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
