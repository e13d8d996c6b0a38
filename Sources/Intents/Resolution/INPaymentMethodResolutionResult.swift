/// What a handler makes of a means of payment.
open class INPaymentMethodResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPaymentMethod: INPaymentMethod) -> Self {
        make(.success(resolvedPaymentMethod))
    }

    open class func disambiguation(with paymentMethodsToDisambiguate: [INPaymentMethod]) -> Self {
        make(.disambiguation(paymentMethodsToDisambiguate))
    }

    open class func confirmationRequired(with paymentMethodToConfirm: INPaymentMethod?) -> Self {
        make(.confirmationRequired(paymentMethodToConfirm, reason: nil))
    }
}
