public import Foundation

/// What a handler makes of a date or a time.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedDateComponents: DateComponents) -> Self {
        make(.success(resolvedDateComponents))
    }

    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        make(.disambiguation(dateComponentsToDisambiguate))
    }

    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        make(.confirmationRequired(dateComponentsToConfirm, reason: nil))
    }
}
