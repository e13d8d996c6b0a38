internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentSchema

/// `intentgen lock`: records the schema that is released.
struct LockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock",
        abstract: "Records the schema of definitions as released, for 'intentgen diff' to compare with.",
        discussion: """
            The lock is a JSON file that belongs beside the definitions, under version control. It has all names, types, \
            numbers and rules, in their order, and no texts: a title that changes leaves it as it is. A file that is \
            there already with the same bytes is not touched.

            Where the definitions break configurations that were stored since the last lock, nothing is written: the \
            lock is all that remembers how they can be read. '--force' accepts what breaks; the migrations that \
            'intentgen generate --against' asks for stay in the lock, under "migrations", until somebody takes them out.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The lock to write; '-' prints it.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var output = "intents.lock.json"

    @Flag(help: "Write nothing; name the lock and exit with 1 where it would change.")
    var check = false

    @Flag(help: "Write also where stored configurations break, or where the file is no lock.")
    var force = false

    @OptionGroup var settings: SettingsOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func validate() throws {
        if check, output == "-" { throw ValidationError("'--check' compares with a file, not with '--output -'") }
        if check, force { throw ValidationError("'--check' writes nothing, so that there is nothing to '--force'") }
    }

    func run() throws {
        let resolved = try loadDefinitions(
            at: definitions.paths, settings: try settings.path(for: definitions.paths), limits: limits.limits,
            endsProcess: true)
        let report = DiagnosticReport(resolved)
        try report.write(as: .text)
        try report.stopWhereWrong()
        if output == "-" { return try StandardStream.output.write(SchemaLock(resolved.schema).text) }
        let former = try formerLock()
        let lock = SchemaLock(resolved.schema, after: former?.lock)
        guard try differs(lock.text, fromFileAt: output) else { return }
        if check {
            try StandardStream.output.write(output + "\n")
            throw ExitCode(ExitStatus.found.rawValue)
        }
        if !force, let former { try refuseToBreak(former, resolved) }
        try replaceFile(at: output, with: lock.text)
    }

    /// Nil where there is none, or none that can be read and that does not matter.
    private func formerLock() throws -> LockFile? {
        guard FileStatus(of: output) != nil else { return nil }
        return force ? try? readLock(at: output) : try readLock(at: output)
    }

    private func refuseToBreak(_ former: LockFile, _ resolved: ResolvedDefinitions) throws {
        let changes = EvolutionReport(resolved, since: former, selection: ReportSelection(effects: [.stored]))
        guard changes.isBreaking else { return }
        let stream = StandardStream.error
        try stream.write(render(changes, as: .text, colour: stream.showsColour))
        throw ToolError(
            .found, "'\(output)' is not written, since stored configurations would break; '--force' accepts that")
    }
}
