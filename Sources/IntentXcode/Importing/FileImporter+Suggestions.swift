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
        let managed = combinations(of: declaration, in: "ManagedParameterCombinations", parameters)
        let order = Dictionary(parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for entry in entries.sorted(by: { first, second in first.precedes(second, order) }) {
            guard seen.insert(entry.parameters).inserted else {
                warn(
                    "the combination \(quoted(entry.element)) stands twice; it is kept in the sidecar",
                    of: declaration, entry.key("Title"))
                continue
            }
            let linked = managed.first { $0.parameters == entry.parameters }
            guard
                let title = suggestionTitle(
                    entry, linked, of: declaration, sentence: summary?.sentence(of: entry, parameters), names)
            else { continue }
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
    /// - Parameter linked: The combination of the same parameters that Xcode manages.
    private mutating func suggestionTitle(
        _ entry: ImportedCombination, _ linked: ImportedCombination?, of declaration: PlacedDeclaration,
        sentence: String?,
        _ names: PlaceholderNames
    ) -> IntentSuggestion.Title? {
        let key = entry.key("Title")
        let text = declaration.string(key)
        if let linked, text == declaration.string(linked.key("Title")), sentence == text ?? "" { return .summary }
        guard declaration.has(key) else { return .text(LocalizedText("", language: texts.language)) }
        return dialog(key, of: declaration, names).map { .text($0) }
    }
}

extension IntentSummary {
    /// What it says for a set of parameters; empty where it has no sentence.
    fileprivate func sentence(of combination: ImportedCombination, _ parameters: [Parameter]) -> String {
        let shown = parameters.filter { !$0.conditions.isEmpty && combination.parameters.contains($0.name) }.map(\.name)
        return (combinations.first { $0.shown == shown }?.sentence ?? sentence)?.text ?? ""
    }
}

extension ImportedCombination {
    /// Fewer parameters first, then as they are declared.
    fileprivate func precedes(_ other: ImportedCombination, _ order: [String: Int]) -> Bool {
        if parameters.count != other.parameters.count { return parameters.count < other.parameters.count }
        return parameters.map { order[$0] ?? 0 }.lexicographicallyPrecedes(other.parameters.map { order[$0] ?? 0 })
    }
}
