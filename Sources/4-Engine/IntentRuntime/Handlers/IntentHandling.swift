/// Provides the options, dynamic defaults and lookups of one intent.
///
/// You conform to a generated protocol, such as `WidgetConfigIntentHandling`, whose extension dispatches these three
/// methods by parameter name. The engine calls them on a dedicated thread, one at a time for each instance, and
/// abandons a call at the deadline of its context.
public protocol IntentHandling: Sendable {
    associatedtype Intent: ConfigurableIntent

    /// Returns the options for a parameter, in display order.
    /// - Parameters:
    ///   - parameter: The declared name of the parameter.
    ///   - intent: The current configuration.
    ///   - searchTerm: The search term; nil for the complete list and for parameters without `search: true`.
    ///   - context: The instance, the page to return, and the deadline.
    /// - Throws: ``HandlerError`` for a known state. Any other error is a failure with its description.
    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue>

    /// Returns the options with these identifiers, in the same order and without those that the configuration does not
    /// allow.
    /// - Parameters:
    ///   - parameter: The declared name of the parameter.
    ///   - identifiers: The identifiers, without duplicates.
    ///   - intent: The configuration with the parents of the parameter as they will be stored.
    ///   - context: The instance and the deadline.
    /// - Throws: ``HandlerError`` for a known state. Any other error is a failure with its description.
    func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue]

    /// Returns the values of a parameter in a new widget: at most one, unless the parameter is a list.
    /// - Throws: ``HandlerError`` for a known state. Any other error is a failure with its description.
    func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue]
}

// Defaults for intents whose parameters need no handler; generated code implements the others.
extension IntentHandling {
    /// Always throws ``HandlerError``.
    public func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue> {
        throw HandlerError.unknown(parameter: parameter)
    }

    /// Always throws ``HandlerError``.
    public func intentValues(
        of parameter: String, for identifiers: [String], in intent: Intent, context: LookupContext
    ) async throws -> [IntentValue] {
        throw HandlerError.unknown(parameter: parameter)
    }

    /// Always throws ``HandlerError``.
    public func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue] {
        throw HandlerError.unknown(parameter: parameter)
    }
}
