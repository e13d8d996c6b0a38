package import IntentModel
package import IntentSystem

/// The languages, timeouts and caches of an engine.
public struct EngineSettings: Sendable {
    /// The BCP 47 tag of the language of titles for requests that specify none.
    public var locale: String
    /// The timeout for options, counted from the request. It also applies to each lookup and each default.
    public var optionsTimeout: Duration
    /// The maximum duration of a request with all its calls, at most 28 seconds.
    public var requestTimeout: Duration
    /// A cache that preserves the last good answers between launches; nil to keep them in memory only.
    public var answerCache: (any AnswerCache)?
    /// Catalogs of the interface's texts in other languages than English and Simplified Chinese, or with other texts in these.
    public var catalogs: [TextCatalog] = []

    /// What an administrator specifies for the rows of widgets; nil for nothing.
    package var policy: Policy?

    /// The clock for timeouts.
    package var deadlines: any DeadlineScheduling
    /// The clock for the log of changes, and for the user's day.
    package var time: @Sendable () -> StoreTime
    /// Returns by how many seconds the user's local time is ahead of UTC, at a time in seconds since 1970.
    package var secondsAheadOfUTC: @Sendable (Int) -> Int
    /// Generates identifiers for new instances.
    package var makeID: @Sendable () -> InstanceID

    /// Creates settings.
    /// - Parameters:
    ///   - locale: A BCP 47 tag.
    ///   - optionsTimeout: The timeout of one call of a handler.
    ///   - requestTimeout: The timeout of one request. Values above 28 seconds count as 28 seconds.
    public init(
        locale: String = "en", optionsTimeout: Duration = .seconds(5), requestTimeout: Duration = .seconds(28)
    ) {
        self.locale = locale
        self.optionsTimeout = optionsTimeout
        self.requestTimeout = requestTimeout
        deadlines = DeadlineThread()
        time = StoreTime.now
        secondsAheadOfUTC = WallClock.secondsAheadOfUTC
        makeID = {
            var generator = SystemRandomNumberGenerator()
            return InstanceID.make(using: &generator)
        }
    }
}

extension EngineSettings {
    /// Returns the user's calendar day, for ranges such as `today...`.
    package func today() -> CalendarDate {
        let (seconds, rest) = time().milliseconds.quotientAndRemainder(dividingBy: 1000)
        let now = rest < 0 ? seconds - 1 : seconds
        return CalendarDate(secondsSince1970: now + secondsAheadOfUTC(now))
    }
}

/// The deadlines of one request and of its calls.
struct RequestDeadlines: Sendable {
    /// The maximum, regardless of the settings.
    private static let maximumTimeout = Duration.seconds(28)

    /// The deadline of the request, regardless of the number of its calls.
    let end: ContinuousClock.Instant
    private let callTimeout: Duration

    /// - Parameter timeout: The timeout of the request; nil for the maximum.
    init(_ settings: EngineSettings, timeout: Duration? = nil) {
        let maximum = min(settings.requestTimeout, Self.maximumTimeout)
        end = settings.deadlines.now + min(timeout ?? maximum, maximum)
        callTimeout = settings.optionsTimeout
    }

    /// Returns the deadline of a call that begins now.
    /// - Parameter timeout: The timeout that the definition specifies for the provider, if any.
    func nextCall(from now: ContinuousClock.Instant, timeout: Duration? = nil) -> ContinuousClock.Instant {
        min(now + (timeout ?? callTimeout), end)
    }
}
