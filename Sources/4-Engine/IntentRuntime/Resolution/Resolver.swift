/// Applies the stored values of an instance over those of the instances that it follows and over the defaults, without calling
/// handlers.
///
/// Conditions (`when`) refer to the effective values of visible parameters, including later ones; a hidden parameter
/// has no value for them. A parameter whose visibility depends on itself, which no valid schema contains, is hidden.
struct Resolver {
    let scope: InstanceScope
    let instance: StoredInstance
    private let locale: String
    /// In the order of the parameters.
    private var values: [LayeredValue]
    private var visibility: [Visibility]

    private enum Visibility {
        case unknown, inProgress, visible, hidden
    }

    /// Returns nil for a static widget.
    init?(_ instance: StoredInstance, scope: InstanceScope, locale: String) {
        guard scope.declarations.intent != nil else { return nil }
        self.scope = scope
        self.instance = instance
        self.locale = locale
        let plans = scope.declarations.parameters
        let source = Resolver(followedBy: instance, scope: scope, locale: locale)
        let defaults = DefaultReader(of: instance, in: scope, locale: locale)
        var values: [LayeredValue] = []
        values.reserveCapacity(plans.count)
        for plan in plans {
            // Options depend only on earlier rows.
            let fallback = plan.fallback(defaults) { row in
                scope.declarations.index(of: row).flatMap { values.indices.contains($0) ? values[$0].value : nil }
            }
            let followed = source?.followedValue(at: values.count)
            values.append(
                LayeredValue(
                    plan, stored: plan.read(from: instance.values, in: scope.declarations),
                    replaced: plan.replacedValues(in: instance.values), followed: followed,
                    fallback: followed?.provided(plan.parameter, in: scope) ?? fallback, in: scope.family))
        }
        self.values = values
        visibility = Array(repeating: .unknown, count: plans.count)
        if let defaults, !scope.declarations.following.isEmpty { follow(with: defaults) }
        if let source { leaveOtherParents(of: source, defaults) }
    }

    /// Returns nil if the instance follows none whose values have the same parameters.
    private init?(followedBy instance: StoredInstance, scope: InstanceScope, locale: String) {
        guard var source = instance.followed.first,
            scope.declarations.schema.presentWidget(of: source.kind)?.kind == scope.widget.kind
        else { return nil }
        source.followed = Array(instance.followed.dropFirst())
        self.init(source, scope: scope, locale: locale)
    }

    private func followedValue(at index: Int) -> FollowedValue? {
        values.indices.contains(index) ? FollowedValue(of: values[index], in: instance.id) : nil
    }

    /// Ends the following of rows whose parents have other values here than in the instance that is followed: what was chosen
    /// there belongs to other parents.
    private mutating func leaveOtherParents(of source: Resolver, _ defaults: DefaultReader?) {
        var hasChanged = false
        for (index, layered) in values.enumerated() {
            let parameter = layered.parameter
            guard layered.followed != nil, parameter.parentPolicy == .reset else { continue }
            let differs = parameter.dependsOn.contains { parent in
                value(of: parent)?.value.choice != source.value(of: parent)?.value.choice
            }
            guard differs else { continue }
            hasChanged = true
            let fallback = layered.plan.fallback(defaults) { value(of: $0)?.value }
            values[index] = LayeredValue(
                layered.plan, stored: layered.stored, replaced: layered.replaced, fallback: fallback, in: scope.family)
        }
        if hasChanged, let defaults, !scope.declarations.following.isEmpty { follow(with: defaults) }
    }

    /// Reads the defaults that follow other rows, each when those are known.
    private mutating func follow(with defaults: DefaultReader) {
        for index in scope.declarations.following {
            let layered = values[index]
            let fallback: DefaultReading
            if let rule = layered.parameter.rowDefault(in: scope.family) {
                let other = isShown(rule.row) ? value(of: rule.row) : nil
                fallback = defaults.read(rule, of: layered.parameter, from: other)
            } else {
                fallback =
                    layered.followed?.provided(layered.parameter, in: scope)
                    ?? layered.plan.fallback(defaults) { value(of: $0)?.value }
            }
            values[index] = LayeredValue(
                layered.plan, stored: layered.stored, replaced: layered.replaced, followed: layered.followed,
                fallback: fallback, in: scope.family)
        }
    }

    mutating func parameters() -> [ResolvedParameter] {
        values.indices.map { index in
            var resolved = values[index].resolved(isVisible: isVisible(index))
            let records = RecordsInEffect(in: resolved.effective, fieldContext(of: index))
            if let records { resolved.apply(records) }
            return resolved
        }
    }

    /// Returns what the fields of a parameter's records depend on besides their record; nil if records are always in effect as they
    /// are stored.
    mutating func fieldContext(of parameter: String) -> FieldContext? {
        scope.declarations.index(of: parameter).flatMap { fieldContext(of: $0) }
    }

    private mutating func fieldContext(of index: Int) -> FieldContext? {
        guard let fields = values[index].plan.dependentFields else { return nil }
        var rows: [String: TestedRow] = [:]
        for name in fields.type.testedRows {
            guard let row = self.value(of: name) else { continue }
            rows[name] = TestedRow(value: shownValue(of: name), type: row.parameter.type)
        }
        return FieldContext(fields, rows, in: scope.schema, locale: locale)
    }

    /// Returns the effective values, as a configuration reads them; empty for a static widget.
    static func values(of instance: StoredInstance, scope: InstanceScope, locale: String) -> IntentValues {
        var values = [String: IntentValue](minimumCapacity: scope.declarations.parameters.count)
        if scope.declarations.showsAllAlways, scope.declarations.following.isEmpty, instance.followed.isEmpty {
            let defaults = DefaultReader(of: instance, in: scope, locale: locale)
            for plan in scope.declarations.parameters {
                values[plan.parameter.name] = plan.value(of: instance, in: scope, defaults) { values[$0] }
            }
        } else if var resolver = Resolver(instance, scope: scope, locale: locale) {
            for index in resolver.values.indices {
                let layered = resolver.values[index]
                let value = layered.effective(isVisible: resolver.isVisible(index))
                let records = RecordsInEffect(in: value, resolver.fieldContext(of: index))
                values[layered.plan.parameter.name] = records?.shown ?? value
            }
        }
        return IntentValues(values)
    }

    /// Returns the value that is in effect if the row is visible.
    func value(of parameter: String) -> LayeredValue? { scope.declarations.index(of: parameter).map { values[$0] } }

    /// Whether the row of a parameter is visible.
    mutating func isShown(_ parameter: String) -> Bool {
        scope.declarations.index(of: parameter).map { isVisible($0) } ?? false
    }

    private mutating func isVisible(_ index: Int) -> Bool {
        switch visibility[index] {
        case .visible: return true
        case .hidden, .inProgress: return false
        case .unknown: break
        }
        visibility[index] = .inProgress
        let plan = values[index].plan
        let isVisible =
            plan.isAlwaysShown || isShown(plan.parameter) && plan.parameter.when.holds { holds($0) }
        visibility[index] = isVisible ? .visible : .hidden
        return isVisible
    }

    private func isShown(_ parameter: Parameter) -> Bool {
        guard let families = parameter.families, let family = scope.family else { return true }
        return families.contains(family)
    }

    private mutating func holds(_ condition: Condition) -> Bool {
        guard let parent = scope.declarations.index(of: condition.parameter) else { return false }
        let other = condition.test.row.flatMap { shownValue(of: $0) }
        return condition.test.holds(
            for: isVisible(parent) ? values[parent].value : nil, of: values[parent].plan.parameter.type,
            comparedWith: { _ in other })
    }

    /// Returns the effective value of a parameter; nil if its row is hidden.
    mutating func shownValue(of parameter: String) -> IntentValue? {
        guard let index = scope.declarations.index(of: parameter), isVisible(index) else { return nil }
        return values[index].value
    }
}

extension FollowedValue {
    /// Returns the default of the followed instance if a handler or a list of options provides it; nil for one that does not
    /// differ between instances, or that follows other rows.
    fileprivate func provided(_ parameter: Parameter, in scope: InstanceScope) -> DefaultReading? {
        parameter.defaultRule(in: scope.family).flatMap(parameter.source(of:)) == nil ? nil : fallback
    }
}

extension DefaultReader {
    /// Returns nil if all defaults are fixed.
    fileprivate init?(of instance: StoredInstance, in scope: InstanceScope, locale: String) {
        if scope.declarations.hasOnlyFixedDefaults { return nil }
        self.init(scope: scope, remembered: instance.defaults, locale: locale)
    }
}
