internal import CIntentManual
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

    private static let all: [MapKind: [KeyDocumentation]] = Dictionary(
        uniqueKeysWithValues: MapKind.allCases.map { kind in
            let words = Dictionary(uniqueKeysWithValues: kind.keys.words.map { ($0.text, $0) })
            let keys = (sections[kind.rawValue] ?? []).flatMap { key in
                // The settings of types are in a section of their own.
                key.key == "settings" ? (sections[key.key] ?? []).filter { words[$0.key] != nil } : [key]
            }
            return (kind, keys.map { $0.completed(by: words[$0.key].flatMap(kind.form)) })
        })

    fileprivate static let sections = sections(of: MarkdownBlock.all(in: keysArticle()))

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

    /// The types that need no declaration, measurements last.
    package static var all: [TypeDocumentation] {
        described + measurements
    }

    /// The types with a name in the language: the section `types` of `Keys.md`.
    static let described: [TypeDocumentation] = (KeyDocumentation.sections["types"] ?? []).map { type in
        TypeDocumentation(
            name: type.key, swift: type.value.filter { $0 != "`" }, text: type.text, literal: type.example)
    }

    private static var measurements: [TypeDocumentation] {
        Dimension.names.compactMap(Dimension.init).map { dimension in
            let unit = dimension.units.first?.name ?? ""
            return TypeDocumentation(
                name: dimension.name, swift: "Measurement<\(dimension.swiftUnit)>",
                text: "A measurement in \(dimension.units.map(\.name).joined(separator: ", ")).", literal: "3 \(unit)")
        }
    }
}
