internal import IntentModel
internal import IntentYAML

/// `suggestions`: the phrases that an app donates.
extension DefinitionWriter {
    mutating func appendSuggestions(
        _ suggestions: [IntentSuggestion], of intent: Intent, to map: inout YAMLMapping
    ) {
        guard !suggestions.isEmpty else { return }
        var contents: [YAMLContent] = []
        for suggestion in suggestions { contents.append(self.suggestion(suggestion, of: intent)) }
        map.append(.suggestions, contents.count == 1 ? contents[0] : .sequence(contents))
    }

    /// A text, the word `summary`, or a map.
    private mutating func suggestion(_ suggestion: IntentSuggestion, of intent: Intent) -> YAMLContent {
        var map = YAMLMapping()
        var mentioned: [LocalizedText] = []
        let (parameters, subtitle) = (suggestion.parameters, suggestion.subtitle)
        if case .text(let title) = suggestion.title {
            map.append(.title, text(title, as: DialogPath.suggestion(Word.title.text, with: parameters)))
            mentioned.append(title)
        }
        if let subtitle {
            map.append(.subtitle, text(subtitle, as: DialogPath.suggestion(Word.subtitle.text, with: parameters)))
            mentioned.append(subtitle)
        }
        if suggestion.title == .summary || parameters != intent.parameters(mentionedIn: mentioned) {
            map.append(.with, .texts(parameters))
        }
        map.append(.primary, flag: suggestion.isPrimary)
        if !suggestion.runsInBackground { map.append(.background, .boolean(false)) }
        guard map.entries.count == 1 else { return .mapping(map) }
        switch suggestion.title {
        case .summary:
            return parameters == intent.parameters.map(\.name) ? .word(.summary) : .mapping(map)
        // As a text, that word would mean the summary.
        case .text(let title): return title.text == Word.summary.text ? .mapping(map) : .shortened(map, to: .title)
        }
    }
}

extension Intent {
    /// The parameters whose placeholders are in the texts, in declared order.
    fileprivate func parameters(mentionedIn texts: [LocalizedText]) -> [String] {
        let placeholders = texts.flatMap { Placeholder.all(in: $0.text).placeholders }
        let mentioned = Set(placeholders.compactMap(parameter(of:)))
        return parameters.map(\.name).filter(mentioned.contains)
    }

    /// Names may hold dots themselves.
    private func parameter(of placeholder: Placeholder) -> String? {
        let content = placeholder.content
        if parameter(named: content) != nil { return content }
        let dots = content.indices.filter { content[$0] == "." }
        return dots.lazy.map { String(content[..<$0]) }.first { parameter(named: $0) != nil }
    }
}
