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
            do {
                return try write { database in
                    guard let before = try InstanceRows.instance(id, in: database) else {
                        throw StoreError.unknownInstance(id)
                    }
                    guard let update = try Refusal.wrapping({ try body(before) }) else { return before }
                    return try InstanceWriting.apply(update, to: before, at: time, in: database)
                }
            } catch let refusal as Refusal {
                throw refusal.reason
            }
        }

        public func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
            try readTogether { try ChangeRows.page(of: id, after: sequence, limit: limit, in: $0) }
        }

        public func newestSequence() throws -> Int {
            try read { try ChangeRows.newestSequence(in: $0) }
        }
    }

    /// What the caller's decision threw, told apart from what the database throws.
    private struct Refusal: Error {
        let reason: any Error

        static func wrapping<Result>(_ body: () throws -> Result) throws(Refusal) -> Result {
            do {
                return try body()
            } catch {
                throw Refusal(reason: error)
            }
        }
    }
#endif
