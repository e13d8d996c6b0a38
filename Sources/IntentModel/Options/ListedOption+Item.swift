extension ListedOption {
    /// The option as it is offered, in the texts of a locale. An object holds them too, as it would be stored.
    package func item(of element: ElementType, locale: String) -> OptionItem<IntentValue> {
        let title = self.title.text(for: locale)
        let subtitle = self.subtitle?.text(for: locale)
        return OptionItem(
            value(of: element, title: title, subtitle: subtitle), title: title, subtitle: subtitle, image: image,
            synonyms: synonyms.map(\.text))
    }

    private func value(of element: ElementType, title: String, subtitle: String?) -> IntentValue {
        switch (scalar, element) {
        case (let scalar?, _): scalar
        case (nil, .enumeration): .enumeration(identifier)
        case (nil, .string): .string(identifier)
        case (nil, _):
            .object(
                ObjectValue(
                    identifier: identifier, displayString: title, subtitleString: subtitle, displayImage: image,
                    pronunciationHint: nil, alternativeSpeakableMatches: synonyms.map(\.text), properties: properties))
        }
    }
}

extension [ListedOption] {
    /// All options in their order, those of equal section titles together under the first of them.
    package func collection(of element: ElementType, locale: String) -> OptionCollection<IntentValue> {
        var sections: [OptionSection<IntentValue>] = []
        var places: [LocalizedText?: Int] = [:]
        for option in self {
            let item = option.item(of: element, locale: locale)
            if let place = places[option.section] {
                sections[place].items.append(item)
            } else {
                places[option.section] = sections.count
                sections.append(OptionSection(title: option.section?.text(for: locale), items: [item]))
            }
        }
        return OptionCollection(sections: sections)
    }

    /// The identifier that an option has now: itself where there is one, else that of the option which was renamed
    /// from it; nil for one that is gone.
    package func presentIdentifier(of stored: String) -> String? {
        if contains(where: { $0.identifier == stored }) { return stored }
        return first { $0.renamedFrom.contains(stored) }?.identifier
    }
}
