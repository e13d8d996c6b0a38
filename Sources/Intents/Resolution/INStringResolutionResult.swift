/// What a handler makes of a text.
open class INStringResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedString: String) -> Self { make(.success(resolvedString)) }

    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        make(.disambiguation(stringsToDisambiguate))
    }

    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        make(.confirmationRequired(stringToConfirm, reason: nil))
    }
}
