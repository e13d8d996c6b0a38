internal import ArgumentParser
internal import IntentAuthoring
internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentEvolution
internal import IntentGeneratorRun
internal import IntentSchema

/// `intentgen lock`
struct LockCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock",
        abstract: "Record the schema of definitions as released, so that 'intentgen diff' can compare with it.",
        discussion: """
            The lock is a JSON file to keep beside the definitions, under version control. It contains all names, types, \
            numbers and rules in their order, but no texts: changing a title does not change the lock. A lock whose \
            contents would not change is not written.

            If the definitions break configurations that were stored since the last lock, nothing is written, because \
            only the lock records how to read them. '--force' accepts the breaking changes. The migrations that \
            'intentgen generate --against' requires stay in the lock, under "migrations", until you remove them or \
            what they convert.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The lock to write; '-' prints it.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var output = "intents.lock.json"

    @Flag(help: "Write nothing; print the path of the lock and exit with 1 if it would change.")
    var check = false

    @Flag(help: "Write the lock even if stored configurations break or the existing file is not a lock.")
    var force = false

    @OptionGroup var settings: SettingsOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func validate() throws {
        if check, output == "-" { throw ValidationError("'--check' requires a file, not '--output -'") }
        if check, force { throw ValidationError("'--check' writes nothing and cannot be combined with '--force'") }
    }

    func run() throws {
        let resolved = try definitions.load(settings: settings, limits: limits)
        if output == "-" { return try StandardStream.output.write(document: SchemaLock(resolved.schema).text) }
        try CommandFiles.requireReplaceable(output)
        try CommandFiles.protect(resolved.sources.paths, from: output)
        let former = try formerLock()
        let lock = SchemaLock(resolved.schema, after: former?.lock)
        guard try CommandFiles.differs(output, from: lock.text) else { return }
        if check {
            try StandardStream.output.write(output + "\n")
            throw CommandStatus.failure
        }
        if !force, let former { try refuseBreakingChanges(from: former, to: resolved) }
        try CommandFiles.replace(output, with: lock.text, isDurable: true)
    }

    /// Returns the existing lock; nil if there is none, or with `--force` if it is unreadable.
    private func formerLock() throws -> LockFile? {
        guard CommandFiles.exists(output) else { return nil }
        return force ? try? readLock(at: output) : try readLock(at: output)
    }

    private func refuseBreakingChanges(from former: LockFile, to resolved: ResolvedDefinitions) throws {
        let changes = EvolutionReport(resolved, since: former, selection: ReportSelection(effects: [.stored]))
        guard changes.isBreaking else { return }
        let stream = StandardStream.error
        try stream.write(render(changes, as: .text, color: stream.showsColor))
        throw CommandError(
            .failure,
            "'\(output)' was not written because stored configurations would break; pass '--force' to accept that")
    }
}
