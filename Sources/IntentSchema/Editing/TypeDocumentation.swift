internal import IntentModel

/// What a type of the language holds, for editors and the reference.
package struct TypeDocumentation: Hashable, Sendable {
    package let name: String
    /// Its type in generated Swift.
    package let swift: String
    /// What it holds, as a phrase of Markdown.
    package let text: String
    /// A literal as a definition has it; nil where there is none.
    package let literal: String?

    private init(_ name: String, _ swift: String, _ text: String, literal: String?) {
        self.name = name
        self.swift = swift
        self.text = text
        self.literal = literal
    }

    /// The types that the reader knows without a declaration, measurements last.
    package static var all: [TypeDocumentation] {
        let known = Set(Word.allCases.filter { $0.languageType != nil }.map(\.text))
        return described.filter { known.contains($0.name) } + measurements
    }

    /// Also types of later versions, which are shown to nobody until they are read.
    static let described: [TypeDocumentation] = [
        TypeDocumentation("String", "String", "A text.", literal: "Hello"),
        TypeDocumentation("Integer", "Int", "A whole number.", literal: "12"),
        TypeDocumentation("Decimal", "Double", "A number.", literal: "0.5"),
        TypeDocumentation("Boolean", "Bool", "On or off.", literal: "true"),
        TypeDocumentation("URL", "URL", "An address.", literal: "https://example.com"),
        TypeDocumentation("TimeInterval", "Duration", "A length of time.", literal: "5m"),
        TypeDocumentation(
            "DateComponents", "DateComponents", "A date, a time, or both, as a calendar and a clock show them.",
            literal: "2026-11-20T09:30:00"),
        TypeDocumentation("File", "FileValue", "A file, by its path.", literal: "notes.txt"),
        TypeDocumentation("Person", "PersonValue", "A person, by the name that is shown.", literal: "Ada Lovelace"),
        TypeDocumentation("Placemark", "PlacemarkValue", "A place, by its name.", literal: "Vienna"),
        TypeDocumentation(
            "CurrencyAmount", "CurrencyAmountValue", "An amount of money in a currency.", literal: "12.50 EUR"),
        TypeDocumentation(
            "PaymentMethod", "PaymentMethodValue", "A way to pay, which is chosen or given by a handler.", literal: nil
        ),
        TypeDocumentation(
            "Object", "IntentObject", "A thing with an identifier, of no declared type.", literal: "lock"),
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
    /// The type of this name in the language, whether or not a declaration may bear it, too.
    var languageType: ElementType? { elementType ?? replaceableType }
}
