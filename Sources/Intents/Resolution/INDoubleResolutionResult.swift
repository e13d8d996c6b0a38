/// What a handler makes of a decimal number.
open class INDoubleResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Double) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}
