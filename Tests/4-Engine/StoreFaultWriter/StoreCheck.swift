#if SQLite
    import IntentModel
    import IntentRuntime
    import IntentStoreSQLite

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// Prints what stores contain after a fault, one line of JSON for each path in standard input.
    enum StoreCheck {
        static func run() throws {
            let encoder = JSONEncoder()
            while let path = readLine() {
                Output.line(String(decoding: try encoder.encode(contents(at: path)), as: UTF8.self))
            }
        }

        /// Returns what is stored, and edits the store, which must still be possible.
        private static func contents(at path: String) -> StoreContents {
            var contents = StoreContents()
            do {
                let store = try SQLiteStore(path: path, createIfMissing: false)
                contents.problems = try store.examination().faults.map(\.message)
                try contents.read(store)
                try contents.readLog(SQLiteConnection(path: path))
                if let id = try store.instances(of: nil).first?.id {
                    try store.update(id, at: StoreTime.now()) { StoreFaultWriter.increment(["total"], of: $0) }
                }
            } catch let error as StoreError where error.code == .missing {
                contents.isMissing = true
                contents.report { _ = try SQLiteStore(path: path) }
            } catch {
                contents.problems.append("\(error)")
            }
            return contents
        }
    }

    private struct StoreContents: Encodable {
        struct Instance: Encodable {
            var revision: Int
            /// The edits of a fault writer that the values count.
            var total: Int
            /// Whether the value has the name that ``FaultSchema/present`` declares.
            var isMigrated: Bool
            /// The revisions in the log, and their number.
            var firstLogged = 0
            var newestLogged = 0
            var logged = 0
            /// The reloads that a ``FaultHost`` granted and showed, and what it showed.
            var host = ""
            var content = ""
        }

        var isMissing = false
        var problems: [String] = []
        var instances: [String: Instance] = [:]
        var requests = 0
        var document = 0

        mutating func report(_ body: () throws -> Void) {
            do { try body() } catch { problems.append("\(error)") }
        }

        mutating func read(_ store: SQLiteStore) throws {
            let stored = try store.instances(of: nil)
            let hosted = try store.hostedInstances(stored.map(\.id))
            for instance in stored {
                var found = Instance(
                    revision: instance.revision, total: instance.values["total"]?.wire.integerValue ?? 0,
                    isMigrated: instance.values["size"] != nil)
                if let hosted = hosted[instance.id] {
                    found.host = String(decoding: hosted.record.state, as: UTF8.self)
                    found.content = String(decoding: hosted.content ?? [], as: UTF8.self)
                }
                instances[instance.id.text] = found
            }
            requests = try store.requests(in: nil, after: 0, limit: .max).count
            if let document = try store.document(named: "counted") {
                self.document = document.revision
                guard String(decoding: document.content, as: UTF8.self) != "\(document.revision)" else { return }
                problems.append("the document of revision \(document.revision) has the content of another one")
            }
        }

        /// Compares the log with the values: each edit increments the one before it.
        mutating func readLog(_ database: SQLiteConnection) throws {
            try database.run(
                """
                SELECT i.id, MIN(c.revision), MAX(c.revision), COUNT(DISTINCT c.revision)
                FROM changes AS c JOIN instances AS i ON i.position = c.instance
                WHERE NOT i.is_removed GROUP BY i.position
                """
            ) { row in
                let id = row.text(0)
                instances[id]?.firstLogged = row.integer(1)
                instances[id]?.newestLogged = row.integer(2)
                instances[id]?.logged = row.integer(3)
            }
            let gaps = try database.integer(
                "SELECT COUNT(*) FROM changes WHERE sequence > (SELECT MIN(sequence) FROM changes) AND NOT \(Self.follows)"
            )
            let jumps = try database.integer(
                """
                SELECT COUNT(*) FROM (
                    SELECT json_extract(differences, '$.values.total.before.wire') AS before,
                        json_extract(differences, '$.values.total.after.wire') AS after,
                        LAG(json_extract(differences, '$.values.total.after.wire'))
                            OVER (PARTITION BY instance ORDER BY sequence) AS previous
                    FROM changes WHERE json_extract(differences, '$.values.total.after.wire') IS NOT NULL)
                WHERE after <> COALESCE(before, 0) + 1 OR previous <> before
                """)
            if jumps > 0 { problems.append("\(jumps) entries of the log do not continue the one before them") }
            if gaps > 0 { problems.append("\(gaps) entries of the log are missing") }
        }

        /// Whether the entry before one is stored. Pruning and forgetting delete entries, of which only the instance remains.
        private static let follows = """
            (EXISTS (SELECT 1 FROM changes AS b WHERE b.sequence = changes.sequence - 1)
                OR EXISTS (SELECT 1 FROM log_starts) OR EXISTS (SELECT 1 FROM instances WHERE is_forgotten))
            """
    }
#endif
