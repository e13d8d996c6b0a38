/// Why an instance changed.
public struct ChangeCause: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let placed = ChangeCause(rawValue: "placed")
    public static let edited = ChangeCause(rawValue: "edited")
    public static let resized = ChangeCause(rawValue: "resized")
    public static let removed = ChangeCause(rawValue: "removed")
    public static let restored = ChangeCause(rawValue: "restored")
    /// A default was asked for and is kept.
    public static let remembered = ChangeCause(rawValue: "remembered")
    /// A lookup renewed texts or marks.
    public static let refreshed = ChangeCause(rawValue: "refreshed")
}
