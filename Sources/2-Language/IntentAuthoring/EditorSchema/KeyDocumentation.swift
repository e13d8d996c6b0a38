internal import CManual
internal import IntentModel
internal import IntentSchema

/// The documentation of a key, which editors and the language reference show: a section of `Keys.md`.
package struct KeyDocumentation: Hashable, Sendable {
    package let key: String
    /// The allowed values, as a short phrase in Markdown.
    package private(set) var value = ""
    /// What applies if the key is not written, in Markdown; nil for a required key.
    package private(set) var absent: String?
    /// The meaning of the key, in one or two sentences of Markdown.
    package private(set) var text = ""
    /// Lines of YAML that use the key.
    package private(set) var example: String?

    package var isRequired: Bool { absent == nil }

    /// Returns the keys of a kind of mapping, in the order of the reference.
    package static func keys(of kind: MapKind) -> [KeyDocumentation] { all[kind] ?? [] }

    private static let all: [MapKind: [KeyDocumentation]] = {
        let sections = KeyDocumentation.sections(of: MarkdownBlock.all(in: keysArticle()))
        return Dictionary(
            uniqueKeysWithValues: MapKind.allCases.map { kind in
                let words = Dictionary(uniqueKeysWithValues: kind.keys.words.map { ($0.text, $0) })
                let keys = (sections[kind.rawValue] ?? []).flatMap { key in
                    // The settings of types are in a section of their own.
                    key.key == "settings" ? (sections[key.key] ?? []).filter { words[$0.key] != nil } : [key]
                }
                return (kind, keys.map { $0.completed(by: words[$0.key].flatMap(kind.form)) })
            })
    }()

    /// Returns the sections by the headings of the second level.
    private static func sections(of blocks: [MarkdownBlock]) -> [String: [KeyDocumentation]] {
        var sections: [String: [KeyDocumentation]] = [:]
        var section = ""
        var current: KeyDocumentation?
        for block in blocks {
            if case .heading(let level, let title) = block {
                if let current { sections[section, default: []].append(current) }
                current = level == 3 ? KeyDocumentation(key: title) : nil
                if level == 2 { section = title }
            } else {
                current?.append(block)
            }
        }
        if let current { sections[section, default: []].append(current) }
        return sections
    }

    private init(key: String) {
        self.key = key
    }

    private mutating func append(_ block: MarkdownBlock) {
        switch block {
        case .paragraph(let paragraph) where paragraph.hasPrefix("Value: "): value = String(paragraph.dropFirst(7))
        case .paragraph(let paragraph) where paragraph.hasPrefix("Absent: "): absent = String(paragraph.dropFirst(8))
        case .paragraph(let paragraph): text = paragraph
        case .code(_, let code): example = String(code.dropLast())
        case .heading, .row: break
        }
    }

    /// Returns the documentation with the default that the table of the key states, unless it says more.
    private func completed(by form: KeyForm?) -> KeyDocumentation {
        var result = self
        switch form {
        case .flag(let fallback)? where absent == nil: result.absent = "`\(fallback)`"
        case .word(_, let fallback?)? where absent == nil: result.absent = "`\(fallback)`"
        default: break
        }
        return result
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
        described + measurements
    }

    /// The types with a name in the language.
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
