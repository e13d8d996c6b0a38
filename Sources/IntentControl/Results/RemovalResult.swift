package import IntentModel

/// An instance was removed or put back: `remove`, `remove --forget`, `restore`. As text it is quiet.
package struct RemovalResult: CommandResult, Hashable {
    /// Which of them.
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
