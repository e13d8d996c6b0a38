public import Foundation

/// What a handler makes of a parameter's value. Each kind of value has its subclass.
open class INIntentResolutionResult: NSObject {
    /// What was said; Apple's system keeps this to itself, tests of a handler ask for it here.
    public enum Outcome {
        /// The value to go on with.
        case success(Any)
        /// The person has to be asked.
        case needsValue
        /// The handler does without.
        case notRequired
        /// - Parameter reason: The number of the reason, nil for none.
        case unsupported(reason: Int?)
        /// The person has to choose one of these.
        case disambiguation([Any])
        /// The person has to say yes to this value, nil for none.
        case confirmationRequired(Any?, reason: Int?)
    }

    /// Nil for an object that no class method made.
    public private(set) var outcome: Outcome?

    public required override init() {}

    open class func needsValue() -> Self { make(.needsValue) }

    open class func notRequired() -> Self { make(.notRequired) }

    open class func unsupported() -> Self { make(.unsupported(reason: nil)) }

    open class func unsupported(withReason reason: Int) -> Self { make(.unsupported(reason: reason)) }

    open class func confirmationRequired(withItemToConfirm itemToConfirm: Any, forReason reason: Int) -> Self {
        make(.confirmationRequired(itemToConfirm, reason: reason))
    }

    /// For generated code and the subclasses here.
    public class func make(_ outcome: Outcome) -> Self {
        let result = Self()
        result.outcome = outcome
        return result
    }
}
