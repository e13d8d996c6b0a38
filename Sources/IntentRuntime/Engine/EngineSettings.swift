package import IntentSystem

/// How an engine behaves, and what it is given from the outside world.
public struct EngineSettings: Sendable {
    /// The BCP 47 tag in which titles are given where a request names none.
    public var locale: String
    /// How long options may take, counted from the request. Also how long one lookup or one default may take.
    public var optionsDeadline: Duration
    /// The longest that a request may take with all its calls, whatever it asks for: 28 s or less.
    public var longestDeadline: Duration
    /// Keeps the last good answers beyond the life of the process; nil to keep them in memory only.
    public var answers: (any AnswerKeeping)?

    /// Tells when a call is late.
    package var deadlines: any DeadlineKeeping
    /// The wall clock, for the log of changes.
    package var time: @Sendable () -> StoreTime
    /// A new instance's id where none is given.
    package var makeID: @Sendable () -> InstanceID

    /// - Parameters:
    ///   - locale: A BCP 47 tag.
    ///   - optionsDeadline: For one call of a handler.
    ///   - longestDeadline: For one request; more than 28 s counts as 28 s.
    public init(
        locale: String = "en", optionsDeadline: Duration = .seconds(5), longestDeadline: Duration = .seconds(28)
    ) {
        self.locale = locale
        self.optionsDeadline = optionsDeadline
        self.longestDeadline = longestDeadline
        deadlines = DeadlineThread()
        time = StoreTime.now
        makeID = {
            var generator = SystemRandomNumberGenerator()
            return InstanceID.make(using: &generator)
        }
    }
}
