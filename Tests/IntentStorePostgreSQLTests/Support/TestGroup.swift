#if PostgreSQL
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// A group of one test's own in the database that is there for tests.
    struct TestGroup {
        let url: String
        let name = TestDatabase.newGroup()

        init() throws {
            url = try #require(TestDatabase.url)
        }

        func open(
            _ configure: (inout PostgreSQLSettings) -> Void = { _ in }
        ) throws -> PostgreSQLStore {
            var settings = PostgreSQLSettings()
            configure(&settings)
            return try PostgreSQLStore(url: url, group: name, settings: settings)
        }
    }

    extension Trait where Self == ConditionTrait {
        static var needsServer: ConditionTrait {
            .enabled(if: TestDatabase.url != nil, Comment(rawValue: TestDatabase.absence))
        }
    }
#endif
