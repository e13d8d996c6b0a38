/// What the definition files of one run say, resolved and valid, in the order they say it.
///
/// Names are unique among types and enums together, among intents, and among widgets. It has no positions: those
/// stay with the reader.
package struct Schema: Hashable, Sendable {
    /// Whose store the instances are in.
    package var group: String
    /// The development language of the first file.
    package var language: String
    /// The languages that the files promise, or of one file's part those that its texts have; may be empty where that
    /// is one.
    package var languages: [String]
    package var types: [ObjectType]
    package var enums: [EnumType]
    package var intents: [Intent]
    package var widgets: [Widget]

    package init(
        group: String = "default", language: String = "en", languages: [String] = [], types: [ObjectType] = [],
        enums: [EnumType] = [], intents: [Intent] = [], widgets: [Widget] = []
    ) {
        self.group = group
        self.language = language
        self.languages = languages
        self.types = types
        self.enums = enums
        self.intents = intents
        self.widgets = widgets
    }

    package func type(named name: String) -> ObjectType? { types.first { $0.name == name } }
    package func enumeration(named name: String) -> EnumType? { enums.first { $0.name == name } }
    package func intent(named name: String) -> Intent? { intents.first { $0.name == name } }
    package func widget(of kind: WidgetKind) -> Widget? { widgets.first { $0.kind == kind } }
}
