#if PostgreSQL
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    @Suite(.needsServer, .blocking, .timeLimit(.minutes(2))) struct PostgreSQLStoreConformanceTests {
        @Test(arguments: StoreConformance.checks)
        func keepsThePromiseOfEveryStore(_ check: StoreCheck) async throws {
            try await check.run(on: TestGroup().open())
        }

        @Test(arguments: StoreConformance.checks)
        func keepsItWithOneConnection(_ check: StoreCheck) async throws {
            try await check.run(on: TestGroup().open { $0.mostConnections = 1 })
        }

        /// As where two machines share a group.
        @Test(arguments: StoreConformance.checks)
        func keepsItThroughTwoStoresOverOneGroup(_ check: StoreCheck) async throws {
            let group = try TestGroup()
            try await check.run(on: AlternatingStore(first: group.open(), second: group.open()))
        }
    }
#endif
