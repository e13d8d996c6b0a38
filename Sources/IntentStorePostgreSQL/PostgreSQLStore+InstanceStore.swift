#if PostgreSQL
    public import IntentRuntime

    extension PostgreSQLStore {
        public func instance(_ id: InstanceID) throws -> StoredInstance? {
            try read(InstanceRows.one(.integer(group), .text(id.text))) { try InstanceRows.instances($0).first }
        }

        public func instances(of kind: WidgetKind?) throws -> [StoredInstance] {
            try read(InstanceRows.instances(of: kind, in: group), InstanceRows.instances)
        }

        public func place(_ instance: StoredInstance, at time: StoreTime) throws {
            do {
                try write(instance.id) { existing in
                    if existing != nil { throw StoreError.instanceExists(instance.id) }
                    return .write(InstanceWriting(group: group, time: time).placing(instance), ())
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
            try write(id) { before in
                guard let before else { throw StoreError.unknownInstance(id) }
                guard let update = try body(before) else { return .leave(before) }
                let (calls, after) = InstanceWriting(group: group, time: time).updating(before, by: update)
                return .write(calls, after)
            }
        }

        public func changes(of id: InstanceID?, after sequence: Int, limit: Int) throws -> [LoggedChange] {
            try read(
                ChangeRows.changes(of: id, after: sequence, limit: limit, in: group), ChangeRows.changes)
        }

        public func newestSequence() throws -> Int {
            try read(ChangeRows.newestSequence(in: group)) { try $0?.first?.integer(0) ?? 0 }
        }
    }
#endif
