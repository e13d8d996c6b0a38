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
    package var synonyms: [Synonym] = []
    /// Why the option cannot be chosen; nil if it can.
    package var disabled: LocalizedText?
    /// The values of the object's properties.
    package var properties: [String: IntentValue] = [:]
    /// Former identifiers, most recent first.
    package var renamedFrom: [String] = []

    package init(identifier: String, scalar: IntentValue? = nil, title: LocalizedText) {
        self.identifier = identifier
        self.scalar = scalar
        self.title = title
    }
}

extension ListedOption {
    /// Returns the option with its texts in a locale. An object contains these texts, too, as it is stored with them.
    package func item(of element: ElementType, locale: String) -> OptionItem<IntentValue> {
        let title = self.title.text(for: locale)
        let subtitle = self.subtitle?.text(for: locale)
        return OptionItem(
            value(of: element, title: title, subtitle: subtitle), title: title, subtitle: subtitle, image: image,
            synonyms: synonyms.map(\.text), disabledReason: disabled?.text(for: locale))
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
        declaration(storedAs: stored)?.identifier
    }
}

extension ListedOption: Fielded, Renamable {
    static var empty: ListedOption { ListedOption(identifier: "", title: .empty) }

    package var name: String {
        get { identifier }
        set { identifier = newValue }
    }

    package static let fields: [Field<ListedOption>] = [
        Field(
            [],
            .init(
                write: { option, writer in
                    writer.put("value", option.scalar?.literalJSON)
                    writer.put("identifier", option.identifier, unless: option.scalar?.optionIdentifier)
                },
                read: { (option, fields) throws(SchemaDecodingError) in
                    option.scalar = try fields.literal("value")
                    let written = try fields.remove("identifier")?.text()
                    guard let identifier = written ?? option.scalar?.optionIdentifier else {
                        throw fields.node.error("'identifier' is missing")
                    }
                    option.identifier = identifier
                })),
        Field(
            [.title],
            .init(
                write: { option, writer in
                    let implied = LocalizedText(option.identifier, language: writer.language)
                    if option.title != implied { writer.put("title", option.title) }
                },
                read: { (option, fields) throws(SchemaDecodingError) in
                    option.title =
                        try fields.localized("title")
                        ?? LocalizedText(option.identifier, language: fields.node.language)
                },
                visitTexts: { $1($0.title) },
                removeTexts: { $0.title = LocalizedText($0.identifier, language: "en") })),
        .localized(.subtitle, { $0.subtitle }, { $0.subtitle = $1 }),
        .value(.image, { $0.image }, { $0.image = $1 }), .localized(.section, { $0.section }, { $0.section = $1 }),
        .values(.synonyms, { $0.synonyms }, { $0.synonyms = $1 }),
        .localized(.disabled, { $0.disabled }, { $0.disabled = $1 }),
        Field(
            [],
            .init(
                write: { if !$0.properties.isEmpty { $1.put("properties", $0.properties.literalJSON) } },
                read: { (option, fields) throws(SchemaDecodingError) in
                    if let node = fields.remove("properties") { option.properties = try node.literals() }
                })),
        .renamedFrom,
    ]
}

extension ListedOption {
    /// The identifier as people write it; see ``IntentValue/writtenText``.
    package var writtenText: String {
        scalar.flatMap { $0.isIdentified(by: identifier) ? $0.writtenText : nil } ?? identifier
    }

    /// Whether a value is this option.
    ///
    /// Objects and texts are compared by their identifiers and other values as values, so that 1 equals 1.0.
    package func isChosen(by value: IntentValue) -> Bool {
        scalar == value || value.isIdentified(by: identifier)
    }
}

/// Finds the options that values choose.
package struct ChoiceIndex: Sendable {
    private let options: [ListedOption]
    private var places: [ExactText: Int] = [:]
    private var placesByValue: [IntentValue: Int] = [:]

    /// - Parameter count: The number of values to find: for a few, searching the options is cheaper than a table.
    package init(_ options: [ListedOption], for count: Int) {
        self.options = options
        guard count > 4 else { return }
        for (place, option) in options.enumerated().reversed() {
            places[ExactText(option.identifier)] = place
            if let scalar = option.scalar { placesByValue[scalar] = place }
        }
    }

    /// Returns the first option that a value chooses; see ``ListedOption/isChosen(by:)``.
    package func option(chosenBy value: IntentValue) -> ListedOption? {
        if places.isEmpty { return options.first { $0.isChosen(by: value) } }
        let found = [value.optionKey.flatMap { places[$0] }, placesByValue[value]].compactMap(\.self).min()
        return found.map { options[$0] }
    }
}
