#if PostgreSQL
    public import IntentRuntime

    extension PostgreSQLStore {
        public func instance(_ id: InstanceID) throws -> StoredInstance? {
            try read(InstanceRows.one(id, in: group)) { try InstanceRows.instances($0).first }
        }

        public func instances(of kind: WidgetKind?) throws -> [StoredInstance] {
            try read(InstanceRows.placed(of: kind, in: group), InstanceRows.instances)
        }

        public func place(_ instance: StoredInstance, at time: StoreTime) throws {
            do {
                try write(instance.id) { transaction in
                    if transaction.isTaken { throw StoreError.instanceExists(instance.id) }
                    transaction.write(InstanceWriting(group: group, time: time).placing(instance))
                    _ = try transaction.forgetOld(at: time, limit: StoreRetention.forgottenAtOnce)
                }
            } catch let error as StoreError where error.isUniqueViolation {
                // Somebody else was faster.
                throw StoreError.instanceExists(instance.id)
            }
        }

        @discardableResult
        public func update(
            _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
        ) throws -> StoredInstance {
            // What `body` throws may look like a failure of the database.
            let outcome = try write(id) { transaction -> Result<StoredInstance, any Error> in
                guard let before = transaction.instance else { throw StoreError.unknownInstance(id) }
                let decision = Result { try body(before) }
                guard case .success(let update?) = decision else { return decision.map { _ in before } }
                return .success(try apply(update, to: before, at: time, in: &transaction))
            }
            return try outcome.get()
        }

        public func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
            try read(ChangeRows.page(of: id, after: sequence, limit: limit, in: group), ChangeRows.page)
        }

        public func newestSequence() throws -> Int {
            try read(ChangeRows.newestSequence(in: group), ChangeRows.newestSequence)
        }

        private func apply(
            _ update: InstanceUpdate, to before: StoredInstance, at time: StoreTime,
            in transaction: inout WritingTransaction
        ) throws -> StoredInstance {
            let (calls, after) = InstanceWriting(group: group, time: time).updating(before, by: update)
            transaction.write(calls)
            if update.isEdit { transaction.prune(afterEdit: after.revision) }
            if after.isRemoved, !before.isRemoved {
                _ = try transaction.forgetOld(at: time, limit: StoreRetention.forgottenAtOnce)
            }
            return after
        }
    }
#endif
