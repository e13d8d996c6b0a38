internal import ArgumentParser
internal import IntentAuthoring
internal import IntentCommandLine
internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentGeneratorRun
internal import IntentSchema
internal import IntentSystem
internal import IntentXcode

/// `intentgen export`
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Convert definitions to an .intentdefinition file for Xcode.",
        discussion: """
            Exporting an unedited import reproduces the original file; an edit changes only what it affects. The \
            sidecar, NAME.intent.xcode.json, stores the identifiers and tags, and new ones are added to it. Without a \
            sidecar, identifiers and tags are derived from names and order, and are the same every time. Translations \
            become LANG.lproj/NAME.strings beside the file, or beside the Base.lproj that contains it.

            A warning reports what Xcode's format cannot represent; it stays in the definition. Another warning reports a \
            case whose number would change. Nothing is written if a definition is invalid.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The file to write; '-' prints it, without the .strings files.", valueName: "file"),
        completion: .file(extensions: ["intentdefinition"]))
    var output: String

    @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
    var check = false

    @Flag(help: "Create missing sidecars, so that identifiers and tags stay the same when definitions change.")
    var record = false

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func validate() throws {
        if check, output == "-" { throw ValidationError("'--check' requires a file, not '--output -'") }
    }

    func run() throws {
        if output != "-" { try CommandFiles.requireReplaceable(output) }
        let paths = try DefinitionDiscovery.files(at: definitions.paths).definitions
        let resolved = try loadDefinitions(at: paths, limits: limits.limits, endsProcess: true)
        let report = DiagnosticReport(resolved)
        try report.write(as: .text)
        try report.stopOnErrors()
        try DiagnosticReport(notExportable(resolved), of: resolved.sources).write(as: .text)
        let sidecars = try SidecarFiles(besideDefinitionsAt: paths)
        try CommandFiles.protect(resolved.sources.paths + sidecars.paths, from: output)
        let export = exportDefinition(resolved.schema, sidecar: sidecars.merged)
        for note in export.notes { try StandardStream.error.write("warning: \(note)\n") }
        if output == "-" {
            return try StandardStream.output.write(document: String(decoding: export.bytes, as: UTF8.self))
        }
        for warning in try warnings(about: export) { try StandardStream.error.write("warning: \(warning)\n") }
        try write(files(of: export) + sidecars.files(for: export.sidecar, of: resolved.files, createsMissing: record))
    }

    /// Returns warnings about what the export means for the files that exist.
    private func warnings(about export: DefinitionExport) throws(CommandError) -> [String] {
        let hasEnums = export.file.enums?.isEmpty == false
        var warnings = try hasEnums ? formerFile().map { changedCaseNumbers(from: $0, to: export.file) } ?? [] : []
        if let catalog = StringsFiles(ofDefinitionAt: output).catalog {
            let written = export.strings.isEmpty ? "" : "; translations are written to .strings files"
            warnings.append("the string catalog '\(catalog)' is not changed\(written)")
        }
        return warnings
    }

    /// Returns the file that the export replaces; nil if there is none, or if it cannot be read.
    private func formerFile() throws(CommandError) -> XcodeFile? {
        guard CommandFiles.exists(output) else { return nil }
        let bytes = try CommandFiles.read(output, limit: 1 << 26)
        return try? disassemble(readPropertyList(bytes))
    }

    private func files(of export: DefinitionExport) -> [ExportedFile] {
        let strings = StringsFiles(ofDefinitionAt: output)
        return [ExportedFile(path: output, bytes: export.bytes)]
            + export.strings.sorted { $0.key < $1.key }.map { language, table in
                ExportedFile(path: strings.path(for: language), strings: table)
            }
    }

    private func write(_ files: [ExportedFile]) throws {
        let changed = try files.filter { file in try !file.isUpToDate() }
        if check {
            for file in changed { try StandardStream.output.write(file.path + "\n") }
            if !changed.isEmpty { throw CommandStatus.failure }
            return
        }
        for file in changed {
            let folder = FilePath(file.path).folder.string
            if !folder.isEmpty { try CommandFiles.createFolder(at: folder) }
            try CommandFiles.replace(file.path, with: file.bytes, isDurable: true)
        }
    }
}

/// A file that an export writes.
struct ExportedFile {
    let path: String
    let bytes: [UInt8]
    /// The contents of a `.strings` file; nil for any other file.
    private let table: [String: String]?

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        table = nil
    }

    init(path: String, strings table: [String: String]) {
        self.path = path
        bytes = Array(renderStrings(table).utf8)
        self.table = table
    }

    /// Returns whether the file has these contents. A `.strings` file may differ in order, comments and encoding.
    func isUpToDate() throws(CommandError) -> Bool {
        guard CommandFiles.exists(path) else { return false }
        guard let table else { return try !CommandFiles.differs(path, from: bytes) }
        let present = try CommandFiles.read(path, limit: 1 << 26)
        return present == bytes || (try? readStrings(present)) == table
    }
}
