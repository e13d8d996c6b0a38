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
#endif
