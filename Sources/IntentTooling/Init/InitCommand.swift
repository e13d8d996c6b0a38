internal import ArgumentParser
internal import IntentSchema

/// `intentgen init`: a first definition to change, and help for the editor that it is written in.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Begins a folder of definitions, or brings its JSON Schema up to date.",
        discussion: """
            Makes \(StarterDefinition.fileName), a small definition to change, and \(EditorSchema.fileName), by which an \
            editor with a language server for YAML completes keys, explains them, and marks what cannot stand where it \
            stands; and \(StarterSettings.fileName), which says what is made of the definitions. The folder is made when it \
            is not there.

            A folder that holds a definition keeps all its definitions as they are: only the schema is written, and \
            only when it changes. To use it in a definition that has no first line of this kind, add:

              \(EditorSchema.modeline)
            """)

    @Argument(
        help: ArgumentHelp("The folder; the current one if none is named.", valueName: "dir"), completion: .directory)
    var folder: String?

    @Flag(name: .customLong("print-schema"), help: "Print the JSON Schema to standard output, and write no file.")
    var printsSchema = false

    init() {}

    mutating func validate() throws {
        if printsSchema, let folder {
            throw ValidationError("'--print-schema' writes no file, and '\(folder)' names a folder for some")
        }
    }

    func run() throws {
        if printsSchema { return try StandardStream.output.write(EditorSchema.text) }
        let report = try beginDefinitions(in: folder ?? ".")
        try StandardStream.error.write(report.map { $0 + "\n" }.joined())
    }
}
