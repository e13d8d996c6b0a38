/// A moment in the log: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
public struct StoreTime: Hashable, Comparable, Sendable {
    public let milliseconds: Int

    public init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    public static func < (first: StoreTime, second: StoreTime) -> Bool {
        first.milliseconds < second.milliseconds
    }
}
