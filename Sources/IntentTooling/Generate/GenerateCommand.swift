import IntentSystem

internal import ArgumentParser
internal import IntentCodegen
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema

/// `intentgen generate`: definitions to source text.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Turns definitions into Swift: one file for each definition.",
        discussion: """
            car.intent.yaml becomes car.intent.swift. A file that is there already with the same bytes is not touched, \
            so that nothing is compiled again. Nothing is written when a definition is wrong.

            With '--target sirikit' it becomes car.sirikit.swift, which declares the same names for another module and \
            wants a folder of its own; with '--target app-intents', car.appintents.swift and the string catalog \
            car.xcstrings, to be compiled with car.intent.swift. What App Intents cannot express is a warning.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to, made where it is missing; '-' prints one file.", valueName: "folder"),
        completion: .directory)
    var output: String

    @OptionGroup var choices: GenerateChoices

    @Flag(help: "Write nothing; list what would change, and exit with 1 where something would.")
    var check = false

    @OptionGroup var settings: SettingsOptions

    @OptionGroup var migration: MigrationOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func validate() throws {
        if check, output == "-" { throw ValidationError("'--check' compares with a folder, not with '--output -'") }
    }

    func run() throws {
        let resolved = try loadDefinitions(
            at: definitions.paths, settings: try settings.path(for: definitions.paths), limits: limits.limits,
            endsProcess: true)
        keepToTheEnd(resolved)
        let report = DiagnosticReport(resolved)
        try report.write(as: .text)
        try report.stopWhereWrong()
        var plan = try choices.plan(with: resolved.settings)
        plan.options.migrations = try migration.migrations(
            to: resolved.schema, targets: plan.targets, lock: settings.lock(resolved.settings, for: definitions.paths))
        plan.options.endsProcess = true
        let files = try emit(resolved, plan)
        keepToTheEnd(files)
        if output == "-" { return try printFile(files) }
        // What a build made by other settings is made anew.
        if !choices.isPlugin { for target in plan.targets { try refuseRivals(of: target, in: output) } }
        let changed = try files.filter { try differs($0.bytes, fromFileAt: path(of: $0)) }
        if check {
            for file in changed { try StandardStream.output.write(path(of: file) + "\n") }
            if !changed.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
        } else if !changed.isEmpty {
            try makeFolder(at: output)
            for file in changed { try replaceFile(at: path(of: file), with: file.bytes) }
        }
    }

    /// The files of all targets.
    private func emit(_ resolved: ResolvedDefinitions, _ plan: GenerateChoices.Plan) throws -> [GeneratedFile] {
        if plan.targets.contains(.appIntents) {
            let report = DiagnosticReport(appIntentsDiagnostics(resolved), of: resolved.sources)
            try report.write(as: .text)
            try report.stopWhereWrong()
        }
        let emissions = plan.targets.map { target in
            target.emit(resolved.schema, files: resolved.files, options: plan.options) { mapInParallel($0, $1) }
        }
        let problems = emissions.flatMap(\.problems)
        guard problems.isEmpty else {
            try DiagnosticReport(problems, of: resolved.sources).write(as: .text)
            throw ExitCode(ExitStatus.wrongDefinition.rawValue)
        }
        let files = emissions.flatMap(\.files)
        return choices.isPlugin && settings.config != nil ? filled(files, for: resolved.files) : files
    }

    /// With an empty file for each that a build declared and the settings do not ask for.
    private func filled(_ files: [GeneratedFile], for definitions: [DefinitionFile]) -> [GeneratedFile] {
        let made = Set(files.map(\.path))
        let declared = definitions.flatMap(PluginFiles.all)
        return files
            + declared.filter { !made.contains($0) }.map { path in
                GeneratedFile(path: path, text: "// Empty: the settings do not ask for this file.\n")
            }
    }

    private func printFile(_ files: [GeneratedFile]) throws {
        guard files.count == 1, let file = files.first else {
            throw ToolError(
                .wrongUsage, "'--output -' prints one file, and there are \(files.count) to be made; name a folder")
        }
        try StandardStream.output.write(bytes: file.bytes)
    }

    private func path(of file: GeneratedFile) -> String {
        output.hasSuffix("/") ? output + file.path : "\(output)/\(file.path)"
    }
}
