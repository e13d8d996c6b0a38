/// Which declarations of a schema came from one definition file; what one generated file is made from.
package struct DefinitionFile: Hashable, Sendable {
    /// The file's name without folders: `car-control.intent.yaml`.
    package var fileName: String
    /// The development language of the file's texts.
    package var language: String
    package var types: [String]
    package var enums: [String]
    package var intents: [String]
    package var widgets: [String]

    package init(
        fileName: String, language: String = "en", types: [String] = [], enums: [String] = [], intents: [String] = [],
        widgets: [String] = []
    ) {
        self.fileName = fileName
        self.language = language
        self.types = types
        self.enums = enums
        self.intents = intents
        self.widgets = widgets
    }
}
