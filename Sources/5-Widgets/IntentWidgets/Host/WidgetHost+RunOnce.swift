import IntentRuntime

/// A host that ends as soon as it has nothing left to do.
struct Settling {
    /// Resumed when the host has settled, or cannot.
    var continuation: CheckedContinuation<Void, any Error>?
    /// The reason why it cannot.
    var failure: (any Error)?
}

extension WidgetHost {
    /// Performs everything that is due now, waits for the providers that this asks, and ends the host: for a job that runs
    /// regularly, in place of ``run()``.
    ///
    /// Reloads whose time comes later, such as those after a failure, are left to the next host. Overdue reloads are not
    /// spread over time.
    /// - Throws: The errors of ``run()``; `StoreError` with code `hostExists` if other hosts have all instances; an error of the
    ///   store as soon as it fails; `CancellationError` if the task is canceled.
    public func runOnce() async throws { try await runOnce(noticingEnvironment: true) }

    /// - Parameter noticesEnvironment: Whether timelines for another language or device are due.
    package func runOnce(noticingEnvironment noticesEnvironment: Bool) async throws {
        guard !isRunning else { throw HostError.alreadyRunning }
        self.noticesEnvironment = noticesEnvironment
        defer { self.noticesEnvironment = true }
        settling = Settling()
        let result: Result<Void, any Error>
        do {
            try await refreshOnce()
            try await start()
            try await requireInstances()
            result = .success(try await settle())
        } catch {
            result = .failure(error)
        }
        settling = nil
        await stop()
        try result.get()
    }

    /// Looks up what the instances store of their sources, each source once, so that providers get current values.
    private func refreshOnce() async throws {
        let instances = try await lane.run { [store] in try store.headings(of: nil) }
        let round = engine.refreshRound()
        for instance in instances
        where widgets.kind(of: instance.kind) != nil && !engine.refreshedParameters(of: instance.kind).isEmpty {
            do { _ = try await engine.refresh(instance.id, in: round) } catch let error as EngineError {
                // The instance was removed meanwhile.
                guard error.code == .unknownInstance else { throw error }
            }
        }
    }

    /// - Throws: `StoreError` with code `hostExists` if other hosts have not left anything to do.
    private func requireInstances() async throws {
        guard share?.isEmpty == true else { return }
        let hosts = try await lane.run { [store] in try store.hosts() }.filter { $0.shards > 0 }
        // A host that has ended in the meantime leaves the work to the next one, too.
        if !hosts.isEmpty { throw StoreError.hostExists(hosts) }
    }

    /// Waits until nothing is due, no provider is being asked and no requested action is being performed.
    private func settle() async throws {
        if let clock = clock as? VirtualClock {
            await clock.settle()
        } else if settling?.failure == nil {
            try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                    settling?.continuation = continuation
                    wake()
                }
            } onCancel: {
                Task { await self.endSettling(throwing: CancellationError()) }
            }
        }
        if let failure = settling?.failure { throw failure }
    }

    /// Ends the wait if nothing is left to do.
    func endSettlingIfSettled() {
        guard settling?.continuation != nil, isSettled else { return }
        settling?.continuation.take()?.resume()
    }

    /// Ends the wait with a failure.
    func endSettling(throwing error: any Error) {
        settling?.failure = error
        settling?.continuation.take()?.resume(throwing: error)
    }

    private var isSettled: Bool {
        queues.values.allSatisfy { $0.running == nil && $0.urgent.isEmpty && $0.waiting.isEmpty } && answers.isEmpty
            && unwritten.isEmpty && consumed.isEmpty && requestedActionCount == 0
            && (nextTime.map { $0 > clock.time } ?? true)
    }
}

extension StoreError {
    /// - Parameter hosts: The hosts that have all instances, of which there is at least one.
    fileprivate static func hostExists(_ hosts: [HostInfo]) -> StoreError {
        let names = hosts.map { "'\($0.name)'" }.joined(separator: ", ")
        let (others, lease) =
            hosts.count == 1 ? ("another host", "its lease ends") : ("other hosts", "their leases end")
        let end = hosts.compactMap(\.leaseEnd).max().map { end in
            let seconds = max(1, (end.milliseconds - StoreTime.now().milliseconds + 999) / 1_000)
            return "; \(lease) in \(seconds) s unless renewed"
        }
        return StoreError(.hostExists, "all instances belong to \(others), \(names)\(end ?? "")")
    }
}
