/// Marks intervals for a tool that shows them. There is none here: the closures run, and nothing is recorded.
public struct OSSignposter: Sendable {
    public let isEnabled = false

    public init() {}
    public init(logHandle: OSLog) {}
    public init(logger: Logger) {}
    public init(subsystem: String, category: String) {}
    public init(subsystem: String, category: OSLog.Category) {}

    public static let disabled = OSSignposter()

    public func makeSignpostID() -> OSSignpostID { .exclusive }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result { try task() }
}

/// The identifier of an interval.
public struct OSSignpostID: Hashable, Sendable {
    private let value: UInt64

    public static let exclusive = OSSignpostID(value: 0)
    public static let invalid = OSSignpostID(value: .max)
}

/// An interval that has begun.
public struct OSSignpostIntervalState: Sendable {}
