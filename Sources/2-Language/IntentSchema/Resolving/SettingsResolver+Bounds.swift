internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// The ranges of durations, dates and amounts of money, whose bounds are literals.
extension SettingsResolver {
    /// - Parameter unit: The unit of a bound that is written without one.
    func durationRange(_ value: Value, unit: TimeUnit) -> Bounds<Duration>? {
        let forms = "a range of durations, such as 5m...2h, 30s... or { min: 5m, max: 2h }"
        guard
            let ends = ends(
                of: value, forms: forms,
                { text throws(ValueTextError) in try Duration.literal(text, unit: unit) })
        else { return nil }
        let bounds = ends.bounds
        return isOrdered(ends, isEmpty: bounds.isEmpty, \.literalText) ? bounds : nil
    }

    func dateRange(_ value: Value, kind: DateComponentsKind) -> Bounds<DateBound>? {
        let forms =
            switch kind {
            case .time: "a range of times, such as 09:00...17:30, 09:00... or { min: 09:00 }"
            case .date, .dateTime:
                "a range of dates, such as today..., 2026-01-01...2026-12-31 or { min: today, max: 2026-12-31 }"
            }
        guard
            let ends = ends(
                of: value, forms: forms,
                { text throws(ValueTextError) in try DateBound(text, kind: kind) })
        else { return nil }
        let bounds = ends.bounds
        return isOrdered(ends, isEmpty: bounds.isEmpty, \.text) ? bounds : nil
    }

    /// Returns a range of amounts in one currency, or of numbers, which limit amounts in every currency.
    /// - Parameter currencies: The currencies that may be chosen; empty for all.
    func amountRange(_ value: Value, currencies: [String]) -> AmountRange? {
        let forms = "a range of amounts, such as 0..., 5 EUR...500 EUR or { min: 5 EUR }"
        guard
            let ends = ends(
                of: value, forms: forms,
                { text throws(ValueTextError) in try AmountBound(text) }),
            let currency = currency(of: ends, currencies)
        else { return nil }
        let range = AmountRange(ends.bounds.map(\.amount), currencyCode: currency)
        return isOrdered(ends, isEmpty: range.bounds.isEmpty) { range.text(of: $0.amount) } ? range : nil
    }

    /// Returns the currency of a range; nil after reporting that the bounds, or `currencies`, name another one.
    private func currency(of ends: RangeEnds<AmountBound>, _ currencies: [String]) -> String?? {
        let found = [ends.minimum, ends.maximum].compactMap(\.self).filter { $0.bound.currencyCode != nil }
        guard let first = found.first, let code = first.bound.currencyCode else { return .some(nil) }
        if let other = found.last, other.bound.currencyCode != code {
            report(
                .wrongType, at: other.place,
                "the maximum is in \(other.bound.currencyCode ?? ""), but the minimum is in \(code); use one currency")
            return nil
        }
        guard currencies.allSatisfy({ $0 == code }) else {
            report(
                .wrongType, at: first.place,
                "this range is in \(code), but 'currencies' allows \(shortList(currencies)); omit the currency to limit "
                    + "amounts in every currency")
            return nil
        }
        return .some(code)
    }

    // MARK: Ends

    private struct RangeEnds<Bound: Hashable & Sendable> {
        typealias End = (bound: Bound, place: Place)

        var minimum: End?
        var maximum: End?

        var bounds: Bounds<Bound> { Bounds(minimum: minimum?.bound, maximum: maximum?.bound) }
    }

    /// Reads the ends of a range; nil after reporting a problem.
    /// - Parameters:
    ///   - forms: The allowed forms, for messages.
    ///   - read: Reads the literal of one end.
    private func ends<Bound>(
        of value: Value, forms: String, _ read: (String) throws(ValueTextError) -> Bound
    ) -> RangeEnds<Bound>? {
        if tree.kind(value.node) == .mapping { return endsOfMap(value, read) }
        guard let text = reader.string(value, expected: forms) else { return nil }
        guard let written = RangeText(text) else {
            let fix = RangeText.meant(by: text) { (try? read($0)) != nil }
            reader.reportWrongType(value, expected: forms, near: fix)
            return nil
        }
        func end(_ text: String?) -> (end: RangeEnds<Bound>.End?, isValid: Bool) {
            guard let text else { return (nil, true) }
            let place = dialogResolver.place(of: text, in: value.node)
            do { return ((try read(text), place), true) } catch {
                report(.wrongType, at: place, error.message, near: error.suggestion)
                return (nil, false)
            }
        }
        let (minimum, maximum) = (end(written.minimum), end(written.maximum))
        return minimum.isValid && maximum.isValid ? RangeEnds(minimum: minimum.end, maximum: maximum.end) : nil
    }

    /// Reads a map such as `{ min: 5m, max: 2h }`.
    private func endsOfMap<Bound>(
        _ value: Value, _ read: (String) throws(ValueTextError) -> Bound
    ) -> RangeEnds<Bound>? {
        guard let fields = reader.fields(of: value, allowed: .range, subject: "a range") else { return nil }
        if reader.isEmptyMapping(value.node) { reader.reportEmpty(value, "omit 'range' if there is no limit") }
        reader.reportUselessKey(fields.key(.step), "applies only to ranges of numbers")
        func end(_ word: Word) -> RangeEnds<Bound>.End? {
            guard let value = fields[word], let text = reader.string(value) else { return nil }
            let place = place(value.node)
            do { return (try read(text), place) } catch {
                report(.wrongType, at: place, error.message, near: error.suggestion)
                return nil
            }
        }
        let ends = RangeEnds(minimum: end(.min), maximum: end(.max))
        return ends.minimum == nil && ends.maximum == nil ? nil : ends
    }

    /// Reports a minimum that is greater than the maximum.
    private func isOrdered<Bound>(_ ends: RangeEnds<Bound>, isEmpty: Bool, _ text: (Bound) -> String) -> Bool {
        guard isEmpty, let minimum = ends.minimum, let maximum = ends.maximum else { return true }
        report(.emptyRange(text(minimum.bound), text(maximum.bound), at: maximum.place))
        return false
    }
}

/// One end of a range of amounts: `5`, `5 EUR`.
private struct AmountBound: Hashable, Sendable {
    let amount: ExactDecimal
    let currencyCode: String?

    init(_ text: String) throws(ValueTextError) {
        if let number = ExactDecimal(text) {
            (amount, currencyCode) = (number, nil)
            return
        }
        let value = try CurrencyAmountValue.literal(text)
        (amount, currencyCode) = (value.amount, value.currencyCode)
    }
}
