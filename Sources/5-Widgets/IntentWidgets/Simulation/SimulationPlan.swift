import IntentModel
import IntentRuntime
import IntentSystem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What all instances of a simulation share, in milliseconds since 1970. A class, as copies would be counted at each event.
final class SimulationPlan: Sendable {
    /// A day of the person.
    struct Day: Hashable, Sendable {
        /// Counted from 1970.
        var number: Int
        /// From midnight to midnight, which is 23 or 25 hours long when clocks change.
        var whole: Range<Int>
        /// The hours in which the person is awake.
        var awake: Range<Int>
    }

    let days: [Day]
    let zone: SimulatedZone
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
        let zone = settings.localTime
        days = SimulationPlan.days(settings, zone)
        let midnight = days.first?.whole.lowerBound ?? 0
        start = settings.beginsAtStart ? max(midnight, StoreTime(roundingDown: settings.start).milliseconds) : midnight
        self.zone = zone
        end = days.last?.whole.upperBound ?? 0
        limits = ReloadLimits(settings.host)
        seed = settings.seed
        isAlwaysVisible = settings.visibility.looksPerDay == nil
        self.instanceCount = instanceCount
        sleeps = SimulationPlan.sleeps(settings.sleeps, in: start..<end)
    }

    private static func days(_ settings: SimulationSettings, _ zone: SimulatedZone) -> [Day] {
        let first = zone.day(of: StoreTime(roundingDown: settings.start).milliseconds.floored(by: 1_000).quotient)
        let hours = settings.visibility.hours
        return (first..<first + max(1, settings.days)).map { day in
            func hour(_ hour: Int) -> Int {
                (hour == 24 ? zone.time(0, onDay: day + 1) : zone.time(hour * 3_600, onDay: day)) * 1_000
            }
            let whole = hour(0)..<hour(24)
            return Day(
                number: day, whole: whole, awake: (hour(hours.lowerBound)..<hour(hours.upperBound)).clamped(to: whole))
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
    /// When a declared timeline ends, if its entries are at times of day: ascending, beyond the end of the simulation.
    private let ends: [Int]
    private let model: TimelineModel?

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
        if case .declared(let model) = widget.source { self.model = model } else { model = nil }
        ends = KindPlan.ends(of: model, plan)
    }

    /// Returns the times of day of a model on the days of a simulation, and on as many more as a timeline can need.
    private static func ends(of model: TimelineModel?, _ plan: SimulationPlan) -> [Int] {
        guard let model, !model.times.isEmpty, let first = plan.days.first, let last = plan.days.last else { return [] }
        let more = model.entries / model.times.count + 2
        let times = (first.number...last.number + more).flatMap { day in
            model.times.map { plan.zone.time($0.secondsFromMidnight, onDay: day) * 1_000 }
        }
        return Set(times).sorted()
    }

    /// The schedule of a declared timeline that is returned now. Its last entry ends when the next one would begin.
    func schedule(at now: Int) -> TimelineSchedule {
        guard let model else { return TimelineSchedule(policy: .never, lastEntry: nil) }
        guard model.reload == .atEnd, !ends.isEmpty else {
            let next = model.reloadInterval.map { StoreTime(milliseconds: now + $0.milliseconds) }
            return TimelineSchedule(policy: next.map { .after($0) } ?? .never, lastEntry: nil)
        }
        let coming = ends.partitionPoint { $0 <= now } + model.entries - 1
        let end = ends.indices.contains(coming) ? ends[coming] : ends.last
        return TimelineSchedule(policy: end.map { .after(StoreTime(milliseconds: $0)) } ?? .never, lastEntry: nil)
    }

    /// A number for an instance, counted from 0, which does not depend on the other instances.
    func instanceKey(_ number: Int) -> UInt64 {
        var generator = SplitMix64(seed: key &+ UInt64(truncatingIfNeeded: number))
        return generator.next()
    }
}
