public import IntentRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The statement of a program that a person did what an intent describes, such as ordering a soup.
///
/// A ``WidgetStack`` rotates to a widget with that configuration at the same time of day. The more often it was donated, the
/// more it is raised.
public struct IntentDonation: Hashable, Sendable {
    /// The declared name of the intent.
    public var intent: String { didSet { possibleIntents = [intent] } }
    /// The names that the intent has, depending on the program.
    private(set) var possibleIntents: [String]
    /// The values by declared name. A widget has the configuration if it has all of them.
    public var values: IntentValues
    /// When the person did it.
    public var date: Date

    /// Creates a donation.
    public init(intent: String, values: IntentValues = IntentValues(), date: Date) {
        self.intent = intent
        possibleIntents = [intent]
        self.values = values
        self.date = date
    }

    /// Creates a donation of a configuration; nil for a class that is not generated, which has no declared name.
    public init?(_ intent: some WidgetIntent, date: Date) {
        guard let definition = type(of: intent).widgetIntentDefinition, let name = definition.name else { return nil }
        self.init(intent: name, values: intent.widgetIntentValues, date: date)
        possibleIntents = definition.possibleNames
    }
}

extension IntentValues {
    /// Whether some values are among these. Values with an identifier, such as objects, are compared by it.
    func contain(_ others: IntentValues) -> Bool {
        others.dictionary.allSatisfy { name, value in
            self[name]?.slots.elementsEqual(value.slots) { $0?.optionKey == $1?.optionKey } ?? false
        }
    }
}

/// What a stack remembers of the donations of one member's configuration.
struct DonationMemory: Sendable {
    /// The times of the donations, in ascending order.
    private var times: [StoreTime] = []

    mutating func add(_ time: StoreTime, settings: StackSettings) {
        times.insert(time, at: times.firstIndex { $0 > time } ?? times.count)
        if times.count > settings.maximumDonations { times.removeFirst(times.count - settings.maximumDonations) }
    }

    /// How much the configuration is raised at a time, from 0 to 1: the share of the donations that a full raise needs, counting
    /// those of the last weeks at the same time of day.
    func raise(at time: StoreTime, settings: StackSettings, zone: DayClock) -> Double {
        let now = zone.timeOfDay(time)
        let count = remembered(at: time, settings).count { donation in
            let difference = abs(zone.timeOfDay(donation) - now)
            return min(difference, DayClock.day - difference) <= settings.donationWindow.milliseconds
        }
        return min(1, Double(count) / Double(max(1, settings.donationsForFullRaise)))
    }

    /// The next time after this one at which ``raise(at:settings:zone:)`` may change; nil if there are no donations.
    func nextChange(after time: StoreTime, settings: StackSettings, zone: DayClock) -> StoreTime? {
        let window = settings.donationWindow.milliseconds
        let coming = times.first { $0 > time }.map { [$0] } ?? []
        let edges = remembered(at: time, settings).flatMap { donation in
            let center = zone.timeOfDay(donation)
            // The window includes its end.
            return [center - window, center + window + 1].map { zone.next($0, after: time) }
        }
        return (edges + coming).min()
    }

    private func remembered(at time: StoreTime, _ settings: StackSettings) -> ArraySlice<StoreTime> {
        let oldest = time.milliseconds - settings.donationMemory.milliseconds
        let first = times.firstIndex { $0.milliseconds >= oldest } ?? times.count
        let end = times.firstIndex { $0 > time } ?? times.count
        return times[min(first, end)..<end]
    }
}

/// The time of day in a time zone, in milliseconds since midnight.
struct DayClock: Sendable {
    static let day = 86_400_000

    let zone: TimeZone

    func timeOfDay(_ time: StoreTime) -> Int {
        Self.remainder(time.milliseconds + offset(at: time), Self.day)
    }

    /// Returns the next time after `time` with a time of day. On a day that skips it, the result is at most the change of the
    /// clock away.
    func next(_ timeOfDay: Int, after time: StoreTime) -> StoreTime {
        let ahead = Self.remainder(timeOfDay - self.timeOfDay(time), Self.day)
        let guess = StoreTime(milliseconds: time.milliseconds + (ahead == 0 ? Self.day : ahead))
        let shift = offset(at: guess) - offset(at: time)
        return StoreTime(milliseconds: max(time.milliseconds + 1, guess.milliseconds - shift))
    }

    private func offset(at time: StoreTime) -> Int { zone.secondsFromGMT(for: time.date) * 1000 }

    /// The remainder that is not negative.
    private static func remainder(_ number: Int, _ divisor: Int) -> Int {
        (number % divisor + divisor) % divisor
    }
}
