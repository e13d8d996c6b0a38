internal import IntentDiagnostics
package import IntentModel
internal import IntentRuntime

/// Values as text. The first part of each line is what an assignment accepts, except for a payment method.
package enum ValueText {
    /// Returns a line for each value of a list, or one for a single value; none for no value.
    ///
    /// An object is `identifier  title`. A file is its path and a person its identifier, each followed by the name if
    /// that differs. An empty slot is nil. Control characters are made visible.
    package static func lines(of value: IntentValue?) -> [String?] {
        guard let value else { return [] }
        return value.slots.map { $0.map(line) }
    }

    /// The text for an empty slot in output that shows it.
    static let emptySlot = "(empty slot)"
    /// The text for an empty text in output that shows it.
    static let emptyText = "(empty string)"

    /// Returns `identifier  title`, or only the identifier if the title is the same or empty.
    static func line(identifier: String, title: String) -> String {
        let parts = title.isEmpty || title == identifier ? [identifier] : [identifier, title]
        return parts.map(\.onOneVisibleLine).joined(separator: "  ")
    }

    private static func line(of value: IntentValue) -> String {
        switch value {
        case .timeInterval(let duration): text(of: duration)
        case .object(let object): line(identifier: object.identifier, title: object.displayString)
        case .list(let slots): slots.map { $0.map(line) ?? "" }.joined(separator: ",")
        default: line(identifier: value.optionIdentifier ?? "", title: value.structured?.shownName ?? "")
        }
    }

    /// Returns a duration in the largest unit that gives a whole number, else in seconds: `90s`, `5m`, `2h`, `1d`.
    private static func text(of duration: Duration) -> String {
        let (seconds, fraction) = duration.components
        guard fraction == 0, seconds != 0 else { return duration.secondsText + "s" }
        let units: [(String, Int64)] = [("d", 86_400), ("h", 3_600), ("m", 60)]
        let unit = units.first { seconds.isMultiple(of: $0.1) } ?? ("s", 1)
        return "\(seconds / unit.1)\(unit.0)"
    }
}

/// Values in their stored form, without the declaration of their parameter.
extension StoredValue {
    /// The value on one line, as `get` shows it: `lock  Lock, trunk  Trunk`, `15m`, or a case's name. A form that its type
    /// does not have is compact JSON.
    var line: String {
        guard wire != .null else { return "no value" }
        if isHidden { return Secrecy.mask }
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
