internal import IntentModel
internal import IntentSchema
internal import IntentYAML

/// Intents, with their summaries, suggestions and responses.
extension DefinitionWriter {
    mutating func intent(_ intent: Intent) -> YAMLMapping {
        let actions = intent.actions ?? IntentActions()
        texts.enterIntent(intent.name, variants: actions.variants)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(intent.title, of: intent.name, to: &map)
        append(.description, intent.description, to: &map)
        map.append(.system, actions.system)
        map.append(.eligibleForWidgets, flag: intent.isEligibleForWidgets && !shownIntents.contains(intent.name))
        append(IntentActions.treatment.values(of: actions), to: &map)
        if !intent.isSystem { appendClassName(of: intent, to: &map) }
        appendEvolution(of: intent, reserved: intent.reserved, to: &map)
        appendImportantParameters(actions, to: &map)
        if let summary = intent.summary { map.append(.summary, self.summary(summary)) }
        map.append(.sections, sections(of: intent))
        map.append(.parameters, parameters(of: intent))
        appendRules(of: intent, to: &map)
        appendSuggestions(actions.suggestions, of: intent, to: &map)
        if let response = actions.response { map.append(.response, .mapping(self.response(response))) }
        return map
    }

    private mutating func sections(of intent: Intent) -> YAMLMapping {
        var map = YAMLMapping()
        for section in intent.sections { map.append(section.name, self.section(section)) }
        return map
    }

    private mutating func section(_ section: RowSection) -> YAMLContent {
        texts.enter("sections", section.name)
        defer { texts.leave() }
        var map = YAMLMapping()
        appendTitle(section.title, of: section.name, to: &map)
        append(.description, section.description, to: &map)
        map.append(.folded, flag: section.isFolded)
        return .shortened(map, to: .title)
    }

    private mutating func appendRules(of intent: Intent, to map: inout YAMLMapping) {
        var contents: [YAMLContent] = []
        for (index, rule) in intent.rules.enumerated() {
            var rule = YAMLMapping(.require, requirement(rule.require, testing: intent.parameters))
            if let message = intent.rules[index].message {
                rule.append(.message, text(message, as: IntentRule.messagePath(index)))
            }
            contents.append(.mapping(rule))
        }
        if !contents.isEmpty { map.append(.rules, .sequence(contents)) }
    }

    private func appendImportantParameters(_ actions: IntentActions, to map: inout YAMLMapping) {
        map.append(.inputParameter, actions.inputParameter)
        switch actions.keyParameter {
        case .input: break
        case .none: map.append(.keyParameter, .word(.none))
        case .named(let name): map.append(.keyParameter, name)
        }
    }
}

// MARK: - Summaries

extension DefinitionWriter {
    mutating func summary(_ summary: IntentSummary) -> YAMLContent {
        guard !summary.combinations.isEmpty else {
            return summary.sentence.map { text($0, as: DialogPath.summary) } ?? .boolean(true)
        }
        var map = YAMLMapping()
        if let sentence = summary.sentence {
            map.append(.otherwise, text(sentence, as: DialogPath.summary(of: [])))
        }
        for combination in summary.combinations {
            let sentence = text(combination.sentence, as: DialogPath.summary(of: combination.shown))
            map.append(combination.shown.joined(separator: ", "), sentence)
        }
        return .mapping(map)
    }
}

// MARK: - Suggestions

extension DefinitionWriter {
    mutating func appendSuggestions(
        _ suggestions: [IntentSuggestion], of intent: Intent, to map: inout YAMLMapping
    ) {
        guard !suggestions.isEmpty else { return }
        var contents: [YAMLContent] = []
        let names = intent.parameters.map(\.name)
        let order = names.positions(by: \.self)
        for suggestion in suggestions { contents.append(self.suggestion(suggestion, names, order)) }
        map.append(.suggestions, contents.count == 1 ? contents[0] : .sequence(contents))
    }

    /// Returns a text, the word `summary`, or a map.
    /// - Parameters:
    ///   - names: The names of the intent's parameters.
    ///   - order: The positions of the names.
    private mutating func suggestion(
        _ suggestion: IntentSuggestion, _ names: [String], _ order: [String: Int]
    ) -> YAMLContent {
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
        if suggestion.title == .summary || parameters != parametersMentioned(in: mentioned, order) {
            map.append(.with, .texts(parameters))
        }
        map.append(.primary, flag: suggestion.isPrimary)
        if !suggestion.runsInBackground { map.append(.background, .boolean(false)) }
        guard map.entries.count == 1 else { return .mapping(map) }
        switch suggestion.title {
        case .summary:
            return parameters == names ? .word(.summary) : .mapping(map)
        // As a shorthand, the text `summary` would mean the summary of the intent.
        case .text(let title): return title.text == Word.summary.text ? .mapping(map) : .shortened(map, to: .title)
        }
    }
}

/// Returns the parameters whose placeholders are in the texts, in declared order.
private func parametersMentioned(in texts: [LocalizedText], _ order: [String: Int]) -> [String] {
    let placeholders = texts.flatMap { Placeholder.all(in: $0.text).placeholders }
    let mentioned = placeholders.compactMap { placeholder -> String? in
        if order[placeholder.content] != nil { return placeholder.content }
        return placeholder.properties.first { order[$0.row] != nil }?.row
    }
    return Set(mentioned).sorted { order[$0] ?? 0 < order[$1] ?? 0 }
}

// MARK: - Responses

extension DefinitionWriter {
    mutating func response(_ response: IntentResponse) -> YAMLMapping {
        var map = YAMLMapping()
        map.append(.output, response.output)
        map.append(.properties, properties(response.properties, in: "response.properties"))
        var codes = YAMLMapping()
        for code in response.codes { codes.append(code.name, self.code(code)) }
        map.append(.codes, codes)
        return map
    }

    /// Returns only a text for a code that shows what it says and has nothing else.
    private mutating func code(_ code: ResponseCode) -> YAMLContent {
        let say = code.say.map { text($0, as: DialogPath.code(code.name, Word.say.text)) }
        var map = YAMLMapping()
        if code.isSuccess != ResponseCode.isSuccess(code.name) { map.append(.success, .boolean(code.isSuccess)) }
        appendSwiftName(code.swiftName, of: code.name, to: &map)
        if let say, code.say == code.show, map.isEmpty { return say }
        var texts = YAMLMapping()
        if let say { texts.append(.say, say) }
        if let show = code.show { texts.append(.show, text(show, as: DialogPath.code(code.name, Word.show.text))) }
        texts.entries += map.entries
        return .mapping(texts)
    }
}
