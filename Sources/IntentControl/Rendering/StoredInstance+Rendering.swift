internal import IntentDiagnostics
internal import IntentModel
internal import IntentRuntime

extension StoredInstance {
    /// The instance in the form of `--json`, without its values.
    /// - Parameter version: The name and version of the document, as its first member; nil inside another document.
    func jsonObject(version: (name: String, number: Int)? = nil) -> JSONObject {
        var object = JSONObject()
        if let version { object[version.name] = .integer(version.number) }
        object["id"] = .string(id.text)
        object["kind"] = .string(kind.name)
        object["family"] = .string(family.rawValue)
        object["intent"] = .optional(intent)
        object["revision"] = .integer(revision)
        return object
    }
}

/// Values in their stored form, without the declaration of their parameter.
extension StoredValue {
    /// The value in the form of `--json`.
    var json: JSONValue {
        var object: JSONObject = ["type": .string(type), "value": wire]
        if !marks.isEmpty {
            object["marks"] = .array(
                marks.map { ["mark": .string($0.kind.rawValue), "identifier": .string($0.identifier)] })
        }
        return .object(object)
    }

    /// The value on one line, as `get` shows it: `lock  Lock, trunk  Trunk`, `15m`, or a case's name. A form that its type
    /// does not have is compact JSON.
    var line: String {
        guard wire != .null else { return "no value" }
        guard let type = ValueType(tag: type), let value = try? type.value(fromWire: wire, in: Schema()) else {
            return wire.rendered().onOneVisibleLine
        }
        if type.isList, value.slots.isEmpty { return "[]" }
        return ValueText.lines(of: value).map(Self.shown).joined(separator: ", ")
    }

    private static func shown(_ line: String?) -> String {
        guard let line else { return ValueText.emptySlot }
        return line.isEmpty ? ValueText.emptyText : line
    }
}
