/// How many slots of a list parameter a widget family shows.
///
/// A fixed size has equal bounds, so that turning `2` into `1...3` breaks no source. Fewer values than
/// ``minimum`` is a warning, never a refusal; an edit of more than ``maximum`` is refused.
public struct SlotCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// 0 or more.
    public let minimum: Int
    /// At least ``minimum``.
    public let maximum: Int

    /// - Precondition: `0 <= minimum <= maximum`.
    public init(minimum: Int, maximum: Int) {
        precondition(0 <= minimum && minimum <= maximum, "a slot count's bounds are ordered and not negative")
        self.minimum = minimum
        self.maximum = maximum
    }

    public init(integerLiteral value: Int) {
        self.init(minimum: value, maximum: value)
    }
}
