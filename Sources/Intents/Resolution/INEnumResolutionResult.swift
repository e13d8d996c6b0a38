/// What a handler makes of a choice among cases; the generated subclasses take the cases.
open class INEnumResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedValue: Int) -> Self { make(.success(resolvedValue)) }

    open class func confirmationRequired(with valueToConfirm: Int) -> Self {
        make(.confirmationRequired(valueToConfirm, reason: nil))
    }
}
