/// Lays what is stored of an instance over the defaults. A pure function: it asks nobody.
///
/// `when` looks at the effective values of visible parameters, also of later ones; what is hidden has no value for
/// it. A parameter whose visibility hangs on itself, which no valid schema has, is hidden.
struct Resolver {
    let scope: InstanceScope
    let instance: StoredInstance
    private let offers: [String: Offer]
    private var visibility: [String: Visibility] = [:]

    private enum Visibility {
        case inQuestion
        case known(Bool)
    }

    init?(_ instance: StoredInstance, scope: InstanceScope, locale: String) {
        guard let intent = scope.intent else { return nil }
        self.scope = scope
        self.instance = instance
        let reader = ValueReader(schema: scope.schema, intent: intent)
        let defaults = DefaultReader(
            scope: scope, reader: reader, remembered: instance.defaults, locale: locale)
        offers = Dictionary(
            intent.parameters.map { parameter in
                let stored = reader.read(parameter, from: instance.values)
                return (
                    parameter.name,
                    Offer(parameter, stored: stored, fallback: defaults.read(parameter), in: scope.family)
                )
            }, uniquingKeysWith: { first, _ in first })
    }

    mutating func parameters() -> [ResolvedParameter] {
        scope.parameters.compactMap { parameter in
            offers[parameter.name].map { $0.resolved(isVisible: isVisible(parameter)) }
        }
    }

    /// What would be in effect if the rows were there.
    func offer(of parameter: String) -> Offer? { offers[parameter] }

    private mutating func isVisible(_ parameter: Parameter) -> Bool {
        switch visibility[parameter.name] {
        case .known(let isVisible): return isVisible
        case .inQuestion: return false
        case nil: break
        }
        visibility[parameter.name] = .inQuestion
        let isVisible = isShown(parameter) && parameter.conditions.allSatisfy { holds($0) }
        visibility[parameter.name] = .known(isVisible)
        return isVisible
    }

    private func isShown(_ parameter: Parameter) -> Bool {
        guard let families = parameter.families, let family = scope.family else { return true }
        return families.contains(family)
    }

    private mutating func holds(_ condition: Condition) -> Bool {
        guard let parent = scope.intent?.parameter(named: condition.parameter) else { return false }
        let value = isVisible(parent) ? offers[parent.name]?.value : nil
        return condition.test.holds(for: value, of: parent.type)
    }
}
