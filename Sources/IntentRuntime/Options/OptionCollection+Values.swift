extension OptionItem where Value: IntentValueConvertible {
    /// An object, a person and a file as they show themselves, any other value by its text.
    public init(_ value: Value) {
        let shown = OptionItem<IntentValue>(showing: value.intentValue)
        self.init(value, title: shown.title, subtitle: shown.subtitle, image: shown.image, synonyms: shown.synonyms)
    }
}

extension OptionItem<IntentValue> {
    /// The value as it shows itself.
    package init(showing value: IntentValue) {
        switch value {
        case .object(let object):
            self.init(
                value, title: object.displayString, subtitle: object.subtitleString, image: object.displayImage,
                synonyms: object.alternativeSpeakableMatches)
        case .person(let person): self.init(value, title: person.displayName, image: person.image)
        case .file(let file): self.init(value, title: file.name)
        case let other: self.init(value, title: other.optionIdentifier ?? "")
        }
    }
}

extension OptionSection where Value: IntentValueConvertible {
    /// A group of values that show themselves.
    public init(title: String? = nil, subtitle: String? = nil, image: ImageValue? = nil, _ values: [Value]) {
        self.init(title: title, subtitle: subtitle, image: image, items: values.map { OptionItem($0) })
    }
}

extension OptionCollection where Value: IntentValueConvertible {
    /// Values that show themselves, in one group.
    public init(_ values: [Value], promptLabel: String? = nil, cursor: String? = nil) {
        self.init(sections: [OptionSection(values)], promptLabel: promptLabel, cursor: cursor)
    }

    /// The values with these identifiers, in their order, unknown ones left out: a handler's lookup where the
    /// collection is complete. Of repeated identifiers in the collection the first counts.
    public func values(for identifiers: [String]) -> [Value] {
        var known: [String: Value] = [:]
        for item in items {
            guard let identifier = item.value.intentValue.optionIdentifier, known[identifier] == nil else { continue }
            known[identifier] = item.value
        }
        return identifiers.compactMap { known[$0] }
    }
}
