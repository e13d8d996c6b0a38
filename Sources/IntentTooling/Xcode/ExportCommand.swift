internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentSchema
internal import IntentXcode

/// `intentgen export`: definitions to one of Xcode's definition files.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Turns definitions into one of Xcode's .intentdefinition files.",
        discussion: """
            A definition that was imported comes back as the file it was, but for what was changed: its sidecar, \
            NAME.intent.xcode.json, has the ids and tags, and takes up those that are newly given. Without a sidecar ids and \
            tags follow from names and order, the same each time. Translations become LANG.lproj/NAME.strings beside the \
            file, or beside the Base.lproj that it is in.

            What Xcode's files cannot hold is named in a warning, and stays in the definition. Nothing is written when a \
            definition is wrong.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; '-' prints it, without the .strings files.", valueName: "file"),
        completion: .file(extensions: ["intentdefinition"]))
    var output: String

    @Flag(help: "Write nothing; list what would change, and exit with 1 where something would.")
    var check = false

    @Flag(help: "Begin a sidecar where there is none, so that ids and tags stay whatever is changed later.")
    var record = false

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func validate() throws {
        if check, output == "-" { throw ValidationError("'--check' compares with a file, not with '--output -'") }
    }

    func run() throws {
        let paths = try DefinitionDiscovery.files(at: definitions.paths).definitions
        let resolved = try loadDefinitions(at: paths, limits: limits.limits, endsProcess: true)
        let report = DiagnosticReport(resolved)
        try report.write(as: .text)
        try report.stopWhereWrong()
        try DiagnosticReport(notExportable(resolved), of: resolved.sources).write(as: .text)
        let sidecars = try SidecarFiles(besideDefinitionsAt: paths)
        let export = exportDefinition(resolved.schema, sidecar: sidecars.joined)
        for note in export.notes { try StandardStream.error.write("warning: \(note)\n") }
        if output == "-" { return try StandardStream.output.write(bytes: export.bytes) }
        try write(files(of: export) + sidecars.files(for: export.sidecar, of: resolved.files, begins: record))
    }

    private func files(of export: DefinitionExport) -> [ExportedFile] {
        let strings = StringsFiles(ofDefinitionAt: output)
        return [ExportedFile(path: output, bytes: export.bytes)]
            + export.strings.sorted { $0.key < $1.key }.map { language, table in
                ExportedFile(path: strings.path(for: language), strings: table)
            }
    }

    private func write(_ files: [ExportedFile]) throws {
        let changed = try files.filter { file in try !file.isThere() }
        if check {
            for file in changed { try StandardStream.output.write(file.path + "\n") }
            if !changed.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
            return
        }
        for file in changed {
            let folder = OutputPath(file.path).folder
            if !folder.isEmpty { try makeFolder(at: folder) }
            try replaceFile(at: file.path, with: file.bytes)
        }
    }
}
