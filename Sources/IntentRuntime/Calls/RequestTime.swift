import IntentSystem

/// How long one request may take: each of its calls, and all of them together.
struct RequestTime: Sendable {
    /// Nothing may take longer, whatever the settings say.
    private static let longest = Duration.seconds(28)

    private let end: ContinuousClock.Instant
    private let callDuration: Duration

    /// - Parameter asked: What the request itself asks for as its whole time; nil for the longest.
    init(_ settings: EngineSettings, asked: Duration? = nil) {
        let longest = min(settings.longestDeadline, Self.longest)
        end = settings.deadlines.now + min(asked ?? longest, longest)
        callDuration = settings.optionsDeadline
    }

    /// The deadline of a call that begins now.
    /// - Parameter own: How long who is called may take, where the definition says it.
    func deadline(from now: ContinuousClock.Instant, own: Duration? = nil) -> ContinuousClock.Instant {
        min(now + (own ?? callDuration), end)
    }

    /// The deadline of a request that is one question, whatever number of calls it takes.
    var whole: ContinuousClock.Instant { end }
}
