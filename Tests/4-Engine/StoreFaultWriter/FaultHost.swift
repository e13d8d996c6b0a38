import IntentModel
import IntentRuntime

/// A host whose provider answers immediately. It counts what a host must not lose or repeat.
///
/// The state of an instance is `SPENT FINISHED`: how many reloads were granted, and how many of them were shown. The content is
/// the number of the reload. A reload that a killed host has granted but not shown is shown by the next one without being granted
/// again.
struct FaultHost {
    private let store: any HostStore
    private let lease: any HostLease
    private var share: HostShare
    /// The sequence number of the newest request that was read.
    private var newest = 0

    init(_ store: any InstanceStore) throws {
        guard let store = store as? any HostStore else {
            throw StoreError(.unavailable, "the store does not keep the state of hosts")
        }
        self.store = store
        lease = try store.beginHosting(as: "fault host")
        share = lease.share
        Output.line("hosting \(share.terms.count) \(Fault.processIdentifier)")
        try resume(in: share)
    }

    /// Renews the lease, and takes over what other hosts have granted.
    mutating func renew() throws {
        let before = share
        share = try lease.renew()
        let gained = share.gained(since: before)
        if share != before { Output.line("hosting \(share.terms.count)") }
        if gained.isEmpty { return }
        newest = 0
        try resume(in: gained)
    }

    private func resume(in gained: HostShare) throws {
        for record in try store.hostRecords(in: gained, after: nil, limit: .max) {
            let counts = Counts(record.state)
            guard counts.finished < counts.spent else { continue }
            try show(counts.spent, of: record.instance)
            Output.line("resumed \(counts.spent)")
        }
    }

    /// Grants and shows a reload for each request in the queue.
    /// - Parameter step: Called between the two transactions.
    mutating func answerRequests(step: () -> Void = {}) throws {
        for queued in try store.requests(in: share, after: newest, limit: .max) {
            newest = queued.sequence
            guard case .instance(let id) = queued.request.target else { continue }
            let spent = Counts(try store.hostedInstance(id)?.record.state ?? []).spent + 1
            let granted = HostWrite.Entry(record(Counts(spent: spent, finished: spent - 1), of: id))
            try lease.write(HostWrite([granted], consuming: [queued]), in: share)
            Output.line("granted \(spent)")
            step()
            try show(spent, of: id)
            Output.line("shown \(spent)")
        }
    }

    private func show(_ number: Int, of id: InstanceID) throws {
        let shown = record(Counts(spent: number, finished: number), of: id)
        try lease.write(
            HostWrite([HostWrite.Entry(shown, content: Array("\(number)".utf8))]), in: share)
    }

    private func record(_ counts: Counts, of id: InstanceID) -> HostRecord {
        HostRecord(instance: id, due: nil, state: counts.state)
    }

    private struct Counts {
        var spent = 0
        var finished = 0

        init(spent: Int, finished: Int) {
            self.spent = spent
            self.finished = finished
        }

        init(_ state: [UInt8]) {
            let numbers = String(decoding: state, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
            if numbers.count == 2 { (spent, finished) = (numbers[0], numbers[1]) }
        }

        var state: [UInt8] { Array("\(spent) \(finished)".utf8) }
    }
}
