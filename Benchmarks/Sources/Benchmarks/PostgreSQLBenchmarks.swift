#if PostgreSQL
    import Foundation
    import IntentRuntime
    import IntentStorePostgreSQL

    /// Compares durable edits of one value on a PostgreSQL server with pgbench running an equal transaction, for 1, 8 and 64
    /// clients that each edit their own instance.
    enum PostgreSQLBenchmarks {
        static func entries(_ scratch: URL) async throws -> [Entry] {
            guard let script = Program("\(PackageFolder.path)/../Scripts/postgresql"),
                (try? script.output(["version"])) != nil, let pgbench = Program(named: "pgbench"),
                let psql = Program(named: "psql")
            else { return [.skipped(name: "postgresql", reason: "needs Debian's postgresql")] }
            let server = try Server(script, psql, scratch.appendingPathComponent("postgresql").path)
            var entries: [Entry] = []
            for count in [1, 8, 64] {
                let clients = try await EditingClients(count: count, on: server, pgbench, scratch)
                entries.append(clients.entry("postgresql/engine-\(count)", clients.editThroughEngine))
                entries.append(clients.entry("postgresql/store-\(count)", clients.editInStore))
            }
            return entries
        }
    }

    /// A server that synchronizes each commit, and ends with its last use.
    private final class Server: Sendable {
        let address: String
        private let script: Program
        private let psql: Program
        private let folder: String

        init(_ script: Program, _ psql: Program, _ folder: String) throws {
            (self.script, self.psql, self.folder) = (script, psql, folder)
            guard let address = try script.output(["start", folder]).split(separator: "\n").last else {
                throw Failure("the server has no address")
            }
            self.address = String(address)
        }

        deinit {
            try? script.run(["stop", folder])
        }

        func number(ofGroup name: String) throws -> Int {
            let query = "SELECT id FROM intents.groups WHERE name = '\(name)'"
            let text = try psql.output(["--no-psqlrc", "--tuples-only", "--no-align", "--command", query, address])
            guard let number = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
                throw Failure("the group '\(name)' has no number: \(text)")
            }
            return number
        }
    }

    /// A number of instances in two groups of one database, one for the store and one for pgbench.
    private struct EditingClients: Sendable {
        /// The number of edits in a round, a multiple of each number of clients.
        private static let edits = 128

        private let ids: [InstanceID]
        private let store: PostgreSQLStore
        private let engine: IntentEngine
        private let pgbench: Program
        private let arguments: [String]
        private let server: Server
        private let turns = Turns()

        init(count: Int, on server: Server, _ pgbench: Program, _ scratch: URL) async throws {
            self.server = server
            var settings = PostgreSQLSettings()
            settings.maximumConnections = count
            store = try PostgreSQLStore(url: server.address, group: "store-\(count)", settings: settings)
            engine = try IntentEngine(store: store, definitions: [BoardIntent.definition])
            let other = try PostgreSQLStore(url: server.address, group: "pgbench-\(count)")
            ids = try (0..<count).map { number in
                guard let id = InstanceID("i-\(number)") else { throw Failure("an identifier is invalid") }
                return id
            }
            for id in ids {
                let instance = StoredInstance(id: id, kind: .boardWidget, family: .systemSmall, intent: "Board")
                try store.place(instance, at: StoreTime(milliseconds: 0))
                try other.place(instance, at: StoreTime(milliseconds: 0))
            }
            self.pgbench = pgbench
            let file = scratch.appendingPathComponent("edit-\(count).sql")
            try Self.transaction(inGroup: server.number(ofGroup: "pgbench-\(count)")).write(
                to: file, atomically: false, encoding: .utf8)
            arguments = [
                "--no-vacuum", "--client=\(count)", "--jobs=\(min(2, count))", "--protocol=prepared",
                "--transactions=\(Self.edits / count)", "--file=\(file.path)", server.address,
            ]
        }

        func entry(_ name: String, _ ours: @escaping @Sendable () async throws -> Void) -> Entry {
            .comparison(
                Comparison(
                    name: name, goal: 1.25, unit: "\(ids.count) clients, a durable edit",
                    ours: Side(
                        named: "ours",
                        timedBy: { _ in try await Side.nanoseconds(of: { _ in try await ours() }, Self.edits) }),
                    others: [Side(named: "pgbench", timedBy: { _ in try nanosecondsOfPgbench() })], isProcess: true,
                    maximumRounds: 7))
        }

        /// Each client waits for its edit before the next one, as each of pgbench does.
        @Sendable func editThroughEngine() async throws {
            let turns = turns.advance(by: Self.edits / ids.count)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for id in ids {
                    group.addTask { [engine] in
                        for turn in turns {
                            try await engine.edit(BoardIntent.self, of: id) { $0[\.rows] = turn % 40 + 1 }
                        }
                    }
                }
                try await group.waitForAll()
            }
        }

        /// Each client is a thread with its own connection.
        @Sendable func editInStore() async throws {
            let turns = turns.advance(by: Self.edits / ids.count)
            let failures = Failures()
            let threads = ids.map { id in
                Thread { [store] in
                    failures.catching {
                        for turn in turns {
                            try store.update(id, at: StoreTime(milliseconds: turn)) { _ in
                                let value = StoredValue(type: "Integer", wire: .integer(turn % 40 + 1))
                                return InstanceUpdate(cause: .edited, isEdit: true, values: ["rows": value])
                            }
                        }
                    }
                }
            }
            for thread in threads { thread.start() }
            try failures.wait(for: threads.count)
        }

        /// Returns the time of one transaction, of all clients together, without that of connecting.
        private func nanosecondsOfPgbench() throws -> Double {
            let text = try pgbench.output(arguments)
            guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("tps = ") }),
                let rate = line.split(separator: " ").dropFirst(2).first.flatMap({ Double($0) }), rate > 0
            else { throw Failure("pgbench reports no rate: \(text)") }
            return 1e9 / rate
        }

        /// What an edit does in the database: it locks and reads the instance, writes the value, the revision and an entry in the
        /// log, and commits. Like the store, pgbench sends these statements in two messages.
        private static func transaction(inGroup group: Int) -> String {
            #"""
            \set rows random(1, 40)
            \startpipeline
            BEGIN;
            SELECT revision FROM intents.instances
                WHERE group_id = \#(group) AND id = 'i-' || :client_id FOR UPDATE;
            SELECT * FROM intents.instance_values
                WHERE group_id = \#(group) AND instance = 'i-' || :client_id;
            \endpipeline
            \startpipeline
            UPDATE intents.instances SET revision = revision + 1
                WHERE group_id = \#(group) AND id = 'i-' || :client_id;
            INSERT INTO intents.instance_values (group_id, instance, part, name, type, wire, write_order)
                VALUES (\#(group), 'i-' || :client_id, 'value', 'rows', 'Integer', :rows::text::json, 1)
                ON CONFLICT (group_id, instance, part, name) DO UPDATE SET wire = excluded.wire;
            UPDATE intents.groups SET newest = newest + 1 WHERE id = \#(group);
            INSERT INTO intents.changes (
                group_id, sequence, instance, revision, milliseconds, cause, family_before, family_after, differences)
                SELECT g.id, g.newest, i.id, i.revision, 0, 'edited', i.family, i.family,
                    '{"values":{"rows":{"before":{"type":"Integer","wire":8},"after":{"type":"Integer","wire":9}}}}'
                FROM intents.groups AS g, intents.instances AS i
                WHERE g.id = \#(group) AND i.group_id = \#(group) AND i.id = 'i-' || :client_id;
            COMMIT;
            \endpipeline

            """#
        }
    }

    /// The first error of several threads, and their end.
    ///
    /// `@unchecked Sendable`: the condition guards the rest.
    private final class Failures: @unchecked Sendable {
        private let condition = NSCondition()
        private var ended = 0
        private var first: (any Error)?

        func catching(_ body: () throws -> Void) {
            let result = Result { try body() }
            condition.withLock {
                if case .failure(let error) = result { first = first ?? error }
                ended += 1
                condition.signal()
            }
        }

        func wait(for count: Int) throws {
            try condition.withLock {
                while ended < count { condition.wait() }
                if let first { throw first }
            }
        }
    }
#endif
