package import AppIntents
internal import IntentAppIntents
internal import IntentDiagnostics
package import IntentModel
package import IntentRuntime
package import IntentWidgets

/// The definition that a program declares in code, and what a definition cannot say.
package struct ProgramDefinition: Sendable {
    package var schema: Schema
    private var found: [DefinitionWarning]

    /// Reads the App Intents among the handlers, the definitions of generated code, and the widgets.
    /// - Parameters:
    ///   - handlers: Those of App Intents and others, at most one for each intent.
    ///   - definitions: Definitions of intents and widgets without a handler.
    ///   - shortcuts: The types that list App Shortcuts.
    ///   - catalogs: At most one for each string table.
    ///   - language: The development language; nil for that of the catalogs or of generated code.
    package init(
        handlers: [any IntentHandling], definitions: [IntentDefinition] = [], widgets: [WidgetRegistration] = [],
        shortcuts: [any AppShortcutsProvider.Type] = [], catalogs: [StringCatalog] = [], language: String? = nil
    ) async throws {
        let actions = widgets.compactMap(\.action?.intent)
        let intents =
            handlers.compactMap { ($0 as? any AppIntentHosting)?.intentType }
            + actions.filter { !$0.isGenerated }.compactMap { $0.type as? any AppIntent.Type }
        let generated = intents.compactMap { $0 as? any ConfigurationAppIntent.Type }
        let carried = try Self.carriedSchema(of: generated)
        var texts = CatalogTexts(catalogs, language: language ?? (catalogs.isEmpty ? carried?.language : nil))
        let declared = DeclaredDefinition(
            of: intents, shortcuts: shortcuts, language: texts.language,
            besides: Set((definitions + actions).flatMap(\.types)), isForFile: true
        ) { texts.text($0) }
        found = declared.losses.map(DefinitionWarning.init)
        schema = declared.schema
        if let carried {
            let tables = generated.compactMap { $0.title.table }
            var definition = CarriedDefinition(
                carried, lacksCatalogs: !texts.missingTables.isDisjoint(with: tables))
            schema = try definition.merging(schema)
            found += definition.warnings
        }
        var declaredWidgets = DeclaredWidgets(widgets, naming: declared.naming)
        try await declaredWidgets.add(
            HandlerRegistry(
                handlers: handlers.filter { !($0 is any AppIntentHosting) }, definitions: definitions,
                naming: declared.naming
            ).schema, to: &schema, &texts)
        found += declaredWidgets.warnings + texts.warnings
        updateLanguages()
    }

    /// What the definition does not say as the program does.
    package var warnings: [DefinitionWarning] {
        guard let text = schema.texts.first(where: { $0.language != schema.language }) else { return found }
        let message =
            "this text is in \(text.language), most others are in \(schema.language); name the intents to print"
        return found + [DefinitionWarning(.catalogText, at: text.text, message)]
    }

    /// Removes everything that the declarations with the given names do not use.
    package mutating func select(_ names: DefinitionFile) {
        schema = SchemaIndex(schema).subset(for: names)
        let remaining = Set(schema.intents.map(\.name) + schema.types.map(\.name) + schema.enums.map(\.name))
        found.removeAll { warning in warning.declaration.map { !remaining.contains($0) } ?? false }
        updateLanguages()
    }

    /// Sets the development language, which most texts have, and the languages of all texts.
    private mutating func updateLanguages() {
        var counts: [String: Int] = [:]
        var others: Set<String> = []
        for text in schema.texts {
            counts[text.language, default: 0] += 1
            others.formUnion(text.others.map(\.language))
        }
        // Of several, the first by tag, so that equal programs print equal definitions.
        if let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) { schema.language = most.key }
        others.remove(schema.language)
        schema.languages = others.isEmpty ? [] : [schema.language] + others.sorted()
    }

    /// Returns the definition files of generated App Intents; nil if there are none.
    private static func carriedSchema(of intents: [any ConfigurationAppIntent.Type]) throws -> Schema? {
        func definition<Intent: ConfigurationAppIntent>(_ type: Intent.Type) -> IntentDefinition {
            Intent.Configuration.definition
        }
        let files = try intents.map { try definition($0).schema() }
        return files.dropFirst().reduce(into: files.first) { merged, file in merged?.add(file) }
    }
}

extension Schema {
    /// Adds the declarations of another schema whose names are not declared yet.
    mutating func add(_ other: Schema) {
        func missing<Declaration>(
            _ declarations: [Declaration], _ present: [Declaration], _ name: (Declaration) -> String
        ) -> [Declaration] {
            let names = Set(present.map(name))
            return declarations.filter { !names.contains(name($0)) }
        }
        if self.group == Schema().group { group = other.group }
        types += missing(other.types, types, \.name)
        enums += missing(other.enums, enums, \.name)
        intents += missing(other.intents, intents, \.name)
        widgets += missing(other.widgets, widgets, \.kind.name)
        controls += missing(other.controls, controls, \.kind.name)
        appShortcuts += missing(other.appShortcuts, appShortcuts, \.name)
    }
}
