import IntentModel

/// A parameter that App Intents has a row for.
struct AppIntentParameter: Sendable {
    let parameter: Parameter
    let intent: Intent
    let source: Source
    /// Parents that have rows themselves.
    let parents: [Parameter]

    /// Who knows the options.
    enum Source: Sendable {
        /// Any value, or the cases of an enum.
        case free
        case handler
        /// The definition.
        case listed
    }

    /// Nil for what App Intents has no row for; see ``AppIntentsLoss``.
    init?(_ parameter: Parameter, of intent: Intent) {
        guard let source = Self.source(of: parameter) else { return nil }
        self.parameter = parameter
        self.intent = intent
        self.source = source
        parents = parameter.dependsOn.compactMap(intent.parameter(named:)).filter { Self.source(of: $0) != nil }
    }

    private static func source(of parameter: Parameter) -> Source? {
        let source = known(parameter.options)
        switch parameter.type.element {
        case .system, .anyObject: return nil
        // An entity without a query, and a payment method without options, are nothing that can be chosen.
        case .object, .paymentMethod: return source == .free ? nil : source
        // Its two values are all that there is.
        case .boolean: return .free
        case .enumeration: return source == .handler ? .handler : .free
        default: return source
        }
    }

    private static func known(_ options: OptionSource) -> Source {
        switch options {
        case .dynamic: .handler
        case .listed: .listed
        case .free, .none, .file, .command, .address: .free
        }
    }

    var name: String { parameter.name }
    var isList: Bool { parameter.type.isList }
    var element: ElementType { parameter.type.element }
    var isObject: Bool { element.isObject }
    /// Whether `@Parameter` has an options provider; objects have queries.
    var hasProvider: Bool { !isObject && source != .free }

    /// The default that can be a literal argument of `@Parameter`; nil where there is none.
    var literalDefault: IntentValue? {
        guard !hasProvider, let value = parameter.uniformDefault else { return nil }
        switch element {
        case .boolean, .integer, .decimal, .string, .enumeration: return value
        case .url, .measurement, .timeInterval: return isList ? nil : value
        default: return nil
        }
    }

    /// Whether an options provider or a query gives one value for an empty row.
    var hasProvidedDefault: Bool {
        guard !isList, isObject || hasProvider else { return false }
        switch parameter.defaultRule {
        case .byFamily?, nil: return false
        default: return true
        }
    }

    /// The identifiers or the number of listed objects that a list holds at first; nil for none.
    var listedDefault: DefaultRule? {
        guard isList, isObject, source == .listed else { return nil }
        switch parameter.defaultRule {
        case .options?, .first?: return parameter.defaultRule
        default: return nil
        }
    }

    /// Whether the property is no optional.
    var isRequired: Bool { literalDefault != nil && !isList }
}

extension Parameter {
    /// The one value that the definition states, where it is the same in every family.
    var uniformDefault: IntentValue? {
        guard case .byFamily(let rules, let otherwise)? = defaultRule else { return staticDefault }
        return rules.values.allSatisfy { $0 == otherwise } ? staticDefault : nil
    }
}
