internal import IntentModel
internal import IntentYAML

/// The current position among the declarations of a file with translations, and the texts recorded so far.
struct TextScope: Sendable {
    let translations: TranslationTable
    /// The language of the definition. Other files contain only variants in it.
    let language: String
    private(set) var recorded = RecordedTexts()
    /// The current declarations, outermost first, each with its full path and the node of its name.
    private var declarations: [(path: String, key: NodeID)] = []
    /// The variants of the current intent's dialogs.
    private var variants: [DialogVariant] = []

    init(_ translations: TranslationTable, language: String) {
        self.translations = translations
        self.language = language
    }

    mutating func enter(_ part: String, at key: NodeID) {
        let path = declarations.last.map { "\($0.path).\(part)" } ?? part
        declarations.append((path, key))
    }

    mutating func leave() { _ = declarations.popLast() }

    /// The node of the current declaration's name.
    var key: NodeID? { declarations.last?.key }

    /// Records a text of the current declaration and returns its translations.
    /// - Parameter name: The key of the text: `title`.
    mutating func record(_ name: String, at place: Place) -> [TranslationTable.Translation] {
        guard let path = path(of: name) else { return [] }
        let normalized = TextPath.normalized(path)
        recorded.add(normalized, at: place)
        let lines = translations.byPath[normalized] ?? []
        return lines.contains { $0.language == language } ? lines.filter { $0.language != language } : lines
    }

    private func path(of name: String) -> String? { declarations.last.map { "\($0.path).\(name)" } }

    /// Records a dialog of the current declaration, which is within an intent, and returns its variants.
    mutating func recordVariants(
        of name: String, at place: Place, _ values: DialogValues
    ) -> [TranslationTable.Translation] {
        guard let intent = declarations.first?.path, let path = path(of: name) else { return [] }
        let normalized = TextPath.normalized(path)
        guard recorded.addDialog(normalized, at: place, values) else { return [] }
        if !values.isComplete { recorded.markDoubtful(normalized) }
        var found: [TranslationTable.Translation] = []
        for value in translations.values(of: normalized, among: values) {
            let variantPath = "\(normalized).\(value)"
            recorded.addVariant(variantPath)
            for line in translations.byPath[variantPath] ?? [] {
                found.append(line)
                guard let text = line.text else { continue }
                let inner = String(path.dropFirst(intent.count + 1))
                variants.append(DialogVariant(path: inner, value: value, language: line.language, text: text))
            }
        }
        return found
    }

    /// Returns the variants recorded since the last call.
    mutating func removeVariants() -> [DialogVariant] {
        defer { variants = [] }
        return variants
    }

    /// Marks the current declaration as one with errors, which may hide some of its texts.
    mutating func markDoubtful() {
        if let path = declarations.last?.path { recorded.markDoubtful(path) }
    }
}

/// The texts of a definition by path, as far as its declarations could be read.
struct RecordedTexts: Sendable {
    /// The place of each text; for a title that is not written, the place of the declared name.
    private(set) var places: [String: Place] = [:]
    /// Dialogs, which may have variants, with the values of these.
    private(set) var dialogs: [String: (place: Place, values: DialogValues)] = [:]
    private(set) var variants: Set<String> = []
    /// The paths of declarations with errors, which may contain more texts.
    private(set) var doubtful: Set<String> = []

    mutating func add(_ path: String, at place: Place) { places[path] = place }

    /// Returns false if the dialog was already recorded.
    mutating func addDialog(_ path: String, at place: Place, _ values: DialogValues) -> Bool {
        dialogs.updateValue((place, values), forKey: path) == nil
    }

    mutating func addVariant(_ path: String) { variants.insert(path) }

    mutating func markDoubtful(_ path: String) { doubtful.insert(path) }

    mutating func formUnion(_ other: RecordedTexts) {
        places.merge(other.places) { first, _ in first }
        dialogs.merge(other.dialogs) { first, _ in first }
        variants.formUnion(other.variants)
        doubtful.formUnion(other.doubtful)
    }

    /// Whether a text with this path may be in a declaration with errors.
    func mayContain(_ path: String) -> Bool {
        doubtful.contains { path == $0 || path.hasPrefix($0 + ".") }
    }
}
