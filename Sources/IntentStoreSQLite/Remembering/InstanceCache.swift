#if SQLite
    import IntentRuntime
    import Synchronization

    /// Instances as they were read last, each as it was at the newest log entry of its: most reads find an instance
    /// unchanged, and asking the log costs a quarter of reading one.
    final class InstanceCache: Sendable {
        private static let newestChange = "SELECT MAX(sequence) FROM changes WHERE instance = ?"

        private let memory = Mutex(InstanceMemory())

        func instance(_ id: InstanceID, in database: Statements) throws -> StoredInstance? {
            if let remembered = memory.withLock({ $0.entry(of: id) }) {
                if try remembered.sequence == sequence(of: id, in: database) { return remembered.instance }
            } else if !memory.withLock({ $0.wantsAnother() }) {
                return try InstanceRows.instance(id, in: database)
            }
            guard let newest = try InstanceRows.newest(id, in: database) else { return nil }
            memory.withLock { $0.remember(newest) }
            return newest.instance
        }

        private func sequence(of id: InstanceID, in database: Statements) throws -> Int {
            var sequence = 0
            try PreparedStatement(database, InstanceCache.newestChange).run([.text(id.text)]) {
                sequence = $0.integer(0)
            }
            return sequence
        }
    }
#endif
