/// A placeholder in a text: `${soup}`, `${soup.name}`.
package struct Placeholder: Hashable, Sendable {
    /// The text between the braces.
    package let content: String

    /// The placeholder with its braces.
    package var text: String { "${\(content)}" }

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
}
