package import IntentModel
package import IntentRuntime

/// The changes of one instance, oldest first: `history`.
package struct HistoryResult: CommandResult, Hashable {
    package let id: InstanceID
    package let changes: [LoggedChange]

    package init(id: InstanceID, changes: [LoggedChange]) {
        self.id = id
        self.changes = changes
    }

    package var json: JSONValue {
        ["history": 1, "id": .string(id.text), "changes": .array(changes.map(HistoryJSON.json))]
    }

    /// A line for each change, and below it a line for each difference.
    package func text(_ style: TextStyle) -> String {
        changes.flatMap { HistoryText.lines(of: $0, style: style) }.map { $0 + "\n" }.joined()
    }
}
