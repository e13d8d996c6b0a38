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
        compareUnits(former, current, of: old, new, subject, at: site)
        compareContents(former, current, subject, at: site)
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
            return report(
                .rangeNarrowed, at: site,
                "the range of \(subject) changed from \(former.range?.phrase ?? "any number") to \(current.range?.phrase ?? "any number"): "
                    + "stored values may be outside it",
                advice: "keep every number of the former range")
        }
        report(.ruleLoosened, at: site, "\(subject) accepts additional numbers")
    }

    private mutating func compareUnits(
        _ former: TypeSettings, _ current: TypeSettings, of old: ValueType, _ new: ValueType, _ subject: String,
        at site: Site
    ) {
        guard old.element == new.element else { return }
        let units: (String?, String?)
        switch new.element {
        case .measurement(let dimension):
            let base = dimension.units.first?.name
            units = (former.number.unit ?? base, current.number.unit ?? base)
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
        if former.currencies != current.currencies {
            let lost = former.currencies.filter { !current.currencies.contains($0) }
            current.currencies.isEmpty || !former.currencies.isEmpty && lost.isEmpty
                ? report(
                    .ruleLoosened, at: site.key("currencies"), "\(subject) accepts all currencies that it did before")
                : report(
                    .contentsNarrowed, at: site.key("currencies"),
                    "\(subject) accepts only \(current.currencies.joined(separator: ", ")): a stored amount may have another currency",
                    advice: "keep all currencies in 'currencies'")
        }
    }
}

extension TypeSettings {
    /// The settings that affect only how a value is entered and displayed.
    fileprivate var presentation: TypeSettings {
        var settings = self
        if range != nil { settings.range = nil }
        if settings.number.unit != nil { settings.number.unit = nil }
        if !currencies.isEmpty || contentTypes != .any { return TypeSettings() }
        if interval != IntervalSettings() {
            settings.interval = IntervalSettings(smallest: interval.smallest, largest: interval.largest)
        }
        return settings
    }
}

/// A range of integers or decimals in the base unit of the dimension.
private struct NumberLimits: Hashable {
    var minimum: Double?
    var maximum: Double?
    var step: Double?

    init() {}

    init(_ settings: TypeSettings, of type: ElementType) {
        switch settings.range {
        case .integers(let minimum, let maximum, let step)?:
            (self.minimum, self.maximum) = (minimum.map(Double.init), maximum.map(Double.init))
            self.step = step.map(Double.init)
        case .decimals(let minimum, let maximum, let step)?:
            (self.minimum, self.maximum, self.step) = (minimum, maximum, step)
        case nil: return
        }
        guard case .measurement(let dimension) = type, let unit = settings.number.unit,
            let base = dimension.units.first?.name
        else { return }
        minimum = minimum.map { dimension.convert($0, from: unit, to: base) ?? $0 }
        maximum = maximum.map { dimension.convert($0, from: unit, to: base) ?? $0 }
        // Some units are reciprocal, such as miles per gallon.
        if let low = minimum, let high = maximum, low > high { (minimum, maximum) = (high, low) }
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
            return other.isSingle && isMultiple((other.minimum ?? 0) - start, step)
        }
        return isMultiple(old, step) && isMultiple(other.start - start, step)
    }

    private var start: Double { minimum ?? 0 }
    private var isSingle: Bool { minimum != nil && minimum == maximum }

    private func tolerance(_ number: Double) -> Double { abs(number) * 1e-12 }

    private func isMultiple(_ distance: Double, _ step: Double) -> Bool {
        let steps = distance / step
        return abs(steps - steps.rounded()) <= 1e-9 * max(1, abs(steps))
    }
}
