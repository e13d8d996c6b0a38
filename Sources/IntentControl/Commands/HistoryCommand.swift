internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
package import IntentModel
package import IntentRuntime

struct HistoryCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "history", abstract: "List the changes of an instance, oldest first.",
            discussion: """
                Each change has a line with its revision, its time (UTC) and its cause, and below it the values before \
                and after. Removed instances have a history, too. 'retention' limits how many changes are kept. Needs \
                no definitions.

                  \(ControlContext.currentProgramName) history k3x9w2ab
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Option(help: ArgumentHelp("The maximum number of changes; the most recent ones are listed.", valueName: "n"))
    var limit: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.history(id: id, limit: limit)
    }
}

struct UndoCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "undo", abstract: "Undo the most recent edit of an instance.",
            discussion: """
                Values and family are restored exactly as they were stored. An undo is itself an edit, so a second undo \
                redoes the first. To go further back, pass a revision that 'history' shows with --to.

                  \(program) undo k3x9w2ab
                  \(program) undo k3x9w2ab --to 4
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Option(help: ArgumentHelp("The revision to return to.", valueName: "revision"))
    var to: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.undo(id: id, to: to)
    }
}

extension Session {
    package func history(id: String, limit: Int?) async throws -> HistoryResult {
        if let limit, limit < 1 { throw CommandError.usage("--limit must be 1 or more, not \(limit)") }
        let instance = try instanceID(id)
        let workspace = try workspace(definitions: .none, store: .existingFor(id: id))
        return HistoryResult(id: instance, log: try await workspace.engine.history(of: instance), limit: limit)
    }

    package func undo(id: String, to revision: Int?) async throws -> EditResult {
        // The definitions declare which names belong together; without them, names are used as they are.
        let workspace = try workspace(definitions: .ifFound, store: .existingFor(id: id))
        let instance = try instanceID(id)
        return EditResult(id: instance, outcome: try await workspace.engine.undo(instance, to: revision))
    }
}

/// The changes of one instance, oldest first.
package struct HistoryResult: CommandResult, Hashable {
    package let id: InstanceID
    package let changes: [LoggedChange]
    /// The number of older changes that are in the log but not listed.
    package let omitted: Int
    /// Whether the log still contains every change since the instance was added.
    package let isComplete: Bool

    /// - Parameter limit: The maximum number of changes; nil for all.
    package init(id: InstanceID, log: LogPage, limit: Int? = nil) {
        self.id = id
        changes = Array(log.changes.suffix(limit ?? .max))
        omitted = log.changes.count - changes.count
        isComplete = log.prunedSequence == 0
    }

    package var json: JSONValue {
        [
            "history": 1, "id": .string(id.text), "changes": .array(changes.map { .object($0.jsonObject) }),
            "omitted": .integer(omitted), "isComplete": .boolean(isComplete),
        ]
    }

    package var notes: [Note] {
        (omitted > 0 ? [.note("\(omitted) older changes are not listed; a larger --limit lists more")] : [])
            + (isComplete ? [] : [.note("older changes were not kept; 'retention' shows how many are")])
    }

    /// A line for each change, and below it a line for each difference.
    package func text(_ style: TextStyle) -> String {
        changes.flatMap { $0.lines(style) }.terminatedLines
    }
}

extension LoggedChange {
    /// The change in the form of `--json`.
    var jsonObject: JSONObject {
        [
            "sequence": .integer(sequence),
            "revision": .integer(revision),
            "time": .string(time.text),
            "cause": .string(cause.rawValue),
            "familyBefore": .optional(familyBefore),
            "familyAfter": .string(familyAfter),
            "differences": .array(differences.map(\.json)),
        ]
    }

    fileprivate func lines(_ style: TextStyle) -> [String] {
        let family = familyBefore == familyAfter ? "" : "  \(familyAfter.onOneVisibleLine)"
        let heading = "\(revision)  \(time.text)  \(style.bold(cause.rawValue.onOneVisibleLine))"
        return [heading + family] + differences.map { "   " + $0.line }
    }
}

extension LoggedChange.Difference {
    /// The difference as text: `labelSize: none -> 16`.
    var line: String {
        let name =
            switch subject {
            case .value(let name): name
            case .defaultValue(let name): "default of \(name)"
            }
        return "\(name.onOneVisibleLine): \(before?.line ?? "none") -> \(after?.line ?? "none")"
    }

    fileprivate var json: JSONValue {
        var object = JSONObject()
        switch subject {
        case .value(let name):
            object["parameter"] = .string(name)
            object["of"] = "value"
        case .defaultValue(let name):
            object["parameter"] = .string(name)
            object["of"] = "default"
        }
        object["before"] = before?.json ?? .null
        object["after"] = after?.json ?? .null
        return .object(object)
    }
}
