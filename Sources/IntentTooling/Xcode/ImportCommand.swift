import IntentSystem

internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentXcode

/// `intentgen import`: one of Xcode's definition files to a definition.
struct ImportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Turns one of Xcode's .intentdefinition files into a definition.",
        discussion: """
            Intents.intentdefinition becomes Intents.intent.yaml, with Intents.intent.xcode.json beside it: ids, tags and \
            the like, which only Xcode needs, and with which 'intentgen export' gives the file back as it was. Its \
            LANG.lproj/Intents.strings files become translations, Intents.intent.LANG.yaml.

            A definition that is there already keeps what Xcode cannot hold, such as widgets and help texts, and all \
            that was not changed in Xcode; where nothing was, it is not touched. What was renamed in Xcode gets \
            'renamedFrom', so that stored choices stay.
            """)

    @Argument(
        help: ArgumentHelp("The file to import.", valueName: "file"),
        completion: .file(extensions: ["intentdefinition"]))
    var file: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to, made where it is missing; '-' prints the definition alone.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(
        help: ArgumentHelp(
            "The language of the file's own texts.",
            discussion: "If none is given, the one whose .strings file agrees with them, else English.",
            valueName: "tag"))
    var language: String?

    @Option(help: ArgumentHelp("The definition's name; the file's if none is given.", valueName: "name"))
    var name: String?

    @Flag(help: "Print what was written, and every warning, as JSON.")
    var json = false

    init() {}

    func validate() throws {
        if let language, !LanguageTag.isTag(language) {
            throw ValidationError("'\(language)' is not a language tag such as en or zh-Hans")
        }
        if let name, name.isEmpty || name.contains("/") {
            throw ValidationError("'--name' is the name of a file, without a folder")
        }
        if json, output == "-" { throw ValidationError("'--json' and '--output -' both print to standard output") }
    }

    func run() throws {
        let files = ImportedFiles(folder: output, name: name ?? OutputPath(file).baseName)
        let original = try readXcodeFile(at: file)
        let strings = try StringsFiles(ofDefinitionAt: file).read()
        let existing = output == "-" ? nil : try files.existing()
        let result = try importDefinition(original, from: file, name: files.name, strings, language, existing)
        keepToTheEnd((original, result))
        for warning in result.warnings where !json {
            try StandardStream.error.write("\(file): warning: \(warning.keyPath): \(warning.message)\n")
        }
        if output == "-" { return try StandardStream.output.write(result.rendered?.definition ?? "") }
        let written = try files.write(result)
        if json {
            try StandardStream.output.write(importJSON(result, written: written).rendered(pretty: true) + "\n")
        }
    }

    private func importDefinition(
        _ original: XcodeFile, from path: String, name: String, _ strings: StringsTables, _ language: String?,
        _ existing: ExistingDefinition?
    ) throws(ToolError) -> DefinitionImport {
        do {
            return try IntentXcode.importDefinition(
                original, name: name, strings: strings, language: language, existing: existing, endsProcess: true)
        } catch {
            throw .broken(path, error)
        }
    }
}
