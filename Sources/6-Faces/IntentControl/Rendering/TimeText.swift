internal import IntentCommandLine
package import IntentModel
internal import IntentSystem

/// Times as text for reading. JSON has ``StoreTime/text``.
package struct TimeText: Hashable, Sendable {
    /// The time zone of what is older than a day.
    package enum Zone: Hashable, Sendable {
        /// That of the process's environment.
        case local
        /// By how many seconds the time is ahead of UTC.
        case fixed(Int)
    }

    /// The present time.
    package var now: StoreTime
    package var zone: Zone = .local

    /// Returns how long ago a time is, up to a day: `just now`, `3 minutes ago`. Other times are local, to the minute:
    /// `2026-11-20 10:30`.
    package func text(of time: StoreTime) -> String {
        let age = now.milliseconds - time.milliseconds
        guard (0..<86_400_000).contains(age) else { return String(localText(of: time).prefix(16)) }
        return age < 60_000 ? "just now" : Duration.milliseconds(age).inLargestUnit + " ago"
    }

    /// Returns the local time to the second: `2026-11-20 10:30:00`.
    package func localText(of time: StoreTime) -> String {
        let offset =
            switch zone {
            case .local: WallClock.secondsAheadOfUTC(at: time.milliseconds / 1_000)
            case .fixed(let seconds): seconds
            }
        let text = StoreTime(milliseconds: time.milliseconds + offset * 1_000).text
        let date = text.prefix { $0 != "T" }
        return "\(date) \(text.dropFirst(date.count + 1).prefix(8))"
    }
}
