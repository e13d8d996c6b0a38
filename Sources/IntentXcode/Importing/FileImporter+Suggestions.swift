internal import IntentModel

/// Combinations of parameters with which an app donates an intent.
extension FileImporter {
    /// - Parameter summary: Of the intent.
    mutating func suggestions(
        of declaration: PlacedDeclaration, _ parameters: [Parameter], summary: IntentSummary?,
        _ names: PlaceholderNames, _ values: [ValueTitle], _ variants: inout [DialogVariant]
    ) -> [IntentSuggestion] {
        var seen: Set<[String]> = []
        var suggestions: [IntentSuggestion] = []
        let entries = combinations(of: declaration, in: "ParameterCombinations", parameters)
        let order = Dictionary(parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for entry in entries.sorted(by: { first, second in first.precedes(second, order) }) {
            guard seen.insert(entry.parameters).inserted else {
                warn(
                    "the combination \(quoted(entry.element)) stands twice; it is kept in the sidecar",
                    of: declaration, entry.key("Title"))
                continue
            }
            guard let title = suggestionTitle(entry, of: declaration, summary, parameters, names) else { continue }
            let subtitle = filledDialog(entry.key("Subtitle"), of: declaration, names)
            if case .text = title {
                variants += self.variants(
                    entry.key("Title"), of: declaration, at: DialogPath.suggestion("title", with: entry.parameters),
                    names, values)
            }
            if subtitle != nil {
                variants += self.variants(
                    entry.key("Subtitle"), of: declaration,
                    at: DialogPath.suggestion("subtitle", with: entry.parameters), names, values)
            }
            suggestions.append(
                IntentSuggestion(
                    parameters: entry.parameters, title: title, subtitle: subtitle,
                    isPrimary: declaration.flag(entry.key("IsPrimary")),
                    runsInBackground: declaration.flag(entry.key("SupportsBackgroundExecution"))))
        }
        return suggestions
    }

    /// The summary's where it says the same for these parameters; nil where the text cannot be said.
    private mutating func suggestionTitle(
        _ entry: ImportedCombination, of declaration: PlacedDeclaration, _ summary: IntentSummary?,
        _ parameters: [Parameter], _ names: PlaceholderNames
    ) -> IntentSuggestion.Title? {
        let empty = LocalizedText("", language: texts.language)
        let key = entry.key("Title")
        guard let title = declaration.has(key) ? dialog(key, of: declaration, names) : empty else { return nil }
        return title == summary?.sentence(of: entry, parameters, language: texts.language) ? .summary : .text(title)
    }
}

extension IntentSummary {
    /// What it says for a set of parameters; an empty text where it has no sentence, and nil where more parameters are
    /// shown.
    fileprivate func sentence(of combination: ImportedCombination, _ parameters: [Parameter], language: String)
        -> LocalizedText?
    {
        let isWhole = parameters.allSatisfy { !$0.conditions.isEmpty || combination.parameters.contains($0.name) }
        guard isWhole else { return nil }
        let shown = parameters.filter { !$0.conditions.isEmpty && combination.parameters.contains($0.name) }.map(\.name)
        return combinations.first { $0.shown == shown }?.sentence ?? sentence
            ?? LocalizedText("", language: language)
    }
}

extension ImportedCombination {
    /// Fewer parameters first, then as they are declared.
    fileprivate func precedes(_ other: ImportedCombination, _ order: [String: Int]) -> Bool {
        if parameters.count != other.parameters.count { return parameters.count < other.parameters.count }
        return parameters.map { order[$0] ?? 0 }.lexicographicallyPrecedes(other.parameters.map { order[$0] ?? 0 })
    }
}
