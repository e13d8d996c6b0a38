#if SQLite
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport
    import Testing

    @Suite(.timeLimit(.minutes(10))) struct SQLiteStoreConformanceTests {
        @Test(arguments: StoreConformance.checks)
        func keepsThePromiseOfEveryStore(_ check: StoreCheck) async throws {
            let place = try TemporaryStore()
            try await check.run(on: place.open())
        }

        /// Half of all calls go to another connection, as they do where two processes share a store.
        @Test(arguments: StoreConformance.checks)
        func keepsItThroughTwoStoresOnOneFile(_ check: StoreCheck) async throws {
            let place = try TemporaryStore()
            try await check.run(on: AlternatingStore(first: place.open(), second: place.open()))
        }
    }

    private struct AlternatingStore: InstanceStore {
        let first: SQLiteStore
        let second: SQLiteStore

        func instance(_ id: InstanceID) throws -> StoredInstance? {
            let instance = try first.instance(id)
            #expect(try second.instance(id)?.id == instance?.id)
            return try second.instance(id)
        }

        func instances(of kind: WidgetKind?) throws -> [StoredInstance] { try second.instances(of: kind) }

        func place(_ instance: StoredInstance, at time: StoreTime) throws {
            try first.place(instance, at: time)
        }

        func update(
            _ id: InstanceID, at time: StoreTime, _ body: (StoredInstance) throws -> InstanceUpdate?
        ) throws -> StoredInstance {
            let store = try first.newestSequence() % 2 == 0 ? first : second
            return try store.update(id, at: time, body)
        }

        func removedInstances(of kind: WidgetKind?) throws -> [RemovedInstance] {
            try first.removedInstances(of: kind)
        }

        func forget(_ id: InstanceID, at time: StoreTime) throws { try second.forget(id, at: time) }

        func log(of id: InstanceID?, after sequence: Int, limit: Int) throws -> LogPage {
            try first.log(of: id, after: sequence, limit: limit)
        }

        func newestSequence() throws -> Int { try second.newestSequence() }

        func retention() throws -> StoreRetention { try first.retention() }

        func setRetention(_ retention: StoreRetention) throws { try second.setRetention(retention) }

        func prune(at time: StoreTime) throws -> PruneReport { try second.prune(at: time) }

        /// Half of what is heard is another connection's.
        func signals() throws -> AsyncStream<Void> { try second.signals() }
    }
#endif
