/// What a handler makes of a Boolean.
open class INBooleanResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Bool) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}
