#if SQLite
    import IntentRuntime
    import Synchronization

    /// Instances as they were read last, each as good as the newest log entry that it was read after: most reads find
    /// an instance unchanged, and asking the log costs a quarter of reading one.
    final class InstanceCache: Sendable {
        private struct Entry {
            /// The instance is at least as new.
            let sequence: Int
            let instance: StoredInstance
        }

        /// More than the widgets that one person places.
        private static let limit = 256
        private static let newestChange = "SELECT MAX(sequence) FROM changes WHERE instance = ?"

        private let entries = Mutex<[InstanceID: Entry]>([:])

        func instance(_ id: InstanceID, in database: some StatementSource) throws -> StoredInstance? {
            var sequence = 0
            try PreparedStatement(database, InstanceCache.newestChange).run([.text(id.text)]) {
                sequence = $0.integer(0)
            }
            // Its placement is in the log.
            guard sequence > 0 else { return nil }
            if let entry = entries.withLock({ $0[id] }), entry.sequence == sequence { return entry.instance }
            guard let instance = try InstanceRows.instance(id, in: database) else { return nil }
            entries.withLock { entries in
                if entries.count >= InstanceCache.limit { entries.removeAll(keepingCapacity: true) }
                entries[id] = Entry(sequence: sequence, instance: instance)
            }
            return instance
        }
    }
#endif
