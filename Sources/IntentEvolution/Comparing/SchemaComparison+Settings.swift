import IntentModel

/// What parameters and properties say about their types.
extension SchemaComparison {
    /// - Parameter subject: The declaration as a message calls it, with its quotes.
    mutating func compareSettings(
        _ then: TypeSettings, _ now: TypeSettings, of old: ValueType, _ new: ValueType, _ subject: String, at site: Site
    ) {
        guard then != now else { return }
        let count = changes.count
        compareRanges(then, now, of: old, new, subject, at: site.key("range"))
        compareUnits(then, now, of: old, new, subject, at: site)
        compareContents(then, now, subject, at: site)
        // Whatever is left is about how a value is asked for and shown.
        guard changes.count == count || then.shown != now.shown else { return }
        report(.presentationChanged, at: site, "\(subject) is asked for, or shown, in another way")
    }

    private mutating func compareRanges(
        _ then: TypeSettings, _ now: TypeSettings, of old: ValueType, _ new: ValueType, _ subject: String, at site: Site
    ) {
        let (was, limits) = (NumberLimits(then, of: old.element), NumberLimits(now, of: new.element))
        guard was != limits, limits != NumberLimits() || was != NumberLimits() else { return }
        guard limits.admitsAll(of: was) else {
            return report(
                .rangeNarrowed, at: site,
                "\(subject) takes \(now.range?.phrase ?? "any number"), and took \(then.range?.phrase ?? "any number"): "
                    + "stored values may lie outside",
                wayOut: "keep every number that could be chosen")
        }
        report(.ruleLoosened, at: site, "\(subject) takes more numbers than before")
    }

    private mutating func compareUnits(
        _ then: TypeSettings, _ now: TypeSettings, of old: ValueType, _ new: ValueType, _ subject: String, at site: Site
    ) {
        guard old.element == new.element else { return }
        let units: (String?, String?)
        switch new.element {
        case .measurement(let dimension):
            let base = dimension.units.first?.name
            units = (then.number.unit ?? base, now.number.unit ?? base)
        case .timeInterval: units = (then.interval.defaultUnit.rawValue, now.interval.defaultUnit.rawValue)
        default: return
        }
        guard let was = units.0, let unit = units.1, was != unit else { return }
        report(
            .unitChanged, at: site.key("unit"),
            "a bare number of \(subject) is meant in \(unit), and was in \(was)",
            wayOut: "keep the unit \(was)")
    }

    private mutating func compareContents(_ then: TypeSettings, _ now: TypeSettings, _ subject: String, at site: Site) {
        if then.contentTypes != now.contentTypes {
            now.contentTypes.admitsAll(of: then.contentTypes)
                ? report(.ruleLoosened, at: site.key("contentTypes"), "\(subject) takes more files than before")
                : report(
                    .contentsNarrowed, at: site.key("contentTypes"),
                    "\(subject) takes fewer files than before: a stored one may be of another type",
                    wayOut: "keep every type under 'contentTypes'")
        }
        if then.currencies != now.currencies {
            let lost = then.currencies.filter { !now.currencies.contains($0) }
            now.currencies.isEmpty || !then.currencies.isEmpty && lost.isEmpty
                ? report(.ruleLoosened, at: site.key("currencies"), "\(subject) takes all the currencies that it took")
                : report(
                    .contentsNarrowed, at: site.key("currencies"),
                    "\(subject) takes \(now.currencies.joined(separator: ", ")): a stored amount may be in another currency",
                    wayOut: "keep every currency under 'currencies'")
        }
    }
}

extension TypeSettings {
    /// What only decides how a value is asked for and shown.
    fileprivate var shown: TypeSettings {
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

/// A range in the base unit of its dimension, whatever type of number it is for.
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
        // A unit may count the other way round, as miles per gallon do.
        if let low = minimum, let high = maximum, low > high { (minimum, maximum) = (high, low) }
    }

    /// Whether every number of the other one is in this one.
    func admitsAll(of other: NumberLimits) -> Bool {
        if let minimum {
            guard let lowest = other.minimum, lowest >= minimum - slack(minimum) else { return false }
        }
        if let maximum {
            guard let highest = other.maximum, highest <= maximum + slack(maximum) else { return false }
        }
        guard let step, step > 0 else { return true }
        guard let old = other.step, old > 0 else {
            return other.isSingle && isWhole((other.minimum ?? 0) - start, step)
        }
        return isWhole(old, step) && isWhole(other.start - start, step)
    }

    private var start: Double { minimum ?? 0 }
    private var isSingle: Bool { minimum != nil && minimum == maximum }

    private func slack(_ number: Double) -> Double { abs(number) * 1e-12 }

    private func isWhole(_ distance: Double, _ step: Double) -> Bool {
        let steps = distance / step
        return abs(steps - steps.rounded()) <= 1e-9 * max(1, abs(steps))
    }
}
