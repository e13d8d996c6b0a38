#if PostgreSQL
    import IntentModel
    public import IntentRuntime
    import IntentSystem
    import Synchronization

    /// Several hosts divide the instances among themselves. A host has a lease, by the clock of the server, that it renews.
    extension PostgreSQLStore: HostStore {
        /// Returns the records and the content of instances, without those for which no host has written a record.
        public func hostedInstances(_ ids: [InstanceID]) throws -> [InstanceID: HostedInstance] {
            try read(HostRows.several(ids, in: group), HostRows.hosted)
        }

        /// Returns records in the order of the identifiers of their instances.
        public func hostRecords(in share: HostShare?, after id: InstanceID?, limit: Int) throws -> [HostRecord] {
            try read(HostRows.page(in: share, after: id, limit: limit, in: group), HostRows.records)
        }

        /// Returns which records were written or deleted after a sequence number.
        public func recordChanges(after sequence: Int, limit: Int) throws -> [RecordChange] {
            try read(HostRows.changes(after: sequence, limit: limit, in: group), HostRows.changes)
        }

        /// Returns the sequence number of the newest change of a record; 0 if there is none.
        public func newestRecordChange() throws -> Int {
            try read(HostRows.newestChange(in: group)) { try $0?.first?.integer(0) ?? 0 }
        }

        /// Adds requests to the queue. If the connection is lost at the commit, they may be added twice.
        /// - Throws: `StoreError` with code `unknownInstance` if a target does not exist or was forgotten.
        public func addRequests(_ requests: [HostRequest]) throws {
            if requests.isEmpty { return }
            let ids = requests.compactMap { if case .instance(let id) = $0.target { id } else { nil } }
            try repeating { connection, isCommitting in
                let found = try connection.run(Statement.begin(), HostRequestRows.lock(ids, in: group)).last
                let known = Set(try InstanceRows.ids(found))
                // The pool rolls the transaction back.
                if let unknown = ids.first(where: { !known.contains($0) }) { throw StoreError.unknownInstance(unknown) }
                isCommitting = true
                try commit(HostRequestRows.add(requests, in: group), notifyingAs: "", through: connection)
            }
        }

        /// Returns queued requests in the order of their sequence numbers.
        public func requests(in share: HostShare?, after sequence: Int, limit: Int) throws -> [QueuedRequest] {
            try read(
                HostRequestRows.queue(in: share, after: sequence, limit: limit, in: group), HostRequestRows.requests)
        }

        /// Returns the hosts whose leases have not expired.
        public func hosts() throws -> [HostInfo] {
            try read(HostLeaseRows.list(in: group), HostLeaseRows.hosts)
        }

        /// Makes the caller one of the hosts of the group. The first share may be empty, until other hosts have released some of
        /// theirs.
        public func beginHosting(as name: String) throws -> any HostLease {
            let host = try read(HostLeaseRows.newHost()) { $0?.first?.serverText(0) ?? "" }
            return PostgreSQLHostLease(self, host, name, try renew(host, name: name))
        }

        fileprivate func renew(_ host: String, name: String) throws -> HostShare {
            let calls = HostLeaseRows.renew(host, name: name, duration: settings.hostLeaseDuration, in: group)
            return try retrying {
                try pool.withConnection { connection in
                    try HostLeaseRows.share(commit(calls, notifyingAs: nil, through: connection))
                }
            }
        }

        /// Runs a transaction, and again after failures that may be temporary. Running it twice must have the same effect as
        /// once.
        /// - Parameter attempt: Sets its second argument before it sends the commit.
        /// - Throws: `StoreError` with code `unknownOutcome` if one of several attempts may have been committed.
        func repeating(_ attempt: (ServerConnection, inout Bool) throws -> Void) throws {
            var lost: DatabaseFailure?
            do {
                try retrying {
                    try pool.withConnection { connection in
                        var isCommitting = false
                        do {
                            try attempt(connection, &isCommitting)
                        } catch let failure as DatabaseFailure {
                            if isCommitting, failure.kind == .lost { lost = failure }
                            throw failure
                        }
                    }
                }
            } catch {
                if let lost { throw unknownOutcome(lost) }
                throw error
            }
        }

        /// Runs statements and commits the transaction that is open or that the first of them begins.
        ///
        /// If the connection is lost, the caller finds out whether they were committed, or runs all of them again, which then
        /// must have the same effect as once.
        /// - Parameter origin: The lease that writes, or an empty text for other writers; nil for no notification.
        /// - Returns: The result of the last statement.
        @discardableResult
        func commit(
            _ calls: [StatementCall], notifyingAs origin: String?, through connection: ServerConnection
        ) throws(DatabaseFailure) -> StatementResult? {
            var answers: [StatementResult] = []
            let notification = origin.map { [Self.notify(.text(channel), .text($0))] } ?? []
            do {
                try connection.run(calls + [Statement.commit()] + notification, answers: &answers)
            } catch {
                // If the commit was answered, only the notification failed.
                if answers.count <= calls.count { throw error }
            }
            guard answers[calls.count].tag == "COMMIT" else {
                throw DatabaseFailure(.refused, nil, "the transaction was rolled back")
            }
            return calls.isEmpty ? nil : answers[calls.count - 1]
        }
    }

    /// The lease of a host.
    private final class PostgreSQLHostLease: HostLease {
        private let store: PostgreSQLStore
        /// The identifier of the lease.
        private let host: String
        private let name: String
        private let held: Mutex<HostShare?>
        /// The number of the newest write.
        private let newestWrite = Atomic(0)

        init(_ store: PostgreSQLStore, _ host: String, _ name: String, _ share: HostShare) {
            self.store = store
            self.host = host
            self.name = name
            held = Mutex(share)
        }

        var share: HostShare {
            held.withLock { $0 } ?? HostShare(shardCount: StoreFormat.shardCount, terms: [:])
        }

        func signals() throws -> AsyncStream<Void> { try store.signals(ignoring: host) }

        var renewalInterval: Duration? { store.settings.hostLeaseDuration / 3 }

        func renew() throws -> HostShare {
            guard held.withLock({ $0 != nil }) else { throw StoreError.leaseLost }
            let share = try store.renew(host, name: name)
            held.withLock { held in
                if held != nil { held = share }
            }
            return share
        }

        func write(_ write: HostWrite, in share: HostShare) throws {
            guard held.withLock({ $0 != nil }) else { throw StoreError.leaseLost }
            if write.isEmpty { return }
            let calls = try calls(for: write, in: share)
            do {
                // A repetition has the same number, so it is ignored if the first one was committed.
                try store.repeating { connection, isCommitting in
                    isCommitting = true
                    try store.commit(calls, notifyingAs: write.replacesContent ? host : nil, through: connection)
                }
            } catch let error as StoreError where error.isLostLease {
                throw StoreError.leaseLost
            }
        }

        private func calls(for write: HostWrite, in share: HostShare) throws(StoreError) -> [StatementCall] {
            let group = store.group
            var terms: [Int: Int] = [:]
            func term(of shard: Int) throws(StoreError) -> Int {
                guard let term = share.terms[shard] else { throw StoreError.leaseLost }
                terms[shard] = term
                return term
            }
            let number = newestWrite.add(1, ordering: .relaxed).newValue
            var calls: [StatementCall] = []
            // In order, so that two transactions do not wait for each other.
            for entry in write.entries.sorted(by: { $0.record.instance.text < $1.record.instance.text }) {
                let shard = share.shard(of: entry.record.instance)
                calls += HostRows.write(
                    entry, shard: shard, term: try term(of: shard), number: number, in: group)
            }
            for request in write.consumed { _ = try term(of: request.shard) }
            if !write.consumed.isEmpty { calls.append(HostRequestRows.consume(write.consumed, in: group)) }
            return [Statement.begin(), HostLeaseRows.require(terms, of: host, in: group)] + calls
        }

        /// If the server cannot be reached, the lease expires by itself.
        func end() {
            if held.withLock({ $0.take() }) != nil {
                try? store.read(HostLeaseRows.end(host, in: store.group)) { _ in }
            }
        }
    }

    extension StoreError {
        fileprivate var isLostLease: Bool { (underlying as? DatabaseFailure)?.state == .leaseLost }
    }
#endif
