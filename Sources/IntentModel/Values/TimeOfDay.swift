/// A time of the clock to the second, without zone.
public struct TimeOfDay: Hashable, Sendable {
    /// 0...23.
    public let hour: Int
    /// 0...59.
    public let minute: Int
    /// 0...59.
    public let second: Int

    /// Nil for a time that no clock shows.
    public init?(hour: Int, minute: Int, second: Int = 0) {
        guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    static let midnight = TimeOfDay()

    private init() {
        hour = 0
        minute = 0
        second = 0
    }

    /// `09:30:00`
    public var text: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))" }
}
