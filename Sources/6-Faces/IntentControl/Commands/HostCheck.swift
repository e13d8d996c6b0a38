internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime
internal import IntentWidgets

/// Reports the hosts that run, the requests that wait for one, and the failures of providers that hosts have recorded.
struct HostCheck: DoctorCheck {
    /// The number of failures that are reported one by one.
    private static let listedFailures = 10

    let subject = "host"
    let advice = "fix what the message names, and run 'doctor' again"

    func findings(in session: Session) async throws -> [DoctorFinding] {
        guard try !session.isMissing(session.storeLocation()) else {
            return [DoctorFinding(.ok, "no host has shown an instance")]
        }
        let engine = try session.workspace(definitions: .ifValid, store: .existing).engine
        guard let store = engine.store as? any HostStore else {
            return [DoctorFinding(.ok, "the store cannot have a host")]
        }
        let failed = try await engine.timelineStatuses().filter { $0.failure != nil }
        return try hosts(of: store, session.times) + failures(failed)
    }

    private func hosts(of store: any HostStore, _ times: TimeText) throws -> [DoctorFinding] {
        let hosts = try store.hosts()
        guard hosts.isEmpty else {
            return hosts.map { host in
                let share = host.totalShards > 1 ? " with \(host.shards) of \(host.totalShards) shards" : ""
                return DoctorFinding(
                    .ok, "'\(host.name)' has shown the instances\(share) since \(times.localText(of: host.began))",
                    facts: [
                        "name": .string(host.name), "began": .string(host.began.text), "shards": .integer(host.shards),
                        "totalShards": .integer(host.totalShards),
                    ])
            }
        }
        let limit = 1_000
        let queued = try store.requests(in: nil, after: 0, limit: limit)
        // A server has a row of one request for each shard that it concerns.
        let waiting = Set(queued.map(\.request)).count
        guard waiting > 0 else { return [DoctorFinding(.ok, "no host runs")] }
        let count = (queued.count < limit ? "" : "at least ") + waiting.counting("request")
        return [
            DoctorFinding(
                .warning, "no host runs, and \(count) \(waiting == 1 ? "waits" : "wait") for one",
                advice: "start one with 'host'", facts: ["requests": .integer(waiting)])
        ]
    }

    private func failures(_ failed: [TimelineStatus]) -> [DoctorFinding] {
        let listed = failed.prefix(Self.listedFailures).compactMap { status in
            status.failure.map { failure in
                DoctorFinding(
                    .warning,
                    "the provider of '\(status.instance.text)' failed \(failure.count.counting("time")): \(failure.message)",
                    advice: "fix the provider; the host repeats the attempt, and 'reload' requests one immediately",
                    facts: [
                        "instance": .string(status.instance.text), "kind": .string(status.kind.name),
                        "failures": .integer(failure.count),
                    ])
            }
        }
        let others = failed.count - listed.count
        guard others > 0 else { return listed }
        let verb = others == 1 ? "has" : "have"
        return listed + [
            DoctorFinding(
                .warning, "\(others.counting("more instance")) \(verb) a provider that failed",
                advice: "'timeline' lists them")
        ]
    }
}
