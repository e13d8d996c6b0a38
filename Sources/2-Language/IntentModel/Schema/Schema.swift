/// The valid declarations of a set of definition files, in the order of the files.
///
/// Names are unique among types and enums, among intents, among widgets, among controls, and among App Shortcuts. A schema has no source positions; the reader
/// of the files keeps them.
package struct Schema: Hashable, Sendable {
    /// The group in whose store the instances are.
    package var group: String
    /// The development language of the first file.
    package var language: String
    /// The languages in which the files promise every text; in the subset of one file, the languages of its texts. May be
    /// empty if there is only one.
    package var languages: [String]
    package var types: [ObjectType]
    package var enums: [EnumType]
    package var intents: [Intent]
    package var widgets: [DeclaredWidget]
    package var controls: [Control]
    package var appShortcuts: [AppShortcut]

    package init(
        group: String = "default", language: String = "en", languages: [String] = [], types: [ObjectType] = [],
        enums: [EnumType] = [], intents: [Intent] = [], widgets: [DeclaredWidget] = [], controls: [Control] = [],
        appShortcuts: [AppShortcut] = []
    ) {
        self.group = group
        self.language = language
        self.languages = languages
        self.types = types
        self.enums = enums
        self.intents = intents
        self.widgets = widgets
        self.controls = controls
        self.appShortcuts = appShortcuts
    }

    package func type(named name: String) -> ObjectType? { types.first { $0.name == name } }
    package func enumeration(named name: String) -> EnumType? { enums.first { $0.name == name } }
    package func intent(named name: String) -> Intent? { intents.first { $0.name == name } }
    package func widget(of kind: WidgetKind) -> DeclaredWidget? { widgets.first { $0.kind == kind } }
}

extension Schema {
    /// The version of the JSON form.
    private static let version = 1

    /// The schema as canonical JSON.
    ///
    /// Defaults are omitted, declarations keep their order, and dictionaries are sorted. Equal schemas have equal JSON, from
    /// which an equal schema can be read.
    package var json: JSONValue {
        var writer = SchemaObjectWriter(language: language)
        writer.put("schema", .integer(Schema.version))
        writer.put("group", group, unless: "default")
        writer.put("language", language, unless: "en")
        writer.put("languages", languages)
        writer.put("types", types) { $0.json(in: language) }
        writer.put("enums", enums) { $0.json(in: language) }
        writer.put("intents", intents) { $0.json(in: language) }
        writer.put("widgets", widgets) { $0.json(in: language) }
        writer.put("controls", controls) { $0.json(in: language) }
        writer.put("appShortcuts", appShortcuts) { $0.json(in: language) }
        return writer.json
    }

    /// Reads the JSON of a schema.
    /// - Throws: An error if the JSON has another version, or contains something that this version does not support.
    package init(json: JSONValue) throws(SchemaDecodingError) {
        guard let version = json["schema"]?.integerValue else {
            throw SchemaDecodingError(at: "", "the version is missing: \"schema\": \(Schema.version)")
        }
        guard version == Schema.version else {
            throw SchemaDecodingError(
                at: "schema", "the schema has version \(version); this program reads version \(Schema.version)")
        }
        let language = json["language"]?.stringValue ?? "en"
        let node = SchemaNode(json: json, path: "", language: language)
        self = try node.fields { fields throws(SchemaDecodingError) in
            _ = fields.remove("schema")
            let group = try fields.remove("group")?.text() ?? "default"
            return Schema(
                group: group, language: try fields.remove("language")?.text() ?? "en",
                languages: try fields.texts("languages"),
                types: try fields.list("types", of: ObjectType.init(schemaNode:)),
                enums: try fields.list("enums", of: EnumType.init(schemaNode:)),
                intents: try fields.list("intents", of: Intent.init(schemaNode:)),
                widgets: try fields.list("widgets", of: DeclaredWidget.init(schemaNode:)),
                controls: try fields.list("controls", of: Control.init(schemaNode:)),
                appShortcuts: try fields.list("appShortcuts", of: AppShortcut.init(schemaNode:)))
        }
    }
}
