/// What a handler makes of a thing.
open class INObjectResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedObject: INObject) -> Self { make(.success(resolvedObject)) }

    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        make(.disambiguation(objectsToDisambiguate))
    }

    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        make(.confirmationRequired(objectToConfirm, reason: nil))
    }
}
