internal import IntentDiagnostics
internal import IntentModel

/// A new instance, as far as its values are known while definitions are read: without handlers, options that code provides,
/// and stored values.
struct NewInstance {
    private let parameters: [Parameter]
    private let indices: [String: Int]
    /// The values that are set, such as those of a preset, by parameter.
    private let values: [String: IntentValue]
    /// Nil if there is none, as for a control.
    let family: SizeFamily?
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
        indices = parameters.positions(by: \.name)
        visibility = Array(repeating: nil, count: parameters.count)
        effective = Array(repeating: nil, count: parameters.count)
    }

    /// Returns a new instance for each family, or one without a family if there are none.
    /// - Parameter values: The values that are set, by parameter.
    static func all(
        of parameters: [Parameter], setting values: [String: IntentValue], in families: [SizeFamily]
    ) -> [NewInstance] {
        let places: [SizeFamily?] = families.isEmpty ? [nil] : families
        return places.map { NewInstance(parameters, values: values, in: $0) }
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
        var instances = all(of: parameters, setting: values, in: families)
        return rules.enumerated().compactMap { index, rule in
            let broken = instances.indices.compactMap { place in
                instances[place].values(breaking: rule, requiresValues).map { (place: place, values: $0) }
            }
            guard let first = broken.first else { return nil }
            let isEverywhere = broken.count == instances.count
            return BrokenRule(
                index: index, values: first.values,
                families: isEverywhere ? [] : broken.compactMap { instances[$0.place].family })
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

    // MARK: Values

    /// Returns the value of a row; nil if it has none, if it is hidden, or if its value is not known.
    mutating func knownValue(of row: String) -> IntentValue? {
        guard let index = indices[row], case .known(let value) = shownValue(at: index) else { return nil }
        return value
    }

    /// Returns the value that is set, or that the default states, of a row that is shown.
    mutating func statedValue(of row: String) -> IntentValue? {
        guard let index = indices[row], case .known(true) = isShown(index) else { return nil }
        return values[row] ?? parameters[index].statedDefault(in: family)
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
        if let value = parameter.statedDefault(in: family) { return .known(value) }
        switch parameter.defaultRule(in: family) {
        case nil: return .known(nil)
        case .row(let source):
            // Other values of the row can be outside the range of this one.
            guard source.property == nil, !parameter.settings.hasRange, parameter.options == .free,
                let index = indices[source.row]
            else { return .unknown }
            return shownValue(at: index)
        case .value, .options, .handler, .first, .byFamily: return .unknown
        }
    }
}

extension Parameter {
    /// Returns the value that the default states; nil for one that other rows, a handler or a source decide.
    fileprivate func statedDefault(in family: SizeFamily?) -> IntentValue? {
        switch defaultRule(in: family) {
        case .value(let value): return value
        case .options(let identifiers):
            guard case .listed = options else { return nil }
            let chosen = identifiers.map {
                withTexts(.object(ObjectValue(identifier: $0, displayString: $0)))
            }
            return type.isList ? .list(chosen) : chosen.first
        case nil, .handler, .first, .row, .byFamily: return nil
        }
    }
}

extension IntentValue {
    /// `is 5`, or the number of values of a list.
    var rulePhrase: String {
        switch self {
        case .list(let slots): slots.count == 1 ? "has one value" : "has \(slots.count) values"
        case .integer, .decimal, .boolean, .timeInterval, .measurement, .dateComponents, .currencyAmount, .color:
            "is \(writtenText ?? "set")"
        default: writtenText.map { "is \(quoted($0))" } ?? "is set"
        }
    }
}
