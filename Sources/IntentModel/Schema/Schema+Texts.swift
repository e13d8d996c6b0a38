extension Schema {
    /// Every text that a person may read.
    var texts: [LocalizedText] {
        types.flatMap(\.texts) + enums.flatMap(\.texts) + intents.flatMap(\.texts) + widgets.flatMap(\.texts)
    }
}

extension ObjectType {
    fileprivate var texts: [LocalizedText] { [title] + [description].compactMap(\.self) + properties.flatMap(\.texts) }
}

extension Property {
    fileprivate var texts: [LocalizedText] { [title] + settings.texts }
}

extension TypeSettings {
    fileprivate var texts: [LocalizedText] {
        let titles = [boolean.trueTitle, boolean.falseTitle, text.input.placeholder].compactMap(\.self)
        guard case .template(let template) = date.format else { return titles }
        return titles + [template]
    }
}

extension EnumType {
    fileprivate var texts: [LocalizedText] { [title] + [unknownTitle].compactMap(\.self) + cases.map(\.title) }
}

extension Intent {
    fileprivate var texts: [LocalizedText] {
        [title] + [description, summary?.sentence].compactMap(\.self)
            + (summary?.combinations ?? []).map(\.sentence) + parameters.flatMap(\.texts)
            + (actions?.suggestions ?? []).flatMap(\.texts) + (actions?.response?.texts ?? [])
    }
}

extension IntentSuggestion {
    fileprivate var texts: [LocalizedText] {
        guard case .text(let title) = title else { return [subtitle].compactMap(\.self) }
        return [title] + [subtitle].compactMap(\.self)
    }
}

extension SiriRequest {
    fileprivate var texts: [LocalizedText] {
        [ask, introduce, choose, confirm].compactMap(\.self) + unsupported.map(\.text)
    }
}

extension IntentResponse {
    fileprivate var texts: [LocalizedText] {
        properties.flatMap(\.texts) + codes.flatMap { [$0.say, $0.show].compactMap(\.self) }
    }
}

extension Parameter {
    fileprivate var texts: [LocalizedText] {
        let own = [title] + [description, prompt].compactMap(\.self) + (siri?.texts ?? []) + settings.texts
        guard case .listed(let listed) = options else { return own }
        return own + listed.flatMap { [$0.title] + [$0.subtitle, $0.section].compactMap(\.self) }
    }
}

extension Widget {
    fileprivate var texts: [LocalizedText] { [title] + [description].compactMap(\.self) }
}
