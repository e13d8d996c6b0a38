internal import ArgumentParser

/// A command that does its work in a session; ``ControlProgram`` runs it and tells its result.
protocol ControlCommand: ParsableCommand {
    associatedtype Definitions: DefinitionArguments
    var common: CommonOptions<Definitions> { get }
    func perform(in session: Session) async throws -> any CommandResult
}

extension ControlCommand {
    var choices: SessionChoices { common.choices }
    var printsJSON: Bool { common.json }
}
