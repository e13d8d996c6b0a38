package import IntentModel
package import IntentRuntime

/// Instances that can be restored: `list --removed`.
package struct RemovedResult: CommandResult, Hashable {
    /// In the order in which they were placed.
    package let removed: [RemovedInstance]

    package init(removed: [RemovedInstance]) {
        self.removed = removed
    }

    package var json: JSONValue {
        let instances = removed.map { removed in
            var object = InstanceJSON.object(of: removed.instance)
            object["removedAt"] = .string(removed.removedAt.text)
            return JSONValue.object(object)
        }
        return ["list": 1, "instances": .array(instances)]
    }

    /// Id, kind, family and the time of the removal in columns.
    package func text(_ style: TextStyle) -> String {
        var table = TextTable()
        for removed in removed {
            table.append([
                .init(removed.instance.id.text, dress: style.bold), .init(removed.instance.kind.name),
                .init(removed.instance.family), .init(removed.removedAt.text),
            ])
        }
        return table.lines().map { $0 + "\n" }.joined()
    }
}
