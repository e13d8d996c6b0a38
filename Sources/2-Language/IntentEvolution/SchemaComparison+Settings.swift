import IntentModel

/// The settings of types: ranges, units, content types, currencies.
extension SchemaComparison {
    /// - Parameter subject: The quoted name of the declaration, for messages.
    mutating func compareSettings(
        _ former: TypeSettings, _ current: TypeSettings, of old: ValueType, _ new: ValueType, _ subject: String,
        at site: Site
    ) {
        guard former != current else { return }
        let count = changes.count
        compareRanges(former, current, of: old, new, subject, at: site.key("range"))
        compareDates(former.date.range, current.date.range, subject, at: site.key("range"))
        compareAmounts(former.amount.range, current.amount.range, subject, at: site.key("range"))
        compareTexts(former.text, current.text, subject, at: site)
        compareAllowed(
            "schemes", former.address.schemes, current.address.schemes, subject, "a stored URL may have another scheme",
            at: site)
        compareUnits(former, current, of: old, new, subject, at: site)
        compareContents(former, current, subject, at: site)
        compareSecrets(former.text, current.text, subject, at: site.key("secret"))
        // The remaining settings affect only how a value is entered and displayed. A range of another type of number is
        // not a change by itself; the type was reported.
        guard changes.count == count && isSame(old, new) || former.presentation != current.presentation else { return }
        report(.presentationChanged, at: site, "\(subject) is entered or displayed differently")
    }

    private mutating func compareRanges(
        _ former: TypeSettings, _ current: TypeSettings, of old: ValueType, _ new: ValueType, _ subject: String,
        at site: Site
    ) {
        let (oldRange, newRange) = (NumberLimits(former, of: old.element), NumberLimits(current, of: new.element))
        guard oldRange != newRange, newRange != NumberLimits() || oldRange != NumberLimits() else { return }
        guard newRange.contains(oldRange) else {
            return reportNarrowed(
                former.rangeText(of: old.element), current.rangeText(of: new.element), subject, at: site)
        }
        // The same numbers in another unit.
        guard !oldRange.contains(newRange) else { return }
        let values = new.element == .timeInterval ? "durations" : "numbers"
        report(.ruleLoosened, at: site, "\(subject) accepts additional \(values)")
    }

    private mutating func reportNarrowed(_ former: String, _ current: String, _ subject: String, at site: Site) {
        report(
            .rangeNarrowed, at: site,
            "the range of \(subject) changed from \(former) to \(current): stored values may be outside it",
            advice: "keep every value of the former range")
    }

    /// A bound that depends on the day limits what users can choose, and not what is stored.
    private mutating func compareDates(
        _ former: Bounds<DateBound>?, _ current: Bounds<DateBound>?, _ subject: String, at site: Site
    ) {
        guard former != current else { return }
        let (old, new) = (former?.phrase.description ?? "any date", current?.phrase.description ?? "any date")
        if !(current?.admitsStored(of: former) ?? true) { return reportNarrowed(old, new, subject, at: site) }
        guard let current, !current.admitsChoices(of: former) else {
            return report(.ruleLoosened, at: site, "\(subject) accepts additional dates")
        }
        report(
            .contentsNarrowed, at: site,
            "the range of \(subject) changed from \(old) to \(new): a stored date may not be one that users can choose",
            advice: "keep the range \(old)")
    }

    private mutating func compareAmounts(
        _ former: AmountRange?, _ current: AmountRange?, _ subject: String, at site: Site
    ) {
        guard former != current else { return }
        let (old, new) = (former?.phrase.description ?? "any amount", current?.phrase.description ?? "any amount")
        if let code = current?.currencyCode, code != former?.currencyCode {
            report(
                .contentsNarrowed, at: site,
                "\(subject) accepts only \(code): a stored amount may have another currency",
                advice: "omit the currency of the range")
        }
        let bounds = former?.bounds
        guard current?.bounds.contains(bounds) ?? true else { return reportNarrowed(old, new, subject, at: site) }
        if current?.bounds != bounds || former?.currencyCode != nil && current?.currencyCode == nil {
            report(.ruleLoosened, at: site, "\(subject) accepts additional amounts")
        }
    }

    private mutating func compareTexts(
        _ former: TextSettings, _ current: TextSettings, _ subject: String, at site: Site
    ) {
        if former.length != current.length {
            current.length?.contains(former.length) ?? true
                ? report(.ruleLoosened, at: site.key("length"), "\(subject) accepts texts of additional lengths")
                : report(
                    .rangeNarrowed, at: site.key("length"),
                    "the length of \(subject) changed from \(former.length?.phrase.description ?? "any length") to "
                        + "\(current.length?.phrase.description ?? ""): stored texts may have another length",
                    advice: "keep every former length")
        }
        guard former.pattern != current.pattern else { return }
        guard let pattern = current.pattern, !(former.pattern.map(pattern.admitsAll) ?? false) else {
            return report(.ruleLoosened, at: site.key("pattern"), "\(subject) accepts all texts that it did before")
        }
        report(
            .rangeNarrowed, at: site.key("pattern"),
            "the pattern of \(subject) changed from \(former.pattern?.source ?? "any text") to \(pattern.source): stored "
                + "texts may not match it",
            advice: "use a pattern that matches every text that the former one matches")
    }

    /// Compares the values of a key that allows only some values, and all of them without values.
    private mutating func compareAllowed(
        _ key: String, _ old: [String], _ new: [String], _ subject: String, _ consequence: String, at site: Site
    ) {
        guard old != new else { return }
        new.isEmpty || !old.isEmpty && Set(old).isSubset(of: new)
            ? report(.ruleLoosened, at: site.key(key), "\(subject) accepts all \(key) that it did before")
            : report(
                .contentsNarrowed, at: site.key(key),
                "\(subject) accepts only \(new.joined(separator: ", ")): \(consequence)",
                advice: "keep all \(key) in '\(key)'")
    }

    private mutating func compareUnits(
        _ former: TypeSettings, _ current: TypeSettings, of old: ValueType, _ new: ValueType, _ subject: String,
        at site: Site
    ) {
        guard old.element == new.element else { return }
        let units: (String?, String?)
        switch new.element {
        case .measurement(let dimension): units = (former.unit(of: dimension), current.unit(of: dimension))
        case .timeInterval: units = (former.interval.defaultUnit.rawValue, current.interval.defaultUnit.rawValue)
        default: return
        }
        guard let oldUnit = units.0, let newUnit = units.1, oldUnit != newUnit else { return }
        report(
            .unitChanged, at: site.key("unit"),
            "the default unit of \(subject) changed from \(oldUnit) to \(newUnit)",
            advice: "keep the unit \(oldUnit)")
    }

    private mutating func compareContents(
        _ former: TypeSettings, _ current: TypeSettings, _ subject: String, at site: Site
    ) {
        if former.contentTypes != current.contentTypes {
            current.contentTypes.admitsAll(of: former.contentTypes)
                ? report(.ruleLoosened, at: site.key("contentTypes"), "\(subject) accepts additional types of files")
                : report(
                    .contentsNarrowed, at: site.key("contentTypes"),
                    "\(subject) accepts fewer types of files: a stored file may have another type",
                    advice: "keep all types in 'contentTypes'")
        }
        compareAllowed(
            "currencies", former.amount.currencies, current.amount.currencies, subject,
            "a stored amount may have another currency", at: site)
    }
}

extension TypeSettings {
    /// Returns the unit of measurements that are written without one.
    fileprivate func unit(of dimension: Dimension) -> String? { number.unit ?? dimension.units.first?.name }

    /// Returns the range of numbers for messages, with the unit of measurements.
    fileprivate func rangeText(of type: ElementType) -> String {
        guard let range = rangePhrase?.description else { return "any number" }
        guard case .measurement(let dimension) = type, let unit = unit(of: dimension) else { return range }
        return "\(range) \(unit)"
    }

    /// The settings that affect only how a value is entered and displayed.
    fileprivate var presentation: TypeSettings {
        var settings = self
        if range != nil { settings.range = nil }
        if settings.number.unit != nil { settings.number.unit = nil }
        if contentTypes != .any { return TypeSettings() }
        if amount != AmountSettings() { settings.amount = AmountSettings(placeholder: amount.placeholder) }
        if date.range != nil { settings.date.range = nil }
        if text.isLimited { settings.text = text.withoutLimits }
        if text.isSecret { settings.text.isSecret = false }
        if !address.schemes.isEmpty { settings.address.schemes = [] }
        if interval != IntervalSettings() {
            settings.interval = IntervalSettings(smallest: interval.smallest, largest: interval.largest)
            settings.interval.placeholder = interval.placeholder
        }
        return settings
    }
}

extension Bounds where Bound: Comparable {
    /// Whether the bounds contain every value of others; nil for bounds of all values.
    fileprivate func contains(_ other: Bounds<Bound>?) -> Bool {
        if let minimum { guard let lowest = other?.minimum, lowest >= minimum else { return false } }
        if let maximum { guard let highest = other?.maximum, highest <= maximum else { return false } }
        return true
    }
}

extension Bounds<DateBound> {
    /// Whether every value that users could choose may still be stored.
    fileprivate func admitsStored(of former: Bounds<DateBound>?) -> Bool {
        if let times { return former?.times.map { $0.isSubset(of: times) } ?? false }
        return admits(former, lowest: minimum?.value(today: nil), highest: maximum?.value(today: nil))
    }

    /// Whether users can choose every date that they could.
    fileprivate func admitsChoices(of former: Bounds<DateBound>?) -> Bool {
        (minimum != .today || former?.minimum == .today) && (maximum != .today || former?.maximum == .today)
            && admitsStored(of: former)
    }

    /// The seconds of a day in a range of times; nil for other ranges.
    private var times: RangeSet<Int>? {
        func second(_ bound: DateBound?) -> Int? {
            guard case .fixed(.time(let time))? = bound else { return nil }
            return time.secondsFromMidnight
        }
        let (first, last) = (second(minimum), second(maximum))
        if first == nil, last == nil { return nil }
        let (start, end) = (first ?? 0, last ?? 86_399)
        return start <= end ? RangeSet(start..<end + 1) : RangeSet([0..<end + 1, start..<86_400])
    }

    private func admits(
        _ former: Bounds<DateBound>?, lowest: DateComponentsValue?, highest: DateComponentsValue?
    ) -> Bool {
        if let lowest {
            guard let old = former?.minimum?.value(today: nil), !old.isEarlier(than: lowest) else { return false }
        }
        if let highest {
            guard let old = former?.maximum?.value(today: nil), !highest.isEarlier(than: old) else { return false }
        }
        return true
    }
}

/// A range of integers, of decimals in the base unit of the dimension, or of durations in seconds.
private struct NumberLimits: Hashable {
    var minimum: Double?
    var maximum: Double?
    var step: Double?
    /// The number from which steps count: the minimum, or 0 in the unit of the range.
    private var start = 0.0
    /// The unit of the start and the step if it is reciprocal: in the base unit, its steps are not of the same size.
    private var stepUnit: String?

    init() {}

    init(_ settings: TypeSettings, of type: ElementType) {
        guard let bounds = settings.numericBounds else { return }
        (minimum, maximum, step) = (bounds.minimum, bounds.maximum, settings.range?.step)
        if step != nil { start = minimum ?? 0 }
        guard case .measurement(let dimension) = type,
            let unit = settings.number.unit.flatMap(dimension.unit(named:))
        else { return }
        minimum = minimum.map(unit.inBaseUnit)
        maximum = maximum.map(unit.inBaseUnit)
        guard unit.isReciprocal else {
            if let size = step { (step, start) = (size * unit.coefficient, unit.inBaseUnit(start)) }
            return
        }
        // Such as miles per gallon, the larger the lower.
        (minimum, maximum) = (maximum, minimum)
        if step != nil { stepUnit = unit.name }
    }

    /// Returns whether the range contains every number of another one.
    func contains(_ other: NumberLimits) -> Bool {
        if let minimum {
            guard let lowest = other.minimum, lowest >= minimum - tolerance(minimum) else { return false }
        }
        if let maximum {
            guard let highest = other.maximum, highest <= maximum + tolerance(maximum) else { return false }
        }
        guard let step, step > 0 else { return true }
        guard let old = other.step, old > 0 else {
            return stepUnit == nil && other.isSingle && isMultiple((other.minimum ?? 0) - start, step)
        }
        return stepUnit == other.stepUnit && isMultiple(old, step) && isMultiple(other.start - start, step)
    }

    private var isSingle: Bool { minimum != nil && minimum == maximum }

    private func tolerance(_ number: Double) -> Double { abs(number) * 1e-12 }

    private func isMultiple(_ distance: Double, _ step: Double) -> Bool {
        let steps = distance / step
        return abs(steps - steps.rounded()) <= 1e-9 * max(1, abs(steps))
    }
}
