internal import ArgumentParser
internal import IntentAuthoring
internal import IntentCommandLine
internal import IntentDefinitionFiles
internal import IntentGeneratorRun
internal import IntentSchema
internal import IntentSystem

/// `intentgen init`
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a folder of definitions, or update its JSON Schema.",
        discussion: """
            Creates \(StarterDefinition.fileName), a small definition to edit; \(EditorSchema.fileName), with which an \
            editor that has a YAML language server completes keys, explains them and marks invalid values; and \
            \(StarterSettings.fileName), which specifies what is generated. The folder is created if it does not exist.

            In a folder that contains a definition, only the schema is written, and only if it changes. To use the \
            schema in an existing definition, add this first line:

              \(EditorSchema.modeline)

            '--editor' also writes settings in the folder that make an editor start the language server, 'intentgen lsp'. A \
            file with other contents is not changed; what to add to it is printed to standard output.
            """)

    @Argument(
        help: ArgumentHelp("The folder; by default, the current one.", valueName: "dir"), completion: .directory)
    var folder: String?

    @Flag(name: .customLong("print-schema"), help: "Print the JSON Schema to standard output, and write no file.")
    var printsSchema = false

    @Option(
        name: .customLong("editor"),
        help: ArgumentHelp(
            "Also write settings for an editor: \(EditorName.allCases.map(\.rawValue).joined(separator: ", ")). Can be repeated.",
            valueName: "name"))
    var editors: [EditorName] = []

    init() {}

    mutating func validate() throws {
        if printsSchema, !editors.isEmpty {
            throw ValidationError("'--print-schema' writes no file and cannot be combined with '--editor'")
        }
        if printsSchema, let folder {
            throw ValidationError("'--print-schema' writes no file and cannot be combined with the folder '\(folder)'")
        }
    }

    func run() throws {
        if printsSchema { return try StandardStream.output.write(EditorSchema.text) }
        let folder = folder ?? "."
        var report = try createStarterFiles(in: folder)
        var unchanged: [(path: String, text: String)] = []
        for editor in editors { report += try createSettings(of: editor, in: folder, &unchanged) }
        try StandardStream.error.write(report.terminatedLines)
        try reportUnchanged(unchanged)
    }

    /// Prints what to add to files with other contents.
    /// - Throws: `cannotCreate` with the paths if there are any.
    private func reportUnchanged(_ files: [(path: String, text: String)]) throws {
        guard !files.isEmpty else { return }
        for file in files {
            try StandardStream.error.write(["add this to '\(file.path)':"].terminatedLines)
            try StandardStream.output.write(file.text.hasSuffix("\n") ? file.text : file.text + "\n")
        }
        let paths = files.map { "'\($0.path)'" }.joined(separator: ", ")
        let verbs = files.count == 1 ? ("has", "was") : ("have", "were")
        throw CommandError(.cannotCreate, "\(paths) \(verbs.0) other contents and \(verbs.1) not changed")
    }

    /// Writes the settings of an editor unless they exist.
    /// - Parameter unchanged: Receives the files with other contents.
    /// - Returns: A line about each file.
    private func createSettings(
        of editor: EditorName, in folder: String, _ unchanged: inout [(path: String, text: String)]
    ) throws -> [String] {
        var report: [String] = []
        for file in editor.files {
            let path = Self.path(file.path, in: folder)
            if CommandFiles.exists(path) {
                let isOther = try !CommandFiles.isFile(path) || CommandFiles.differs(path, from: file.text)
                if isOther { unchanged.append((path, file.text)) } else { report.append("'\(path)' is up to date") }
            } else {
                let parent = FilePath(path).folder
                if !parent.isEmpty { try CommandFiles.createFolder(at: parent.string) }
                try CommandFiles.create(path, with: file.text)
                report.append("created '\(path)': \(editor.hint)")
            }
        }
        return report
    }

    private static func path(_ name: String, in folder: String) -> String {
        folder == "." ? name : (FilePath(folder) / name).string
    }

    /// Writes the JSON Schema, and a starter definition and settings if the folder contains no definition.
    /// - Returns: A line about each file.
    private func createStarterFiles(in folder: String) throws -> [String] {
        try CommandFiles.createFolder(at: folder)
        let hasDefinitions = try DefinitionDiscovery.hasDefinitions(in: folder)
        let path = { (name: String) in Self.path(name, in: folder) }
        let schema = try updateSchema(at: path(EditorSchema.fileName))
        if hasDefinitions {
            return ["'\(folder)' contains definitions, which were not changed", schema]
        }
        let starter = path(StarterDefinition.fileName)
        try CommandFiles.create(starter, with: StarterDefinition.text)
        var report = [schema, "created '\(starter)'"]
        if try SettingsFile.path(for: [folder]) == nil {
            let settings = path(StarterSettings.fileName)
            try CommandFiles.create(settings, with: StarterSettings.text)
            report.append("created '\(settings)'")
        }
        return report
    }

    /// Writes the JSON Schema if it changes.
    /// - Returns: A line that reports what was done.
    private func updateSchema(at path: String) throws(CommandError) -> String {
        let isNew = !CommandFiles.exists(path)
        if !isNew {
            guard CommandFiles.isFile(path) else { throw .notGenerated(path) }
            guard try CommandFiles.differs(path, from: EditorSchema.text) else { return "'\(path)' is up to date" }
            // An earlier version of `init` has written its name.
            let old = String(decoding: try CommandFiles.prefix(of: path, 1 << 22), as: UTF8.self)
            guard old.contains("\"$comment\": \"\(EditorSchema.generatedMark)") else { throw .notGenerated(path) }
        }
        try CommandFiles.replace(path, with: EditorSchema.text)
        return "\(isNew ? "created" : "updated") '\(path)'"
    }
}

extension CommandError {
    fileprivate static func notGenerated(_ path: String) -> CommandError {
        CommandError(
            .cannotCreate, "'\(path)' exists and was not created by intentgen; move it away, then run init again")
    }
}

/// The definition in a new folder.
private enum StarterDefinition {
    static let fileName = "greeting.intent.yaml"

    static let text = """
        \(EditorSchema.modeline)
        # What the user of a widget can configure. To check it, run: intentgen validate \(fileName)
        intentDefinition: 1

        enums:
          Tone:
            cases: { friendly: Friendly, formal: Formal }      # stored by name, shown by title

        intents:
          Greeting:                  # in Swift: struct GreetingIntent
            description: Choose whom the widget greets, and how.
            parameters:              # the rows of the editor, in this order
              names:
                title: Whom to greet
                type: [String]       # brackets: a list of values
                size: { systemSmall: 1, systemMedium: 3 }
                default: [World]
              tone: { type: Tone, default: friendly }
              showTime: { type: Boolean, default: false }
              refreshAfter:
                type: TimeInterval
                default: 15m
                when: { showTime: true }                       # the row is visible only then

        widgets:
          GreetingWidget:
            kind: com.example.greeting                         # identifies the widget in stored configurations
            description: Says hello.
            intent: Greeting
            families: [systemSmall, systemMedium]

        """
}

/// The settings file in a new folder.
private enum StarterSettings {
    static let fileName = "intentgen-config.yaml"

    static let text = """
        # What intentgen generates from the definitions in this folder. Command-line options take precedence.
        intentgenConfig: 1
        access: internal           # of the generated Swift: internal, package or public
        targets: [swift]           # also sirikit, app-intents, json-schema
        fakes: false               # whether to generate fakes of handlers and fixtures, for tests

        """
}
