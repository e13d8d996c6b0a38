#if PostgreSQL
    import IntentRuntime

    /// Makes a database ready for a group: its tables, where there are none or an older minor, and the group itself.
    struct StorePreparation {
        let address: DatabaseAddress
        let migrations: [StoreMigration]
        let connection: ServerConnection

        /// - Returns: The group's number.
        func prepare(for group: String) throws -> Int {
            if try minor().map(isOld) ?? true { try migrate() }
            try requireTables()
            return try number(of: group)
        }

        /// Whether the group is there; nothing is made.
        func hasGroup(_ name: String) throws -> Bool {
            guard try minor() != nil else { return false }
            return try connection.run(Self.findsGroup(.text(name))).first?.first != nil
        }

        private func isOld(_ minor: Int) -> Bool { migrations.contains { $0.minor > minor } }

        private static let findsFormat = Statement(
            "finds format",
            """
            SELECT to_regclass('intents.format') IS NOT NULL,
                EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('intents'))
            """)
        private static let format = Statement("format", "SELECT major, minor FROM intents.format")

        /// Of the tables that are there; nil where there are none.
        private func minor() throws -> Int? {
            guard let found = try connection.run(Self.findsFormat()).first?.first else { return nil }
            guard found.boolean(0) else {
                if found.boolean(1) { throw isNoStore }
                return nil
            }
            guard let row = try connection.run(Self.format()).first?.first else { throw isNoStore }
            let (major, minor) = (try row.integer(0), try row.integer(1))
            try StoreFormat.require(major: major, minor: minor, of: address)
            return minor
        }

        private var isNoStore: StoreError {
            StoreError(.damaged, "'\(address.text)' has a schema 'intents' that is no store.")
        }

        private static let isMigrated = Statement(
            "is migrated", "SELECT EXISTS (SELECT FROM intents.migrations WHERE name = $1)")
        private static let notesMigration = Statement(
            "notes migration", "INSERT INTO intents.migrations (name, minor) VALUES ($1, $2)")
        private static let setsFormat = Statement(
            "sets format",
            """
            INSERT INTO intents.format (application, major, minor) VALUES ('intent-configuration', $1, $2)
            ON CONFLICT (is_only) DO UPDATE SET minor = excluded.minor WHERE intents.format.minor < excluded.minor
            """)

        /// Each migration in a transaction of its own, together with the number it leads to.
        private func migrate() throws {
            for migration in migrations {
                try inTurn {
                    guard try minor().map({ $0 < migration.minor }) ?? true else { return }
                    try connection.runScript(StoreFormat.foundation)
                    let done = try connection.run(Self.isMigrated(.text(migration.name)))
                    if done.first?.first?.boolean(0) == true { return }
                    try connection.runScript(migration.statements)
                    _ = try connection.run(
                        Self.notesMigration(.text(migration.name), .integer(migration.minor)),
                        Self.setsFormat(.integer(StoreFormat.major), .integer(migration.minor)))
                }
            }
        }

        /// One transaction, in which nobody else migrates. The pool rolls back what failed.
        private func inTurn(_ body: () throws -> Void) throws {
            try connection.runScript("BEGIN; SELECT pg_advisory_xact_lock(\(StoreFormat.migrationLock))")
            try body()
            try connection.runScript("COMMIT")
        }

        /// What the tables lack shows here, not at the first read.
        private func requireTables() throws {
            try connection.prepare(InstanceRows.reading + ChangeRows.reading + [RetentionRow.reading])
        }

        private static let findsGroup = Statement("finds group", "SELECT id FROM intents.groups WHERE name = $1")
        private static let addsGroup = Statement(
            "adds group", "INSERT INTO intents.groups (name) VALUES ($1) ON CONFLICT (name) DO NOTHING")

        private func number(of group: String) throws -> Int {
            if let known = try connection.run(Self.findsGroup(.text(group))).first?.first {
                return try known.integer(0)
            }
            _ = try connection.run(Self.addsGroup(.text(group)))
            guard let row = try connection.run(Self.findsGroup(.text(group))).first?.first else {
                throw StoreError(.damaged, "'\(address.text)' does not keep what is written to it.")
            }
            return try row.integer(0)
        }
    }
#endif
