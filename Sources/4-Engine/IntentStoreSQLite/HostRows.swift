#if SQLite
    import IntentRuntime
    import IntentSystem

    extension StoreFormat {
        /// Version 1.1. Never changes; what comes later is a migration that is appended.
        ///
        /// - `host_records`: the newest record of each instance that a host has written. `due_milliseconds` is null for an
        ///   instance that waits for a request.
        /// - `host_contents`: the archived content, apart from the records because it is large.
        /// - `host_requests`: the queue of requests. A row without a kind and an instance concerns all instances.
        /// - `hosts`: the newest host. Its term is checked in each of its transactions; whether it still runs is up to the
        ///   lock file.
        ///
        /// The trigger deletes the host state of an instance that a program of any minor version forgets.
        static let hostState = """
            CREATE TABLE host_records (
                instance INTEGER NOT NULL PRIMARY KEY REFERENCES instances (position),
                due_milliseconds INTEGER,
                state BLOB NOT NULL
            ) STRICT;

            CREATE TABLE host_contents (
                instance INTEGER NOT NULL PRIMARY KEY REFERENCES instances (position),
                content BLOB NOT NULL
            ) STRICT;

            CREATE TABLE host_requests (
                sequence INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
                action TEXT NOT NULL,
                kind TEXT,
                instance INTEGER REFERENCES instances (position),
                argument TEXT,
                milliseconds INTEGER NOT NULL,
                CHECK (kind IS NULL OR instance IS NULL)
            ) STRICT;

            CREATE INDEX host_requests_by_target ON host_requests (instance, kind);

            CREATE TABLE hosts (
                term INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
                name TEXT NOT NULL,
                process INTEGER NOT NULL,
                began_milliseconds INTEGER NOT NULL
            ) STRICT;

            CREATE TRIGGER a_forgotten_instance_has_no_host_state AFTER UPDATE OF is_forgotten ON instances
            WHEN NEW.is_forgotten BEGIN
                DELETE FROM host_records WHERE instance = NEW.position;
                DELETE FROM host_contents WHERE instance = NEW.position;
                DELETE FROM host_requests WHERE instance = NEW.position;
            END;
            """

        /// Version 1.3. Never changes; what comes later is a migration that is appended.
        ///
        /// `host_record_changes`: the newest change of each record, by a program of any minor version. A change replaces the row
        /// of its instance, so the highest number is always that of the newest change.
        static let recordChanges =
            """
            CREATE TABLE host_record_changes (
                sequence INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
                instance INTEGER NOT NULL UNIQUE REFERENCES instances (position)
            ) STRICT;

            INSERT INTO host_record_changes (instance) SELECT instance FROM host_records ORDER BY instance;
            """
            + [("INSERT", "NEW"), ("UPDATE", "NEW"), ("DELETE", "OLD")].map { operation, row in
                """


                CREATE TRIGGER \(operation.lowercased())_is_a_host_record_change AFTER \(operation) ON host_records BEGIN
                    DELETE FROM host_record_changes WHERE instance = \(row).instance;
                    INSERT INTO host_record_changes (instance) VALUES (\(row).instance);
                END;
                """
            }.joined()
    }

    /// Reads and writes the state of hosts. The caller begins the transactions.
    enum HostRows {
        private static let one = """
            SELECT r.due_milliseconds, r.state, c.content
            FROM host_records AS r LEFT JOIN host_contents AS c ON c.instance = r.instance
            WHERE r.instance = (SELECT position FROM instances WHERE id = ?)
            """
        private static let all = """
            SELECT i.id, r.due_milliseconds, r.state FROM host_records AS r JOIN instances AS i ON i.position = r.instance
            WHERE r.instance > (SELECT COALESCE(MAX(position), 0) FROM instances WHERE id = ?) ORDER BY r.instance LIMIT ?
            """
        private static let queue = """
            SELECT q.sequence, q.action, q.kind, i.id, q.argument, q.milliseconds
            FROM host_requests AS q LEFT JOIN instances AS i ON i.position = q.instance
            WHERE q.sequence > ? ORDER BY q.sequence LIMIT ?
            """

        private static let changed = """
            SELECT c.sequence, i.id FROM host_record_changes AS c JOIN instances AS i ON i.position = c.instance
            WHERE c.sequence > ? ORDER BY c.sequence LIMIT ?
            """

        static let reading = [one, all, queue, changed]

        static func hosted(
            _ ids: [InstanceID], in database: SQLiteConnection
        ) throws -> [InstanceID: HostedInstance] {
            var hosted: [InstanceID: HostedInstance] = [:]
            for id in ids {
                hosted[id] = try database.first(one, [.text(id.text)]) { row in
                    HostedInstance(
                        record: try HostRecord(of: id, row, from: 0),
                        content: row.isNull(2) ? nil : row.bytes(2))
                }
            }
            return hosted
        }

        static func page(after id: InstanceID?, limit: Int, in database: SQLiteConnection) throws -> [HostRecord] {
            try database.rows(all, [SQLiteValue(id?.text), .integer(max(0, limit))]) { row in
                try HostRecord(of: InstanceID(row, column: 0), row, from: 1)
            }
        }

        static func changes(
            after sequence: Int, limit: Int, in database: SQLiteConnection
        ) throws -> [RecordChange] {
            try database.rows(changed, [.integer(sequence), .integer(max(0, limit))]) { try RecordChange($0, from: 0) }
        }

        static func newestChange(in database: SQLiteConnection) throws -> Int {
            try database.integer("SELECT COALESCE(MAX(sequence), 0) FROM host_record_changes")
        }

        static func requests(
            after sequence: Int, limit: Int, in database: SQLiteConnection
        ) throws -> [QueuedRequest] {
            try database.rows(queue, [.integer(sequence), .integer(max(0, limit))]) { row in
                QueuedRequest(sequence: try row.ordinal(0), shard: 0, request: try HostRequest(row, from: 1))
            }
        }

        /// An instance that does not exist or was forgotten gets no rows.
        static func write(_ entry: HostWrite.Entry, in database: SQLiteConnection) throws {
            let id = SQLiteValue.text(entry.record.instance.text)
            try database.run(
                """
                INSERT INTO host_records (instance, due_milliseconds, state)
                SELECT position, ?2, ?3 FROM instances WHERE id = ?1 AND NOT is_forgotten
                ON CONFLICT (instance) DO UPDATE SET due_milliseconds = excluded.due_milliseconds, state = excluded.state
                """, [id, SQLiteValue(entry.record.due?.milliseconds), .bytes(entry.record.state)])
            guard let content = entry.content else { return }
            try database.run(
                """
                INSERT INTO host_contents (instance, content)
                SELECT position, ?2 FROM instances WHERE id = ?1 AND NOT is_forgotten
                ON CONFLICT (instance) DO UPDATE SET content = excluded.content
                """, [id, .bytes(content)])
        }

        static func consume(_ requests: [QueuedRequest], in database: SQLiteConnection) throws {
            for request in requests {
                try database.run("DELETE FROM host_requests WHERE sequence = ?", [.integer(request.sequence)])
            }
        }

        static func add(_ request: HostRequest, in database: SQLiteConnection) throws {
            var target: [SQLiteValue] = [.null, .null]
            switch request.target {
            case .everything: break
            case .kind(let kind): target[1] = .text(kind.name)
            case .instance(let id): target[0] = .integer(try position(of: id, in: database))
            }
            let columns = target + [.text(request.action.rawValue), SQLiteValue(request.argument)]
            try database.run(
                "DELETE FROM host_requests WHERE instance IS ? AND kind IS ? AND action = ? AND argument IS ?", columns)
            try database.run(
                "INSERT INTO host_requests (instance, kind, action, argument, milliseconds) VALUES (?, ?, ?, ?, ?)",
                columns + [.integer(request.time.milliseconds)])
        }

        private static func position(of id: InstanceID, in database: SQLiteConnection) throws -> Int {
            let position = try database.integer(
                "SELECT position FROM instances WHERE id = ? AND NOT is_forgotten", [.text(id.text)])
            guard position > 0 else { throw StoreError.unknownInstance(id) }
            return position
        }
    }

    /// The newest host.
    extension HostRows {
        /// Replaces the host.
        /// - Returns: Its term.
        static func begin(_ name: String, at time: StoreTime, in database: SQLiteConnection) throws -> Int {
            try database.run("DELETE FROM hosts")
            try database.run(
                "INSERT INTO hosts (name, process, began_milliseconds) VALUES (?, ?, ?)",
                [.text(name), .integer(Int(CurrentProcess.id)), .integer(time.milliseconds)])
            return database.lastInsertedRow
        }

        static func isNewest(_ term: Int, in database: SQLiteConnection) throws -> Bool {
            try database.integer("SELECT MAX(term) FROM hosts") == term
        }

        static func newest(in database: SQLiteConnection) throws -> HostInfo? {
            try database.first("SELECT name, began_milliseconds FROM hosts ORDER BY term DESC") { row in
                HostInfo(name: row.text(0), began: StoreTime(milliseconds: row.integer(1)), shards: 1, of: 1)
            }
        }

        /// Returns the name and the process of the host, for a message.
        static func newestWithProcess(in database: SQLiteConnection) throws -> String? {
            try database.first("SELECT name, process FROM hosts ORDER BY term DESC") { row in
                "'\(row.text(0))', process \(row.integer(1))"
            }
        }
    }
#endif
