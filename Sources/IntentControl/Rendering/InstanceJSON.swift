internal import IntentModel
internal import IntentRuntime

/// Instances in the shapes of `--json`.
enum InstanceJSON {
    /// - Parameter version: The shape's name and number, as the first member; nil inside another shape.
    static func object(of instance: StoredInstance, version: (name: String, number: Int)? = nil) -> JSONObject {
        var object = JSONObject()
        if let version { object[version.name] = .integer(version.number) }
        object["id"] = .string(instance.id.text)
        object["kind"] = .string(instance.kind.name)
        object["family"] = .string(instance.family)
        object["intent"] = instance.intent.map(JSONValue.string) ?? .null
        object["revision"] = .integer(instance.revision)
        return object
    }
}
