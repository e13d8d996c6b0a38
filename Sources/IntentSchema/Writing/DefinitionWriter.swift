internal import IntentModel
internal import IntentYAML

/// Makes the declarations of a schema into YAML, and gathers their translations on the way.
///
/// Each kind of declaration is an extension in a file of its own. Keys stand in the order in which people write them.
struct DefinitionWriter {
    let schema: Schema
    let index: SchemaIndex
    /// What stands at the top of the file, for every declaration that does not say otherwise.
    let classPrefix: String?
    /// The options of types all of whose parameters have the same.
    let typeOptions: [String: OptionSource]
    /// Those that widgets show.
    let shownIntents: Set<String>
    var texts = TranslationWriter()

    init(_ schema: Schema) {
        self.schema = schema
        index = SchemaIndex(schema)
        // Below a prefix, a Swift name is written to be without it.
        classPrefix = schema.repeatsSwiftNames ? nil : sharedClassPrefix(of: schema)
        typeOptions = sharedOptions(of: schema)
        shownIntents = Set(schema.widgets.compactMap(\.intent))
    }

    /// The whole file.
    mutating func definition() -> YAMLMapping {
        var file = YAMLMapping(.spaced)
        file.append(.intentDefinition, .plain("1"))
        if schema.language != "en" { file.append(.language, schema.language) }
        file.append(.languages, names: schema.languages)
        if schema.group != "default" { file.append(.group, schema.group) }
        file.append(.classPrefix, classPrefix)
        append(.types, schema.types, .lines, to: &file) { ($1.name, $0.objectType($1)) }
        append(.enums, schema.enums, .lines, to: &file) { ($1.name, $0.enumeration($1)) }
        append(.intents, schema.intents, .spaced, to: &file) { ($1.name, $0.intent($1)) }
        append(.widgets, schema.widgets, .lines, to: &file) { ($1.name, $0.widget($1)) }
        return file
    }

    private mutating func append<Declaration>(
        _ section: Word, _ declarations: [Declaration], _ layout: YAMLMapping.Layout, to file: inout YAMLMapping,
        _ entry: (inout DefinitionWriter, Declaration) -> (name: String, content: YAMLMapping)
    ) {
        guard !declarations.isEmpty else { return }
        var map = YAMLMapping(layout)
        for declaration in declarations {
            let (name, content) = entry(&self, declaration)
            map.append(name, .mapping(content))
        }
        file.append(section, .mapping(map))
    }
}

extension Schema {
    fileprivate var repeatsSwiftNames: Bool {
        types.contains(where: \.repeatsSwiftName) || enums.contains(where: \.repeatsSwiftName)
            || intents.contains(where: \.repeatsSwiftName)
    }
}
