internal import IntentDiagnostics
internal import IntentModel
internal import IntentRuntime

/// A change as `watch` prints it: one line.
enum WatchedChange {
    static func jsonLine(of change: LoggedChange) -> String {
        var object: JSONObject = [
            "watch": 1, "id": .string(change.instance.text), "kind": .string(change.kind.name),
        ]
        for member in HistoryJSON.json(of: change).objectValue?.members ?? [] { object[member.key] = member.value }
        return JSONValue.object(object).rendered()
    }

    static func textLine(of change: LoggedChange) -> String {
        let family = change.familyBefore == change.familyAfter ? [] : [change.familyAfter.onOneVisibleLine]
        let details = (family + change.differences.map(HistoryText.difference)).joined(separator: "; ")
        let heading = [
            String(change.sequence), change.time.text, change.instance.text, change.cause.rawValue.onOneVisibleLine,
        ]
        return (heading + (details.isEmpty ? [] : [details])).joined(separator: "  ")
    }
}
