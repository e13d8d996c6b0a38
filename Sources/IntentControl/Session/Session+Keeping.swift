internal import IntentModel
internal import IntentRuntime

extension Session {
    package func removed(kind: String?) async throws -> RemovedResult {
        guard let workspace = try listedWorkspace(needsDefinitions: false) else { return RemovedResult(removed: []) }
        return RemovedResult(removed: try await workspace.engine.removedInstances(of: kind.map(storedKind)))
    }

    package func orphans(kind: String?) async throws -> InstancesResult {
        guard let workspace = try listedWorkspace(needsDefinitions: true) else { return InstancesResult(instances: []) }
        let orphans = try await workspace.engine.orphans()
        return InstancesResult(instances: orphans.filter { kind == nil || $0.kind.name == kind })
    }

    package func forget(id: String) throws -> RemovalResult {
        let instance = try instanceID(id)
        try storeWorkspace(for: id).engine.forget(instance)
        return RemovalResult(.forget, id: instance)
    }

    package func undo(id: String, to revision: Int?) async throws -> EditResult {
        // Definitions tell which names belong together; without them names are taken as they are.
        let workspace = try workspaceIfDefined(for: id)
        let instance = try instanceID(id)
        return EditResult(id: instance, outcome: try await workspace.engine.undo(instance, to: revision))
    }

    package func history(id: String, limit: Int?) async throws -> HistoryResult {
        if let limit, limit < 1 { throw ControlFailure.usage("--limit is 1 or more, not \(limit)") }
        let instance = try instanceID(id)
        let log = try await storeWorkspace(for: id).engine.history(of: instance)
        return HistoryResult(id: instance, log: log, limit: limit)
    }

    /// - Parameters:
    ///   - edits: A number, or `all`; nil to leave that.
    ///   - removedDays: The same.
    package func retention(edits: String?, removedDays: String?) async throws -> RetentionResult {
        let engine = try existingStoreWorkspace().engine
        var retention = try await engine.retention()
        guard edits != nil || removedDays != nil else { return RetentionResult(retention: retention, report: nil) }
        if let edits { retention.edits = try limit(edits, "--edits", from: 1) }
        if let removedDays { retention.removedDays = try limit(removedDays, "--removed-days", from: 0) }
        return RetentionResult(retention: retention, report: try await engine.setRetention(retention))
    }

    private func limit(_ text: String, _ option: String, from least: Int) throws(ControlFailure) -> Int? {
        if text == "all" { return nil }
        guard let number = Int(text), number >= least else {
            throw .usage("\(option) is a number from \(least) on, or 'all', not '\(text)'")
        }
        return number
    }

    /// Nil, where there is no store yet, is an empty list.
    private func listedWorkspace(needsDefinitions: Bool) throws -> Workspace? {
        guard try !isMissing(definitionFreeLocation()) else { return nil }
        return try existingStoreWorkspace(needsDefinitions: needsDefinitions)
    }
}
