public import IntentRuntime

/// Something that is wrong with a row, or worth knowing.
public struct EditorProblem: Hashable, Sendable {
    /// What kind of problem.
    public enum Reason: Hashable, Sendable {
        /// Applying is refused, with the engine's reason.
        case refused(EngineError.Code)
        /// These chosen options are no longer known.
        case vanished([String])
        /// These were stored without a lookup.
        case unchecked([String])
        /// What is stored does not fit the definition; it is kept, and the default holds.
        case incompatible
        /// So many values, where at least so many are asked for.
        case tooFew(Int, of: Int)
    }

    /// What kind of problem.
    public var reason: Reason
    /// A phrase without a full stop, in English.
    public var message: String
    /// The nearest allowed word, where one is plausible.
    public var suggestion: String?

    /// Whether the draft cannot be applied because of it.
    public var isError: Bool {
        if case .refused = reason { true } else { false }
    }

    /// One problem.
    public init(_ reason: Reason, _ message: String, suggestion: String? = nil) {
        self.reason = reason
        self.message = message
        self.suggestion = suggestion
    }
}
