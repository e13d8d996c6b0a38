internal import IntentSystem

extension OptionItem where Value: ConfigurableValue {
    /// Creates an option from a value. Objects, persons and files provide their title and image; other values use their
    /// text as the title.
    public init(_ value: Value) {
        let shown = OptionItem<IntentValue>(showing: value.intentValue)
        self.init(value, title: shown.title, subtitle: shown.subtitle, image: shown.image, synonyms: shown.synonyms)
    }

    /// The identifier of the value, by which it is stored and looked up.
    public var identifier: String { value.intentValue.optionIdentifier ?? title }
}

extension OptionSection where Value: ConfigurableValue {
    /// Creates a section of values that provide their own titles and images.
    public init(title: String? = nil, subtitle: String? = nil, image: ImageValue? = nil, _ values: [Value]) {
        self.init(title: title, subtitle: subtitle, image: image, items: values.map { OptionItem($0) })
    }
}

extension OptionCollection where Value: ConfigurableValue {
    /// Creates a collection with one section of values that provide their own titles and images.
    public init(_ values: [Value], promptLabel: String? = nil, cursor: String? = nil) {
        self.init(sections: [OptionSection(values)], promptLabel: promptLabel, cursor: cursor)
    }

    /// Returns the values with these identifiers, in the same order and without unknown ones. This implements the
    /// lookup of a handler whose collection is complete. If identifiers repeat in the collection, the first counts.
    public func values(for identifiers: [String]) -> [Value] {
        var known: [ExactText: Value] = [:]
        for item in items {
            guard let identifier = item.value.intentValue.optionIdentifier, known[identifier] == nil else { continue }
            known[identifier] = item.value
        }
        return identifiers.compactMap { known[$0] }
    }
}

extension OptionItem {
    private func with<Other>(_ value: Other) -> OptionItem<Other> {
        OptionItem<Other>(
            value, title: title, subtitle: subtitle, image: image, synonyms: synonyms, disabledReason: disabledReason)
    }

    fileprivate func mapped<Other>(_ transform: (Value) -> Other?) -> OptionItem<Other>? {
        transform(value).map(with)
    }
}

extension OptionCollection {
    /// Returns the collection with converted values, without the items that cannot be converted.
    fileprivate func mapped<Other>(_ transform: (Value) -> Other?) -> OptionCollection<Other> {
        OptionCollection<Other>(
            sections: sections.map { section in
                OptionSection(
                    title: section.title, subtitle: section.subtitle, image: section.image,
                    items: section.items.compactMap { $0.mapped(transform) })
            },
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, cursor: cursor)
    }
}

extension OptionCollection where Value: ConfigurableValue {
    /// The collection with untyped values.
    public var intentValues: OptionCollection<IntentValue> {
        mapped { $0.intentValue }
    }

    /// Creates a collection from untyped values. Items whose values have another type are omitted.
    public init(intentValues: OptionCollection<IntentValue>) {
        self = intentValues.mapped(Value.init(intentValue:))
    }
}
