package import IntentSystem
import IntentRuntime

/// How a host treats an extension.
public struct ExtensionSettings: Sendable {
    /// After so long without a question the process is stopped; the next question starts it anew.
    public var idleTime: Duration
    /// How long the process may take to say what it answers for.
    public var startTime: Duration
    /// How long a handler may go on when nobody waits for its answer any more. Then its process is ended, its memory
    /// had back, and questions of others are asked anew.
    public var cancellationTime: Duration
    /// How much resident memory the process may hold, measured at each answer and twenty times a second while one is
    /// awaited; nil for any.
    public var memoryLimit: MemoryLimit?
    /// Gets each line that the process writes on its standard error, without its end, on a thread of the host's own.
    /// Nil passes them over; the last of them still go with the reason of a crash.
    public var log: (@Sendable (String) -> Void)?

    /// Tells when something is late.
    package var deadlines: any DeadlineKeeping

    /// - Parameters:
    ///   - idleTime: 30 s unless given.
    ///   - startTime: 10 s unless given.
    ///   - cancellationTime: One second unless given.
    public init(
        idleTime: Duration = .seconds(30), startTime: Duration = .seconds(10),
        cancellationTime: Duration = .seconds(1), memoryLimit: MemoryLimit? = nil,
        log: (@Sendable (String) -> Void)? = nil
    ) {
        self.idleTime = idleTime
        self.startTime = startTime
        self.cancellationTime = cancellationTime
        self.memoryLimit = memoryLimit
        self.log = log
        deadlines = DeadlineThread()
    }
}
