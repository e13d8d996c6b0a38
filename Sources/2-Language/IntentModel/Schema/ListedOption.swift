import IntentSystem

/// An option that a definition lists.
package struct ListedOption: Hashable, Sendable {
    /// The identifier of an object, or the text of ``scalar``.
    package var identifier: String
    /// The value; `nil` for an object.
    package var scalar: IntentValue?
    package var title: LocalizedText
    package var subtitle: LocalizedText?
    package var image: ImageValue?
    /// The title of its section. Options with equal section titles form one section at the position of the first.
    package var section: LocalizedText?
    package var synonyms: [Synonym]
    /// The values of the object's properties.
    package var properties: [String: IntentValue]
    /// Former identifiers, most recent first.
    package var renamedFrom: [String]

    package init(identifier: String, scalar: IntentValue? = nil, title: LocalizedText) {
        self.identifier = identifier
        self.scalar = scalar
        self.title = title
        subtitle = nil
        image = nil
        section = nil
        synonyms = []
        properties = [:]
        renamedFrom = []
    }
}

extension ListedOption {
    /// Returns the option with its texts in a locale. An object contains these texts, too, as it is stored with them.
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
    /// Returns all options in their order, grouped by section at the position of each section's first option.
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

    /// Returns the current identifier of an option, or `nil` if the option was removed.
    /// - Parameter stored: The current identifier or a former one.
    package func currentIdentifier(of stored: String) -> String? {
        if contains(where: { $0.identifier.isExactly(stored) }) { return stored }
        return first { $0.renamedFrom.containsExactly(stored) }?.identifier
    }
}

extension ListedOption {
    func json(in language: String) -> JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("value", scalar?.literalJSON)
        writer.put("identifier", identifier, unless: scalar?.optionIdentifier)
        if title != LocalizedText(identifier, language: language) { writer.put("title", title) }
        writer.put("subtitle", subtitle)
        writer.put("image", image?.wire)
        writer.put("section", section)
        writer.put("synonyms", synonyms) { $0.json }
        if !properties.isEmpty { writer.put("properties", properties.literalJSON) }
        writer.put("renamedFrom", renamedFrom)
        return writer.json
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let scalar = try fields.literal("value")
            let written = try fields.remove("identifier")?.text()
            guard let identifier = written ?? scalar?.optionIdentifier else {
                throw node.error("'identifier' is missing")
            }
            let title = try fields.localized("title") ?? LocalizedText(identifier, language: node.language)
            var option = ListedOption(identifier: identifier, scalar: scalar, title: title)
            option.subtitle = try fields.localized("subtitle")
            option.image = try fields.image("image")
            option.section = try fields.localized("section")
            option.synonyms = try fields.list("synonyms", of: Synonym.init(schemaNode:))
            if let node = fields.remove("properties") { option.properties = try node.literals() }
            option.renamedFrom = try fields.texts("renamedFrom")
            return option
        }
    }
}

extension ListedOption {
    /// Whether a value is this option.
    ///
    /// Objects and texts are compared by their identifiers and other values as values, so that 1 equals 1.0.
    package func isChosen(by value: IntentValue) -> Bool {
        scalar == value || value.isIdentified(by: identifier)
    }
}
