package import IntentModel
package import IntentRuntime

/// A new instance: `add`.
package struct PlacementResult: CommandResult, Hashable {
    package let instance: StoredInstance

    package init(instance: StoredInstance) {
        self.instance = instance
    }

    package var json: JSONValue { .object(InstanceJSON.object(of: instance, version: ("add", 1))) }

    package func text(_ style: TextStyle) -> String { instance.id.text + "\n" }
}
