public import Foundation

/// What a handler makes of an address.
open class INURLResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedURL: URL) -> Self { make(.success(resolvedURL)) }

    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { make(.disambiguation(urlsToDisambiguate)) }

    open class func confirmationRequired(with urlToConfirm: URL?) -> Self {
        make(.confirmationRequired(urlToConfirm, reason: nil))
    }
}
