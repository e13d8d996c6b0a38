import IntentModel
import IntentRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What all instances of a simulation share, in milliseconds since 1970. A class, as copies would be counted at each event.
final class SimulationPlan: Sendable {
    /// A day of the person.
    struct Day: Hashable, Sendable {
        /// From midnight to midnight, which is 23 or 25 hours long when clocks change.
        var whole: Range<Int>
        /// The hours in which the person is awake.
        var awake: Range<Int>
    }

    let days: [Day]
    let start: Int
    let end: Int
    let limits: ReloadLimits
    let seed: UInt64
    /// Ascending; they do not overlap.
    let sleeps: [Range<Int>]
    let isAlwaysVisible: Bool
    /// The number of instances of the simulated host.
    let instanceCount: Int

    init(_ settings: SimulationSettings, instanceCount: Int) {
        days = SimulationPlan.days(settings)
        start = days.first?.whole.lowerBound ?? 0
        end = days.last?.whole.upperBound ?? 0
        limits = ReloadLimits(settings.host)
        seed = settings.seed
        isAlwaysVisible = settings.visibility.looksPerDay == nil
        self.instanceCount = instanceCount
        sleeps = SimulationPlan.sleeps(settings.sleeps, in: start..<end)
    }

    private static func days(_ settings: SimulationSettings) -> [Day] {
        let calendar = settings.calendar
        let first = calendar.startOfDay(for: settings.start)
        let count = max(1, settings.days)
        let midnights = (0...count).map { number in
            calendar.date(byAdding: .day, value: number, to: first).map(calendar.startOfDay)
                ?? first.addingTimeInterval(Double(number) * 86_400)
        }
        return zip(midnights, midnights.dropFirst()).map { midnight, next in
            func hour(_ hour: Int) -> Date {
                if hour == 24 { return next }
                return calendar.date(bySettingHour: hour, minute: 0, second: 0, of: midnight)
                    ?? midnight.addingTimeInterval(Double(hour) * 3_600)
            }
            let hours = settings.visibility.hours
            let whole = StoreTime(roundingDown: midnight).milliseconds..<StoreTime(roundingDown: next).milliseconds
            let awake =
                StoreTime(roundingDown: hour(hours.lowerBound))
                .milliseconds..<StoreTime(
                    roundingDown: hour(hours.upperBound)
                ).milliseconds
            return Day(whole: whole, awake: awake.clamped(to: whole))
        }
    }

    private static func sleeps(_ ranges: [Range<Date>], in whole: Range<Int>) -> [Range<Int>] {
        var sleeps: [Range<Int>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            let from = StoreTime(roundingDown: range.lowerBound).milliseconds
            let until = StoreTime(roundingDown: range.upperBound).milliseconds
            let sleep = (max(from, sleeps.last?.upperBound ?? from)..<max(from, until, sleeps.last?.upperBound ?? from))
                .clamped(to: whole)
            if !sleep.isEmpty { sleeps.append(sleep) }
        }
        return sleeps
    }
}

/// Events that occur so many times each day: one at a random time of each of as many equal parts of the day.
struct DailyEvents: Sendable {
    let perDay: Int
    /// The milliseconds that an event lasts.
    let length: Int
    private let days: [Range<Int>]

    init(perDay: Int, length: Int = 0, days: [Range<Int>]) {
        self.perDay = max(0, perDay)
        self.days = days
        let shortest = days.map(\.count).min() ?? 0
        self.length = perDay > 0 ? min(max(0, length), shortest / perDay) : 0
    }

    /// The time of an event, counted from 0; the greatest number after the last one.
    func time(_ number: Int, key: UInt64) -> Int {
        guard perDay > 0 else { return .max }
        let (day, part) = number.quotientAndRemainder(dividingBy: perDay)
        guard day < days.count else { return .max }
        let range = days[day]
        let size = range.count / perDay
        var generator = SplitMix64(seed: key &+ UInt64(truncatingIfNeeded: number) &* 0xD129_0D3A_57C1_5E35)
        return range.lowerBound + size * part + Int(generator.next() % UInt64(max(1, size - length)))
    }
}

/// The events of one kind, and the answers of its provider.
final class KindPlan: Sendable {
    let kind: WidgetKind
    let count: Int
    /// A number for the kind, which does not depend on the other kinds.
    let key: UInt64
    let looks: DailyEvents
    let requests: DailyEvents
    let pushes: DailyEvents
    let openings: DailyEvents
    let requestsPerOpening: Int
    let edits: DailyEvents
    let failurePercent: Int

    init(_ widget: SimulatedWidget, _ plan: SimulationPlan, _ settings: SimulationSettings) {
        let activity = widget.activity ?? settings.activity
        let awake = plan.days.map(\.awake)
        let whole = plan.days.map(\.whole)
        kind = widget.kind
        count = widget.count
        var generator = SplitMix64(seed: settings.seed ^ UInt64(ReloadState.seed(for: widget.kind.name)))
        key = generator.next()
        looks = DailyEvents(
            perDay: settings.visibility.looksPerDay ?? 0, length: settings.visibility.lookDuration * 1_000, days: awake)
        requests = DailyEvents(perDay: activity.requestsPerDay, days: whole)
        pushes = DailyEvents(perDay: activity.pushesPerDay, days: whole)
        openings = DailyEvents(
            perDay: activity.openingsPerDay, length: activity.openingDuration * 1_000, days: awake)
        requestsPerOpening = max(0, activity.requestsPerOpening)
        edits = DailyEvents(perDay: activity.editsPerDay, days: awake)
        failurePercent = activity.failurePercent
    }

    /// A number for an instance, counted from 0, which does not depend on the other instances.
    func instanceKey(_ number: Int) -> UInt64 {
        var generator = SplitMix64(seed: key &+ UInt64(truncatingIfNeeded: number))
        return generator.next()
    }
}
