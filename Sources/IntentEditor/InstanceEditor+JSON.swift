public import IntentModel
public import IntentRuntime
internal import Synchronization

extension InstanceEditor {
    /// What a face in another language asks for, one JSON object, see <doc:EditorJSON>.
    ///
    /// Values are in the wire form; an object may be given by its identifier alone.
    /// - Throws: ``EngineError`` with code `wrongRequest` for what is no change, `unknownParameter`, and `wrongValue` for a
    ///   value that is not of the row's type.
    public func change(from json: JSONValue) throws(EngineError) -> EditorChange {
        if json["revert"] == true { return .revert }
        let words = ["set", "setText", "setSlot", "moveSlot", "reset", "discard", "settle"]
        guard let word = words.first(where: { json[$0] != nil }), let name = json[word]?.stringValue else {
            throw .wrongChange("an object with one of \(words.joined(separator: ", ")) or revert is expected")
        }
        let parameter = try parameter(name, state.withLock { $0 })
        switch word {
        case "set": return .set(name, try value(json["value"], of: parameter.type, parameter))
        case "setText":
            guard let text = json["text"]?.stringValue else { throw .wrongChange("'setText' has a text") }
            return .setText(name, text, slot: json["slot"]?.integerValue)
        case "setSlot":
            let value = try value(json["value"], of: ValueType(parameter.type.element), parameter)
            return .setSlot(name, try index("slot", json), value)
        case "moveSlot": return .moveSlot(name, from: try index("from", json), to: try index("to", json))
        case "reset": return .reset(name)
        case "discard": return .discard(name)
        default:
            guard let settlement = json["settlement"]?.stringValue.flatMap(EditorSettlement.init(rawValue:)) else {
                throw .wrongChange("'settlement' is keepMine or takeTheirs")
            }
            return .settle(name, settlement)
        }
    }

    private func index(_ key: String, _ json: JSONValue) throws(EngineError) -> Int {
        guard let index = json[key]?.integerValue else { throw .wrongChange("'\(key)' is a slot's number, from 0") }
        return index
    }

    /// Null is no value; what is left out is a mistake.
    private func value(
        _ json: JSONValue?, of type: ValueType, _ parameter: Parameter
    ) throws(EngineError) -> IntentValue? {
        guard let json else { throw .wrongChange("'value' is missing; null is no value") }
        if json == .null { return nil }
        do throws(WireError) {
            return try type.value(fromWire: json, in: engine.schema, keepingMismatches: false)
        } catch {
            throw EngineError([
                EngineError.Problem(.wrongValue, parameter: parameter.name, error.description)
            ])
        }
    }
}

extension EngineError {
    fileprivate static func wrongChange(_ message: String) -> EngineError {
        EngineError([EngineError.Problem(.wrongRequest, message)])
    }
}
