/// What generated code carries of its definition: the resolved schema of one file, and which intent or type is meant.
public struct IntentDefinition: Sendable {
    /// The declared name of the intent or type; nil stands for the file as a whole, as a static widget's definition does.
    public let name: String?
    /// The file's schema as canonical JSON, decoded when first asked for.
    public let json: StaticString

    /// For generated code; the text is decoded when an engine is made.
    public init(name: String? = nil, json: StaticString) {
        self.name = name
        self.json = json
    }
}
