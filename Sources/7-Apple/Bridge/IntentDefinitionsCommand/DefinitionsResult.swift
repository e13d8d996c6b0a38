internal import IntentAuthoring
internal import IntentCommandLine
internal import IntentControl
internal import IntentDeclarations
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// The definition of a program, to print.
struct DefinitionsResult: CommandResult {
    let schema: Schema
    let warnings: [DefinitionWarning]
    /// The definition as YAML, if it is printed or written.
    var rendered: RenderedDefinition?
    /// The paths of the files that were written; nil if nothing is to be written.
    var written: [String]?
    /// Why 'intentgen' would refuse the definition, which is then neither printed nor written.
    var errors: [DefinitionWarning] = []

    /// The errors of the definition that the code declares.
    var failure: CommandError? {
        guard !errors.isEmpty else { return nil }
        return CommandError(
            .invalidData, errors.map { CommandError.Problem("\($0.code)", "\($0.place): \($0.message)") },
            advice:
                "nothing was printed, because 'intentgen' refuses this definition; change the code, or name what to print"
        )
    }

    var notes: [Note] { warnings.map { .warning($0.text) } }

    /// The definition as YAML, or the list of what it declares; nothing if files were written.
    func text(_ style: TextStyle) -> String {
        if written != nil || !errors.isEmpty { return "" }
        if let rendered { return style.document(rendered.definition) }
        var table = TextTable(style)
        for (kind, name, title) in declarations {
            table.append([.init(kind, style: style.faint), .init(name, style: style.bold), .init(title)])
        }
        return table.lines().terminatedLines
    }

    private var declarations: [(kind: String, name: String, title: String)] {
        schema.intents.map { ("intent", $0.name, $0.title.text) }
            + schema.widgets.map { ("widget", $0.kind.name, $0.title.text) }
            + schema.controls.map { ("control", $0.kind.name, $0.title.text) }
            + schema.appShortcuts.map { ("App Shortcut", $0.name, $0.title.text) }
    }

    /// The document of `definitions --json`, version 1.
    var json: JSONValue {
        var object: JSONObject = [
            "definitions": 1,
            "intents": names(schema.intents.map { ($0.name, $0.title) }),
            "widgets": names(schema.widgets.map { ($0.kind.name, $0.title) }),
            "controls": names(schema.controls.map { ($0.kind.name, $0.title) }),
            "warnings": .array(warnings.map(\.json)),
        ]
        if let written {
            object["written"] = .array(written.map(JSONValue.string))
        } else if let rendered {
            object["definition"] = .string(rendered.definition)
            var translations = JSONObject()
            for (language, text) in rendered.translations.sorted(by: { $0.key < $1.key }) {
                translations[language] = .string(text)
            }
            object["translations"] = .object(translations)
        }
        return .object(object)
    }

    private func names(_ declarations: [(name: String, title: LocalizedText)]) -> JSONValue {
        .array(declarations.map { ["name": .string($0.name), "title": .string($0.title.text)] })
    }
}

extension ProgramDefinition {
    /// Returns what the command prints.
    /// - Parameter printing: Whether the definition is needed as YAML.
    func result(printing: Bool) -> DefinitionsResult {
        guard printing else { return DefinitionsResult(schema: schema, warnings: warnings) }
        let rendered = renderDefinition(schema)
        let problems = Self.problems(of: rendered)
        let errors = problems.filter { $0.severity == .error }.map(\.problem)
        return DefinitionsResult(
            schema: schema, warnings: warnings + problems.filter { $0.severity != .error }.map(\.problem),
            rendered: errors.isEmpty ? rendered : nil, errors: errors)
    }

    /// Returns the diagnostics of the printed definition, which code may cause, such as a default outside its range. Missing
    /// translations are those of the catalogs.
    private static func problems(of rendered: RenderedDefinition) -> [(severity: Severity, problem: DefinitionWarning)]
    {
        let translations = rendered.translations.sorted { $0.key < $1.key }
        let resolved = resolveDefinitions(
            [SourceFile(path: "definition.intent.yaml", text: rendered.definition)],
            translations: translations.map { language, text in
                TranslationSource(
                    SourceFile(path: "definition.intent.\(language).yaml", text: text), language: language,
                    definition: 0)
            })
        return resolved.diagnostics.sorted().filter { $0.code != .missingTranslation }.map { diagnostic in
            let file = resolved.sources[diagnostic.file]
            let position = SourceMap(file).position(at: diagnostic.range.start)
            let place = "\(file.path):\(position.line):\(position.column)"
            let problem = DefinitionWarning(diagnostic.code, at: place, diagnostic.message)
            return (diagnostic.severity, problem)
        }
    }
}

/// The files that the command writes: the definition and its translations.
struct DefinitionOutput {
    private let folder: String
    private let name: String
    private let replaces: Bool

    /// - Parameters:
    ///   - name: The name of the definition, without `.intent.yaml`.
    ///   - replaces: Whether files with other contents are overwritten.
    init(folder: String, name: String, replaces: Bool) {
        (self.folder, self.name, self.replaces) = (folder, name, replaces)
    }

    /// Writes the files that differ, all of them or none.
    /// - Throws: `cannotCreate` if one of them exists with other contents and may not be replaced.
    func write(_ result: DefinitionsResult) throws(CommandError) -> DefinitionsResult {
        guard let rendered = result.rendered else { return result }
        var result = result
        var files: [(path: String, text: String)] = [(path("\(name).intent"), rendered.definition)]
        for (language, text) in rendered.translations.sorted(by: { $0.key < $1.key }) {
            files.append((path("\(name).intent.\(language)"), text))
        }
        var changed: [(path: String, text: String)] = []
        for file in files where try CommandFiles.differs(file.path, from: file.text) { changed.append(file) }
        if !replaces, let existing = changed.first(where: { CommandFiles.exists($0.path) }) {
            throw CommandError(
                .cannotCreate, "'\(existing.path)' exists and has other contents; overwrite it with --replace")
        }
        try CommandFiles.createFolder(at: folder)
        for file in changed { try CommandFiles.replace(file.path, with: file.text) }
        result.written = changed.map(\.path)
        return result
    }

    private func path(_ name: String) -> String {
        let other = (FilePath(folder) / "\(name).yml").string
        return CommandFiles.exists(other) ? other : (FilePath(folder) / "\(name).yaml").string
    }
}
