internal import ArgumentParser
internal import IntentCommandLine
internal import IntentRuntime

struct UndoCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "undo", abstract: "Undo the most recent edit of an instance.",
            discussion: """
                Values and family are restored exactly as they were stored. Each further undo goes one edit further \
                back, and 'redo' goes forward. With --to, goes to any revision that 'history' shows. The undo itself \
                appears in the history as a new revision.

                  \(program) undo k3x9w2ab
                  \(program) undo k3x9w2ab --to 4
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Option(help: ArgumentHelp("The revision to return to.", valueName: "revision"))
    var to: Int?

    @Option(help: .ifRevision)
    var ifRevision: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.undo(id: id, to: to, ifRevision: ifRevision)
    }
}

struct RedoCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "redo", abstract: "Redo the edit that the most recent undo reverted.",
            discussion: """
                Each further redo goes one edit further forward. An edit after an undo leaves nothing to redo.

                  \(ControlContext.currentProgramName) redo k3x9w2ab
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Option(help: .ifRevision)
    var ifRevision: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.redo(id: id, ifRevision: ifRevision)
    }
}

extension ArgumentHelp {
    /// The help of `--secrets`.
    static let secrets = ArgumentHelp("Show the texts of secrets.")

    /// The help of `--if-revision`.
    static let ifRevision = ArgumentHelp(
        "The expected revision; if the instance has another one, nothing changes and the exit code is 75.",
        valueName: "n")
}

extension Session {
    package func undo(id: String, to revision: Int?, ifRevision: Int? = nil) async throws -> EditResult {
        // The definitions declare which names belong together; without them, names are used as they are.
        let workspace = try workspace(definitions: .ifFound, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let outcome = try await workspace.engine.undo(instance, to: revision, ifRevision: ifRevision)
        return EditResult(id: instance, outcome: outcome)
    }

    package func redo(id: String, ifRevision: Int? = nil) async throws -> EditResult {
        let workspace = try workspace(definitions: .ifFound, store: .existingFor(id: id))
        let instance = try instanceID(id)
        return EditResult(id: instance, outcome: try await workspace.engine.redo(instance, ifRevision: ifRevision))
    }
}
