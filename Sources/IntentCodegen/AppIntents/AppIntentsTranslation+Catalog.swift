import IntentModel

extension AppIntentsTranslation {
    /// Every text that the Swift file names, in the languages of the definition.
    var stringCatalog: GeneratedFile {
        var catalog = StringCatalog(language: file.language)
        for intent in intents { add(intent, to: &catalog) }
        for type in types {
            catalog.add(
                type.title, "types.\(type.name)", "title", comment: "What one of the type \(type.name) is called.")
        }
        for type in enums { add(type, to: &catalog) }
        for widget in widgets { add(widget, to: &catalog) }
        return GeneratedFile(path: GeneratedFileNames.stringCatalog(for: file.fileName), text: catalog.text)
    }

    private func add(_ intent: Intent, to catalog: inout StringCatalog) {
        let path = "intents.\(intent.name)"
        catalog.add(intent.title, path, "title", comment: "The title of the intent \(intent.name).")
        if let description = intent.description {
            catalog.add(description, path, "description", comment: "What the intent \(intent.name) is for.")
        }
        let rows = plan.parameters(of: intent)
        for row in rows { add(row.parameter, path: "\(path).parameters.\(row.name)", to: &catalog) }
        for sentence in [intent.summary?.sentence].compactMap(\.self)
            + (intent.summary?.combinations ?? []).map(\.sentence)
        {
            catalog.add(
                sentence: sentence, comment: "The sentence of \(intent.name) in Shortcuts; ${…} are its parameters.")
        }
    }

    private func add(_ parameter: Parameter, path: String, to catalog: inout StringCatalog) {
        let name = parameter.name
        catalog.add(parameter.title, path, "title", comment: "The row of the parameter \(name).")
        if let description = parameter.description {
            catalog.add(description, path, "description", comment: "Help for the parameter \(name).")
        }
        let boolean = parameter.settings.boolean
        guard let yes = boolean.trueTitle, let no = boolean.falseTitle else { return }
        catalog.add(yes, path, "trueTitle", comment: "What \(name) is called while it is on.")
        catalog.add(no, path, "falseTitle", comment: "What \(name) is called while it is off.")
    }

    private func add(_ type: EnumType, to catalog: inout StringCatalog) {
        let path = "enums.\(type.name)"
        catalog.add(type.title, path, "title", comment: "What one of the choices of \(type.name) is called.")
        for entry in type.cases {
            catalog.add(
                entry.title, "\(path).cases.\(entry.name)", "title",
                comment: "The choice \(entry.name) of \(type.name).")
        }
    }

    private func add(_ widget: Widget, to catalog: inout StringCatalog) {
        let path = "widgets.\(widget.name)"
        catalog.add(widget.title, path, "title", comment: "The name of the widget in the gallery.")
        if let description = widget.description {
            catalog.add(description, path, "description", comment: "What the gallery says of the widget.")
        }
    }
}
