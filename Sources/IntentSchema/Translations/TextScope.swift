internal import IntentModel
internal import IntentYAML

/// Where a resolver is among the declarations of a file that has translations, and which texts it has met.
struct TextScope: Sendable {
    let translations: TranslationTable
    /// The definition's own, in which files beside it have variants only.
    let language: String
    private(set) var met = MetTexts()
    /// The declarations that the resolver is in, outermost first, each with its whole path and its name's node.
    private var declarations: [(path: String, key: NodeID)] = []
    /// Of the present intent's dialogs.
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

    /// The name of the declaration that the resolver is in.
    var key: NodeID? { declarations.last?.key }

    /// What the files say for a text of the present declaration.
    /// - Parameter name: The key of the text: `title`.
    mutating func meet(_ name: String, at place: Place) -> [TranslationTable.Translation] {
        guard let path = path(of: name) else { return [] }
        let normalized = TextPath.normalized(path)
        met.meet(normalized, at: place)
        let lines = translations.byPath[normalized] ?? []
        return lines.contains { $0.language == language } ? lines.filter { $0.language != language } : lines
    }

    private func path(of name: String) -> String? { declarations.last.map { "\($0.path).\(name)" } }

    /// What the files say for single values of a dialog of the present declaration, which is within an intent.
    mutating func meetVariants(
        of name: String, at place: Place, _ values: DialogValues
    ) -> [TranslationTable.Translation] {
        guard let intent = declarations.first?.path, let path = path(of: name) else { return [] }
        let normalized = TextPath.normalized(path)
        guard met.meetDialog(normalized, at: place, values) else { return [] }
        if !values.isComplete { met.doubt(normalized) }
        var found: [TranslationTable.Translation] = []
        for value in translations.values(of: normalized, among: values) {
            let variantPath = "\(normalized).\(value)"
            met.meetVariant(variantPath)
            for line in translations.byPath[variantPath] ?? [] {
                found.append(line)
                guard let text = line.text else { continue }
                let inner = String(path.dropFirst(intent.count + 1))
                variants.append(DialogVariant(path: inner, value: value, language: line.language, text: text))
            }
        }
        return found
    }

    /// The variants that were met since the last time.
    mutating func takeVariants() -> [DialogVariant] {
        defer { variants = [] }
        return variants
    }

    mutating func doubt() {
        if let path = declarations.last?.path { met.doubt(path) }
    }
}
