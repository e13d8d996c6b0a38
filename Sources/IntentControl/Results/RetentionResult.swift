package import IntentModel
package import IntentRuntime

/// How much of the past the store keeps: `retention`.
package struct RetentionResult: CommandResult, Hashable {
    package let retention: StoreRetention
    /// What went because of a change of it; nil where it was only asked for.
    package let report: PruneReport?

    package init(retention: StoreRetention, report: PruneReport?) {
        self.retention = retention
        self.report = report
    }

    package var json: JSONValue {
        var object: JSONObject = [
            "retention": 1, "edits": retention.edits.map(JSONValue.integer) ?? .null,
            "removedDays": retention.removedDays.map(JSONValue.integer) ?? .null,
        ]
        if let report {
            object["prunedChanges"] = .integer(report.changes)
            object["forgotten"] = .integer(report.forgotten)
        }
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String {
        guard report == nil else { return "" }
        return """
            edits: \(retention.edits.map(String.init) ?? "all")
            removed-days: \(retention.removedDays.map(String.init) ?? "all")

            """
    }

    package var notes: [Note] {
        guard let report, report != PruneReport() else { return [] }
        return [.note("\(report.changes) older changes and \(report.forgotten) removed instances were forgotten")]
    }
}
