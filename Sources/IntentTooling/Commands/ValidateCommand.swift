import IntentSystem

internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema

/// `intentgen validate`: says all that is wrong, and nothing when nothing is.
struct ValidateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "validate",
        abstract: "Checks definitions and reports every problem at its place.",
        discussion: """
            Prints nothing and exits with 0 when all is well, and exits with 65 when a definition is wrong. Text goes to \
            standard error; the other formats are data on standard output, also when there is nothing to report.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Flag(help: "Take warnings for errors.")
    var strict = false

    @Option(help: "How problems are reported: text for people, json for tools, github as annotations of a change.")
    var format = DiagnosticFormat.text

    @OptionGroup var settings: SettingsOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func run() throws {
        let resolved = try loadDefinitions(
            at: definitions.paths, settings: try settings.path(for: definitions.paths), limits: limits.limits,
            endsProcess: true)
        keepToTheEnd(resolved)
        let report = DiagnosticReport(resolved, isStrict: strict)
        try report.write(as: format)
        try report.stopWhereWrong()
    }
}

extension DiagnosticFormat: ExpressibleByArgument {}
