internal import IntentDiagnostics
internal import IntentModel
internal import IntentRuntime

/// Values as they lie in the store, where no declaration tells what they mean.
enum StoredText {
    /// One line: `lock  Lock, trunk  Trunk`, a case's name, compact JSON for what has no shorter form.
    static func line(of value: StoredValue?) -> String {
        guard let value else { return "none" }
        return thing(value) ?? text(of: value.wire)
    }

    /// A file, a person, a place and the like as other commands show them; nil for what is none.
    private static func thing(_ value: StoredValue) -> String? {
        guard let type = ValueType(tag: value.type) else { return nil }
        switch type.element {
        case .file, .person, .placemark, .currencyAmount, .paymentMethod: break
        default: return nil
        }
        guard let decoded = try? type.value(fromWire: value.wire, in: Schema()) else { return nil }
        let lines = ValueText.lines(of: decoded).map { $0 ?? "(empty slot)" }
        return lines.isEmpty ? "[]" : lines.joined(separator: ", ")
    }

    private static func text(of wire: JSONValue) -> String {
        switch wire {
        case .string(let text): text.isEmpty ? "(empty text)" : text.onOneVisibleLine
        case .array(let slots):
            slots.isEmpty ? "[]" : slots.map { $0 == .null ? "(empty slot)" : text(of: $0) }.joined(separator: ", ")
        case .object(let object): text(of: object)
        default: wire.rendered()
        }
    }

    private static func text(of object: JSONObject) -> String {
        guard let identifier = object["identifier"]?.stringValue else { return JSONValue.object(object).rendered() }
        return ValueText.line(identifier: identifier, title: object["displayString"]?.stringValue ?? "")
    }
}
