package import IntentModel
package import IntentRuntime

/// What an edit did: `set`, `reset`, `resize`. As text it is quiet.
package struct EditResult: CommandResult, Hashable {
    package let id: InstanceID
    package let outcome: EditOutcome

    package init(id: InstanceID, outcome: EditOutcome) {
        self.id = id
        self.outcome = outcome
    }

    package var json: JSONValue {
        [
            "edit": 1,
            "id": .string(id.text),
            "revision": .integer(outcome.revision),
            "changed": .array(outcome.changed.map(JSONValue.string)),
            "reset": .array(outcome.reset.map(JSONValue.string)),
            "warnings": .array(outcome.warnings.map(JSONValue.string)),
        ]
    }

    package func text(_ style: TextStyle) -> String { "" }

    package var notes: [Note] {
        let warnings = outcome.warnings.map(Note.warning)
        guard !outcome.reset.isEmpty else { return warnings }
        return warnings + [.note("reset, because a parent changed: \(outcome.reset.joined(separator: ", "))")]
    }
}
