#if SQLite
    public import IntentRuntime

    extension SQLiteStore {
        public func instance(_ id: InstanceID) throws -> StoredInstance? {
            try read { try cache.instance(id, in: $0) }
        }

        public func instanceAtOnce(_ id: InstanceID) throws -> StoredInstance? {
            try StoreError.translating(path) { try reader.useAtOnce { try cache.instance(id, in: $0) } }
        }

        public func instances(of kind: WidgetKind?) throws -> [StoredInstance] {
            try read { try InstanceRows.instances(of: kind, in: $0) }
        }

        public func place(_ instance: StoredInstance, at time: StoreTime) throws {
            try write { try InstanceWriting.place(instance, at: time, in: $0) }
        }

        @discardableResult
        public func update(
            _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
        ) throws -> StoredInstance {
            try write { try InstanceWriting.update(id, at: time, body, in: $0) }.get()
        }

        public func updateEach(_ requests: [UpdateRequest]) -> [Result<StoredInstance, any Error>] {
            do {
                return try write { database in
                    try requests.map { try InstanceWriting.update($0.id, at: $0.time, $0.body, in: database) }
                }
            } catch {
                guard requests.count > 1, SQLiteStore.mayBeOfOne(error) else {
                    return requests.map { _ in .failure(error) }
                }
                // Nothing of it happened. Alone, each fails by its own fault only.
                return updateOneByOne(requests)
            }
        }

        /// Whether other updates may be made where one failed so: its rows are damaged, or there is no room for it.
        private static func mayBeOfOne(_ error: any Error) -> Bool {
            guard let code = (error as? StoreError)?.code else { return false }
            return code == .damaged || code == .inputOutput
        }

        public func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
            try readTogether { try ChangeRows.page(of: id, after: sequence, limit: limit, in: $0) }
        }

        public func newestSequence() throws -> Int {
            try read { try ChangeRows.newestSequence(in: $0) }
        }
    }
#endif
