extension Schema {
    /// Every text that a person may read.
    var texts: [LocalizedText] {
        types.flatMap(\.texts) + enums.flatMap(\.texts) + intents.flatMap(\.texts) + widgets.flatMap(\.texts)
    }
}

extension ObjectType {
    fileprivate var texts: [LocalizedText] { [title] + [description].compactMap(\.self) + properties.map(\.title) }
}

extension EnumType {
    fileprivate var texts: [LocalizedText] { [title] + [unknownTitle].compactMap(\.self) + cases.map(\.title) }
}

extension Intent {
    fileprivate var texts: [LocalizedText] {
        [title] + [description, summary?.sentence].compactMap(\.self)
            + (summary?.combinations ?? []).map(\.sentence) + parameters.flatMap(\.texts)
    }
}

extension Parameter {
    fileprivate var texts: [LocalizedText] {
        let own = [title] + [description, prompt, settings.trueTitle, settings.falseTitle].compactMap(\.self)
        guard case .listed(let listed) = options else { return own }
        return own + listed.flatMap { [$0.title] + [$0.subtitle, $0.section].compactMap(\.self) }
    }
}

extension Widget {
    fileprivate var texts: [LocalizedText] { [title] + [description].compactMap(\.self) }
}
