#if PostgreSQL
    import IntentRuntime

    /// Prepares a database for a group: creates or migrates the tables and adds the group.
    struct StorePreparation {
        let address: DatabaseAddress
        let migrations: [StoreMigration]
        let connection: ServerConnection

        func prepare(for group: String) throws -> LocatedGroup {
            if try minor().map(isOld) ?? true { try migrate() }
            try requireTables()
            return try located(group)
        }

        /// Returns whether the group exists. Creates nothing.
        func hasGroup(_ name: String) throws -> Bool {
            guard try minor() != nil else { return false }
            return try find(name) != nil
        }

        private static let listGroups = Statement(
            "list groups", #"SELECT name FROM intents.groups ORDER BY name COLLATE "C""#)

        /// Returns the names of all groups. Creates nothing.
        func groups() throws -> [String] {
            guard try minor() != nil else { return [] }
            return try connection.run(Self.listGroups()).first?.rows.map { $0.text(0) } ?? []
        }

        private func isOld(_ minor: Int) -> Bool { migrations.contains { $0.minor > minor } }

        private static let findFormat = Statement(
            "find format",
            """
            SELECT to_regclass('intents.format') IS NOT NULL,
                EXISTS (SELECT FROM pg_class WHERE relnamespace = to_regnamespace('intents'))
            """)
        private static let format = Statement("format", "SELECT major, minor FROM intents.format")

        /// Returns the minor version of the existing tables; nil if there are none.
        private func minor() throws -> Int? {
            guard let found = try connection.run(Self.findFormat()).first?.first else { return nil }
            guard found.boolean(0) else {
                if found.boolean(1) { throw notAStore }
                return nil
            }
            guard let row = try connection.run(Self.format()).first?.first else { throw notAStore }
            let (major, minor) = (try row.integer(0), try row.integer(1))
            try StoreFormat.require(major: major, minor: minor, of: address)
            return minor
        }

        private var notAStore: StoreError {
            StoreError(.damaged, "'\(address.text)' has a schema 'intents' that is not a store")
        }

        private static let isMigrated = Statement(
            "is migrated", "SELECT EXISTS (SELECT FROM intents.migrations WHERE name = $1)")
        private static let addMigration = Statement(
            "add migration", "INSERT INTO intents.migrations (name, minor) VALUES ($1, $2)")
        private static let setFormat = Statement(
            "set format",
            """
            INSERT INTO intents.format (application, major, minor) VALUES ('intent-configuration', $1, $2)
            ON CONFLICT (is_only) DO UPDATE SET minor = excluded.minor WHERE intents.format.minor < excluded.minor
            """)

        /// Runs each missing migration and records its version, in one transaction per migration.
        private func migrate() throws {
            for migration in migrations {
                try inExclusiveTransaction {
                    guard try minor().map({ $0 < migration.minor }) ?? true else { return }
                    try connection.runScript(StoreFormat.foundation)
                    let done = try connection.run(Self.isMigrated(.text(migration.name)))
                    if done.first?.first?.boolean(0) == true { return }
                    try connection.runScript(migration.statements())
                    _ = try connection.run(
                        Self.addMigration(.text(migration.name), .integer(migration.minor)),
                        Self.setFormat(.integer(StoreFormat.major), .integer(migration.minor)))
                }
            }
        }

        /// Runs a transaction during which no other program migrates. If it fails, the pool rolls it back.
        private func inExclusiveTransaction(_ body: () throws -> Void) throws {
            try connection.runScript("BEGIN; SELECT pg_advisory_xact_lock(\(StoreFormat.migrationLock))")
            try body()
            try connection.runScript("COMMIT")
        }

        /// Detects missing tables and columns now, instead of at the first read.
        private func requireTables() throws {
            try connection.prepare(
                InstanceRows.reading + ChangeRows.reading + [RetentionRow.reading] + HostRows.reading
                    + [DocumentRows.reading])
        }

        private static let findGroup = Statement(
            "find group",
            """
            SELECT id, (
                SELECT part FROM generate_series(0, 15) AS part
                WHERE satisfies_hash_partition('intents.instances'::regclass, 16, part, id)
            ) FROM intents.groups WHERE name = $1
            """)
        private static let addGroup = Statement(
            "add group", "INSERT INTO intents.groups (name) VALUES ($1) ON CONFLICT (name) DO NOTHING")

        private func located(_ group: String) throws -> LocatedGroup {
            if let known = try find(group) { return known }
            _ = try connection.run(Self.addGroup(.text(group)))
            guard let added = try find(group) else {
                throw StoreError(.damaged, "'\(address.text)' does not store what is written to it")
            }
            return added
        }

        private func find(_ group: String) throws -> LocatedGroup? {
            guard let row = try connection.run(Self.findGroup(.text(group))).first?.first else { return nil }
            return LocatedGroup(
                name: group, number: try row.integer(0), partition: row.isNull(1) ? nil : try row.integer(1))
        }
    }

    /// A group in the database.
    struct LocatedGroup: Sendable {
        let name: String
        let number: Int
        /// The number of the partition that contains it in every table; nil if the tables have other partitions.
        let partition: Int?

        /// Fails with the code ``SQLState/divisionByZero`` if another group has the number, or none, because the tables were
        /// replaced by those of a backup. The failure ends the statements of the same message.
        private static let check = Statement(
            "check group", "SELECT 1 / count(*) FROM intents.groups WHERE id = $1 AND name = $2")

        var check: StatementCall { Self.check(.integer(number), .text(name)) }
    }

    /// The version of the store's format and the migrations that lead to it.
    ///
    /// To change the format, append a migration with a new name and the next minor version; never change an existing one. A
    /// program reads and writes every minor version of its major version and ignores additions that it does not know.
    /// Therefore a migration may only add tables, and columns that an insert may leave out. Any other change requires a
    /// new major version.
    enum StoreFormat {
        static let major = 1
        static let migrations = [
            StoreMigration(name: "1.0 groups, instances, values, changes", minor: 0, statements: version1),
            StoreMigration(name: "1.1 host state", minor: 1, statements: hostState),
            StoreMigration(name: "1.2 documents", minor: 2, statements: documents),
            StoreMigration(name: "1.3 changes of host records", minor: 3, statements: recordChanges),
            StoreMigration(name: "1.4 followed instances", minor: 4, statements: followedInstances),
        ]

        /// The tables with sixteen partitions, which have the same numbers in each: a group is in the partition with one number.
        static let partitionedTables = [
            "instances", "instance_values", "changes", "host_records", "host_contents", "host_requests",
        ]

        /// The advisory lock that serializes migrations, "INTC". Together with the number of a group, it serializes changes of
        /// the group's host records.
        static let migrationLock = 0x494E_5443

        /// The tables that store the version, which are created before any migration.
        static let foundation = """
            CREATE SCHEMA IF NOT EXISTS intents;
            CREATE TABLE IF NOT EXISTS intents.format (
                is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
                application text NOT NULL CHECK (application = 'intent-configuration'),
                major integer NOT NULL,
                minor integer NOT NULL
            );
            CREATE TABLE IF NOT EXISTS intents.migrations (
                name text PRIMARY KEY,
                minor integer NOT NULL,
                applied timestamptz NOT NULL DEFAULT now()
            );
            """

        /// - Throws: `StoreError` with code `otherVersion` for another major version.
        static func require(major: Int, minor: Int, of address: DatabaseAddress) throws(StoreError) {
            guard major == StoreFormat.major else {
                throw StoreError(
                    .otherVersion,
                    "'\(address.text)' has format \(major).\(minor); this program reads \(StoreFormat.major).x")
            }
        }
    }

    extension StoreFormat {
        /// Format 1.4. Do not change it; add a migration instead.
        ///
        /// `follows` is the identifier of the instance whose values this one shows where it has none.
        static let followedInstances = """
            ALTER TABLE intents.instances ADD COLUMN follows text COLLATE "C";
            CREATE INDEX instances_by_followed ON intents.instances (group_id, follows) WHERE follows IS NOT NULL;
            """
    }

    extension StoreFormat {
        /// Format 1.0. Do not change it; add a migration instead.
        ///
        /// Texts are compared by their bytes and stored in the form that ``EscapedText`` describes. JSON columns have the type
        /// `json`, which preserves every byte, instead of `jsonb`.
        ///
        /// - `groups`: `newest` is the sequence of the group's newest change. Each write increments it and thereby waits for
        ///   the previous write, so sequences have no gaps and are in commit order. If `has_retention` is false, programs
        ///   use their default retention. A null limit means that everything is kept.
        /// - `instances`: `position` is the sequence of the placement. Removed instances keep their data, and forgotten ones
        ///   only their identifier. `pruned_sequence` is the newest sequence that was pruned from the instance's log.
        /// - `instance_values`: the values that the user chose (`part` is `value`) and the stored defaults (`default`), by
        ///   declared name. `marks` is null or a list of `[kind, identifier]`. `write_order` is not 0 for values that were
        ///   written beside others with unknown names.
        /// - `changes`: the log. `attempt` identifies the writing transaction, so that a writer that lost its connection can
        ///   find out whether it was committed. Rows are never updated, and deleted only if `intents.pruning` is on.
        ///
        /// The tables except `groups` have sixteen partitions by the hash of the group. The rows of a group are in one
        /// partition, and statements name this one.
        static let version1 = """
            CREATE TABLE intents.groups (
                id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                name text COLLATE "C" NOT NULL UNIQUE CHECK (name <> ''),
                newest bigint NOT NULL DEFAULT 0 CHECK (newest >= 0),
                has_retention boolean NOT NULL DEFAULT false,
                kept_edits bigint CHECK (kept_edits > 0),
                kept_removed_days bigint CHECK (kept_removed_days >= 0)
            ) WITH (fillfactor = 50);

            CREATE TABLE intents.instances (
                group_id integer NOT NULL REFERENCES intents.groups (id),
                id text COLLATE "C" NOT NULL CHECK (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
                position bigint NOT NULL CHECK (position > 0),
                kind text COLLATE "C" NOT NULL,
                family text COLLATE "C" NOT NULL,
                intent text COLLATE "C",
                revision bigint NOT NULL CHECK (revision > 0),
                is_removed boolean NOT NULL DEFAULT false,
                removed_milliseconds bigint,
                is_forgotten boolean NOT NULL DEFAULT false,
                pruned_sequence bigint NOT NULL DEFAULT 0 CHECK (pruned_sequence >= 0),
                PRIMARY KEY (group_id, id),
                UNIQUE (group_id, position),
                CHECK (is_removed OR NOT is_forgotten)
            ) PARTITION BY HASH (group_id);
            CREATE INDEX instances_by_kind ON intents.instances (group_id, kind, position);
            CREATE INDEX instances_by_removal ON intents.instances (group_id, removed_milliseconds)
                WHERE is_removed AND NOT is_forgotten;
            CREATE INDEX instances_by_pruning ON intents.instances (group_id, pruned_sequence)
                WHERE pruned_sequence > 0;

            CREATE TABLE intents.instance_values (
                group_id integer NOT NULL,
                instance text COLLATE "C" NOT NULL,
                part text COLLATE "C" NOT NULL CHECK (part IN ('value', 'default')),
                name text COLLATE "C" NOT NULL,
                type text COLLATE "C" NOT NULL,
                wire json NOT NULL,
                marks json,
                write_order bigint NOT NULL DEFAULT 0 CHECK (write_order >= 0),
                PRIMARY KEY (group_id, instance, part, name),
                FOREIGN KEY (group_id, instance) REFERENCES intents.instances (group_id, id)
            ) PARTITION BY HASH (group_id);

            CREATE TABLE intents.changes (
                group_id integer NOT NULL,
                sequence bigint NOT NULL CHECK (sequence > 0),
                instance text COLLATE "C" NOT NULL,
                revision bigint NOT NULL CHECK (revision > 0),
                milliseconds bigint NOT NULL,
                cause text COLLATE "C" NOT NULL,
                family_before text COLLATE "C",
                family_after text COLLATE "C" NOT NULL,
                differences json NOT NULL,
                attempt uuid DEFAULT nullif(current_setting('intents.attempt', true), '')::uuid,
                PRIMARY KEY (group_id, sequence),
                FOREIGN KEY (group_id, instance) REFERENCES intents.instances (group_id, id)
            ) PARTITION BY HASH (group_id);
            CREATE INDEX changes_by_instance ON intents.changes (group_id, instance, sequence);

            DO $$
            DECLARE parent text;
            BEGIN
                FOREACH parent IN ARRAY ARRAY['instances', 'instance_values', 'changes'] LOOP
                    FOR part IN 0..15 LOOP
                        EXECUTE format(
                            'CREATE TABLE intents.%I PARTITION OF intents.%I FOR VALUES WITH (MODULUS 16, REMAINDER %s)',
                            parent || '_' || part, parent, part);
                    END LOOP;
                END LOOP;
            END $$;

            CREATE FUNCTION intents.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF TG_OP = 'DELETE' AND TG_ARGV[0] = 'log' AND current_setting('intents.pruning', true) = 'on' THEN
                    RETURN OLD;
                END IF;
                RAISE EXCEPTION '%', TG_ARGV[1] USING ERRCODE = 'integrity_constraint_violation';
            END $$;
            CREATE TRIGGER changes_are_not_rewritten BEFORE UPDATE OR DELETE ON intents.changes
                FOR EACH ROW EXECUTE FUNCTION intents.refuse('log', 'the log of changes is append-only');
            CREATE TRIGGER instances_are_not_lost BEFORE DELETE ON intents.instances
                FOR EACH ROW EXECUTE FUNCTION intents.refuse('instance', 'a removed instance keeps its id');
            """
    }
#endif
