/// The lowest and the highest value that may be chosen, both included. At least one of them is not `nil`.
package struct Bounds<Bound: Hashable & Sendable>: Hashable, Sendable {
    package var minimum: Bound?
    package var maximum: Bound?

    package init(minimum: Bound?, maximum: Bound?) {
        self.minimum = minimum
        self.maximum = maximum
    }

    /// Returns the same bounds in another form.
    package func map<Other>(_ transform: (Bound) -> Other) -> Bounds<Other> {
        Bounds<Other>(minimum: minimum.map(transform), maximum: maximum.map(transform))
    }

    /// A description for messages: `5m...2h`, `today...`.
    func phrase(_ text: (Bound) -> UserText) -> UserText { UserText(range: map(text)) }

    /// The bounds as an object with the members `min` and `max`.
    func json(_ json: (Bound) -> JSONValue) -> JSONValue {
        var object = JSONObject()
        object["min"] = minimum.map(json)
        object["max"] = maximum.map(json)
        return .object(object)
    }

    init(
        from fields: inout SchemaFields, _ bound: (SchemaNode) throws(SchemaDecodingError) -> Bound
    ) throws(SchemaDecodingError) {
        minimum = try fields.remove("min").map(bound)
        maximum = try fields.remove("max").map(bound)
    }
}

extension Bounds where Bound: Comparable {
    package func contains(_ value: Bound) -> Bool {
        value >= minimum ?? value && value <= maximum ?? value
    }

    /// Whether the minimum is greater than the maximum, so that no value can be chosen.
    package var isEmpty: Bool {
        guard let minimum, let maximum else { return false }
        return minimum > maximum
    }
}

extension Bounds<Int> {
    package var phrase: UserText { phrase { UserText(numeral: String($0)) } }
}

extension Bounds<Duration> {
    package var phrase: UserText { phrase { UserText(verbatim: $0.literalText) } }

    func problem(of duration: Duration, slot: Int?) -> ValueProblem? {
        guard !contains(duration) else { return nil }
        return ValueProblem(.range, slot: slot, UserText("\(duration.literalText) is not in the range \(phrase)"))
    }
}

// MARK: Amounts of money

/// The amounts of money that may be chosen, including both bounds.
package struct AmountRange: Hashable, Sendable {
    package var bounds: Bounds<ExactDecimal>
    /// The currency of the bounds, which is then the only one; `nil` if the bounds limit amounts in every currency.
    package var currencyCode: String?

    package init(_ bounds: Bounds<ExactDecimal>, currencyCode: String? = nil) {
        self.bounds = bounds
        self.currencyCode = currencyCode
    }

    /// A description for messages: `0...`, `5 EUR...500 EUR`.
    package var phrase: UserText {
        bounds.phrase { [currencyCode] in UserText(numeral: $0.text, unit: currencyCode) }
    }

    /// Returns a bound as it is written in a definition: `5`, `5 EUR`.
    package func text(of bound: ExactDecimal) -> String {
        currencyCode.map { "\(bound.text) \($0)" } ?? bound.text
    }

    func problem(of amount: CurrencyAmountValue, slot: Int?) -> ValueProblem? {
        if let currencyCode, currencyCode != amount.currencyCode {
            return ValueProblem(
                .currency, slot: slot,
                UserText("\(amount.numeral) is not in \(currencyCode), the currency of the range \(phrase)"))
        }
        guard !bounds.contains(amount.amount) else { return nil }
        return ValueProblem(.range, slot: slot, UserText("\(amount.numeral) is not in the range \(phrase)"))
    }
}

extension CurrencyAmountValue {
    fileprivate var numeral: UserText { UserText(numeral: amount.text, unit: currencyCode) }
}

/// The settings of a CurrencyAmount.
package struct AmountSettings: Hashable, Sendable {
    /// The currency codes that may be chosen; empty for all.
    package var currencies: [String]
    package var range: AmountRange?
    /// The text of an empty field.
    package var placeholder: LocalizedText?

    package init(currencies: [String] = [], range: AmountRange? = nil, placeholder: LocalizedText? = nil) {
        self.currencies = currencies
        self.range = range
        self.placeholder = placeholder
    }

    /// The currency codes that may be chosen, also because of the range; empty for all.
    package var allowedCurrencies: [String] { range?.currencyCode.map { [$0] } ?? currencies }
}

extension Bounds {
    init(
        _ node: SchemaNode, of bound: (SchemaNode) throws(SchemaDecodingError) -> Bound
    ) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in try Bounds(from: &fields, bound) }
    }
}

extension AmountRange {
    var json: JSONValue {
        var json = bounds.json { .string($0.text) }.objectValue ?? [:]
        json["currency"] = currencyCode.map { .string($0) }
        return .object(json)
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        self = try node.fields { fields throws(SchemaDecodingError) in
            let bounds = try Bounds<ExactDecimal>(from: &fields) { node throws(SchemaDecodingError) in
                guard let number = ExactDecimal(try node.text()) else { throw node.error("a number is expected") }
                return number
            }
            return AmountRange(bounds, currencyCode: try fields.remove("currency")?.text())
        }
    }
}

extension AmountSettings {
    func problem(of amount: CurrencyAmountValue, slot: Int?) -> ValueProblem? {
        if !currencies.isEmpty, !currencies.contains(amount.currencyCode) {
            return ValueProblem(
                .currency, slot: slot,
                UserText("\(amount.currencyCode) is not one of the currencies \(currencies.joined(separator: ", "))"),
                suggestion: NearMatch.best(for: amount.currencyCode, in: currencies))
        }
        return range?.problem(of: amount, slot: slot)
    }
}

// MARK: Dates

/// A bound of dates and times.
package enum DateBound: Hashable, Sendable {
    /// The user's calendar day at the time of the edit.
    case today
    /// A value of the parameter's kind. For a date with a time it may also be a day, which counts as a whole.
    case fixed(DateComponentsValue)

    /// The bound as it is written in a definition: `today`, `2026-12-31`.
    package var text: String {
        switch self {
        case .today: "today"
        case .fixed(let value): value.text
        }
    }

    /// Reads a bound as it is written in a definition.
    package init(_ text: String, kind: DateComponentsKind) throws(ValueTextError) {
        if text == "today", kind != .time {
            self = .today
        } else if kind == .dateTime, let day = try? DateComponentsValue.literal(text, kind: .date) {
            self = .fixed(day)
        } else {
            self = .fixed(try DateComponentsValue.literal(text, kind: kind))
        }
    }

    /// The bound with today's day; `nil` if it depends on a day that is not given.
    package func value(today: CalendarDate?) -> DateComponentsValue? {
        switch self {
        case .today: today.map { .date($0) }
        case .fixed(let value): value
        }
    }
}

extension Bounds<DateBound> {
    package var phrase: UserText { phrase { UserText(verbatim: $0.text) } }

    /// Whether the range contains the times from the minimum to midnight, and those from midnight to the maximum.
    package var passesMidnight: Bool {
        guard case .fixed(.time(let minimum))? = minimum, case .fixed(.time(let maximum))? = maximum else {
            return false
        }
        return maximum < minimum
    }

    /// Whether the minimum is later than the maximum, except in a range that passes midnight. A bound that depends on the
    /// day counts as none.
    package var isEmpty: Bool {
        guard !passesMidnight, case .fixed(let minimum)? = minimum, case .fixed(let maximum)? = maximum else {
            return false
        }
        return maximum.isEarlier(than: minimum)
    }

    /// - Parameter today: `nil` to ignore a bound that depends on the day.
    func problem(of value: DateComponentsValue, today: CalendarDate?, slot: Int?) -> ValueProblem? {
        let minimum = minimum?.value(today: today)
        let maximum = maximum?.value(today: today)
        let isEarly = minimum.map(value.isEarlier) ?? false
        let isLate = maximum.map { $0.isEarlier(than: value) } ?? false
        guard passesMidnight ? isEarly && isLate : isEarly || isLate else { return nil }
        let isRelative = isEarly && self.minimum == .today || isLate && self.maximum == .today
        let day = isRelative ? today : nil
        return ValueProblem(
            .range, slot: slot,
            day.map { UserText("\(value.text) is not in the range \(phrase); today is \($0.text)") }
                ?? UserText("\(value.text) is not in the range \(phrase)"))
    }
}

extension DateComponentsValue {
    /// Whether the value is before another one of its kind. A day counts as a whole: it is neither before nor after its
    /// times.
    package func isEarlier(than other: DateComponentsValue) -> Bool {
        if let date, let otherDate = other.date, date != otherDate { return date < otherDate }
        guard let time, let otherTime = other.time else { return false }
        return time < otherTime
    }
}

extension CalendarDate: Comparable {
    public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }
}

extension TimeOfDay: Comparable {
    public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool {
        (first.hour, first.minute, first.second) < (second.hour, second.minute, second.second)
    }
}
