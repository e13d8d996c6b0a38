internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentSchema

/// `intentgen diff`: what has changed since the lock, and what breaks by it.
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Reports what breaks stored configurations, source or behaviour since a lock.",
        discussion: """
            Each change has its rule's code, its place in the definitions and in the lock, and a way out; \
            'intentgen explain CODE' tells more. What is carried over by itself is told as a note. Titles and other texts \
            are not compared.

            Exits with 1 where something breaks, else with 0. Reports are data on standard output, in every format; \
            problems of the definitions themselves are told on standard error.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        help: ArgumentHelp("The lock that 'intentgen lock' wrote.", valueName: "lock"),
        completion: .file(extensions: ["json"]))
    var against: String

    @Option(help: "How changes are reported: text for people, json for tools, github as annotations of a change.")
    var format = DiagnosticFormat.text

    @Option(help: "Report only what breaks this; may be given several times.")
    var only: [ChangeEffect] = []

    @Flag(help: "Report compatible changes, too.")
    var all = false

    @OptionGroup var settings: SettingsOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func run() throws {
        let lock = try readLock(at: against)
        let resolved = try loadDefinitions(
            at: definitions.paths, settings: try settings.path(for: definitions.paths), limits: limits.limits,
            endsProcess: true)
        let problems = DiagnosticReport(resolved)
        try problems.write(as: .text)
        try problems.stopWhereWrong()
        let selection = ReportSelection(effects: only.isEmpty ? nil : Set(only), includesCompatible: all)
        let report = EvolutionReport(resolved, since: lock, selection: selection)
        let stream = StandardStream.output
        let text = render(report, as: format, colour: stream.showsColour)
        if !text.isEmpty { try stream.write(text) }
        if report.isBreaking { throw ExitCode(ExitStatus.found.rawValue) }
    }
}

extension ChangeEffect: ExpressibleByArgument {}
