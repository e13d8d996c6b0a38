#if PostgreSQL
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    @Suite struct ErrorTextTests {
        @Test(arguments: ["nonsense", "postgresql://me:secret@localhost/intents"])
        func `an error of the store describes itself`(url: String) throws {
            let error = try #require(throws: StoreError.self) { _ = try PostgreSQLStore(url: url, group: "g") }
            expectEqual(problems(inTextOf: error), [])
            #expect(!"\(error)".contains("secret"))
        }
    }
#endif
