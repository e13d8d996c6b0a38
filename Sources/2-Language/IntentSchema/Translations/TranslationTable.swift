internal import IntentModel

/// The translations of one definition in other files, by the paths of its texts.
struct TranslationTable: Sendable {
    /// One line of a translation file.
    struct Translation: Sendable {
        let language: String
        /// Nil if the value is not a text, which was reported.
        let text: String?
        /// The place of the path.
        let place: Place
        let textPlace: Place
        /// Whether the value is a map, as in a definition, which was reported.
        let isMap: Bool
    }

    /// By normalized path.
    private(set) var byPath: [String: [Translation]] = [:]
    /// The last parts of paths, by the rest of the path.
    private var lastParts: [String: [String]] = [:]
    /// The languages of files that could not be read and may contain any text.
    private(set) var unreadLanguages: [String] = []

    mutating func addUnread(_ language: String) { unreadLanguages.append(language) }

    /// Adds a line, unless its path already has a text in this language.
    /// - Returns: The place of the first one if the line was not added.
    mutating func add(_ translation: Translation, at path: String) -> Place? {
        let path = TextPath.normalized(path)
        if let first = byPath[path]?.first(where: { $0.language == translation.language }) { return first.place }
        if byPath[path] == nil, let dot = path.lastIndex(of: ".") {
            lastParts[String(path[..<dot]), default: []].append(String(path[path.index(after: dot)...]))
        }
        byPath[path, default: []].append(translation)
        return nil
    }

    /// Returns the values that a dialog has variants for.
    func values(of path: String, among values: DialogValues) -> [String] {
        (lastParts[path] ?? []).filter(values.has)
            + values.dotted.filter { values.has($0) && byPath["\(path).\($0)"] != nil }
    }
}

/// Paths of texts in the form in which they are looked up.
enum TextPath {
    /// Returns a path with the names of rows or parameters sorted and without spaces, so that files can list them in any
    /// order: `intents.A.summary.b, a` becomes `intents.A.summary.a,b`.
    static func normalized(_ path: String) -> String {
        guard path.utf8.contains(UInt8(ascii: ",")) else { return path }
        var parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 3, parts[0] == "intents", ["summary", "suggestions"].contains(parts[2]) else { return path }
        let names = parts[3].split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
        parts[3] = names.sorted().joined(separator: ",")
        return parts.joined(separator: ".")
    }
}

extension [TranslationTable.Translation] {
    /// The texts, without those whose values were reported.
    var texts: [LocalizedText.Translation] {
        compactMap { line in line.text.map { LocalizedText.Translation($0, language: line.language) } }
    }
}
