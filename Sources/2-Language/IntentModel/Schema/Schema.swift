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
    package func control(of kind: WidgetKind) -> Control? { controls.first { $0.kind.name == kind.name } }

    // The declarations with a name, or else those that formerly had it.

    package func presentType(named name: String) -> ObjectType? { types.present(name) }
    package func presentEnumeration(named name: String) -> EnumType? { enums.present(name) }
    package func presentIntent(named name: String) -> Intent? { intents.present(name) }

    /// Returns the type under the present name of its enum or object type.
    package func present(_ type: ValueType) -> ValueType {
        type.named(enumeration: { presentEnumeration(named: $0)?.name }, object: { presentType(named: $0)?.name })
    }

}

/// The kinds of which instances can be added: widgets and controls.
extension Schema {
    /// The widgets, then the controls.
    package var kinds: [DeclaredWidget] {
        guard !controls.isEmpty else { return widgets }
        let known = Set(widgets.map(\.kind))
        return widgets.map(asControl) + controls.map(DeclaredWidget.init).filter { !known.contains($0.kind) }
    }

    /// Returns the widget or control with this kind, or the one that formerly had it as its name or kind.
    package func presentWidget(of kind: WidgetKind) -> DeclaredWidget? {
        widget(of: kind).map(asControl) ?? control(of: kind).map(DeclaredWidget.init)
            ?? kinds.first { $0.wasNamed(kind.name) }
    }

    /// Returns the widget or control with this kind, present or former, or with this name.
    package func kind(named text: String) -> DeclaredWidget? {
        presentWidget(of: WidgetKind(text)) ?? kinds.first { $0.name == text }
    }

    /// The kinds and names under which a command finds a widget or control.
    package var kindNames: [String] { kinds.flatMap { [$0.kind.name, $0.name] } }

    /// Returns what code declares as a control together with it: its configuration may be another intent than its action.
    private func asControl(_ widget: DeclaredWidget) -> DeclaredWidget {
        guard !controls.isEmpty, let control = control(of: widget.kind) else { return widget }
        var widget = widget
        widget.control = control
        return widget
    }
}

extension Schema {
    /// The version of the JSON form.
    private static let version = 1

    /// The declarations, in the order of the JSON.
    private static let sections: [Field<Schema>] = [
        .values(.types, { $0.types }, { $0.types = $1 }), .values(.enums, { $0.enums }, { $0.enums = $1 }),
        .values(.intents, { $0.intents }, { $0.intents = $1 }),
        .values(.widgets, { $0.widgets }, { $0.widgets = $1 }),
        .values(.controls, { $0.controls }, { $0.controls = $1 }),
        .values(.appShortcuts, { $0.appShortcuts }, { $0.appShortcuts = $1 }).unlocked { $0.appShortcuts = [] },
    ]

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
        var schema = self
        for section in Schema.sections { section.access.write(&schema, &writer) }
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
            var schema = Schema(
                group: try fields.remove("group")?.text() ?? "default",
                language: try fields.remove("language")?.text() ?? "en", languages: try fields.texts("languages"))
            for section in Schema.sections { try section.access.read(&schema, &fields) }
            return schema
        }
    }
}

// MARK: - Texts

extension Schema {
    /// Every text that a person may read.
    package var texts: [LocalizedText] {
        var texts: [LocalizedText] = []
        visitTexts { texts.append($0) }
        return texts
    }

    /// The languages of the texts and their translations.
    package var languagesOfTexts: Set<String> {
        var languages: Set<String> = []
        // Most texts have the languages of the text before.
        var last: LocalizedText?
        visitTexts { text in
            if last?.hasLanguages(of: text) == true { return }
            languages.insert(text.language)
            for translation in text.others { languages.insert(translation.language) }
            last = text
        }
        return languages
    }

    private func visitTexts(_ body: (LocalizedText) -> Void) {
        var schema = self
        for section in Schema.sections { section.access.visitTexts?(&schema, body) }
    }

    /// The schema as a lock contains it: without texts, translations, synonyms, sections and images, without names that only
    /// Xcode uses, and without timelines and App Shortcuts.
    ///
    /// Every title is the default one, which the JSON format omits.
    package var withoutTexts: Schema {
        var schema = self
        schema.language = "en"
        schema.languages = []
        for section in Schema.sections { section.access.removeTexts?(&schema) }
        return schema
    }
}
