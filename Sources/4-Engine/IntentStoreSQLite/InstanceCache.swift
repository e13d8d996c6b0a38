#if SQLite
    import IntentRuntime
    import Synchronization

    /// An instance, its position, and the sequence number of the newest change that it includes.
    struct SequencedInstance: Sendable {
        let instance: StoredInstance
        let position: Int
        let sequence: Int
    }

    /// Recently read instances, each with the newest entry of its log at that time. Those that follow others are not among
    /// them, because they also depend on the logs of these.
    ///
    /// Most reads find an instance unchanged, and to read its newest sequence number takes a quarter of the time of
    /// reading the instance.
    final class InstanceCache: Sendable {
        private let entries = Mutex(Entries())

        func instance(_ id: InstanceID, in database: SQLiteConnection) throws -> StoredInstance? {
            if let entry = entries.withLock({ $0[id] }) {
                let newest = try database.integer(
                    "SELECT MAX(sequence) FROM changes WHERE instance = ?", [.integer(entry.position)])
                if entry.sequence == newest { return entry.instance }
            } else if !entries.withLock({ $0.acceptsNewEntry() }) {
                return try complete(InstanceRows.alone(id, in: database), in: database)
            }
            guard let newest = try InstanceRows.newest(id, in: database) else { return nil }
            guard newest.instance.follows == nil else { return try complete(newest.instance, in: database) }
            entries.withLock { $0.insert(newest) }
            return newest.instance
        }

        /// Reads an instance that follows others once more, together with these.
        private func complete(
            _ instance: StoredInstance?, in database: SQLiteConnection
        ) throws -> StoredInstance? {
            guard let instance, instance.follows != nil else { return instance }
            return try database.transaction(.deferred) { try InstanceRows.located(instance.id, in: database)?.instance }
        }

        /// A limited number of instances, of which the oldest makes room for a new one.
        ///
        /// When it is full, only one miss in eight inserts a new instance. Otherwise a program that reads more instances in
        /// turn than fit would replace each one before its next turn, and pay for storing all of them. A program that
        /// moves on to other instances finds them here after a few turns.
        private struct Entries: Sendable {
            /// More than the widgets that one person places; an instance with eight values takes about 3 KB.
            private static let capacity = 256
            private static let missesPerInsertion = 8

            private var entries: [InstanceID: SequencedInstance] = [:]
            /// The keys in the order of insertion, as a ring that begins at `oldest`.
            private var order: [InstanceID] = []
            private var oldest = 0
            private var missCount = 0

            subscript(id: InstanceID) -> SequencedInstance? { entries[id] }

            /// Whether to insert an instance that was not found. Call it once for each miss.
            mutating func acceptsNewEntry() -> Bool {
                if order.count < Entries.capacity { return true }
                missCount = (missCount + 1) % Entries.missesPerInsertion
                return missCount == 0
            }

            /// Of two versions of an instance the newer one stays.
            mutating func insert(_ new: SequencedInstance) {
                let id = new.instance.id
                if let known = entries[id] {
                    if known.sequence < new.sequence { entries[id] = new }
                    return
                }
                if order.count < Entries.capacity {
                    order.append(id)
                } else {
                    entries[order[oldest]] = nil
                    order[oldest] = id
                    oldest = (oldest + 1) % Entries.capacity
                }
                entries[id] = new
            }
        }
    }
#endif
