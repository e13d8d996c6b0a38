internal import IntentModel
internal import IntentRuntime

/// Logged changes in the shape of `--json`.
enum HistoryJSON {
    static func json(of change: LoggedChange) -> JSONValue {
        [
            "sequence": .integer(change.sequence),
            "revision": .integer(change.revision),
            "time": .string(change.time.text),
            "cause": .string(change.cause.rawValue),
            "familyBefore": change.familyBefore.map(JSONValue.string) ?? .null,
            "familyAfter": .string(change.familyAfter),
            "differences": .array(change.differences.map(json)),
        ]
    }

    private static func json(of difference: LoggedChange.Difference) -> JSONValue {
        var object = JSONObject()
        switch difference.subject {
        case .value(let name):
            object["parameter"] = .string(name)
            object["of"] = "value"
        case .defaultValue(let name):
            object["parameter"] = .string(name)
            object["of"] = "default"
        }
        object["before"] = difference.before.map(ParameterJSON.form) ?? .null
        object["after"] = difference.after.map(ParameterJSON.form) ?? .null
        return .object(object)
    }
}
