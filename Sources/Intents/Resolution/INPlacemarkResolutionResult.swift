/// What a handler makes of a place.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { make(.success(resolvedPlacemark)) }

    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        make(.disambiguation(placemarksToDisambiguate))
    }

    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        make(.confirmationRequired(placemarkToConfirm, reason: nil))
    }
}
