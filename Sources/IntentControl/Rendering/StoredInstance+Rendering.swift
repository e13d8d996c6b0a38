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

extension StoreTime {
    /// The time in UTC, in the format of ISO 8601: `2026-11-20T09:30:00.250Z`.
    var text: String {
        let (days, time) = Self.floored(milliseconds, by: 86_400_000)
        let (year, month, day) = Self.date(ofDay: days)
        let date = "\(Self.digits(year, 4))-\(Self.digits(month, 2))-\(Self.digits(day, 2))"
        let clock = [time / 3_600_000, time / 60_000 % 60, time / 1_000 % 60].map { Self.digits($0, 2) }
        return "\(date)T\(clock.joined(separator: ":")).\(Self.digits(time % 1_000, 3))Z"
    }

    /// Returns the Gregorian date of a day counted from 1970-01-01.
    ///
    /// Years begin in March here, so that the leap day is the last day of a year. 400 years have 146,097 days, and
    /// 719,468 days precede 1970.
    private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
        let (era, dayOfEra) = floored(day + 719_468, by: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    }

    private static func floored(_ value: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
        let remainder = value % divisor
        return remainder < 0 ? (value / divisor - 1, remainder + divisor) : (value / divisor, remainder)
    }

    private static func digits(_ value: Int, _ count: Int) -> String {
        let text = String(abs(value))
        return (value < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.utf8.count)) + text
    }
}
