#if canImport(AppIntents)
    public import AppIntents
    internal import Foundation
    public import IntentRuntime

    /// The handler that answers queries and options providers, available as a dependency of App Intents.
    ///
    /// Add a handler before the system needs it: in the initializers of your app and of your widget bundle, which run
    /// in separate processes.
    ///
    /// ```swift
    /// @main struct Widgets: CarControlWidgets {
    ///     init() { AppIntentHandler.add(CarHandler()) }
    /// }
    /// ```
    public struct AppIntentHandler<Configuration: ConfigurableIntent>: Sendable {
        private let options:
            @Sendable (String, Configuration, String?, OptionsContext) async throws -> OptionCollection<IntentValue>
        private let lookup: @Sendable (String, [String], Configuration, LookupContext) async throws -> [IntentValue]
        private let defaults: @Sendable (String, Configuration, DefaultContext) async throws -> [IntentValue]

        init<Handler: IntentHandling>(_ handler: Handler) where Handler.Intent == Configuration {
            options = { try await handler.intentOptions(of: $0, for: $1, searchTerm: $2, context: $3) }
            lookup = { try await handler.intentValues(of: $0, for: $1, in: $2, context: $3) }
            defaults = { try await handler.intentDefault(of: $0, for: $1, context: $2) }
        }

        private init(error: HandlerError) {
            options = { _, _, _, _ in throw error }
            lookup = { _, _, _, _ in throw error }
            defaults = { _, _, _ in throw error }
        }

        /// A handler that fails with an explanation. It is used if no handler was added.
        public static var missing: AppIntentHandler {
            let call = "AppIntentHandler.add(_:)"
            return AppIntentHandler(
                error: HandlerError(
                    .unavailable, message: "no handler was added for \(Configuration.self); call \(call)"))
        }
    }

    extension AppIntentHandler {
        /// Registers a handler for all queries and options providers of its intent in this process.
        public static func add<Handler: IntentHandling>(_ handler: Handler) where Handler.Intent == Configuration {
            let handler = AppIntentHandler(handler)
            AppDependencyManager.shared.add(dependency: handler)
        }

        /// Returns the options for a parameter that match a search term, in display order. If the term is nil, returns
        /// the initial list.
        public func options<Value: AppIntentConvertible>(
            of parameter: String, for configuration: Configuration, searchTerm: String? = nil, as type: Value.Type
        ) async throws -> IntentItemCollection<Value.AppIntentValue> {
            try await collection(of: parameter, for: configuration, searchTerm: searchTerm).items(as: type)
        }

        /// Returns the options with these identifiers, in the same order. Identifiers that the configuration does not
        /// allow are left out.
        public func values<Value: AppIntentConvertible>(
            of parameter: String, for identifiers: [String], in configuration: Configuration, as type: Value.Type
        ) async throws -> [Value.AppIntentValue] {
            let found = try await lookup(parameter, identifiers, configuration, .served)
            return found.compactMap { Value(intentValue: $0)?.appIntentValue }
        }

        /// Returns the value that an empty row shows: the default of the definition or, if the definition specifies it,
        /// of the handler. Nil if there is none or the handler fails.
        public func defaultValue<Value: AppIntentConvertible>(
            of parameter: String, for configuration: Configuration, as type: Value.Type
        ) async -> Value.AppIntentValue? {
            let values = await defaultValues(of: parameter, in: LookupContext.served.family, for: configuration)
            return values.first.flatMap(Value.init(intentValue:))?.appIntentValue
        }
    }

    extension AppIntentHandler {
        func collection(
            of parameter: String, for configuration: Configuration, searchTerm: String?
        ) async throws -> OptionCollection<IntentValue> {
            let served = LookupContext.served
            let context = OptionsContext(
                instance: served.instance, kind: served.kind, family: served.family, locale: served.locale,
                deadline: served.deadline)
            return try await options(parameter, configuration, searchTerm, context)
        }

        /// Returns the default values; empty if there are none, a parent has no value, or the handler fails.
        func defaultValues(
            of name: String, in family: SizeFamily, for configuration: Configuration
        ) async -> [IntentValue] {
            guard let parameter = DefinedParameter(name, of: Configuration.self) else { return [] }
            let canAsk = parameter.hasParents(in: configuration.intentValues)
            let served = LookupContext.served
            do {
                switch parameter.defaultRule(in: family) {
                case .handler? where canAsk:
                    let context = DefaultContext(
                        instance: served.instance, kind: served.kind, family: family, locale: served.locale,
                        count: parameter.defaultCount, deadline: served.deadline)
                    return try await defaults(name, configuration, context)
                case .first(let count)? where canAsk:
                    let all = try await listed(parameter, for: configuration)
                    return Array(all.items.map(\.value).prefix(count))
                case .options(let identifiers)? where canAsk:
                    let listed = parameter.listed(identifiers)
                    return listed.isEmpty ? try await lookup(name, identifiers, configuration, served) : listed
                case .value(let value)?: return value.slots.compactMap(\.self)
                case .handler?, .first?, .options?, .row?, .byFamily?, nil: return []
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

    /// An options provider that is safe to call from any thread, even in a module whose default isolation is the main
    /// actor. Generated for parameters that are not objects.
    public protocol AppIntentOptionsProvider: DynamicOptionsProvider, Sendable {}

    extension LookupContext {
        /// The circumstances of a request. Apple's systems provide only the user's locale.
        static var served: LookupContext {
            #if !canImport(Darwin)
                if let context = ServedRequest.context { return context }
            #endif
            return LookupContext(locale: Locale.current.identifier(.bcp47))
        }
    }
#endif
