#if canImport(AppIntents)
    public import AppIntents
    public import IntentRuntime

    /// The handler that queries and options providers ask, reached as a dependency of App Intents.
    ///
    /// A program adds it before anything is asked: in the initialiser of its app and of its bundle of widgets, which
    /// are processes of their own.
    ///
    /// ```swift
    /// @main struct Widgets: CarControlWidgets {
    ///     init() { AppIntentHandler.add(CarHandler()) }
    /// }
    /// ```
    public struct AppIntentHandler<Configuration: IntentRuntime.ConfigurableIntent>: Sendable {
        private let options:
            @Sendable (String, Configuration, String?, OptionsContext) async throws -> OptionCollection<IntentValue>
        private let lookup: @Sendable (String, [String], LookupContext) async throws -> [IntentValue]
        private let defaults: @Sendable (String, Configuration, DefaultContext) async throws -> [IntentValue]

        init<Handler: IntentHandling>(_ handler: Handler) where Handler.Intent == Configuration {
            options = { try await handler.intentOptions(of: $0, for: $1, searchTerm: $2, context: $3) }
            lookup = { try await handler.intentValues(of: $0, for: $1, context: $2) }
            defaults = { try await handler.intentDefault(of: $0, for: $1, context: $2) }
        }

        private init(error: HandlerError) {
            options = { _, _, _, _ in throw error }
            lookup = { _, _, _ in throw error }
            defaults = { _, _, _ in throw error }
        }

        /// What is asked where no handler was added: it has nothing to offer, and says why.
        public static var missing: AppIntentHandler {
            let call = "AppIntentHandler.add(_:)"
            return AppIntentHandler(
                error: HandlerError(
                    .unavailable, message: "no handler was added for \(Configuration.self); call \(call)"))
        }
    }

    extension AppIntentHandler {
        /// Makes the handler answer all queries and options providers of its intent in this process.
        public static func add<Handler: IntentHandling>(_ handler: Handler) where Handler.Intent == Configuration {
            let handler = AppIntentHandler(handler)
            AppDependencyManager.shared.add(dependency: handler)
        }

        /// The options of a parameter, as a list shows them.
        /// - Parameter searchTerm: Nil for the first list.
        public func options<Value: AppIntentConvertible>(
            of parameter: String, for configuration: Configuration, searchTerm: String? = nil, as type: Value.Type
        ) async throws -> IntentItemCollection<Value.AppIntentValue> {
            try await collection(of: parameter, for: configuration, searchTerm: searchTerm).items(as: type)
        }

        /// The options with these identifiers, in their order; those that are gone are left out.
        public func values<Value: AppIntentConvertible>(
            of parameter: String, for identifiers: [String], as type: Value.Type
        ) async throws -> [Value.AppIntentValue] {
            let found = try await lookup(parameter, identifiers, LookupContext(locale: .current))
            return found.compactMap { Value(intentValue: $0)?.appIntentValue }
        }

        /// What an empty row shows: what the definition says of it, asked of the handler where it says so. Nil also
        /// where nobody answers.
        public func defaultValue<Value: AppIntentConvertible>(
            of parameter: String, for configuration: Configuration, as type: Value.Type
        ) async -> Value.AppIntentValue? {
            let values = await defaultValues(of: parameter, in: .systemMedium, for: configuration)
            return values.first.flatMap(Value.init(intentValue:))?.appIntentValue
        }
    }

    extension AppIntentHandler {
        func collection(
            of parameter: String, for configuration: Configuration, searchTerm: String?
        ) async throws -> OptionCollection<IntentValue> {
            try await options(parameter, configuration, searchTerm, OptionsContext(locale: .current))
        }

        /// Empty where there are none, and where nobody answers.
        func defaultValues(
            of name: String, in family: IntentRuntime.SizeFamily, for configuration: Configuration
        ) async -> [IntentValue] {
            guard let parameter = DefinedParameter(name, of: Configuration.self) else { return [] }
            do {
                switch parameter.defaultRule(in: family) {
                case .handler?:
                    let context = DefaultContext(family: family, locale: .current, count: parameter.count(in: family))
                    return try await defaults(name, configuration, context)
                case .first(let count)?:
                    let all = try await listed(parameter, for: configuration)
                    return Array(all.items.map(\.value).prefix(count))
                case .options(let identifiers)?:
                    let listed = parameter.listed(identifiers)
                    if !listed.isEmpty { return listed }
                    return try await lookup(name, identifiers, LookupContext(family: family, locale: .current))
                case .value(let value)?: return value.slots.compactMap(\.self)
                case .byFamily?, nil: return []
                }
            } catch {
                return []
            }
        }

        private func listed(
            _ parameter: DefinedParameter, for configuration: Configuration
        ) async throws -> OptionCollection<IntentValue> {
            if let options = parameter.listedOptions { return options }
            return try await collection(of: parameter.name, for: configuration, searchTerm: nil)
        }
    }
#endif
