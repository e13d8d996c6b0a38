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

    /// By normalized path.
    private(set) var byPath: [String: [Translation]] = [:]
    /// The last parts of paths, by what stands before them.
    private var lastParts: [String: [String]] = [:]
    /// Languages of files that could not be read: nobody knows which texts they have.
    private(set) var unreadLanguages: [String] = []

    mutating func addUnread(_ language: String) { unreadLanguages.append(language) }

    /// Adds a line. One whose path has a text in this language already is left out.
    /// - Returns: Where the first one stands.
    mutating func add(_ translation: Translation, at path: String) -> Place? {
        let path = TextPath.normalized(path)
        if let first = byPath[path]?.first(where: { $0.language == translation.language }) { return first.place }
        if byPath[path] == nil, let dot = path.lastIndex(of: ".") {
            lastParts[String(path[..<dot]), default: []].append(String(path[path.index(after: dot)...]))
        }
        byPath[path, default: []].append(translation)
        return nil
    }

    /// The values for which a dialog has lines.
    func values(of path: String, among values: DialogValues) -> [String] {
        (lastParts[path] ?? []).filter(values.has)
            + values.dotted.filter { values.has($0) && byPath["\(path).\($0)"] != nil }
    }
}
