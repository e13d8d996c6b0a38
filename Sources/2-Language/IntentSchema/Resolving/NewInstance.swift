internal import IntentModel

/// A new instance, as far as its values are known while definitions are read: without handlers, options that code provides,
/// and stored values.
struct NewInstance {
    private let parameters: [Parameter]
    private let indices: [String: Int]
    /// The values that are set, such as those of a preset, by parameter.
    private let values: [String: IntentValue]
    /// Nil if there is none, as for a control.
    private let family: SizeFamily?
    /// What is already known, in the order of the parameters. Both are unknown while they are being found.
    private var visibility: [Fact<Bool>?]
    private var effective: [Fact<IntentValue?>?]

    private enum Fact<Content> {
        case known(Content)
        case unknown
    }

    private init(_ parameters: [Parameter], values: [String: IntentValue], in family: SizeFamily?) {
        self.parameters = parameters
        self.values = values
        self.family = family
        indices = Dictionary(parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
        visibility = Array(repeating: nil, count: parameters.count)
        effective = Array(repeating: nil, count: parameters.count)
    }

    /// A rule that new instances break.
    struct BrokenRule {
        /// The position of the rule.
        let index: Int
        /// The parameters that are compared, each with its value, in their order.
        let values: [(parameter: String, value: IntentValue?)]
        /// The families in which it is broken; empty for all.
        let families: [SizeFamily]

        /// The values and the families, for messages: `: 'from' is 5, 'until' is 3, in systemSmall`.
        var phrase: String {
            let shown = values.map { "\(quoted($0.parameter)) \($0.value?.rulePhrase ?? "has no value")" }
            let place = families.isEmpty ? "" : ", in \(families.map(\.rawValue).joined(separator: " and "))"
            return shown.joined(separator: ", ") + place
        }
    }

    /// Returns the rules that are broken by defaults and by the values that are set.
    /// - Parameters:
    ///   - values: The values that are set, by parameter.
    ///   - families: Those of the widgets in which it can be; empty if there are none.
    ///   - requiresValues: Whether a row without a value breaks a rule that requires one.
    static func brokenRules(
        _ rules: [IntentRule], by values: [String: IntentValue] = [:], of parameters: [Parameter],
        in families: [SizeFamily], requiresValues: Bool
    ) -> [BrokenRule] {
        if rules.isEmpty { return [] }
        let places: [SizeFamily?] = families.isEmpty ? [nil] : families
        var instances = places.map { NewInstance(parameters, values: values, in: $0) }
        return rules.enumerated().compactMap { index, rule in
            let broken = instances.indices.compactMap { place in
                instances[place].values(breaking: rule, requiresValues).map { (place: place, values: $0) }
            }
            guard let first = broken.first else { return nil }
            let isEverywhere = broken.count == instances.count
            return BrokenRule(
                index: index, values: first.values,
                families: isEverywhere ? [] : broken.compactMap { places[$0.place] })
        }
    }

    /// Returns the values of the rows that a rule compares; nil if the rule is met, or may be.
    private mutating func values(
        breaking rule: IntentRule, _ requiresValues: Bool
    ) -> [(parameter: String, value: IntentValue?)]? {
        let broken = rule.brokenConditions { isBroken($0) && (requiresValues || $0.test.readsValue) }
        guard let broken else { return nil }
        let names = Requirement(allOf: broken).parameters.compactMap { indices[$0] }.sorted()
        return names.map { index in
            guard case .known(let value) = shownValue(at: index) else { return (parameters[index].name, nil) }
            return (parameters[index].name, value)
        }
    }

    private mutating func isBroken(_ condition: Condition) -> Bool {
        guard let index = indices[condition.parameter], case .known(true) = isShown(index),
            case .known(let value) = shownValue(at: index)
        else { return false }
        var other: IntentValue?
        if let row = condition.test.row {
            guard let index = indices[row], case .known(let value) = shownValue(at: index) else { return false }
            other = value
        }
        return condition.isBroken(by: value, of: parameters[index].type) { _ in other }
    }

    // MARK: Rows

    private mutating func isShown(_ index: Int) -> Fact<Bool> {
        if let known = visibility[index] { return known }
        visibility[index] = .unknown
        let found = visibility(of: parameters[index])
        visibility[index] = found
        return found
    }

    private mutating func visibility(of parameter: Parameter) -> Fact<Bool> {
        if let families = parameter.families, let family, !families.contains(family) { return .known(false) }
        if parameter.when.isEmpty { return .known(true) }
        var isUnknown = false
        for alternative in parameter.when.alternatives {
            let facts = alternative.map { holds($0) }
            if facts.contains(where: { if case .known(false) = $0 { true } else { false } }) { continue }
            if facts.allSatisfy({ if case .known = $0 { true } else { false } }) { return .known(true) }
            isUnknown = true
        }
        return isUnknown ? .unknown : .known(false)
    }

    private mutating func holds(_ condition: Condition) -> Fact<Bool> {
        guard let index = indices[condition.parameter], case .known(let value) = shownValue(at: index) else {
            return .unknown
        }
        var other: IntentValue?
        if let row = condition.test.row {
            guard let index = indices[row], case .known(let value) = shownValue(at: index) else { return .unknown }
            other = value
        }
        let type = parameters[index].type
        return .known(condition.test.holds(for: value, of: type, comparedWith: { _ in other }))
    }

    /// Returns the value of a row; nil if it is hidden.
    private mutating func shownValue(at index: Int) -> Fact<IntentValue?> {
        if let known = effective[index] { return known }
        effective[index] = .unknown
        let found: Fact<IntentValue?> =
            switch isShown(index) {
            case .known(true): value(of: parameters[index])
            case .known(false): .known(nil)
            case .unknown: .unknown
            }
        effective[index] = found
        return found
    }

    private mutating func value(of parameter: Parameter) -> Fact<IntentValue?> {
        if let value = values[parameter.name] { return .known(value) }
        switch parameter.defaultRule(in: family) {
        case nil: return .known(nil)
        case .value(let value): return .known(value)
        case .row(let source):
            // Other values of the row can be outside the range of this one.
            guard source.property == nil, !parameter.settings.hasRange, parameter.options == .free,
                let index = indices[source.row]
            else { return .unknown }
            return shownValue(at: index)
        case .options, .handler, .first, .byFamily: return .unknown
        }
    }
}

extension IntentValue {
    /// `is 5`, or the number of values of a list.
    fileprivate var rulePhrase: String {
        switch self {
        case .list(let slots): slots.count == 1 ? "has one value" : "has \(slots.count) values"
        case .integer, .decimal, .boolean, .timeInterval, .measurement, .dateComponents, .currencyAmount, .color:
            "is \(writtenText ?? "set")"
        default: writtenText.map { "is \(quoted($0))" } ?? "is set"
        }
    }
}
