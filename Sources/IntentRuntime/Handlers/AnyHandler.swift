/// A handler whatever its intent: configurations go in as values.
struct AnyHandler: Sendable {
    typealias Options =
        @Sendable (String, IntentValues, String?, OptionsContext) async throws
        -> OptionCollection<IntentValue>

    let options: Options
    let lookup: @Sendable (String, [String], LookupContext) async throws -> [IntentValue]
    let defaults: @Sendable (String, IntentValues, DefaultContext) async throws -> [IntentValue]

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
}
