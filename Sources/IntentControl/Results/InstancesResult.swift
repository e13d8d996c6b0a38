package import IntentModel
package import IntentRuntime

/// The placed instances: `list`.
package struct InstancesResult: CommandResult, Hashable {
    /// In the order in which they were placed.
    package let instances: [StoredInstance]
    package let notes: [Note]

    package init(instances: [StoredInstance], notes: [Note] = []) {
        self.instances = instances
        self.notes = notes
    }

    package var json: JSONValue {
        ["list": 1, "instances": .array(instances.map { .object(InstanceJSON.object(of: $0)) })]
    }

    /// Id, kind and family in columns.
    package func text(_ style: TextStyle) -> String {
        var table = TextTable()
        for instance in instances {
            table.append([
                .init(instance.id.text, dress: style.bold), .init(instance.kind.name), .init(instance.family),
            ])
        }
        return table.lines().map { $0 + "\n" }.joined()
    }
}
