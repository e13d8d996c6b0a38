/// What a handler makes of a phrase.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: INSpeakableString) -> Self { make(.success(resolvedString)) }

    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        make(.disambiguation(stringsToDisambiguate))
    }

    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        make(.confirmationRequired(stringToConfirm, reason: nil))
    }
}
