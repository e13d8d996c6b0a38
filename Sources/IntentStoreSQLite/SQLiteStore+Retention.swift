#if SQLite
    public import IntentRuntime

    extension SQLiteStore {
        public func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] {
            try read { try InstanceRows.removed(of: kind, in: $0) }
        }

        public func forget(_ id: InstanceID, at time: StoreTime) throws {
            try write { database in
                guard let instance = try InstanceRows.instance(id, in: database) else {
                    throw StoreError.unknownInstance(id)
                }
                try InstanceForgetting.forget(instance, at: time, in: database)
            }
            // The write-ahead log still holds what was there; where a reader needs it, a later move empties it.
            try? moveLog()
        }

        public func retention() throws -> StoreRetention {
            try read { try RetentionRow.retention(in: $0) }
        }

        public func setRetention(_ retention: StoreRetention) throws {
            try write { try RetentionRow.write(retention, in: $0) }
        }

        @discardableResult
        public func prune(at time: StoreTime) throws -> PruneReport {
            var report = PruneReport()
            let retention = try retention()
            if let edits = retention.edits {
                let ids = try read { try InstanceForgetting.long(edits: edits, in: $0) }
                for start in stride(from: 0, to: ids.count, by: SQLiteStore.prunedAtOnce) {
                    report.changes += try prune(ids[start...].prefix(SQLiteStore.prunedAtOnce))
                }
            }
            var forgotten = 0
            repeat {
                forgotten = try write {
                    try InstanceForgetting.forgetOld(retention, at: time, limit: SQLiteStore.prunedAtOnce, in: $0)
                }
                report.forgotten += forgotten
            } while forgotten == SQLiteStore.prunedAtOnce
            return report
        }

        /// So many instances in one transaction: others wait for their turns meanwhile.
        private static var prunedAtOnce: Int { 64 }

        private func prune(_ ids: ArraySlice<InstanceID>) throws -> Int {
            try write { database in
                // Both may be others by now.
                let retention = try RetentionRow.retention(in: database)
                return try ids.reduce(into: 0) { count, id in
                    guard let instance = try InstanceRows.instance(id, in: database),
                        let revision = retention.prunedRevision(newest: instance.revision)
                    else { return }
                    count += try InstanceForgetting.prune(id, through: revision, in: database)
                }
            }
        }
    }
#endif
