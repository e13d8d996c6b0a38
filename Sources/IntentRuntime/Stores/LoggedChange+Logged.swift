package import IntentModel

extension [LoggedChange.Difference] {
    /// What ``logged`` made.
    package init(logged json: JSONValue) {
        func differences(_ key: String, _ subject: (String) -> LoggedChange.Difference.Subject) -> Self {
            (json[key]?.objectValue?.members ?? []).map { member in
                LoggedChange.Difference(
                    subject(member.key), before: StoredValue(logged: member.value["before"]),
                    after: StoredValue(logged: member.value["after"]))
            }
        }
        self =
            differences("values", LoggedChange.Difference.Subject.value)
            + differences("defaults", LoggedChange.Difference.Subject.defaultValue)
    }

    /// `{"values": {name: {"before", "after"}}, "defaults": {…}}`; null is "was not there", and a part without
    /// differences is left out.
    package var logged: JSONValue {
        var values: [JSONObject.Member] = []
        var defaults: [JSONObject.Member] = []
        for difference in self {
            let change: JSONObject = [
                "before": difference.before?.logged ?? .null, "after": difference.after?.logged ?? .null,
            ]
            switch difference.subject {
            case .value(let name): values.append(JSONObject.Member(key: name, value: .object(change)))
            case .defaultValue(let name): defaults.append(JSONObject.Member(key: name, value: .object(change)))
            }
        }
        let parts = [("values", values), ("defaults", defaults)].filter { !$0.1.isEmpty }
        return .object(
            JSONObject(
                uniqueMembers: parts.map {
                    JSONObject.Member(key: $0.0, value: .object(JSONObject(uniqueMembers: $0.1)))
                }))
    }
}
