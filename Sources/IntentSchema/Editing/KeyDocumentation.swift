/// What a key is for, told once: editors show it while a definition is written, the reference prints it.
package struct KeyDocumentation: Hashable, Sendable {
    package let key: String
    /// What may be written behind it, as a short phrase of Markdown.
    package let value: String
    /// What holds where the key is not written, as Markdown; nil for a key that must be written.
    package let absent: String?
    /// What it says, in a sentence or two of Markdown.
    package let text: String
    /// Lines of YAML with the key in them, for the eye of a writer.
    package let example: String?

    init(_ key: String, _ value: String, absent: String?, _ text: String, example: String? = nil) {
        self.key = key
        self.value = value
        self.absent = absent
        self.text = text
        self.example = example
    }

    package var isRequired: Bool { absent == nil }

    /// The keys of a kind of map, which are those that the reader takes, in the order of the reference.
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
        }
    }
}

extension KeyDocumentation {
    // What several declarations have alike.

    static func title(_ of: String) -> KeyDocumentation {
        KeyDocumentation(
            "title", "a text", absent: "its name in words", "What \(of) is called before people.",
            example: "title: { en: Departures, de: Abfahrten }")
    }

    static func description(_ of: String) -> KeyDocumentation {
        KeyDocumentation("description", "a text", absent: "none", "Says in a sentence \(of).")
    }

    static func renamedFrom(_ of: String) -> KeyDocumentation {
        KeyDocumentation(
            "renamedFrom", "a list of names", absent: "none",
            "Names that \(of) had before, the newest first. What was stored under them is found again.",
            example: "renamedFrom: [oldName]")
    }

    static let deprecated = KeyDocumentation(
        "deprecated", "a text", absent: "it is in use",
        "Why it should not be used any more, and what takes its place. The generated Swift warns with this text.",
        example: "deprecated: Use `city`.")

    static func swiftName(_ absent: String = "its name") -> KeyDocumentation {
        KeyDocumentation(
            "swiftName", "a Swift identifier", absent: absent,
            "The whole name in Swift, for a name that is no identifier or reads badly in code. What is stored is unchanged."
        )
    }

    static func reserved(_ of: String) -> KeyDocumentation {
        KeyDocumentation(
            "reserved", "a list of names", absent: "none",
            "Names that \(of) had and must not get again, since stored values may still hold them.")
    }
}
