internal import IntentModel
package import IntentRuntime

extension Session {
    /// Gives each change to `tell`, until the task is cancelled.
    /// - Throws: What `tell` throws; `unavailable` where the store can be watched no longer.
    package func watch(
        kind: String?, since sequence: Int?, _ tell: (LoggedChange) throws -> Void
    ) async throws {
        if let sequence, sequence < 0 {
            throw ControlFailure.usage("--since is a sequence, 0 or more, not \(sequence)")
        }
        let workspace = try existingStoreWorkspace()
        let scope = kind.map { WatchScope.kind(storedKind($0)) } ?? .everything
        for try await change in try await workspace.engine.watch(scope, since: sequence) { try tell(change) }
        guard Task.isCancelled else {
            throw ControlFailure(.unavailable, "unavailable", "the store can be watched no longer")
        }
    }
}
