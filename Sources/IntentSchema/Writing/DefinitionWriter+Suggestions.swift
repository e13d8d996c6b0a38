internal import IntentModel
internal import IntentYAML

/// `suggestions`: the phrases that an app donates.
extension DefinitionWriter {
    mutating func appendSuggestions(
        _ suggestions: [IntentSuggestion], of intent: Intent, to map: inout YAMLMapping
    ) {
        guard !suggestions.isEmpty else { return }
        var contents: [YAMLContent] = []
        for (index, suggestion) in suggestions.enumerated() {
            texts.enter("suggestions", String(index + 1))
            contents.append(self.suggestion(suggestion, of: intent))
            texts.leave()
        }
        map.append(.suggestions, contents.count == 1 ? contents[0] : .sequence(contents))
    }

    /// A text, the word `summary`, or a map.
    private mutating func suggestion(_ suggestion: IntentSuggestion, of intent: Intent) -> YAMLContent {
        var map = YAMLMapping()
        var mentioned: [LocalizedText] = []
        if case .text(let title) = suggestion.title {
            append(.title, title, to: &map)
            mentioned.append(title)
        }
        append(.subtitle, suggestion.subtitle, to: &map)
        if let subtitle = suggestion.subtitle { mentioned.append(subtitle) }
        if suggestion.title == .summary || suggestion.parameters != intent.parameters(mentionedIn: mentioned) {
            map.append(.with, .texts(suggestion.parameters))
        }
        map.append(.primary, flag: suggestion.isPrimary)
        if !suggestion.runsInBackground { map.append(.background, .boolean(false)) }
        guard map.entries.count == 1 else { return .mapping(map) }
        switch suggestion.title {
        case .summary:
            return suggestion.parameters == intent.parameters.map(\.name) ? .word(.summary) : .mapping(map)
        // As a text, that word would mean the summary.
        case .text(let title): return title.text == Word.summary.text ? .mapping(map) : .shortened(map, to: .title)
        }
    }
}

extension Intent {
    /// The parameters whose placeholders are in the texts, in declared order.
    fileprivate func parameters(mentionedIn texts: [LocalizedText]) -> [String] {
        let contents = texts.flatMap { Placeholder.all(in: $0.text).placeholders.map(\.content) }
        return parameters.map(\.name).filter { name in
            contents.contains { $0 == name || $0.hasPrefix(name + ".") }
        }
    }
}
