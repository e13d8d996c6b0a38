import IntentFoundation

/// An action that takes longer than the time that a system gives to one in the background.
///
/// A host performs it as any other action, within the deadline of the button or toggle.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
    /// Runs an operation as a part of the action, which waits for it.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T
    ) async throws -> T {
        try await operation()
    }

    /// Runs an operation as a part of the action, and calls a closure if the action is canceled before it ends.
    @discardableResult
    public func performBackgroundTask<T>(
        options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
        onCancel: @escaping @Sendable (IntentCancellationReason) -> Void
    ) async throws -> T where Self: CancellableIntent {
        try await withTaskCancellationHandler {
            try await operation()
        } onCancel: {
            onCancel(IntentCancellationReason())
        }
    }
}

/// What a long action needs. Nothing is reserved for it here.
public struct LongRunningTaskOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Why an action is canceled: a host ends one that misses its deadline.
public struct IntentCancellationReason: Hashable, Sendable {}

/// The processes that may perform an action. A host performs it in the process that contains it, whatever the intent states.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let main = IntentExecutionTargets(rawValue: 1)
    public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
}

extension AppIntent {
    public typealias ExecutionTargets = IntentExecutionTargets
}

/// An action that people can undo in an app. There is no app, so there is no undo manager.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// Nil: nothing undoes an action here.
    @MainActor public var undoManager: UndoManager? { nil }
}
