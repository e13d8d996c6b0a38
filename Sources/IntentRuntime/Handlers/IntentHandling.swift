/// Answers for one intent: options, dynamic defaults, and lookup.
///
/// Programs conform to a generated protocol, such as `WidgetConfigIntentHandling`, whose extension dispatches these
/// three by parameter name. The engine calls each on a thread of its own, one at a time for an instance, and gives
/// up at the context's deadline.
public protocol IntentHandling: Sendable {
    associatedtype Intent: ConfigurableIntent

    /// Options for a parameter, in display order.
    /// - Parameter searchTerm: Nil for the first list, and always where the parameter does not say `search: true`.
    /// - Throws: ``HandlerError`` for a state that has a name; anything else is a failure with its description.
    func intentOptions(
        of parameter: String, for intent: Intent, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue>

    /// The options with these identifiers, in their order; unknown ones are left out.
    func intentValues(
        of parameter: String, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue]

    /// What a parameter holds in a new widget: at most one value, unless it is a list.
    func intentDefault(
        of parameter: String, for intent: Intent, context: DefaultContext
    ) async throws -> [IntentValue]
}
