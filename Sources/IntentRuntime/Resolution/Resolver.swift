/// Lays what is stored of an instance over the defaults. A pure function: it asks nobody.
///
/// `when` looks at the effective values of visible parameters, also of later ones; what is hidden has no value for
/// it. A parameter whose visibility hangs on itself, which no valid schema has, is hidden.
struct Resolver {
    let scope: InstanceScope
    let instance: StoredInstance
    /// In the order of the parameters.
    private let offers: [Offer]
    private var visibility: [Visibility]

    private enum Visibility {
        case unknown, inQuestion, visible, hidden
    }

    /// Nil for a static widget.
    init?(_ instance: StoredInstance, scope: InstanceScope, locale: String) {
        guard scope.declarations.intent != nil else { return nil }
        self.scope = scope
        self.instance = instance
        let plans = scope.declarations.parameters
        let defaults = DefaultReader(of: instance, in: scope, locale: locale)
        offers = plans.map { plan in
            Offer(
                plan, stored: plan.read(from: instance.values, in: scope.declarations),
                fallback: plan.fallback(defaults), in: scope.family)
        }
        visibility = Array(repeating: .unknown, count: plans.count)
    }

    mutating func parameters() -> [ResolvedParameter] {
        offers.indices.map { offers[$0].resolved(isVisible: isVisible($0)) }
    }

    /// What is in effect, as a configuration reads it; nothing for a static widget.
    static func values(of instance: StoredInstance, scope: InstanceScope, locale: String) -> IntentValues {
        var values = [String: IntentValue](minimumCapacity: scope.declarations.parameters.count)
        if scope.declarations.showsAllAlways {
            let defaults = DefaultReader(of: instance, in: scope, locale: locale)
            for plan in scope.declarations.parameters {
                values[plan.parameter.name] = plan.value(of: instance, in: scope, defaults)
            }
        } else if var resolver = Resolver(instance, scope: scope, locale: locale) {
            for index in resolver.offers.indices {
                let offer = resolver.offers[index]
                values[offer.plan.parameter.name] = offer.effective(isVisible: resolver.isVisible(index))
            }
        }
        return IntentValues(values)
    }

    /// What would be in effect if the rows were there.
    func offer(of parameter: String) -> Offer? { scope.declarations.index(of: parameter).map { offers[$0] } }

    private mutating func isVisible(_ index: Int) -> Bool {
        switch visibility[index] {
        case .visible: return true
        case .hidden, .inQuestion: return false
        case .unknown: break
        }
        visibility[index] = .inQuestion
        let plan = offers[index].plan
        let isVisible =
            plan.isAlwaysShown || isShown(plan.parameter) && plan.parameter.conditions.allSatisfy { holds($0) }
        visibility[index] = isVisible ? .visible : .hidden
        return isVisible
    }

    private func isShown(_ parameter: Parameter) -> Bool {
        guard let families = parameter.families, let family = scope.family else { return true }
        return families.contains(family)
    }

    private mutating func holds(_ condition: Condition) -> Bool {
        guard let parent = scope.declarations.index(of: condition.parameter) else { return false }
        let value = isVisible(parent) ? offers[parent].value : nil
        return condition.test.holds(for: value, of: offers[parent].plan.parameter.type)
    }
}

extension DefaultReader {
    /// Nil where all defaults are known without one.
    fileprivate init?(of instance: StoredInstance, in scope: InstanceScope, locale: String) {
        guard !scope.declarations.hasOnlyFixedDefaults, let intent = scope.intent else { return nil }
        self.init(
            scope: scope, reader: ValueReader(scope.declarations, intent: intent), remembered: instance.defaults,
            locale: locale)
    }
}
