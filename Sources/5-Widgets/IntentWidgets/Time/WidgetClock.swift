package import IntentRuntime

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The time of a host: that of the system, or one that a test advances.
///
/// All waiting of a host goes through its clock, and so do the times at which entries are shown.
public protocol WidgetClock: Sendable {
    /// The date, which jumps when somebody sets the clock of the machine.
    var now: Date { get }

    /// The time since an arbitrary point in the past, which never jumps and includes the sleep of the machine.
    var uptime: Duration { get }

    /// Waits until a date. May return earlier, such as after the date has jumped; the caller then waits again.
    /// - Throws: `CancellationError` if the task is canceled.
    func sleep(until date: Date) async throws
}

extension WidgetClock {
    /// The date in the form that stores use, rounded down.
    package var time: StoreTime { StoreTime(roundingDown: now) }

    /// Registers work that depends on this clock. A clock that is advanced waits for it; others ignore it.
    package func attach(_ worker: any ClockWorker) {
        (self as? VirtualClock)?.add(worker)
    }

    /// Removes work that was registered.
    package func detach(_ worker: any ClockWorker) {
        (self as? VirtualClock)?.remove(worker)
    }

    /// Whether the clock itself calls its workers, at each of its events.
    package var drivesWorkers: Bool { self is VirtualClock }

    /// Begins work that a clock which is advanced waits for.
    package func beginWork() -> ClockWork { ClockWork(clock: self as? VirtualClock) }
}

/// Work that has begun, such as a call of a provider. End it once.
package struct ClockWork: Sendable {
    private let clock: VirtualClock?
    private let number: Int

    init(clock: VirtualClock?) {
        self.clock = clock
        number = clock?.beginWork() ?? 0
    }

    /// Performs a part of the work. While it sleeps by the clock, the clock does not wait for it.
    package nonisolated(nonsending) func perform<Result>(_ body: () async throws -> Result) async rethrows -> Result {
        guard clock != nil else { return try await body() }
        return try await VirtualClock.$currentWork.withValue(number, operation: body)
    }

    package func end() {
        clock?.endWork(number)
    }
}

/// Work that depends on a clock, such as a host.
package protocol ClockWorker: AnyObject, Sendable {
    /// Starts everything that is due at the date of the clock, including what other programs requested until now. What has
    /// started and is not yet done is work that ``WidgetClock/beginWork()`` began.
    /// - Returns: Whether there was anything to start, and the next date at which something is due.
    func catchUp() async -> (isChanged: Bool, next: StoreTime?)
}

/// The clock of the system.
public struct SystemClock: WidgetClock {
    /// The longest uninterrupted wait in seconds. The system does not report that the date was set or that the machine slept, so
    /// this is how late either is noticed.
    private static let longestWait = 15.0
    /// A change of the date that is not the passing of time.
    private static let jump = Duration.seconds(1)

    /// Creates a clock. All clocks of the system are equal.
    public init() {}

    public var now: Date { Date() }

    public var uptime: Duration { Self.start.duration(to: .now) }

    public func sleep(until date: Date) async throws {
        let difference = uptime - .milliseconds(time.milliseconds)
        while true {
            let rest = date.timeIntervalSince(now)
            // False for a date that is not a number, too.
            guard rest > 0 else { return }
            try await Task.sleep(for: .seconds(min(rest, Self.longestWait)), clock: .continuous)
            let change = uptime - .milliseconds(time.milliseconds) - difference
            if change.magnitude > Self.jump { return }
        }
    }

    private static let start = ContinuousClock.now
}

extension Duration {
    fileprivate var magnitude: Duration { self < .zero ? .zero - self : self }
}

extension StoreTime {
    /// The greatest difference, in milliseconds, between a whole number of milliseconds and its date.
    private static let dateError = 0.002

    /// Creates a time from a date, rounded down. A date that was created from a time gives that time.
    package init(roundingDown date: Date) {
        self.init(boundedMilliseconds: (date.timeIntervalSince1970 * 1000 + Self.dateError).rounded(.down))
    }

    /// Creates a time from a date, rounded up, so that it is not before the date.
    package init(roundingUp date: Date) {
        self.init(boundedMilliseconds: (date.timeIntervalSince1970 * 1000 - Self.dateError).rounded(.up))
    }

    /// Dates that no clock reaches become the nearest bound, and those that are not numbers 1970.
    private init(boundedMilliseconds milliseconds: Double) {
        let bound = Double(Self.bound)
        self.init(milliseconds: milliseconds.isNaN ? 0 : Int(min(max(milliseconds, -bound), bound)))
    }

    /// The date of this time.
    package var date: Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }
}
