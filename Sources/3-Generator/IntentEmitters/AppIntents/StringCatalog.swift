import IntentModel

extension AppIntentsTranslation {
    /// The catalog of all texts that the Swift file refers to, in the languages of the definition.
    var stringCatalog: GeneratedFile {
        var catalog = StringCatalog(language: file.language)
        for intent in intents { add(intent, to: &catalog) }
        for type in types { catalog.add("types.\(type.name)", type.title, of: "the type \(type.name)", noun: "name") }
        for type in unions { add(type, to: &catalog) }
        for type in enums { add(type, to: &catalog) }
        for widget in widgets {
            catalog.add(
                "widgets.\(widget.name)", widget.title, widget.description, of: "the widget in the gallery",
                noun: "name")
        }
        for control in controls {
            catalog.add(
                "controls.\(control.name)", control.title, control.description, of: "the control in the gallery",
                noun: "name")
        }
        for shortcut in appShortcuts {
            catalog.add(
                shortcut.title, "appShortcuts.\(shortcut.name)", "title",
                comment: "The short title of the App Shortcut.")
        }
        return GeneratedFile(path: GeneratedFileNames.stringCatalog(for: file.fileName), text: catalog.text)
    }

    private func add(_ intent: Intent, to catalog: inout StringCatalog) {
        let path = "intents.\(intent.name)"
        catalog.add(path, intent.title, intent.description, of: "the intent \(intent.name)")
        let rows = plan.parameters(of: intent)
        for row in rows { add(row.parameter, path: "\(path).parameters.\(row.name)", to: &catalog) }
        for sentence in [intent.summary?.sentence].compactMap(\.self)
            + (intent.summary?.combinations ?? []).map(\.sentence)
        {
            catalog.add(
                sentence: sentence, comment: "The summary of \(intent.name) in Shortcuts. Each ${…} is a parameter.")
        }
    }

    private func add(_ parameter: Parameter, path: String, to catalog: inout StringCatalog) {
        let name = parameter.name
        catalog.add(path, parameter.title, parameter.description, of: "the parameter \(name)")
        let boolean = parameter.settings.boolean
        guard let yes = boolean.trueTitle, let no = boolean.falseTitle else { return }
        catalog.add(yes, path, "trueTitle", comment: "The name of the state in which \(name) is on.")
        catalog.add(no, path, "falseTitle", comment: "The name of the state in which \(name) is off.")
    }

    private func add(_ type: EnumType, to catalog: inout StringCatalog) {
        let path = "enums.\(type.name)"
        catalog.add(path, type.title, of: "the enum \(type.name)", noun: "name")
        for entry in type.cases {
            catalog.add(
                "\(path).cases.\(entry.name)", entry.title, of: "the case \(entry.name) of \(type.name)")
        }
    }

    private func add(_ union: ObjectType, to catalog: inout StringCatalog) {
        let path = "types.\(union.name)"
        catalog.add(path, union.title, of: "the union \(union.name)", noun: "name")
        for member in union.recordFields {
            catalog.add(
                "\(path).oneOf.\(member.name)", member.title, of: "the member \(member.name) of \(union.name)")
        }
    }

    /// The catalog in which the system looks up the phrases of all App Shortcuts.
    var phraseCatalog: GeneratedFile {
        var catalog = StringCatalog(language: file.language)
        for shortcut in appShortcuts {
            catalog.add(
                phrases: phrases(of: shortcut),
                comment: "The phrases of the App Shortcut \(shortcut.name). ${applicationName} is the name of the app.")
        }
        return GeneratedFile(path: GeneratedFileNames.phraseCatalog, text: catalog.text)
    }
}

/// The texts of a definition as an Xcode string catalog. The key of a text is its path in the definition.
struct StringCatalog {
    private let language: String
    private var entries: [String: JSONValue] = [:]

    init(language: String) {
        self.language = language
    }

    /// `intents.WidgetConfig.parameters.carControls.title`
    static func key(_ path: [String]) -> String { path.joined(separator: ".") }

    /// Adds the title of a declaration at a path, and its description.
    /// - Parameter noun: What translators call the title.
    mutating func add(
        _ path: String, _ title: LocalizedText, _ description: LocalizedText? = nil, of declaration: String,
        noun: String = "title"
    ) {
        add(title, path, "title", comment: "The \(noun) of \(declaration).")
        guard let description else { return }
        add(description, path, "description", comment: "The description of \(declaration).")
    }

    /// - Parameter comment: A comment for translators.
    mutating func add(_ text: LocalizedText, _ path: String..., comment: String) {
        add(text, key: Self.key(path), comment: comment)
    }

    /// Adds a summary. App Intents looks it up by its text, with `${name}` for each parameter.
    mutating func add(sentence text: LocalizedText, comment: String) {
        add(text, key: text.text, comment: comment)
    }

    /// Adds the phrases of an App Shortcut, whose number may differ between languages. The key is the first one.
    mutating func add(phrases: [LocalizedText], comment: String) {
        guard let key = phrases.first?.text else { return }
        var texts: [String: [JSONValue]] = [:]
        for phrase in phrases {
            texts[phrase.language, default: []].append(.string(phrase.text))
            for other in phrase.others { texts[other.language, default: []].append(.string(other.text)) }
        }
        add(
            texts.mapValues { ["stringSet": ["state": "translated", "values": .array($0)]] }, key: key, comment: comment
        )
    }

    private mutating func add(_ text: LocalizedText, key: String, comment: String) {
        var texts = [text.language: text.text]
        for other in text.others { texts[other.language] = other.text }
        add(
            texts.mapValues { ["stringUnit": ["state": "translated", "value": .string($0)]] }, key: key,
            comment: comment)
    }

    private mutating func add(_ localizations: [String: JSONValue], key: String, comment: String) {
        entries[key] = [
            // Xcode removes strings that it does not find in code, unless they are marked as manual.
            "comment": .string(comment), "extractionState": "manual",
            "localizations": .object(JSONObject(sorting: localizations)),
        ]
    }

    /// The text of the file, with sorted keys and a line break at the end.
    var text: String {
        let catalog: JSONValue = [
            "sourceLanguage": .string(language), "strings": .object(JSONObject(sorting: entries)), "version": "1.0",
        ]
        return catalog.rendered(pretty: true) + "\n"
    }
}
