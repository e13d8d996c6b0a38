/// Which numbers may be set, both ends included. Nil is no limit.
public struct EditorNumberLimits: Hashable, Sendable {
    public var minimum: Double?
    public var maximum: Double?
    /// Counted from the minimum, else from 0; nil where any number between is one.
    public var step: Double?
    /// Whether only whole numbers are.
    public var isWhole: Bool
}
