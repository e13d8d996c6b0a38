#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    @Suite(.needsServer, .blocking) struct PostgreSQLStoreConformanceTests {
        @Test(arguments: StoreConformance.checks)
        func keepsThePromiseOfEveryStore(_ check: StoreCheck) throws {
            try check.run(on: TestGroup().open())
        }

        @Test(arguments: StoreConformance.checks)
        func keepsItWithOneConnection(_ check: StoreCheck) throws {
            try check.run(on: TestGroup().open { $0.mostConnections = 1 })
        }
    }
#endif
