#if PostgreSQL
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    @Suite(.needsServer, .blocking, .timeLimit(.minutes(2))) struct PostgreSQLStoreOpeningTests {
        /// Expects that opening fails with a code and a message that contains a text and does not end with a full stop.
        private func expectRefusal(
            _ code: StoreError.Code, of url: String, _ text: String = "", group: String = "g",
            at location: SourceLocation = #_sourceLocation
        ) {
            var settings = PostgreSQLSettings()
            settings.retryTimeout = .zero
            let error = #expect(throws: StoreError.self, sourceLocation: location) {
                _ = try PostgreSQLStore(url: url, group: group, settings: settings)
            }
            expectEqual(error?.code, code, "\(String(describing: error))", sourceLocation: location)
            expectEqual(error?.message.contains(text), true, "\(error?.message ?? "")", sourceLocation: location)
            expectEqual(error?.message.hasSuffix("."), false, sourceLocation: location)
        }

        @Test(arguments: [
            "postgresql://ann:secret1@localhost/x", "postgresql://localhost/x?password=secret1",
            "postgres://localhost/x?user=ann&password=secret1", "postgresql://localhost/x?sslpassword=secret1",
        ])
        func `a URL with a password is rejected without repeating it`(_ url: String) {
            expectRefusal(.notPermitted, of: url, "pgpass")
            let error = #expect(throws: StoreError.self) { _ = try PostgreSQLStore(url: url, group: "g") }
            expectEqual(error?.message.contains("secret1"), false)
        }

        @Test(arguments: [
            "", "host=localhost", "mysql://localhost/x", "postgresql://local host:secret1@/x%", "postgresql://[::1/x",
            "postgresql://localhost/x?secret1@y=z", "postgresql://localhost/a\u{0}b",
        ])
        func `an invalid URL is rejected without repeating it`(_ url: String) {
            expectRefusal(.unavailable, of: url, "postgresql://USER@HOST/DATABASE")
        }

        @Test func `an unknown option of a URL is named`() {
            expectRefusal(
                .unavailable, of: "postgresql://localhost/x?user=ann&sslmod=require",
                "the URL of the store has an unknown option 'sslmod'; did you mean 'sslmode'?")
        }

        @Test(arguments: [
            ("postgresql://intents@/intents?host=/tmp/intents-nobody-is-here", "failed: No such file or directory"),
            ("postgresql://intents@127.0.0.1:1/intents", "port 1 failed: Connection refused"),
            // A part of the message that is almost an error code.
            ("postgresql://intents@/intents?host=/tmp/nobody:%20%2028abc:", "failed: No such file or directory"),
        ])
        func `an unreachable server is reported with libpq's reason`(_ url: String, reason: String) {
            expectRefusal(.unavailable, of: url, "cannot be reached: connection to server ")
            expectRefusal(.unavailable, of: url, reason)
        }

        @Test func `a missing database is reported`() throws {
            let url = try #require(TestDatabase.url).replacing("/intents?", with: "/nothing?")
            expectRefusal(.unavailable, of: url, "names a database that does not exist")
        }

        @Test func `a role that may not connect is rejected`() throws {
            let url = try #require(TestDatabase.url).replacing("//intents@", with: "//nobody@")
            expectRefusal(.notPermitted, of: url, "does not allow the role to connect: connection to server ")
            expectRefusal(.notPermitted, of: url, "FATAL: ")
        }

        @Test func `a role that may not create tables leaves nothing behind`() async throws {
            let database = try TemporaryDatabase()
            try await withRole(in: database) { _, url in
                expectRefusal(.notPermitted, of: url)
                let schema = try database.run("SELECT to_regnamespace('intents')")
                expectEqual(schema, [[nil]])
            }
        }

        /// As documented, one role creates the tables and others use them.
        @Test func `a role with the documented privileges conforms`() async throws {
            let database = try TemporaryDatabase()
            _ = try PostgreSQLStore(url: database.url, group: "first")
            try await withRole(in: database) { role, url in
                try database.run(
                    """
                    GRANT USAGE ON SCHEMA intents TO "\(role)";
                    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA intents TO "\(role)";
                    """)
                for check in StoreConformance.checks {
                    let store = try PostgreSQLStore(url: url, group: TestDatabase.newGroup())
                    try await check.run(on: store)
                }
            }
        }

        @Test func `a read-only role can read`() async throws {
            let database = try TemporaryDatabase()
            let id = try PostgreSQLStore(url: database.url, group: "g").place("a")
            try await withRole(in: database) { role, url in
                try database.run(
                    """
                    GRANT USAGE ON SCHEMA intents TO "\(role)";
                    GRANT SELECT ON ALL TABLES IN SCHEMA intents TO "\(role)";
                    """)
                let store = try PostgreSQLStore(url: url, group: "g")
                try expectEqual(store.instance(id)?.id, id)
                try expectEqual(
                    store.examination().warnings.map(\.message),
                    ["the store can be read, but not written: the role lacks privileges"])
                let error = #expect(throws: StoreError.self) { try store.increment(id) }
                expectEqual(error?.code, .notPermitted)
                expectRefusal(.notPermitted, of: url, group: "another")
            }
        }

        @Test func `the groups of a database are listed`() throws {
            let database = try TemporaryDatabase()
            try expectEqual(PostgreSQLStore.groups(url: database.url), [])
            for group in ["second", "Größe", "first"] {
                _ = try PostgreSQLStore(url: database.url, group: group)
            }
            try expectEqual(PostgreSQLStore.groups(url: database.url), ["Größe", "first", "second"])
        }

        private func withRole(
            in database: TemporaryDatabase, _ body: (_ role: String, _ url: String) async throws -> Void
        ) async throws {
            let role = TestDatabase.newGroup()
            try database.run("CREATE ROLE \"\(role)\" LOGIN")
            do {
                try await body(role, database.url.replacing("//intents@", with: "//\(role)@"))
            } catch {
                _ = try? database.run("DROP OWNED BY \"\(role)\"; DROP ROLE \"\(role)\"")
                throw error
            }
            try database.run("DROP OWNED BY \"\(role)\"; DROP ROLE \"\(role)\"")
        }

        @Test func `a read-only database can be read but not written`() throws {
            let database = try TemporaryDatabase()
            let id = try PostgreSQLStore(url: database.url, group: "g").place("a")
            try database.run("ALTER DATABASE \(database.quotedName) SET default_transaction_read_only = on")
            let store = try PostgreSQLStore(url: database.url, group: "g")
            try expectEqual(store.instance(id)?.revision, 1)
            try expectEqual(
                store.examination().warnings.map(\.message),
                ["the store can be read, but not written: the server, database or role is read-only"])
            for write in [{ try store.increment(id) }, { try store.place("b") }] as [() throws -> Any] {
                let error = #expect(throws: StoreError.self) { _ = try write() }
                expectEqual(error?.code, .readOnly)
            }
            expectRefusal(.readOnly, of: database.url, group: "another")
            try expectEqual(store.newestSequence(), 1)
        }

        @Test func `another major version is rejected and left unchanged`() throws {
            let database = try TemporaryDatabase()
            _ = try PostgreSQLStore(url: database.url, group: "g").place("a")
            try database.run("UPDATE intents.format SET major = 2, minor = 7")
            expectRefusal(.otherVersion, of: database.url, "format 2.7", group: "another")
            try expectEqual(database.run("SELECT count(*), max(newest) FROM intents.groups"), [["1", "1"]])
        }

        @Test func `a newer minor version works and keeps its additions`() throws {
            let database = try TemporaryDatabase()
            let id = try PostgreSQLStore(url: database.url, group: "g").place("a")
            try database.run(
                """
                UPDATE intents.format SET minor = 9;
                ALTER TABLE intents.instances ADD COLUMN later text DEFAULT 'as it was';
                ALTER TABLE intents.instance_values ADD COLUMN later text NOT NULL DEFAULT 'kept';
                ALTER TABLE intents.changes ADD COLUMN later text DEFAULT 'kept';
                CREATE TABLE intents.later (n integer);
                """)
            let store = try PostgreSQLStore(url: database.url, group: "g")
            try store.increment(id)
            try database.run("UPDATE intents.instance_values SET later = 'theirs'")
            try store.increment(id)
            try expectEqual(store.instance(id)?.count, 2)
            try expectEqual(database.run("SELECT later FROM intents.instance_values"), [["theirs"]])
            try expectEqual(database.run("SELECT minor FROM intents.format"), [["9"]])
        }

        @Test func `earlier programs work after a later migration`() throws {
            let database = try TemporaryDatabase()
            let store = try PostgreSQLStore(url: database.url, group: "g")
            let id = try store.place("a")
            let later = StoreMigration(
                name: "1.5 for a test", minor: 5, statements: "ALTER TABLE intents.instances ADD COLUMN extra text")
            for _ in 0..<2 {
                let migrated = try PostgreSQLStore(
                    url: database.url, group: "g", settings: PostgreSQLSettings(),
                    migrations: PostgreSQLStore.migrations + [later])
                try migrated.increment(id)
                try store.increment(id)
            }
            try expectEqual(store.instance(id)?.count, 4)
            try expectEqual(database.run("SELECT minor FROM intents.format"), [["5"]])
            try expectEqual(database.run("SELECT count(*) FROM intents.migrations"), [["6"]])
        }

        @Test func `a failed migration leaves nothing behind`() throws {
            let database = try TemporaryDatabase()
            _ = try PostgreSQLStore(url: database.url, group: "g")
            let wrong = StoreMigration(
                name: "1.5 for a test", minor: 5, statements: "CREATE TABLE intents.half (n integer); SELECT 1 / 0")
            #expect(throws: StoreError.self) {
                _ = try PostgreSQLStore(
                    url: database.url, group: "g", settings: PostgreSQLSettings(),
                    migrations: PostgreSQLStore.migrations + [wrong])
            }
            try expectEqual(database.run("SELECT to_regclass('intents.half')"), [[nil]])
            try expectEqual(database.run("SELECT minor FROM intents.format"), [["4"]])
            _ = try PostgreSQLStore(url: database.url, group: "g").place("a")
        }

        @Test(arguments: [
            "CREATE SCHEMA intents; CREATE TABLE intents.diary (day date)",
            "CREATE SCHEMA intents; CREATE TABLE intents.format (colour text); INSERT INTO intents.format VALUES ('red')",
            "CREATE SCHEMA intents; CREATE TABLE intents.format (major integer, minor integer)",
        ])
        func `a schema of another program is rejected and left unchanged`(_ scene: String) throws {
            let database = try TemporaryDatabase()
            try database.run(scene)
            let tables = "SELECT relname FROM pg_class WHERE relnamespace = 'intents'::regnamespace ORDER BY 1"
            let before = try database.run(tables)
            expectRefusal(.damaged, of: database.url)
            try expectEqual(database.run(tables), before)
        }

        @Test(arguments: ["intents.instance_values", "intents.changes", "intents.host_records"])
        func `a store without one of its tables is rejected`(_ table: String) throws {
            let database = try TemporaryDatabase()
            _ = try PostgreSQLStore(url: database.url, group: "g")
            try database.run("DROP TABLE \(table) CASCADE")
            expectRefusal(.damaged, of: database.url)
        }

        @Test func `an existing empty schema is used`() throws {
            let database = try TemporaryDatabase()
            try database.run("CREATE SCHEMA intents")
            _ = try PostgreSQLStore(url: database.url, group: "g").place("a")
        }

        @Test func `a database with another encoding is rejected`() throws {
            let server = try #require(TestDatabase.url)
            let name = TestDatabase.newGroup()
            let session = try DatabaseSession(url: server)
            try session.run(
                "CREATE DATABASE \"\(name)\" ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'")
            defer { _ = try? session.run("DROP DATABASE \"\(name)\"") }
            expectRefusal(.unavailable, of: server.replacing("/intents?", with: "/\(name)?"), "UTF8")
        }

        @Test func `a group is missing unless it is to be created`() throws {
            let database = try TemporaryDatabase()
            func expectMissing(_ group: String) throws {
                #expect(try !PostgreSQLStore.exists(url: database.url, group: group))
                let error = #expect(throws: StoreError.self) {
                    _ = try PostgreSQLStore(url: database.url, group: group, createIfMissing: false)
                }
                expectEqual(error?.code, .missing)
            }
            try expectMissing("g")
            try expectEqual(database.run("SELECT to_regnamespace('intents')"), [[nil]])
            _ = try PostgreSQLStore(url: database.url, group: "g")
            try expectMissing("another")
            #expect(try PostgreSQLStore.exists(url: database.url, group: "g"))
            _ = try PostgreSQLStore(url: database.url, group: "g", createIfMissing: false).place("a")
        }

        @Test func `groups of one database are separate`() throws {
            let (first, second) = (try TestGroup().open(), try TestGroup().open())
            let id = try first.place("a")
            try expectEqual(second.instance(id), nil)
            _ = try second.place("a")
            try second.increment(id)
            try expectEqual(first.newestSequence(), 1)
            try expectEqual(second.newestSequence(), 2)
            try expectEqual(first.instance(id)?.revision, 1)
        }

        @Test(arguments: ["it's", "a\u{0}b\\", "группа", "\"", String(repeating: "x", count: 500)])
        func `a group may have any name`(_ name: String) throws {
            let database = try TemporaryDatabase()
            _ = try PostgreSQLStore(url: database.url, group: name).place("a")
            try expectEqual(PostgreSQLStore(url: database.url, group: name).instances(of: nil).count, 1)
            #expect(try PostgreSQLStore(url: database.url, group: name + "2").instances(of: nil).isEmpty)
        }

        @Test(arguments: [
            "DELETE FROM intents.changes", "UPDATE intents.changes SET cause = 'x'", "DELETE FROM intents.instances",
            "UPDATE intents.instances SET revision = 0", "INSERT INTO intents.groups (name) VALUES ('')",
            "INSERT INTO intents.instances (group_id, id, position, kind, family, revision) VALUES (1, 'a b', 9, 'k', 'f', 1)",
            "INSERT INTO intents.instance_values VALUES (1, 'nobody', 'value', 'n', 'Integer', '1')",
        ])
        func `constraints of the tables reject invalid rows`(_ statement: String) throws {
            let database = try TemporaryDatabase()
            _ = try PostgreSQLStore(url: database.url, group: "g").place("a")
            #expect(throws: (any Error).self) { try database.run(statement) }
        }

        @Test func `each group is in one partition of every table`() throws {
            let database = try TemporaryDatabase()
            for index in 0..<40 { _ = try PostgreSQLStore(url: database.url, group: "g\(index)").place("a") }
            let parts = try database.run("SELECT count(DISTINCT tableoid), count(*) FROM intents.changes")
            #expect(Int(parts[0][0] ?? "") ?? 0 > 8)
            expectEqual(parts[0][1], "40")
            let mixed = try database.run(
                "SELECT count(*) FROM (SELECT group_id FROM intents.changes GROUP BY 1 HAVING count(DISTINCT tableoid) > 1) AS g"
            )
            expectEqual(mixed, [["0"]])
        }
    }
#endif
