public import IntentModel
public import IntentRuntime
internal import Synchronization

/// A change that a user makes to the draft of an ``InstanceEditor``.
///
/// Parameters are specified by their declared names, slots by their zero-based indices.
public enum EditorChange: Hashable, Sendable {
    /// Sets the value of a parameter; nil for no value. For a list, the value contains all visible slots. An object may be
    /// given by its identifier alone, as a string.
    case set(String, IntentValue?)
    /// Sets a value from a text in the notation of definitions, such as `12`, `5m` or `2026-11-20`. For a list, the text
    /// fills one slot: by default the first empty one.
    case setText(String, String, slot: Int? = nil)
    /// Sets the value of a slot of a list; nil empties the slot.
    case setSlot(String, Int, IntentValue?)
    /// Moves a value of a list to another slot and shifts the values between the two.
    case moveSlot(String, from: Int, to: Int)
    /// Removes the user's value, so that the default applies.
    case reset(String)
    /// Discards the draft's change to a parameter.
    case discard(String)
    /// Discards the whole draft.
    case revert
    /// Resolves a conflict between the draft and a change by another editor.
    case resolve(String, EditorConflictResolution)
}

/// The value that a conflict is resolved with.
public enum EditorConflictResolution: String, Hashable, Sendable {
    /// The drafted value, which replaces the stored one when the draft is applied.
    case keepMine
    /// The stored value. The drafted one is discarded.
    case takeTheirs
}

extension InstanceEditor {
    /// Reads a change from its JSON form: an object with one of the keys `set`, `setText`, `setSlot`, `moveSlot`, `reset`,
    /// `discard` and `settle`, whose value is the parameter's name, or with `revert`, which is true.
    ///
    /// The other keys are `value`, `text`, `slot`, `from`, `to` and `settlement`. Values are in wire form; an object may be
    /// given by its identifier alone.
    /// - Throws: `EngineError` with code `wrongRequest` if the JSON is not a change, `unknownParameter`, or `wrongValue`
    ///   for a value that does not match the parameter's type.
    public func change(from json: JSONValue) throws(EngineError) -> EditorChange {
        if json["revert"] == true { return .revert }
        let keys = ["set", "setText", "setSlot", "moveSlot", "reset", "discard", "settle"]
        guard let key = keys.first(where: { json[$0] != nil }), let name = json[key]?.stringValue else {
            throw .invalidChange("expected an object with one of \(keys.joined(separator: ", ")) or revert")
        }
        let parameter = try parameter(name, state.withLock { $0 })
        switch key {
        case "set": return .set(name, try value(json["value"], of: parameter.type, parameter))
        case "setText":
            guard let text = json["text"]?.stringValue else { throw .invalidChange("'setText' requires a 'text'") }
            return .setText(name, text, slot: json["slot"]?.integerValue)
        case "setSlot":
            let value = try value(json["value"], of: ValueType(parameter.type.element), parameter)
            return .setSlot(name, try index("slot", json), value)
        case "moveSlot": return .moveSlot(name, from: try index("from", json), to: try index("to", json))
        case "reset": return .reset(name)
        case "discard": return .discard(name)
        default:
            let resolution = json["settlement"]?.stringValue.flatMap(EditorConflictResolution.init(rawValue:))
            guard let resolution else { throw .invalidChange("'settlement' must be keepMine or takeTheirs") }
            return .resolve(name, resolution)
        }
    }

    private func index(_ key: String, _ json: JSONValue) throws(EngineError) -> Int {
        guard let index = json[key]?.integerValue else {
            throw .invalidChange("'\(key)' must be the zero-based index of a slot")
        }
        return index
    }

    /// Null means no value; a missing key is an error.
    private func value(
        _ json: JSONValue?, of type: ValueType, _ parameter: Parameter
    ) throws(EngineError) -> IntentValue? {
        guard let json else { throw .invalidChange("'value' is missing; use null for no value") }
        if json == .null { return nil }
        do throws(WireError) {
            return try type.value(fromWire: json, in: engine.schema, keepingMismatches: false)
        } catch {
            throw EngineError([EngineError.Problem(.wrongValue, parameter: parameter.name, error.description)])
        }
    }
}

extension EngineError {
    fileprivate static func invalidChange(_ message: String) -> EngineError {
        EngineError([EngineError.Problem(.wrongRequest, message)])
    }
}
