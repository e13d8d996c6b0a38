/// A time of day, written as the clock's configuration asks.
public struct ClockReading: Sendable {
    /// 0 to 86,399.
    private let secondOfDay: Int

    /// Nil where the parts are no time of day.
    public init?(hour: Int, minute: Int, second: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
        secondOfDay = (hour * 60 + minute) * 60 + second
    }

    public func text(for configuration: ClockFaceIntent) -> String {
        switch configuration.timeFormat {
        case .twelveHours: twelveHours(showsSeconds: configuration.showSeconds)
        case .decimal: decimal
        case .twentyFourHours, .unrecognized:
            "\(twoDigits(hour)):\(minutes(showsSeconds: configuration.showSeconds))"
        }
    }

    private var hour: Int { secondOfDay / 3600 }

    private func twelveHours(showsSeconds: Bool) -> String {
        let shown = hour % 12 == 0 ? 12 : hour % 12
        return "\(shown):\(minutes(showsSeconds: showsSeconds)) \(hour < 12 ? "AM" : "PM")"
    }

    /// Ten hours of a hundred minutes.
    private var decimal: String {
        let minutes = secondOfDay * 1000 / 86_400
        return "\(minutes / 100):\(twoDigits(minutes % 100))"
    }

    private func minutes(showsSeconds: Bool) -> String {
        let minutes = twoDigits(secondOfDay / 60 % 60)
        return showsSeconds ? "\(minutes):\(twoDigits(secondOfDay % 60))" : minutes
    }

    private func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
