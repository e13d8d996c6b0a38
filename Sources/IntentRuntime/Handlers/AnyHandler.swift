/// A handler whatever its intent: configurations go in as values.
package struct AnyHandler: Sendable {
    package typealias Options =
        @Sendable (String, IntentValues, String?, OptionsContext) async throws
        -> OptionCollection<IntentValue>

    package let options: Options
    package let lookup: @Sendable (String, [String], LookupContext) async throws -> [IntentValue]
    package let defaults: @Sendable (String, IntentValues, DefaultContext) async throws -> [IntentValue]

    init<Handler: IntentHandling>(_ handler: Handler) {
        options = { parameter, values, term, context in
            try await handler.intentOptions(
                of: parameter, for: Handler.Intent(intentValues: values), searchTerm: term, context: context)
        }
        lookup = { parameter, identifiers, context in
            try await handler.intentValues(of: parameter, for: identifiers, context: context)
        }
        defaults = { parameter, values, context in
            try await handler.intentDefault(
                of: parameter, for: Handler.Intent(intentValues: values), context: context)
        }
    }

    /// What answers for the intent is in another process.
    init(_ foreign: any ForeignHandling, intent: Intent, schema: Schema) {
        @Sendable func question(_ parameter: String, _ values: IntentValues) throws(HandlerError) -> ForeignQuestion {
            guard let declared = intent.parameter(named: parameter) else { throw .unknown(parameter: parameter) }
            return ForeignQuestion(intent: intent, parameter: declared, values: values, schema: schema)
        }
        options = { parameter, values, term, context in
            try await foreign.options(question(parameter, values), searchTerm: term, context: context)
        }
        lookup = { parameter, identifiers, context in
            try await foreign.values(question(parameter, context.values), for: identifiers, context: context)
        }
        defaults = { parameter, values, context in
            try await foreign.defaults(question(parameter, values), context: context)
        }
    }
}
