public import Foundation

/// What an app tells of a donation. Kept, and used by nothing.
open class INIntentDonationMetadata: NSObject {
    public override init() {}
}
