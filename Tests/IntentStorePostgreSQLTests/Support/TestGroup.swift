#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// A group of one test's own, so an empty store, in the database that is there for tests or another.
    struct TestGroup {
        let url: String
        let name = TestDatabase.newGroup()

        init() throws {
            url = try #require(TestDatabase.url)
        }

        init(on url: String) {
            self.url = url
        }

        func open(
            through url: String? = nil, _ configure: (inout PostgreSQLSettings) -> Void = { _ in }
        ) throws -> PostgreSQLStore {
            var settings = PostgreSQLSettings()
            configure(&settings)
            return try PostgreSQLStore(url: url ?? self.url, group: name, settings: settings)
        }

        /// What SQL finds of it.
        func query(_ sql: String) throws -> [[String?]] {
            try DatabaseSession(url: url).run(
                sql.replacing("GROUP_ID", with: "(SELECT id FROM intents.groups WHERE name = '\(name)')"))
        }
    }

    /// A database of one test's own on the server that is there for tests, dropped with the object.
    final class OwnDatabase: Sendable {
        let url: String
        private let name = TestDatabase.newGroup()
        private let session: DatabaseSession

        init() throws {
            let server = try #require(TestDatabase.url)
            session = try DatabaseSession(url: server)
            try session.run("CREATE DATABASE \"\(name)\"")
            url = server.replacing("/intents?", with: "/\(name)?")
        }

        deinit {
            _ = try? session.run("DROP DATABASE \"\(name)\" WITH (FORCE)")
        }

        var quotedName: String { "\"\(name)\"" }

        @discardableResult
        func run(_ sql: String) throws -> [[String?]] { try DatabaseSession(url: url).run(sql) }
    }

    extension Trait where Self == ConditionTrait {
        static var needsServer: ConditionTrait {
            .enabled(if: TestDatabase.url != nil, Comment(rawValue: TestDatabase.absence))
        }
    }

    /// What the tests write.
    extension PostgreSQLStore {
        func place(_ name: String) throws -> InstanceID {
            let id = try #require(InstanceID(name))
            try place(
                StoredInstance(id: id, kind: "counter", family: "systemSmall", intent: "Count"),
                at: StoreTime(milliseconds: 0))
            return id
        }

        /// - Parameter during: What happens while the transaction is open.
        @discardableResult
        func increment(_ id: InstanceID, during body: () throws -> Void = {}) throws -> StoredInstance {
            try update(id, at: StoreTime(milliseconds: 0)) { instance in
                try body()
                return InstanceUpdate(
                    cause: .edited, isEdit: true,
                    values: ["n": StoredValue(type: "Integer", wire: .integer(instance.count + 1))])
            }
        }
    }

    extension StoredInstance {
        var count: Int { values["n"]?.wire.integerValue ?? 0 }
    }
#endif
