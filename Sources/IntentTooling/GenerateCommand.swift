internal import ArgumentParser
internal import IntentCodegen
internal import IntentCommandLine
internal import IntentDefinitionFiles
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema
internal import IntentSystem

/// `intentgen generate`
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate Swift from definitions, one file for each.",
        discussion: """
            car.intent.yaml becomes car.intent.swift. A file whose contents would not change is not written, so that \
            nothing is recompiled. Nothing is written if a definition is invalid.

            With '--target sirikit', it becomes car.sirikit.swift, which declares the same names for another module and \
            needs a separate folder. With '--target app-intents', it becomes car.appintents.swift and the string \
            catalog car.xcstrings, to compile together with car.intent.swift. A warning reports what App Intents cannot \
            express.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to, which is created if it does not exist; '-' prints one file.", valueName: "folder"),
        completion: .directory)
    var output: String

    @OptionGroup var choices: GenerateOptions

    @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
    var check = false

    @OptionGroup var settings: SettingsOptions

    @OptionGroup var migration: MigrationOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func validate() throws {
        if check, output == "-" { throw ValidationError("'--check' requires a folder, not '--output -'") }
    }

    func run() throws {
        let resolved = try definitions.load(settings: settings, limits: limits)
        keepToTheEnd(resolved)
        var plan = try choices.plan(with: resolved.settings)
        plan.options.migrations = try migration.migrations(
            to: resolved.schema, targets: plan.targets, lock: settings.lock(resolved.settings, for: definitions.paths))
        plan.options.endsProcess = true
        let files = try emit(resolved, plan)
        keepToTheEnd(files)
        if output == "-" { return try printFile(files) }
        // In a build, the folder belongs to the plugin, and its settings may have changed.
        if !choices.isPlugin { for target in plan.targets { try refuseRivals(of: target, in: output) } }
        let changed = try files.filter { try CommandFiles.differs(path(of: $0), from: $0.bytes) }
        if check {
            for file in changed { try StandardStream.output.write(path(of: file) + "\n") }
            if !changed.isEmpty { throw CommandStatus.failure.exitCode }
        } else if !changed.isEmpty {
            try CommandFiles.createFolder(at: output)
            for file in changed { try CommandFiles.replace(path(of: file), with: file.bytes) }
        }
    }

    /// Returns the files of all targets.
    private func emit(_ resolved: ResolvedDefinitions, _ plan: GenerateOptions.Plan) throws -> [GeneratedFile] {
        if plan.targets.contains(.appIntents) {
            let report = DiagnosticReport(appIntentsDiagnostics(resolved), of: resolved.sources)
            try report.write(as: .text)
            try report.stopOnErrors()
        }
        let emissions = plan.targets.map { target in
            target.emit(resolved.schema, files: resolved.files, options: plan.options) { mapInParallel($0, $1) }
        }
        let problems = emissions.flatMap(\.problems)
        guard problems.isEmpty else {
            try DiagnosticReport(problems, of: resolved.sources).write(as: .text)
            throw CommandStatus.invalidData.exitCode
        }
        let files = emissions.flatMap(\.files)
        return choices.isPlugin && settings.config != nil ? addingEmptyFiles(to: files, for: resolved.files) : files
    }

    /// Adds an empty file for each output that the build plugin declared and the settings do not generate.
    private func addingEmptyFiles(
        to files: [GeneratedFile], for definitions: [DefinitionFile]
    ) -> [GeneratedFile] {
        let paths = Set(files.map(\.path))
        let missing = definitions.flatMap(PluginFiles.all).filter { !paths.contains($0) }
        return files
            + missing.map { GeneratedFile(path: $0, text: "// Empty: the settings do not generate this file.\n") }
    }

    private func printFile(_ files: [GeneratedFile]) throws {
        guard files.count == 1, let file = files.first else {
            throw CommandError.usage(
                "'--output -' prints one file, but \(files.count) would be generated; name a folder")
        }
        try StandardStream.output.write(bytes: file.bytes)
    }

    /// Refuses a folder that contains Swift of a target with the same names; see ``GenerationTarget/rival``.
    private func refuseRivals(of target: GenerationTarget, in folder: String) throws {
        guard let (rival, ending) = target.rival, FileSystem.isFolder(folder) else { return }
        let heading = Array(GenerationTarget.swiftHeading.utf8)
        for name in try DefinitionDiscovery.names(in: folder).sorted() where name.hasSuffix(ending) {
            let path = FilePath.join(folder, name)
            guard CommandFiles.isFile(path), try CommandFiles.prefix(of: path, heading.count) == heading else {
                continue
            }
            throw CommandError(
                .cannotCreate,
                """
                '\(path)' was generated with '--target \(rival.rawValue)', which declares the same names as \
                '--target \(target.rawValue)' for another module; name another folder, or delete the file
                """)
        }
    }

    private func path(of file: GeneratedFile) -> String { FilePath.join(output, file.path) }
}
