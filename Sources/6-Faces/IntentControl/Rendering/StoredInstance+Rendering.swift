internal import IntentDiagnostics
internal import IntentModel
internal import IntentRuntime

/// Values in their stored form, without the declaration of their parameter.
extension StoredValue {
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
