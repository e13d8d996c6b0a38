#if SQLite
    public import IntentRuntime
    import IntentSystem
    import Synchronization

    /// One process at a time is the host. It holds a lock on the file `.host` beside the database.
    extension SQLiteStore: HostStore {
        public func hostedInstances(_ ids: [InstanceID]) throws -> [InstanceID: HostedInstance] {
            try readTogether { try HostRows.hosted(ids, in: $0) }
        }

        public func hostRecords(in share: HostShare?, after id: InstanceID?, limit: Int) throws -> [HostRecord] {
            if share?.isEmpty == true { return [] }
            return try read { try HostRows.page(after: id, limit: limit, in: $0) }
        }

        public func recordChanges(after sequence: Int, limit: Int) throws -> [RecordChange] {
            try read { try HostRows.changes(after: sequence, limit: limit, in: $0) }
        }

        public func newestRecordChange() throws -> Int { try read { try HostRows.newestChange(in: $0) } }

        public func addRequests(_ requests: [HostRequest]) throws {
            if requests.isEmpty { return }
            try write { database in
                for request in requests { try HostRows.add(request, in: database) }
            }
        }

        public func requests(in share: HostShare?, after sequence: Int, limit: Int) throws -> [QueuedRequest] {
            if share?.isEmpty == true { return [] }
            return try read { try HostRows.requests(after: sequence, limit: limit, in: $0) }
        }

        public func hosts() throws -> [HostInfo] {
            let lock = try StorePlace(path: path).hostLock
            guard try CheckedFile(at: lock) != nil, try HostLock.isHeld(lock) else { return [] }
            return try read { try HostRows.newest(in: $0) }.map { [$0] } ?? []
        }

        /// Makes this process the host of the store until the lease ends.
        /// - Throws: `StoreError` with code `hostExists` if the store has a host that does not end immediately.
        public func beginHosting(as name: String) throws -> any HostLease {
            let lockPath = try StorePlace(path: path).hostLock
            guard let lock = try HostLock(lockPath, until: .now + SQLiteStore.hostTimeout) else {
                throw StoreError.hostExists(at: "'\(path)'", try otherHost())
            }
            let term = try write { try HostRows.begin(name, at: .now(), in: $0) }
            return SQLiteHostLease(self, lock, term: term)
        }

        /// How long a host waits for one that is about to end.
        private static var hostTimeout: Duration { .milliseconds(200) }

        private func otherHost() throws -> String {
            // A host that has just begun may not have its row yet.
            try read { try HostRows.newestWithProcess(in: $0) } ?? "another program"
        }
    }

    /// The lease of the only host of a store. Every write checks that no other host has begun since, for the case that a program
    /// removed the lock file.
    private final class SQLiteHostLease: HostLease {
        let share: HostShare
        private let store: SQLiteStore
        private let term: Int
        /// Nil after the end of the lease.
        private let lock: Mutex<HostLock?>

        init(_ store: SQLiteStore, _ lock: HostLock, term: Int) {
            self.store = store
            self.term = term
            self.lock = Mutex(lock)
            share = HostShare(shardCount: 1, terms: [0: term])
        }

        private var origin: String { String(term) }

        func signals() throws -> AsyncStream<Void> { try store.signals(ignoring: origin) }

        var renewalInterval: Duration? { nil }

        private var isHeld: Bool { lock.withLock { $0 != nil } }

        func renew() throws -> HostShare {
            guard isHeld, try store.read({ try HostRows.isNewest(term, in: $0) }) else { throw StoreError.leaseLost }
            return share
        }

        func write(_ write: HostWrite, in share: HostShare) throws {
            guard isHeld, share == self.share else { throw StoreError.leaseLost }
            if write.isEmpty { return }
            try store.write(from: origin) { database in
                guard try HostRows.isNewest(term, in: database) else { throw StoreError.leaseLost }
                for entry in write.entries { try HostRows.write(entry, in: database) }
                try HostRows.consume(write.consumed, in: database)
            }
        }

        func end() {
            lock.withLock { lock in
                lock?.release()
                lock = nil
            }
        }
    }

    /// The lock of the host. The kernel releases it when the process ends or the object is released.
    final class HostLock: Sendable {
        private let file: FileLock

        /// Waits for the lock. Nil if another host holds it until the deadline.
        init?(_ path: String, until deadline: ContinuousClock.Instant) throws(StoreError) {
            while true {
                let file = try StorePlace.openLock(path)
                let isAcquired = try StoreError.translating("lock", path, try file.acquireIfFree())
                // Another program may have removed the file in between.
                if isAcquired, StorePlace.isCurrent(file, at: path) {
                    self.file = file
                    return
                }
                if ContinuousClock.now >= deadline { return nil }
                if !isAcquired { PlatformThread.sleep(for: HostLock.pause) }
            }
        }

        private static let pause = Duration.milliseconds(10)

        func release() {
            file.release()
        }

        /// Returns whether a host holds the lock.
        static func isHeld(_ path: String) throws(StoreError) -> Bool {
            let file = try StorePlace.openLock(path)
            guard try StoreError.translating("lock", path, try file.acquireIfFree()) else { return true }
            file.release()
            return false
        }
    }
#endif
