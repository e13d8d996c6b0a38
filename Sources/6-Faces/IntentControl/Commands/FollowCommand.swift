internal import ArgumentParser
import IntentRuntime

struct FollowCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "follow", abstract: "Make an instance show the values of another one.",
            discussion: """
                Each parameter that the instance has not set itself has the value of the other one, also after that one \
                changes. Values that are the same in both are not set any more. 'set' gives the instance a value of its \
                own, and 'reset' returns to the followed one. Both instances must have the same kind; their families \
                may differ. To add an instance that follows another one, use 'add' with --follow.

                  \(program) follow m4q8r1cd k3x9w2ab
                  \(program) get m4q8r1cd --fields name,value,origin
                """)
    }

    @Argument(help: "The instance that follows the other one.", completion: .instances)
    var id: String

    @Argument(help: "The instance whose values it shows.", completion: .instances)
    var source: String

    @Option(help: .ifRevision)
    var ifRevision: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.follow(source, by: id, ifRevision: ifRevision)
    }
}

struct UnfollowCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "unfollow", abstract: "Stop showing the values of another instance.",
            discussion: """
                Every parameter keeps the value that it has: the values of the other instance become values of this \
                one. 'undo' makes it follow again.

                  \(program) unfollow m4q8r1cd
                """)
    }

    @Argument(help: "The instance that follows another one.", completion: .instances)
    var id: String

    @Option(help: .ifRevision)
    var ifRevision: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.unfollow(id, ifRevision: ifRevision)
    }
}

extension Session {
    package func follow(_ source: String, by id: String, ifRevision: Int? = nil) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let (follower, source) = (try instanceID(id), try instanceID(source))
        let widget = try await widget(of: follower, in: workspace)
        return try await result(of: follower, widget, in: workspace) {
            try await workspace.engine.follow(source, by: follower, ifRevision: ifRevision)
        }
    }

    package func unfollow(_ id: String, ifRevision: Int? = nil) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let outcome = try await workspace.engine.unfollow(instance, ifRevision: ifRevision)
        return EditResult(id: instance, outcome: outcome)
    }
}
