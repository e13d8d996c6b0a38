package import IntentModel
package import IntentRuntime

/// The changes of one instance, oldest first: `history`.
package struct HistoryResult: CommandResult, Hashable {
    package let id: InstanceID
    package let changes: [LoggedChange]
    /// How many older ones are in the log and not shown.
    package let omitted: Int
    /// Whether the log still has every change since the placement.
    package let isComplete: Bool

    /// - Parameter limit: The newest so many are shown; nil for all.
    package init(id: InstanceID, log: LogPage, limit: Int? = nil) {
        self.id = id
        changes = Array(log.changes.suffix(limit ?? .max))
        omitted = log.changes.count - changes.count
        isComplete = log.prunedSequence == 0
    }

    package var json: JSONValue {
        [
            "history": 1, "id": .string(id.text), "changes": .array(changes.map(HistoryJSON.json)),
            "omitted": .integer(omitted), "isComplete": .boolean(isComplete),
        ]
    }

    package var notes: [Note] {
        (omitted > 0 ? [.note("\(omitted) older changes are left out; --limit shows more")] : [])
            + (isComplete ? [] : [.note("older changes than these were not kept; 'retention' tells how many are")])
    }

    /// A line for each change, and below it a line for each difference.
    package func text(_ style: TextStyle) -> String {
        changes.flatMap { HistoryText.lines(of: $0, style: style) }.map { $0 + "\n" }.joined()
    }
}
