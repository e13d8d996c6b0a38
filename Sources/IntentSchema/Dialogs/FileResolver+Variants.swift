internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// What dialogs say for one value of a placeholder; only files beside a definition say it.
extension FileResolver {
    /// Placeholders may leave out what the variant has in words.
    mutating func readVariants(of name: String, at place: Place, in scope: PlaceholderScope) {
        guard let values = scope.values else { return }
        for line in texts?.meetVariants(of: name, at: place, values) ?? [] {
            for part in [line].parts { _ = reportProblems(of: part, in: scope) }
        }
    }

    /// All of the intent that was read, by path, value and language.
    mutating func takeVariants() -> [DialogVariant] {
        let variants = texts?.takeVariants() ?? []
        return variants.sorted { ($0.path, $0.value, $0.language) < ($1.path, $1.value, $1.language) }
    }

    /// What placeholders of an intent's texts may stand for.
    func placeholderScope(of drafts: [ParameterDraft], words: [String] = []) -> PlaceholderScope {
        var scope = PlaceholderScope(drafts, words: words, names: names)
        if texts != nil {
            scope.values = DialogValues(of: drafts.lazy.filter(\.isTyped).map(\.element), names: names)
        }
        return scope
    }
}
