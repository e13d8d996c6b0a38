/// The files that paths stand for.
package struct FoundDefinitions: Sendable, Hashable {
    /// In the order of the paths' bytes.
    package var definitions: [String]
    /// Files of texts, in the order of the paths' bytes.
    package var translations: [Translation]

    package struct Translation: Sendable, Hashable {
        package var path: String
        /// As the file's name gives it.
        package var language: String
        /// The index of its definition; nil where there is none beside it.
        package var definition: Int?
    }
}
