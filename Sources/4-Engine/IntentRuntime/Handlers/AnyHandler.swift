/// A type-erased handler, which receives configurations as untyped values.
package struct AnyHandler: Sendable {
    package typealias Options =
        @Sendable (String, IntentValues, String?, OptionsContext) async throws
        -> OptionCollection<IntentValue>
    package typealias Perform = @Sendable (IntentValues, PerformContext) async throws -> Void
    package typealias Validate = @Sendable (IntentValues, ValidationContext) async throws -> [AnyRefusal]

    /// Whether the handler is in another process, so that a call only waits.
    package let isRemote: Bool
    package let options: Options
    package let lookup: @Sendable (String, [String], IntentValues, LookupContext) async throws -> [IntentValue]
    package let defaults: @Sendable (String, IntentValues, DefaultContext) async throws -> [IntentValue]
    /// Validates a complete configuration; nil if the handler accepts every one.
    package let validate: Validate?
    /// Performs the intent; nil if the handler only provides options.
    package let perform: Perform?

    init<Handler: IntentHandling>(_ handler: Handler) {
        isRemote = false
        options = { parameter, values, term, context in
            try await handler.intentOptions(
                of: parameter, for: Handler.Intent(intentValues: values), searchTerm: term, context: context)
        }
        lookup = { parameter, identifiers, values, context in
            try await handler.intentValues(
                of: parameter, for: identifiers, in: Handler.Intent(intentValues: values), context: context)
        }
        defaults = { parameter, values, context in
            try await handler.intentDefault(
                of: parameter, for: Handler.Intent(intentValues: values), context: context)
        }
        validate = (handler as? any ConfigurationValidating).map { $0.erasedValidate }
        perform = (handler as? any IntentPerforming).map { $0.erasedPerform }
    }

    /// Creates a handler that forwards to another process.
    init(_ remote: any RemoteHandling, intent: Intent, schema: Schema) {
        // Messages of the other process must not repeat the secrets of records.
        let intent = intent.withSecretFields(in: schema)
        @Sendable func request(_ parameter: String, _ values: IntentValues) throws(HandlerError) -> RemoteRequest {
            guard let declared = schema.optionDeclaration(named: parameter, of: intent) else {
                throw .unknown(parameter: parameter)
            }
            return RemoteRequest(intent: intent, parameter: declared, values: values, schema: schema)
        }
        isRemote = true
        options = { parameter, values, term, context in
            try await remote.options(request(parameter, values), searchTerm: term, context: context)
        }
        lookup = { parameter, identifiers, values, context in
            try await remote.values(request(parameter, values), for: identifiers, context: context)
        }
        defaults = { parameter, values, context in
            try await remote.defaults(request(parameter, values), context: context)
        }
        validate = { values, context in
            try await remote.refusals(of: values, intent: intent, context: context)
        }
        perform = { values, context in
            try await remote.perform(intent, values: values, context: context)
        }
    }
}

extension ConfigurationValidating {
    fileprivate var erasedValidate: AnyHandler.Validate {
        { values, context in
            try await validate(Intent(intentValues: values), context: context).map(\.erased)
        }
    }
}

extension IntentPerforming {
    fileprivate var erasedPerform: AnyHandler.Perform {
        { values, context in try await perform(Intent(intentValues: values), context: context) }
    }
}

/// Handles intents in another process.
///
/// It is called like a handler: calls for one instance do not overlap, and the task is canceled when the deadline
/// passes. The intents that it handles may become known only when it is called.
package protocol RemoteHandling: Sendable {
    /// - Throws: ``OptionsFailure``, with `unavailable` if it does not handle the intent.
    func options(
        _ request: RemoteRequest, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue>

    func values(
        _ request: RemoteRequest, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue]

    func defaults(_ request: RemoteRequest, context: DefaultContext) async throws -> [IntentValue]

    /// Whether a handler validates configurations of an intent.
    func validates(_ intent: Intent) async throws -> Bool

    /// Returns why a configuration is refused; empty if it is accepted, not validated, or of an intent that is not handled.
    func refusals(
        of values: IntentValues, intent: Intent, context: ValidationContext
    ) async throws -> [AnyRefusal]

    /// Performs an intent.
    /// - Throws: ``OptionsFailure``, with `unavailable` if no handler performs it.
    func perform(_ intent: Intent, values: IntentValues, context: PerformContext) async throws
}

/// A request to a handler that shares no types with this process.
package struct RemoteRequest: Sendable {
    package let intent: Intent
    package let parameter: Parameter
    /// The effective values of the instance.
    package let values: IntentValues
    /// The schema that declares the types of the answer.
    package let schema: Schema

    package init(intent: Intent, parameter: Parameter, values: IntentValues, schema: Schema) {
        self.intent = intent
        self.parameter = parameter
        self.values = values
        self.schema = schema
    }
}
