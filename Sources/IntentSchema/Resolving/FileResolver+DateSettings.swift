internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// How dates are shown, and in which units intervals are asked for.
extension FileResolver {
    mutating func dateSettings(_ fields: Fields) -> DateSettings {
        let format = fields[.format].flatMap { dateFormat($0) } ?? .style
        if case .template = format {
            for word in [Word.dateStyle, .timeStyle] {
                reportUselessKey(fields.key(word), "says nothing beside a template, which is the whole format")
            }
        }
        return DateSettings(
            format: format, dateStyle: choice(fields[.dateStyle], DateSettings.Style.self) ?? .full,
            timeStyle: choice(fields[.timeStyle], DateSettings.Style.self) ?? .full)
    }

    /// `style`, `relative`, or a template, which is a text in languages like others.
    private mutating func dateFormat(_ value: Value) -> DateSettings.Format? {
        if document.tree.kind(value.node) == .scalar {
            if document.tree.text(value.node, is: "style") { return .style }
            if document.tree.text(value.node, is: "relative") { return .relative }
            let expected = "style, relative, or a template such as MMM d, y"
            guard filledString(value, expected: expected) != nil else { return nil }
        }
        return localizedText(value).map { .template($0) }
    }

    mutating func intervalSettings(_ fields: Fields) -> IntervalSettings {
        if let units = fields[.units], let unit = fields[.unit], let first = units.key, let second = unit.key {
            report(.unitBesideUnits(at: place(max(first, second)), first: place(min(first, second))))
        }
        let span = fields[.unit].flatMap { timeUnit($0) }.map { $0...$0 } ?? fields[.units].flatMap { timeUnits($0) }
        let units = IntervalSettings(
            smallest: span?.lowerBound ?? .seconds, largest: span?.upperBound ?? .days)
        guard let value = fields[.defaultUnit], let unit = timeUnit(value) else { return units }
        guard units.smallest...units.largest ~= unit else {
            reportWrongType(value, expected: "one of the parameter's units, \(units.smallest)...\(units.largest)")
            return units
        }
        return IntervalSettings(smallest: units.smallest, largest: units.largest, defaultUnit: unit)
    }

    private mutating func timeUnit(_ value: Value) -> TimeUnit? {
        word(value, of: TimeUnit.allCases.map(\.rawValue), "a unit of time").flatMap(TimeUnit.init(rawValue:))
    }

    /// `minutes...days`
    private mutating func timeUnits(_ value: Value) -> ClosedRange<TimeUnit>? {
        let expected =
            "units of time from the smallest to the largest, such as minutes...days, of "
            + TimeUnit.allCases.map(\.rawValue).joined(separator: ", ")
        guard let text = string(value, expected: expected) else { return nil }
        guard let ends = RangeText(text), let smallest = ends.minimum.flatMap(TimeUnit.init(rawValue:)),
            let largest = ends.maximum.flatMap(TimeUnit.init(rawValue:)), smallest <= largest
        else {
            reportWrongType(value, expected: expected)
            return nil
        }
        return smallest...largest
    }
}

extension Diagnostic {
    fileprivate static func unitBesideUnits(at place: Place, first: Place) -> Diagnostic {
        Diagnostic(
            .duplicateKey, at: place, "'unit' and 'units' stand together; only one of them says what is asked for",
            notes: [DiagnosticNote("the other one is here", at: first)])
    }
}
