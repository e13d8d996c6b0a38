public import IntentModel
public import IntentRuntime
internal import Synchronization

/// A change that a user makes to the draft of an ``InstanceEditor``.
///
/// Parameters are specified by their declared names, and fields of records by their paths, such as `stations[2].label`, whose
/// slots are counted from 1. In other places, slots are specified by their zero-based indices. A value in a list without gaps fills
/// a slot that has one, or the next slot.
public enum EditorChange: Hashable, Sendable {
    /// Sets the value of a parameter; nil for no value. For a list, the value contains all visible slots. An object may be
    /// given by its identifier alone, as a string.
    case set(String, IntentValue?)
    /// Sets a value from a text in the notation of definitions, or a number in that of the interface's language, such as `12`, `5m` or `2026-11-20`. For a list, the text
    /// fills one slot: by default the first empty one. An empty text clears the value, or the slot, where that is possible.
    case setText(String, String, slot: Int? = nil)
    /// Chooses an option. For a list, it fills one slot: by default the first empty one.
    case choose(String, IntentValue, slot: Int? = nil)
    /// Adds a record with the defaults of its fields. For a list, it fills one slot: by default the first empty one. A record
    /// that is already there stays.
    case add(String, slot: Int? = nil)
    /// Switches a Boolean to its other state; no value becomes true.
    case toggle(String, slot: Int? = nil)
    /// Changes a number by a number of steps within its limits; no value becomes the minimum, or else 0.
    case step(String, by: Int, slot: Int? = nil)
    /// Sets no value. For a list with a slot, empties the slot or, if the number of slots is not limited, removes it.
    case clear(String, slot: Int? = nil)
    /// Sets the value of a slot of a list; nil empties the slot.
    case setSlot(String, Int, IntentValue?)
    /// Moves a value of a list to another slot and shifts the values between the two.
    case moveSlot(String, from: Int, to: Int)
    /// Removes the user's value, so that the default applies. A field of a record gets its default.
    case reset(String)
    /// Discards the draft's change to a parameter, or to a field of a record.
    case discard(String)
    /// Discards the whole draft.
    case revert
    /// Settles a conflict between the draft and a change by another editor.
    case settle(String, EditorSettlement)
}

/// The value that a conflict is settled with.
public enum EditorSettlement: String, Hashable, Sendable {
    /// The drafted value, which replaces the stored one when the draft is applied.
    case keepMine
    /// The stored value. The drafted one is discarded.
    case takeTheirs
}

extension EditorChange {
    /// The parameter or the path of the field whose value the change edits; nil for one that only concerns the draft.
    var edited: String? {
        switch self {
        case .set(let name, _), .setText(let name, _, _), .choose(let name, _, _), .add(let name, _),
            .toggle(let name, _),
            .step(let name, _, _), .clear(let name, _), .setSlot(let name, _, _), .moveSlot(let name, _, _),
            .reset(let name):
            name
        case .discard, .revert, .settle: nil
        }
    }

    /// The keys of the changes in JSON, each with the other members that it can have.
    fileprivate static let members: KeyValuePairs<String, [String]> = [
        "set": ["value"], "setText": ["text", "slot"], "choose": ["value", "slot"], "add": ["slot"],
        "toggle": ["slot"],
        "step": ["by", "slot"], "clear": ["slot"], "setSlot": ["slot", "value"], "moveSlot": ["from", "to"],
        "reset": [], "discard": [], "settle": ["settlement"], "revert": [],
    ]
}

extension InstanceEditor {
    /// Reads a change from its JSON form: an object with one of the keys `set`, `setText`, `choose`, `add`, `toggle`, `step`,
    /// `clear`, `setSlot`, `moveSlot`, `reset`, `discard` and `settle`, whose value is the parameter's name or a field's path,
    /// or with `revert`, which is true.
    ///
    /// The other keys are `value`, `text`, `by`, `slot`, `from`, `to` and `settlement`. Values are in wire form; an object
    /// may be given by its identifier alone.
    /// - Throws: `EngineError` with code `wrongRequest` if the JSON is not a change, `unknownParameter`, or `wrongValue`
    ///   for a value that does not match the parameter's type.
    public func change(from json: JSONValue) throws(EngineError) -> EditorChange {
        let members = json.objectValue?.members.map(\.key) ?? []
        guard let (key, others) = EditorChange.members.first(where: { members.contains($0.key) }) else {
            let keys = EditorChange.members.map(\.key).joined(separator: ", ")
            throw .wrongRequest("expected an object with one of \(keys)")
        }
        if let unknown = members.first(where: { $0 != key && !others.contains($0) }) {
            throw .wrongRequest("unknown member '\(unknown)' of a change")
        }
        if key == "revert" {
            guard json[key] == true else { throw .wrongRequest("'revert' must be true") }
            return .revert
        }
        guard let name = json[key]?.stringValue else {
            throw .wrongRequest("'\(key)' must be the name of a parameter")
        }
        let parameter = try parameter(name, state.withLock { $0 })
        switch key {
        case "set":
            return .set(name, try value(json["value"], of: parameter.type, parameter))
        case "setText":
            guard let text = json["text"]?.stringValue else { throw .wrongRequest("'setText' requires a 'text'") }
            return .setText(name, text, slot: try optionalIndex("slot", json))
        case "choose":
            guard let value = try element(json, parameter) else { throw .wrongRequest("'choose' requires a 'value'") }
            return .choose(name, value, slot: try optionalIndex("slot", json))
        case "add": return .add(name, slot: try optionalIndex("slot", json))
        case "toggle": return .toggle(name, slot: try optionalIndex("slot", json))
        case "step":
            guard let count = json["by"]?.wholeNumber else {
                throw .wrongRequest("'by' must be a whole number of steps")
            }
            return .step(name, by: count, slot: try optionalIndex("slot", json))
        case "clear": return .clear(name, slot: try optionalIndex("slot", json))
        case "setSlot": return .setSlot(name, try index("slot", json), try element(json, parameter))
        case "moveSlot": return .moveSlot(name, from: try index("from", json), to: try index("to", json))
        case "reset": return .reset(name)
        case "discard": return .discard(name)
        default:
            let settlement = json["settlement"]?.stringValue.flatMap(EditorSettlement.init(rawValue:))
            guard let settlement else { throw .wrongRequest("'settlement' must be keepMine or takeTheirs") }
            return .settle(name, settlement)
        }
    }

    private func element(_ json: JSONValue, _ parameter: Parameter) throws(EngineError) -> IntentValue? {
        try value(json["value"], of: ValueType(parameter.type.element), parameter)
    }

    private func optionalIndex(_ key: String, _ json: JSONValue) throws(EngineError) -> Int? {
        json[key] == nil || json[key] == .null ? nil : try index(key, json)
    }

    private func index(_ key: String, _ json: JSONValue) throws(EngineError) -> Int {
        guard let index = json[key]?.wholeNumber else {
            throw .wrongRequest("'\(key)' must be the zero-based index of a slot")
        }
        return index
    }

    /// Null means no value; a missing key is an error.
    func value(
        _ json: JSONValue?, of type: ValueType, _ parameter: Parameter
    ) throws(EngineError) -> IntentValue? {
        guard let json else { throw .wrongRequest("'value' is missing; use null for no value") }
        if json == .null { return nil }
        do throws(WireError) {
            return try type.value(fromWire: json, in: engine.schema, keepingMismatches: false)
        } catch {
            throw EngineError([EngineError.Problem(.wrongValue, parameter: parameter.name, error.description)])
        }
    }
}

extension EngineError {
    static func wrongRequest(_ message: String) -> EngineError {
        EngineError([EngineError.Problem(.wrongRequest, message)])
    }
}
