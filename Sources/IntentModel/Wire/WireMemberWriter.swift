/// Collects the members of a value's JSON object; what has no value is left out.
struct WireMemberWriter {
    private var members: [JSONObject.Member] = []

    mutating func put(_ key: String, _ value: JSONValue?) {
        if let value { members.append(JSONObject.Member(key: key, value: value)) }
    }

    mutating func put(_ key: String, _ text: String?) {
        put(key, text.map(JSONValue.string))
    }

    /// With the members that were kept for another version, after those that it knows.
    func json(with unknown: JSONObject) -> JSONValue {
        let others = unknown.members.filter { member in !members.contains { $0.key == member.key } }
        return .object(JSONObject(uniqueMembers: members + others))
    }
}
