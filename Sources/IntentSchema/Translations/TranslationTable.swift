/// What the files beside one definition say, by the paths of its texts.
struct TranslationTable: Sendable {
    /// One line of a file of texts.
    struct Translation: Sendable {
        let language: String
        /// Nil where the value is no text, which was reported.
        let text: String?
        /// Where the path is written.
        let place: Place
        let textPlace: Place
        /// Whether a map stands behind the path, as in a definition, which was reported.
        let isMap: Bool
    }

    private(set) var byPath: [String: [Translation]] = [:]
    /// Languages of files that could not be read: nobody knows which texts they have.
    private(set) var unreadLanguages: [String] = []

    mutating func addUnread(_ language: String) { unreadLanguages.append(language) }

    /// Adds a line. One whose path has a text in this language already is left out.
    /// - Returns: Where the first one stands.
    mutating func add(_ translation: Translation, at path: String) -> Place? {
        if let first = byPath[path]?.first(where: { $0.language == translation.language }) { return first.place }
        byPath[path, default: []].append(translation)
        return nil
    }
}
