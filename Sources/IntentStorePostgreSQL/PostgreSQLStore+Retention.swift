#if PostgreSQL
    public import IntentRuntime

    extension PostgreSQLStore {
        public func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] {
            try read(InstanceRows.removed(of: kind, in: group), InstanceRows.removedInstances)
        }

        public func forget(_ id: InstanceID, at time: StoreTime) throws {
            try write(id) { transaction in
                guard let instance = transaction.instance else { throw StoreError.unknownInstance(id) }
                transaction.write(InstanceForgetting(group: group).forgetting(instance, at: time))
            }
        }

        public func retention() throws -> StoreRetention {
            try read(RetentionRow.read(in: group), RetentionRow.retention)
        }

        /// Done twice it is the same, so it is tried again without asking.
        public func setRetention(_ retention: StoreRetention) throws {
            try read(RetentionRow.write(retention, in: group)) { _ in }
        }

        @discardableResult
        public func prune(at time: StoreTime) throws -> PruneReport {
            var report = PruneReport()
            let retention = try retention()
            if let edits = retention.edits {
                for id in try ids(InstanceForgetting(group: group).long(edits: edits)) {
                    report.changes += try prune(id)
                }
            }
            guard let last = retention.lastForgottenRemoval(at: time) else { return report }
            for removed in try removedInstances(of: nil) where removed.removedAt <= last {
                report.forgotten += try forget(removed, at: time)
            }
            return report
        }

        private func ids(_ call: StatementCall) throws -> [InstanceID] {
            try read(call) { try ($0?.rows ?? []).map { try InstanceID($0, column: 0) } }
        }

        /// Another program may have been faster, or the retention another by now.
        private func prune(_ id: InstanceID) throws -> Int {
            try write(id) { transaction in
                guard let instance = transaction.instance,
                    let revision = transaction.retention.prunedRevision(newest: instance.revision)
                else { return 0 }
                let calls = InstanceForgetting(group: group).pruning(id, through: revision)
                let answers = try transaction.run(calls)
                transaction.write([], isLogging: false)
                return try answers.last?.first?.integer(0) ?? 0
            }
        }

        /// - Returns: 1, or 0 where it was restored meanwhile.
        private func forget(_ removed: RemovedInstance, at time: StoreTime) throws -> Int {
            try write(removed.instance.id) { transaction in
                guard transaction.instance?.isRemoved == true, let instance = transaction.instance else { return 0 }
                transaction.write(InstanceForgetting(group: group).forgetting(instance, at: time))
                return 1
            }
        }
    }
#endif
