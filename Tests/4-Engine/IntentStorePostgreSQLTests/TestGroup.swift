#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// A new group, and thus an empty store, in the test database or another one.
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

        /// Runs SQL in which `GROUP_ID` stands for the number of the group.
        func query(_ sql: String) throws -> [[String?]] {
            try DatabaseSession(url: url).run(numbered(sql))
        }

        private func numbered(_ sql: String) -> String {
            sql.replacing("GROUP_ID", with: "(SELECT id FROM intents.groups WHERE name = '\(name)')")
        }

        /// Locks an instance, as a transaction of another program does.
        /// - Returns: The session, whose transaction is open.
        func lock(_ id: InstanceID) throws -> DatabaseSession {
            let session = try DatabaseSession(url: url)
            try session.run("BEGIN")
            try session.run(lockStatement(of: id))
            return session
        }

        func lockStatement(of id: InstanceID) -> String {
            numbered("SELECT FROM intents.instances WHERE id = '\(id)' AND group_id = GROUP_ID FOR UPDATE")
        }

        /// The address for processes that a test kills: the server knows their connections by the name of the group.
        var killedURL: String { url + "&application_name=\(name)" }

        /// Waits until the server has closed the connections of killed processes. Before that, it may still commit their last
        /// transaction.
        func waitForKilled() throws {
            let connections = "SELECT count(*) FROM pg_stat_activity WHERE application_name = '\(name)'"
            let deadline = ContinuousClock.now + .seconds(60)
            while try query(connections) != [["0"]] {
                try #require(.now < deadline, "the server keeps the connections")
            }
        }
    }

    /// A new database on the test server, which is dropped when the object is released.
    final class TemporaryDatabase: Sendable {
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

    /// The edits of the tests.
    extension PostgreSQLStore {
        func place(_ name: String) throws -> InstanceID {
            let id = try #require(InstanceID(name))
            try place(
                StoredInstance(id: id, kind: "counter", family: .systemSmall, intent: "Count"),
                at: StoreTime(milliseconds: 0))
            return id
        }

        /// Increments the counter of an instance.
        /// - Parameter body: A closure to call while the transaction is open.
        @discardableResult
        func increment(_ id: InstanceID, during body: () throws -> Void = {}) throws -> StoredInstance {
            try update(id, at: StoreTime(milliseconds: 0)) { instance in
                try body()
                return .increment(instance)
            }
        }
    }

    extension InstanceUpdate {
        static func increment(_ instance: StoredInstance) -> InstanceUpdate {
            let value = StoredValue(type: "Integer", wire: .integer(instance.count + 1))
            return InstanceUpdate(cause: .edited, isEdit: true, values: ["n": value])
        }
    }

    extension StoredInstance {
        var count: Int { values["n"]?.wire.integerValue ?? 0 }
    }
#endif
