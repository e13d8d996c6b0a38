internal import IntentModel
internal import IntentSchema

/// The documentation of a key, which editors and the language reference show.
package struct KeyDocumentation: Hashable, Sendable {
    package let key: String
    /// The allowed values, as a short phrase in Markdown.
    package let value: String
    /// What applies if the key is not written, in Markdown; nil for a required key.
    package let absent: String?
    /// The meaning of the key, in one or two sentences of Markdown.
    package let text: String
    /// Lines of YAML that use the key.
    package let example: String?

    init(_ key: String, _ value: String, absent: String?, _ text: String, example: String? = nil) {
        self.key = key
        self.value = value
        self.absent = absent
        self.text = text
        self.example = example
    }

    package var isRequired: Bool { absent == nil }

    /// Returns the keys of a kind of mapping, in the order of the reference.
    package static func keys(of kind: MapKind) -> [KeyDocumentation] {
        switch kind {
        case .file: file
        case .type: type
        case .property: property
        case .enum: enumeration
        case .enumCase: enumCase
        case .unknownCase: unknownCase
        case .intent: intent
        case .parameter: parameter
        case .option: option
        case .widget: widget
        case .input: input
        case .range: range
        case .image: image
        case .optionsFrom: optionsFrom
        case .condition: condition
        case .defaultRule: defaultRule
        case .families: families
        case .siri: siri
        case .suggestion: suggestion
        case .response: response
        case .responseCode: responseCode
        case .timeline: timeline
        case .reload: reload
        case .control: control
        case .appShortcut: appShortcut
        }
    }
}

extension KeyDocumentation {
    // MARK: Keys of several declarations

    static func title(_ of: String) -> KeyDocumentation {
        KeyDocumentation(
            "title", "a localized string", absent: "its name in words", "The name of \(of) that people see.",
            example: "title: { en: Departures, de: Abfahrten }")
    }

    static func description(_ of: String) -> KeyDocumentation {
        KeyDocumentation("description", "a localized string", absent: "none", "A sentence that says \(of).")
    }

    static func renamedFrom(_ of: String) -> KeyDocumentation {
        KeyDocumentation(
            "renamedFrom", "a list of names", absent: "none",
            "Former names of \(of), the newest first. Values stored under them are found again.",
            example: "renamedFrom: [oldName]")
    }

    static let deprecated = KeyDocumentation(
        "deprecated", "a string", absent: "not deprecated",
        "Why it should no longer be used, and what replaces it. Generated Swift uses this text in a warning.",
        example: "deprecated: Use `city`.")

    static func swiftName(_ absent: String = "its name") -> KeyDocumentation {
        KeyDocumentation(
            "swiftName", "a Swift identifier", absent: absent,
            "The complete name in Swift, for a name that is not an identifier or reads badly in code. It does not change what is stored."
        )
    }

    static func reserved(_ of: String) -> KeyDocumentation {
        KeyDocumentation(
            "reserved", "a list of names", absent: "none",
            "Names that \(of) cannot have again, because stored values may still use them.")
    }
}

/// The documentation of a type of the language, for editors and the reference.
package struct TypeDocumentation: Hashable, Sendable {
    package let name: String
    /// The type in generated Swift.
    package let swift: String
    /// The meaning of its values, as a phrase in Markdown.
    package let text: String
    /// A literal; nil if there are none.
    package let literal: String?

    private init(_ name: String, _ swift: String, _ text: String, literal: String?) {
        self.name = name
        self.swift = swift
        self.text = text
        self.literal = literal
    }

    /// The types that need no declaration, measurements last.
    package static var all: [TypeDocumentation] {
        let known = Set(Word.allCases.filter { $0.languageType != nil }.map(\.text))
        return described.filter { known.contains($0.name) } + measurements
    }

    /// All documented types. Types that the reader does not support yet are not shown.
    static let described: [TypeDocumentation] = [
        TypeDocumentation("String", "String", "A string.", literal: "Hello"),
        TypeDocumentation("Integer", "Int", "A whole number.", literal: "12"),
        TypeDocumentation("Decimal", "Double", "A number.", literal: "0.5"),
        TypeDocumentation("Boolean", "Bool", "On or off.", literal: "true"),
        TypeDocumentation("URL", "URL", "An address.", literal: "https://example.com"),
        TypeDocumentation("TimeInterval", "Duration", "A length of time.", literal: "5m"),
        TypeDocumentation(
            "DateComponents", "DateComponents", "A date, a time, or both, without a time zone.",
            literal: "2026-11-20T09:30:00"),
        TypeDocumentation("File", "FileValue", "A file, by its path.", literal: "notes.txt"),
        TypeDocumentation("Person", "PersonValue", "A person, by their display name.", literal: "Ada Lovelace"),
        TypeDocumentation("Placemark", "PlacemarkValue", "A place, by its name.", literal: "Vienna"),
        TypeDocumentation(
            "CurrencyAmount", "CurrencyAmountValue", "An amount of money in a currency.", literal: "12.50 EUR"),
        TypeDocumentation(
            "PaymentMethod", "PaymentMethodValue", "A payment method, which a user chooses or a handler returns.",
            literal: nil
        ),
        TypeDocumentation(
            "Object", "IntentObject", "An object with an identifier and without a declared type.", literal: "lock"),
    ]

    private static var measurements: [TypeDocumentation] {
        Dimension.names.compactMap(Dimension.init).map { dimension in
            let unit = dimension.units.first?.name ?? ""
            return TypeDocumentation(
                dimension.name, "Measurement<\(dimension.swiftUnit)>",
                "A measurement in \(dimension.units.map(\.name).joined(separator: ", ")).", literal: "3 \(unit)")
        }
    }
}

extension Word {
    /// The type of the language with this name, whether or not a declaration may have the name.
    var languageType: ElementType? { elementType ?? replaceableType }
}
