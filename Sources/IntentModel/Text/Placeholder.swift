/// A place in a text that a value is put into: `${soup}`, `${soup.name}`.
package struct Placeholder: Hashable, Sendable {
    /// What stands between the braces.
    package let content: String

    /// As it is written.
    package var text: String { "${\(content)}" }

    /// The placeholders of a text in their order.
    /// - Returns: With them, what begins with `${` and is never closed; nil where all are.
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
