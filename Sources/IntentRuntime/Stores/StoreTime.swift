/// A moment in the log: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
public struct StoreTime: Hashable, Comparable, Sendable {
    /// Since 1970-01-01T00:00:00Z; negative before.
    public let milliseconds: Int

    /// A moment by its milliseconds since 1970-01-01T00:00:00Z.
    public init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    /// Whether the first moment comes before the second.
    public static func < (first: StoreTime, second: StoreTime) -> Bool {
        first.milliseconds < second.milliseconds
    }
}
