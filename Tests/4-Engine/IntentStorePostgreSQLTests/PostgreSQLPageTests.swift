#if PostgreSQL
    import Foundation
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// Runs the commands of the page "Run a PostgreSQL store" on the test server, in the order of the page.
    @Suite(.needsServer, .blocking, .timeLimit(.minutes(2))) struct PostgreSQLPageTests {
        private struct Block {
            let language: String
            let text: String
        }

        private static let page = Repository.manual.appending(path: "Operations/RunningPostgreSQL.md")

        /// Unquoted SQL names that no other test uses.
        private let suffix = UUID().uuidString.prefix(8).lowercased()
        private let server: String
        private let folder: TemporaryFolder

        init() throws {
            server = try #require(TestDatabase.url)
            folder = try TemporaryFolder("page")
            // The group is the one that the page deletes at its end.
            try folder.write(
                "intentDefinition: 1\ngroup: group.old\nwidgets: { Clock: { families: [systemSmall] } }\n",
                to: "definitions/clock.intent.yaml")
        }

        @Test func `the page's commands set up and delete a group`() throws {
            let superuser = try DatabaseSession(url: server)
            let database = url(role: "intents")
            defer {
                for statement in [
                    "DROP DATABASE IF EXISTS fleet_\(suffix) WITH (FORCE)", "DROP ROLE IF EXISTS widgets_\(suffix)",
                    "DROP ROLE IF EXISTS owner_\(suffix)",
                ] {
                    _ = try? superuser.run(statement)
                }
            }
            var counts: [String: Int] = [:]
            for block in try Self.blocks() {
                counts[block.language, default: 0] += 1
                switch block.language {
                case "sql":
                    let session =
                        switch counts["sql"] {
                        case 1: superuser
                        case 5: try DatabaseSession(url: database)
                        default: try DatabaseSession(url: url(role: "owner_\(suffix)"))
                        }
                    if counts["sql"] == 5 { try expectRows(in: database, isDeleted: false) }
                    for statement in statements(of: block) { try session.run(statement) }
                case "sh":
                    try expectEqual(shell(named(block.text)), 0, "\(block.text)")
                default: continue
                }
                if counts["sh"] == 2, counts["sql"] == 2 { try checkStore() }
            }
            expectEqual(counts["sh"], 2)
            expectEqual(counts["sql"], 5)
            let groups = try DatabaseSession(url: database).run("SELECT count(*) FROM intents.groups")
            expectEqual(groups, [["0"]])
            try expectRows(in: database, isDeleted: true)
        }

        /// Every table with rows of groups has some of the only group until it is deleted, and the page lists each of them.
        private func expectRows(in url: String, isDeleted: Bool) throws {
            let session = try DatabaseSession(url: url)
            let tables = try session.run(
                """
                SELECT c.relname::text FROM pg_class AS c JOIN pg_attribute AS a ON a.attrelid = c.oid
                WHERE c.relnamespace = 'intents'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
                    AND a.attname = 'group_id' AND NOT a.attisdropped
                """
            ).compactMap { $0.first ?? nil }
            for table in tables {
                let rows = try session.run("SELECT count(*) > 0 FROM intents.\(table)")
                expectEqual(rows, [[isDeleted ? "f" : "t"]], "\(table)")
            }
            let listed = try String(contentsOf: Self.page, encoding: .utf8).split(separator: "\n")
                .filter { $0.hasPrefix("| `") }.compactMap { $0.split(separator: "|").first }
                .flatMap { $0.matches(of: /`(\w+)`/).map { String($0.1) } }
            expectEqual(listed.sorted(), (tables + ["groups"]).sorted())
        }

        /// The user's role can use the group that the owner has created, and no other program has to create anything.
        private func checkStore() throws {
            let url = url(role: "widgets_\(suffix)")
            let store = try PostgreSQLStore(url: url, group: "group.old", createIfMissing: false)
            try fill(store)
            let error = #expect(throws: StoreError.self) {
                _ = try PostgreSQLStore(url: url, group: "group.other", createIfMissing: false)
            }
            expectEqual(error?.code, .missing)
        }

        /// Writes to all tables. The lease does not end, so that its rows stay.
        private func fill(_ store: PostgreSQLStore) throws {
            let id = try store.place("a")
            try store.increment(id)
            _ = try store.setDocument([1], named: "layout", ifRevision: nil)
            try store.addRequests([HostRequest(.reload, of: .everything, at: StoreTime(milliseconds: 0))])
            let lease = try store.beginHosting(as: "host")
            let record = HostRecord(instance: id, due: nil, state: [1])
            try lease.write(HostWrite([HostWrite.Entry(record, content: [1])]), in: lease.share)
        }

        private func url(role: String) -> String {
            server.replacing("//intents@/intents?", with: "//\(role)@/fleet_\(suffix)?")
        }

        /// Replaces the names and addresses of the page with those of this test.
        private func named(_ text: String) -> String {
            var text = text.replacing(/\b(owner|widgets|fleet)\b/) { "\($0.1)_\(suffix)" }
            for role in ["owner_\(suffix)", "widgets_\(suffix)"] {
                text = text.replacing(
                    "postgresql://\(role)@db.example.com/fleet_\(suffix)", with: "'\(url(role: role))'")
            }
            return text
        }

        private func statements(of block: Block) -> [String] {
            named(block.text).split(separator: ";").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
        }

        private func shell(_ command: String) throws -> Int32 {
            let tools = URL(fileURLWithPath: try BuiltPrograms.path(of: "intentctl")).deletingLastPathComponent().path
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-ec", command]
            process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
            process.environment = ["PATH": "\(tools):/usr/bin:/bin", "HOME": folder.path]
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }

        private static func blocks() throws -> [Block] {
            let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n```")
            // The text between two fences is a block or what separates blocks, in turn.
            return stride(from: 1, to: parts.count, by: 2).map { index in
                let lines = parts[index].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
                return Block(language: String(lines[0]), text: lines.count > 1 ? String(lines[1]) : "")
            }
        }
    }
#endif
