/// What a handler makes of a whole number.
open class INIntegerResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}
