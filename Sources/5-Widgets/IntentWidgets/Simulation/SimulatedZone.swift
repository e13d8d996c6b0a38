package import IntentModel
import IntentSystem

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The local time of the person in a simulation. All times are in seconds.
package struct SimulatedZone: Sendable {
    /// The name, such as `Europe/Berlin`.
    package let name: String
    /// Returns by how much the local time is ahead of UTC, at a time since 1970.
    let offset: @Sendable (Int) -> Int

    /// The zone of a calendar. Foundation calls UTC by another name.
    static func of(_ calendar: Calendar) -> SimulatedZone {
        let zone = calendar.timeZone
        return SimulatedZone(name: zone == .gmt ? "UTC" : zone.identifier) { time in
            zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
        }
    }

    /// The time zone of the process, which its environment names.
    package static func ofProcess(name: String) -> SimulatedZone {
        SimulatedZone(name: name) { WallClock.secondsAheadOfUTC(at: $0) }
    }

    /// Returns the time of a local date.
    func time(of value: DateComponentsValue) -> Int? {
        guard let date = value.date else { return nil }
        return time(value.time?.secondsFromMidnight ?? 0, onDay: date.daysSince1970)
    }

    /// Returns the local day of a time, counted from 1970.
    func day(of time: Int) -> Int { (time + offset(time)).floored(by: 86_400).quotient }

    /// Returns when clocks show a number of seconds from midnight. If they show it twice, this is the first time; if they skip
    /// it, it is as much later as they are set forward.
    func time(_ seconds: Int, onDay day: Int) -> Int {
        let local = day * 86_400 + seconds
        // Zones change by less than a day, and not twice within two.
        let (before, after) = (offset(local - 86_400), offset(local + 86_400))
        let candidates = [local - before, local - after].filter { $0 + offset($0) == local }
        return candidates.min() ?? local - before
    }
}

extension SimulationSettings {
    /// Returns the local time of a text such as `2026-03-28` or `2026-03-28T15:00`; nil for another text.
    package func time(ofStart text: String) -> StoreTime? {
        guard let value = try? DateComponentsValue.literal(text), let second = localTime.time(of: value) else {
            return nil
        }
        return StoreTime(milliseconds: second * 1_000)
    }
}
