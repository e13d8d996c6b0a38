internal import ArgumentParser
internal import IntentCodegen
internal import IntentDiagnostics
internal import IntentSchema

/// `intentgen generate`: definitions to source text.
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Turns definitions into Swift: one file for each definition.",
        discussion: """
            car.intent.yaml becomes car.intent.swift; with '--target app-intents', car.appintents.swift and the string \
            catalog car.xcstrings, to be compiled with the former. What App Intents cannot express is a warning. A file \
            that is there already with the same bytes is not touched, so that nothing is compiled again. Nothing is \
            written when a definition is wrong.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to, made where it is missing; '-' prints one file.", valueName: "folder"),
        completion: .directory)
    var output: String

    @Option(help: "What to make.")
    var target = GenerationTarget.swift

    @Option(help: "Who sees the generated declarations.")
    var access = SwiftAccess.internal

    @Flag(
        help: ArgumentHelp(
            "App Intents: let the intents stand for the SiriKit intents of the same definition.",
            discussion: """
                They conform to CustomIntentMigratedAppIntent. Try it on a device with placed widgets first: on iOS 26.5 \
                its mere presence was seen to break widgets that were placed with SiriKit.
                """))
    var migrateCustomIntents = false

    @Flag(help: "Write nothing; list what would change, and exit with 1 where something would.")
    var check = false

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func validate() throws {
        if check, output == "-" { throw ValidationError("'--check' compares with a folder, not with '--output -'") }
        if migrateCustomIntents, target != .appIntents {
            throw ValidationError("'--migrate-custom-intents' is for '--target app-intents'")
        }
    }

    func run() throws {
        let resolved = try loadDefinitions(at: definitions.paths, limits: limits.limits, endsProcess: true)
        let report = DiagnosticReport(resolved)
        try report.write(as: .text)
        if report.hasErrors { throw ExitCode(ExitStatus.wrongDefinition.rawValue) }
        let files = try emit(resolved)
        if output == "-" { return try printFile(files) }
        let changed = try files.filter { try differs($0.text, fromFileAt: path(of: $0)) }
        if check {
            for file in changed { try StandardStream.output.write(path(of: file) + "\n") }
            if !changed.isEmpty { throw ExitCode(ExitStatus.found.rawValue) }
        } else if !changed.isEmpty {
            try makeFolder(at: output)
            for file in changed { try replaceFile(at: path(of: file), with: file.text) }
        }
    }

    private func emit(_ resolved: ResolvedDefinitions) throws -> [GeneratedFile] {
        if target == .appIntents {
            let report = DiagnosticReport(appIntentsDiagnostics(resolved), of: resolved.sources)
            try report.write(as: .text)
            if report.hasErrors { throw ExitCode(ExitStatus.wrongDefinition.rawValue) }
        }
        let emission = target.emit(
            resolved.schema, files: resolved.files,
            options: CodegenOptions(access: access, migratesCustomIntents: migrateCustomIntents)
        ) { mapInParallel($0, $1) }
        guard emission.problems.isEmpty else {
            try DiagnosticReport(emission.problems, of: resolved.sources).write(as: .text)
            throw ExitCode(ExitStatus.wrongDefinition.rawValue)
        }
        return emission.files
    }

    private func printFile(_ files: [GeneratedFile]) throws {
        guard files.count == 1, let file = files.first else {
            throw ToolError(
                .wrongUsage, "'--output -' prints one file, and \(files.count) are made; name a folder")
        }
        try StandardStream.output.write(file.text)
    }

    private func path(of file: GeneratedFile) -> String {
        output.hasSuffix("/") ? output + file.path : "\(output)/\(file.path)"
    }
}

extension GenerationTarget: ExpressibleByArgument {}
extension SwiftAccess: ExpressibleByArgument {}
