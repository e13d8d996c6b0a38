public import Foundation

/// What a handler makes of a length of time, in seconds.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self { make(.success(resolvedTimeInterval)) }

    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self {
        make(.confirmationRequired(timeIntervalToConfirm, reason: nil))
    }
}
