internal import ArgumentParser
package import IntentCommandLine
internal import IntentDocuments
package import IntentModel
package import IntentRuntime

struct SetCommand<Definitions: DefinitionArguments>: InstanceCommand, WordListCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        let examples = HelpExamples.current
        return CommandConfiguration(
            commandName: "set", abstract: "Change values of an instance, either all of them or none.",
            discussion: """
                  PARAM=TEXT     the text as it is; a list is split at commas, and \\, is a comma
                  PARAM@=FILE    the text of a file, so that a secret is no argument; - is standard input
                  PARAM:=JSON    any value: null for none, a list with null for an empty slot
                  PARAM:=@FILE   JSON from a file; @- is standard input
                  PARAM+=TEXT    adds to a list
                  PARAM-=TEXT    removes from a list

                PARAM[2] is the second slot of a list, PARAM.FIELD and PARAM[2].FIELD are fields of a record, PARAM.MEMBER is \
                the value of a union.

                Values are identifiers and case names, never titles. 'options' prints them in the first column.

                  \(program) set k3x9w2ab \(examples.twoAssignments)
                  \(program) set k3x9w2ab \(examples.documentAssignment)
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(help: ArgumentHelp("The changes.", valueName: "param=value"), completion: .assignments)
    var assignments: [ArgumentWords]

    @Option(help: .ifRevision)
    var ifRevision: Int?

    @Flag(help: "Store options even if they cannot be looked up now.")
    var unchecked = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.set(
            id: id, assignments: assignments.words, ifRevision: ifRevision, unchecked: unchecked)
    }
}

extension Session {
    package func set(
        id: String, assignments: [String], ifRevision: Int?, unchecked: Bool
    ) async throws -> EditResult {
        let assignments = try assignments.map(Assignment.init(parsing:))
        var hints: [String] = []
        var result = try await edit(id, ifRevision: ifRevision, unchecked: unchecked) { widget, workspace in
            hints = commaHints(for: assignments, of: widget, in: workspace)
            return try changes(by: assignments, of: widget, in: workspace)
        }
        result.hints = hints
        return result
    }
}

/// The outcome of an edit. There is no text.
package struct EditResult: CommandResult, Hashable {
    package let id: InstanceID
    package let outcome: EditOutcome
    /// What the assignments may have been meant to be.
    package var hints: [String] = []

    package var json: JSONValue { outcome.json(of: id) }

    package func text(_ style: TextStyle) -> String { "" }

    package var notes: [Note] {
        let warnings =
            (outcome.warnings + outcome.missingDefaults.map(\.message)).map(Note.warning) + hints.map(Note.note)
        guard !outcome.reset.isEmpty else { return warnings }
        return warnings + [.note("reset because a parent changed: \(outcome.reset.joined(separator: ", "))")]
    }
}
