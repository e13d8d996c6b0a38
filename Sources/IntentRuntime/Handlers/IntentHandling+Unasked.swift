// Generated code answers for the parameters that ask; for an intent without such, these do.
extension IntentHandling {
    /// - Throws: ``HandlerError``, always.
    public func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        throw HandlerError.unknown(parameter: parameter)
    }

    /// - Throws: ``HandlerError``, always.
    public func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue] {
        throw HandlerError.unknown(parameter: parameter)
    }

    /// - Throws: ``HandlerError``, always.
    public func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue] {
        throw HandlerError.unknown(parameter: parameter)
    }
}

extension HandlerError {
    /// The handler was made from a definition in which nobody is asked about this parameter.
    public static func unknown(parameter: String) -> HandlerError {
        HandlerError(.failed, message: "the handler does not know the parameter '\(parameter)'")
    }
}
