/// What a handler makes of an amount of money.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self {
        make(.success(resolvedCurrencyAmount))
    }

    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        make(.disambiguation(currencyAmountsToDisambiguate))
    }

    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        make(.confirmationRequired(currencyAmountToConfirm, reason: nil))
    }
}
