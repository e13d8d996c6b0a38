internal import ArgumentParser
internal import IntentAuthoring
internal import IntentDefinitionFiles
internal import IntentDiagnostics
import IntentGeneratorRun
internal import IntentSchema
internal import IntentSystem

/// `intentgen validate`
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Check definitions and report every problem with its location.",
        discussion: """
            Prints nothing and exits with 0 if there are no problems; exits with 65 if a definition, or the sidecar that \
            an import from Xcode wrote beside it, is invalid. Text is written to standard error. The other formats are written to standard output, even if there are no problems.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Flag(help: "Treat warnings as errors.")
    var strict = false

    @Option(help: "The format of the report: text for people, json for programs, github for annotations of a change.")
    var format = DiagnosticFormat.text

    @OptionGroup var settings: SettingsOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func run() throws {
        let resolved = try loadDefinitions(
            at: definitions.paths, settings: settings.selection.file(for: definitions.paths), limits: limits.limits,
            endsProcess: true)
        leakUntilExit(resolved)
        var report = DiagnosticReport(resolved, isStrict: strict)
        var sources = resolved.sources
        let sidecars = try SidecarFiles.problems(
            besideDefinitionsAt: DefinitionDiscovery.files(at: definitions.paths).definitions, in: &sources)
        report.append(sidecars, in: sources)
        try report.write(as: format)
        try report.stopOnErrors()
    }
}

extension DiagnosticFormat: ExpressibleByArgument {}
