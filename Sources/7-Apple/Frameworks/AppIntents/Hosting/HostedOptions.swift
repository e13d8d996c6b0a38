import IntentFoundation
import IntentModel
import IntentRuntime

/// What answers for a parameter: the query of its entity, or an options provider.
enum HostedOptions: Sendable {
    case query(any EntityQuery)
    case provider(any DynamicOptionsProvider)

    /// Returns nil for a parameter whose values need neither.
    init?(_ parameter: HostedParameter) {
        if let provider = parameter.declaration.optionsProvider {
            self = (provider as? any EntityQuery).map(HostedOptions.query) ?? .provider(provider)
        } else if let query = parameter.declaration.query {
            self = .query(query)
        } else if let type = parameter.type {
            self.init(type)
        } else {
            return nil
        }
    }

    /// Returns nil for a type other than an entity.
    init?(_ type: HostedType) {
        guard case .entity(let type) = type else { return nil }
        self = .query(type.anyDefaultQuery)
    }

    private var provider: any DynamicOptionsProvider {
        switch self {
        case .query(let query): query
        case .provider(let provider): provider
        }
    }

    /// Whether there is a default.
    var hasDefault: Bool { type(of: provider).hasDefaultResult }

    /// Whether the query searches.
    var searches: Bool {
        if case .query(let query) = self { query is any EntityStringQuery } else { false }
    }

    /// The declared names of the parameters of an intent on which the options depend.
    func dependencies<Declared: AppIntent>(of hosted: HostedIntent<Declared>) -> [String] {
        let paths = wrappers(of: provider, as: (any AnyParameterDependency).self).flatMap { _, dependency in
            dependency.intentType == Declared.self ? dependency.keyPaths : []
        }
        return hosted.parameters.filter { parameter in
            paths.contains { hosted.intent.parameter(at: $0) === parameter.object }
        }.map(\.name)
    }

    /// The name of the type, for messages.
    var name: String { typeName(of: type(of: provider)) }

    /// Returns the options as the program returns them.
    func options(matching term: String?) async throws -> any HostedResults {
        switch self {
        case .query(let query):
            if let term, let query = query as? any EntityStringQuery {
                return try await query.hostedResults(matching: term)
            }
            return try await query.hostedResults
        case .provider(let provider): return try await provider.hostedResults
        }
    }

    func defaultResult() async -> (any Sendable)? { await provider.hostedDefault }
}

extension AppIntent {
    /// The object of the parameter at a key path of a summary or a dependency.
    func parameter(at path: AnyKeyPath) -> (any AnyIntentParameter)? { self[keyPath: path] as? any AnyIntentParameter }
}

extension AppEntity {
    fileprivate static var anyDefaultQuery: any EntityQuery { defaultQuery }
}

extension DynamicOptionsProvider {
    fileprivate var hostedResults: any HostedResults {
        get async throws { try await hosted(results()) }
    }

    fileprivate var hostedDefault: (any Sendable)? {
        get async { await defaultResult().map { $0 } }
    }
}

extension EntityStringQuery {
    fileprivate func hostedResults(matching term: String) async throws -> any HostedResults {
        try await hosted(entities(matching: term))
    }
}

/// - Throws: `HandlerError` for a collection of a program's own type.
private func hosted(_ results: some ResultsCollection) throws -> any HostedResults {
    guard let results = results as? any HostedResults else {
        throw HandlerError(.failed, message: "options of type '\(type(of: results))' are not supported")
    }
    return results
}

// MARK: - Results

/// Options as queries and providers return them.
protocol HostedResults: Sendable {
    /// The options in the form of the runtime. Options that cannot be stored are left out.
    /// - Parameter type: The type of the parameter, which determines the parts of a date.
    func converted(for type: ElementType) -> OptionCollection<IntentValue>
}

extension Array: HostedResults where Element: _IntentValue & Sendable {
    func converted(for type: ElementType) -> OptionCollection<IntentValue> {
        OptionCollection(sections: [OptionSection(items: compactMap { OptionItem(hosted: $0, for: type) })])
    }
}

extension IntentItemCollection: HostedResults {
    func converted(for type: ElementType) -> OptionCollection<IntentValue> {
        OptionCollection(
            sections: sections.map { section in
                OptionSection(
                    title: section.title?.requestText, subtitle: section.subtitle?.requestText,
                    image: section.image?.stored,
                    items: section.items.compactMap { item in
                        OptionItem(hosted: item.value, shownAs: item.representation, for: type)
                    })
            }, promptLabel: promptLabel?.requestText, usesIndexedCollation: usesIndexedCollation)
    }
}

extension OptionItem<IntentValue> {
    /// Creates an option from a value of an App Intents type, or returns nil if the value cannot be stored.
    /// - Parameter representation: How the option is shown; nil for the representation of the value.
    init?(hosted value: any Sendable, shownAs representation: DisplayRepresentation? = nil, for type: ElementType) {
        guard let stored = IntentValue(hosted: value)?.shaped(for: type) else { return nil }
        if let shown = representation ?? (value as? any AppEnum)?.representation {
            self.init(
                stored, title: shown.title.requestText, subtitle: shown.subtitle?.requestText,
                image: shown.image?.stored,
                synonyms: shown.synonyms.map(\.requestText))
        } else {
            self.init(showing: stored)
        }
    }
}

extension AppEnum {
    fileprivate var representation: DisplayRepresentation? { Self.caseDisplayRepresentations[self] }
}
