extension OptionItem {
    private func with<Other>(_ value: Other) -> OptionItem<Other> {
        OptionItem<Other>(value, title: title, subtitle: subtitle, image: image, synonyms: synonyms)
    }

    fileprivate func mapped<Other>(_ transform: (Value) -> Other?) -> OptionItem<Other>? {
        transform(value).map(with)
    }
}

extension OptionCollection {
    /// The collection with other values; what has none is left out.
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

extension OptionCollection where Value: IntentValueConvertible {
    /// The collection free of its Swift type.
    public var intentValues: OptionCollection<IntentValue> {
        mapped(\.intentValue)
    }

    /// The typed collection; a value of another type is left out.
    public init(intentValues: OptionCollection<IntentValue>) {
        self = intentValues.mapped(Value.init(intentValue:))
    }
}
