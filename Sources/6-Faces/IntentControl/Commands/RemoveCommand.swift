internal import ArgumentParser
package import IntentCommandLine
package import IntentModel
import IntentRuntime

struct RemoveCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "remove", abstract: "Remove an instance.",
            discussion: """
                The values stay in the store for 'restore', for 90 days unless you change that with 'retention'. The \
                identifier is not used again. --forget deletes the values and the history immediately, including those \
                of an instance that was removed earlier. Instances that follow it keep the values that they show of it. Needs \
                no definitions, except for these.

                  \(program) remove k3x9w2ab
                  \(program) remove k3x9w2ab --forget
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Flag(help: "Erase everything except the identifier.")
    var forget = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        if forget { return try await session.forget(id: id) }
        return try await session.remove(id: id)
    }
}

struct RestoreCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "restore", abstract: "Restore a removed instance with all its values.",
            discussion: """
                Use it when a widget that was removed is added again. 'list --removed' lists the instances that can be \
                restored. Needs no definitions.

                  \(program) list --removed --kind \(HelpExamples.current.kind)
                  \(program) restore k3x9w2ab
                """)
    }

    @Argument(help: "The instance.", completion: .removedInstances)
    var id: String

    @OptionGroup var common: CommonOptions<Definitions>

    var concernsRemoved: Bool { true }

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.restore(id: id)
    }
}

extension Session {
    package func remove(id: String) async throws -> RemovalResult {
        let instance = try instanceID(id)
        try await workspace(definitions: .ifValid, store: .existingFor(id: id)).engine.remove(instance)
        return RemovalResult(.remove, id: instance)
    }

    package func forget(id: String) async throws -> RemovalResult {
        let instance = try instanceID(id)
        try await workspace(definitions: .ifValid, store: .existingFor(id: id)).engine.forget(instance)
        return RemovalResult(.forget, id: instance)
    }

    package func restore(id: String) async throws -> RemovalResult {
        let instance = try instanceID(id)
        try await workspace(definitions: .none, store: .existingFor(id: id)).engine.restore(instance)
        return RemovalResult(.restore, id: instance)
    }
}

/// The outcome of `remove`, `remove --forget` or `restore`. There is no text.
package struct RemovalResult: CommandResult, Hashable {
    package enum Change: String, Hashable, Sendable {
        case remove, forget, restore
    }

    package let change: Change
    package let id: InstanceID

    package init(_ change: Change, id: InstanceID) {
        self.change = change
        self.id = id
    }

    package var json: JSONValue {
        .object([change.rawValue: 1, "id": .string(id.text)])
    }

    package func text(_ style: TextStyle) -> String { "" }
}
