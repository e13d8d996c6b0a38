package import Foundation
public import IntentRuntime

/// The text of the author widget: a number, chosen by the configuration.
public struct AuthorSummary: Sendable {
    public let fans: Int
    /// The earnings in whole units of the author's currency.
    public let money: Int

    public init(fans: Int, money: Int) {
        self.fans = fans
        self.money = money
    }

    /// Returns the text of the widget.
    public func line(for configuration: AuthorDataIntent) -> String {
        switch configuration.countType {
        case .fans: "\(fans) fans"
        case .money: "\(money) earned"
        case .unrecognized: "\(fans) fans, \(money) earned"
        }
    }
}

/// The text of the savings widget, which has no configuration.
public struct SavingsProgressText: Sendable {
    /// The amounts in whole units of one currency.
    public let saved: Int
    public let goal: Int

    public init(saved: Int, goal: Int) {
        self.saved = saved
        self.goal = goal
    }

    /// The percentage of the goal, at most 100 %. A goal of 0 is always reached.
    public var text: String {
        let percent = goal <= 0 ? 100 : min(100, max(0, saved * 100 / goal))
        return "\(percent) %"
    }
}

/// The texts of the car widget: one for each slot of its size family.
public struct CarControlTexts: Sendable {
    /// The name of the control in each slot, or its symbol if labels are off; nil for an empty slot.
    public let slots: [String?]

    public init(for configuration: WidgetConfigIntent, in family: SizeFamily) {
        slots = configuration.carControls.slots(in: family).map { control in
            control.map { configuration.showLabels ? $0.displayString : $0.symbol ?? $0.displayString }
        }
    }
}

/// A time of day in the format of the clock's configuration.
public struct ClockReading: Sendable {
    /// From 0 to 86,399.
    package let secondOfDay: Int

    /// Creates a time, or nil if it is not valid.
    public init?(hour: Int, minute: Int, second: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute), (0..<60).contains(second) else { return nil }
        secondOfDay = (hour * 60 + minute) * 60 + second
    }

    /// Creates the time of day that a date has here.
    package init(_ date: Date) {
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
        secondOfDay = ((parts.hour ?? 0) * 60 + (parts.minute ?? 0)) * 60 + (parts.second ?? 0)
    }

    /// The time in 24 hours, such as `18:05`.
    package var text: String { text(for: ClockFaceIntent()) }

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

    /// Decimal time: ten hours of a hundred minutes.
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
