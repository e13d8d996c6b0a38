/// Answers for intents from outside of this process.
///
/// Which intents those are may be known only once it is asked. It is called as handlers are, one at a time for an
/// instance, and its task is cancelled when the answer is late.
package protocol ForeignHandling: Sendable {
    /// - Throws: ``HandlerFailure``, `unavailable` where it does not answer for the intent.
    func options(
        _ question: ForeignQuestion, searchTerm: String?, context: OptionsContext
    ) async throws -> OptionCollection<IntentValue>

    func values(
        _ question: ForeignQuestion, for identifiers: [String], context: LookupContext
    ) async throws -> [IntentValue]

    func defaults(_ question: ForeignQuestion, context: DefaultContext) async throws -> [IntentValue]
}
