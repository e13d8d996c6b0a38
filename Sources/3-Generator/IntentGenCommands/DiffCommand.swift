internal import ArgumentParser
internal import IntentAuthoring
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentGeneratorRun
internal import IntentSchema

/// `intentgen diff`
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Report the changes since a lock that break stored configurations, source code or behavior.",
        discussion: """
            Each change is reported with a code, its location in the definitions and in the lock, and a way to avoid \
            the break; 'intentgen explain CODE' describes it. A note reports what is carried over automatically. Titles \
            and other texts are not compared.

            Exits with 1 if something breaks, otherwise with 0. Reports are written to standard output in every format. \
            If the definitions themselves are invalid, their problems are reported as by 'intentgen validate'.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        help: ArgumentHelp("The lock that 'intentgen lock' wrote.", valueName: "lock"),
        completion: .file(extensions: ["json"]))
    var against: String

    @Option(help: "The format of the report: text for people, json for programs, github for annotations of a change.")
    var format = DiagnosticFormat.text

    @Option(help: "Report only changes that break this; repeatable.")
    var only: [ChangeEffect] = []

    @Flag(help: "Also report compatible changes.")
    var all = false

    @OptionGroup var settings: SettingsOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func run() throws {
        let lock = try readLock(at: against, isNamed: true)
        let resolved = try definitions.load(settings: settings, limits: limits, errorsAs: format)
        let selection = ReportSelection(effects: only.isEmpty ? nil : Set(only), includesCompatible: all)
        let report = EvolutionReport(resolved, since: lock, selection: selection)
        let stream = StandardStream.output
        try render(report, as: format, color: stream.showsColor) { text throws(CommandError) in try stream.write(text) }
        if report.isBreaking { throw CommandStatus.failure }
    }
}

extension ChangeEffect: ExpressibleByArgument {
    /// Accepts `behavior`, too, as messages spell it.
    public init?(argument: String) {
        self.init(rawValue: argument == "behavior" ? ChangeEffect.behavior.rawValue : argument)
    }
}
