#if SQLite
    import IntentRuntime
    import IntentSystem

    /// The version of the database's format, and the migrations that lead to it.
    ///
    /// A new migration is appended, with a new name and the next minor number; existing ones never change. A program reads
    /// and writes every minor version of its major version, and ignores what it does not know. A migration therefore only
    /// adds: tables, and columns that an INSERT may leave out. Everything else needs a new major version.
    enum StoreFormat {
        /// "INTC", the application identifier in the header of the database.
        static let applicationID: Int32 = 0x494E_5443
        static let major = 1

        static let migrations = [
            StoreMigration(name: "1.0", minor: 0, statements: version1),
            StoreMigration(name: "1.1 host state", minor: 1, statements: hostState),
            StoreMigration(name: "1.2 documents", minor: 2, statements: documents),
            StoreMigration(name: "1.3 changes of host records", minor: 3, statements: recordChanges),
            StoreMigration(name: "1.4 followed instances", minor: 4, statements: followedInstances),
        ]

        /// Returns the value of `PRAGMA user_version`: 1,000 times the major number, plus the minor number.
        static func userVersion(minor: Int) -> Int {
            major * 1_000 + minor
        }

        /// - Throws: ``StoreError`` with code `otherVersion` for another major version.
        static func require(userVersion: Int, of path: String) throws(StoreError) {
            guard userVersion / 1_000 == major, userVersion > 0 else {
                throw StoreError(
                    .otherVersion,
                    "'\(path)' has format \(userVersion / 1_000).\(userVersion % 1_000); this program reads \(major).x"
                )
            }
        }

        /// - Throws: ``StoreError`` with code `damaged` for the database of another application.
        static func require(applicationID: Int32, of path: String) throws(StoreError) {
            guard applicationID == StoreFormat.applicationID else {
                throw StoreError(.damaged, "'\(path)' is a database, but not a store of widget instances")
            }
        }

        /// Whether the database has the newest format and a write-ahead log, so that it can be used as it is.
        static func isCurrent(_ connection: SQLiteConnection, _ migrations: [StoreMigration]) throws -> Bool {
            let version = try connection.integer("PRAGMA user_version")
            return try hasLog(connection) && migrations.allSatisfy { userVersion(minor: $0.minor) <= version }
        }

        /// Gives a database a write-ahead log and the newest format. The caller holds the writer lock.
        static func update(_ connection: SQLiteConnection, _ path: String, _ migrations: [StoreMigration]) throws {
            // The journal mode is kept in the file, where another tool may have changed it.
            if try !hasLog(connection), try connection.texts("PRAGMA journal_mode = WAL") != ["wal"] {
                throw StoreError(.unavailable, "'\(path)' cannot have a write-ahead log here")
            }
            try migrate(connection, migrations)
        }

        private static func hasLog(_ connection: SQLiteConnection) throws -> Bool {
            try connection.texts("PRAGMA journal_mode") == ["wal"]
        }

        /// Runs the migrations that the database lacks, each in its own transaction together with its version.
        ///
        /// The caller holds the writer lock, so no other process migrates at the same time.
        static func migrate(_ connection: SQLiteConnection, _ migrations: [StoreMigration]) throws {
            // A new database has version 0, which is below that of the first migration.
            var version = try connection.integer("PRAGMA user_version")
            for migration in migrations where userVersion(minor: migration.minor) > version {
                version = userVersion(minor: migration.minor)
                try connection.transaction(.immediate) {
                    try connection.execute(migration.statements())
                    try connection.execute(
                        "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
                    try connection.run(
                        "INSERT INTO migrations (minor, name) VALUES (?, ?)",
                        [.integer(migration.minor), .text(migration.name)])
                }
            }
        }
    }

    /// Version 1.0.
    extension StoreFormat {
        /// Never changes; what comes later is a migration that is appended.
        ///
        /// - `instances`: `position` is the order of placement, and the number by which other tables refer to an instance, so
        ///   that reading instances in their order reads every table in its order. A removed instance keeps its row.
        ///   `is_forgotten` marks one whose values are deleted for good; it also counts as removed, and its row never changes
        ///   again. `removed_milliseconds` is the time of the removal, null for instances that are not removed or are
        ///   forgotten.
        /// - `instance_values`: what the user chose (`part` is `value`) and the remembered defaults (`default`), by
        ///   declared name. `wire` is JSON; `marks` is null or a list of `[kind, identifier]`. `write_order` is not 0 for
        ///   values that were written beside others with unknown names.
        /// - `changes`: the log. `differences` is
        ///   `{"values": {name: {"before": value or null, "after": value or null}}, "defaults": {…}}`, where a value is
        ///   `{"type", "wire", "marks", "writeOrder"}`, without marks if there are none and the order if it is 0,
        ///   with `"restoredRevision"` for an undo or a redo and
        ///   `"copiedFrom"` for a copy, `"preset"` for the values of a preset, and
        ///   `"follows": {"before": id or null, "after": id or null}` if an instance follows another one than before.
        ///   Entries are deleted at the old end of an instance's log only, and never the newest one, so that the next
        ///   sequence number is always a new one.
        /// - `log_starts`: the newest entry of an instance's log that pruning deleted; no row if it deleted none.
        /// - `settings`: JSON by name. `retention` is `{"edits", "removedDays"}`, null for no limit.
        /// - `migrations`: the names of those that have run, by minor number.
        private static let version1 = """
            CREATE TABLE migrations (
                minor INTEGER NOT NULL PRIMARY KEY,
                name TEXT NOT NULL
            ) STRICT;

            CREATE TABLE instances (
                position INTEGER NOT NULL PRIMARY KEY CHECK (position > 0),
                id TEXT NOT NULL UNIQUE CHECK (id <> ''),
                kind TEXT NOT NULL,
                family TEXT NOT NULL,
                intent TEXT,
                revision INTEGER NOT NULL CHECK (revision > 0),
                is_removed INTEGER NOT NULL DEFAULT 0 CHECK (is_removed IN (0, 1)),
                is_forgotten INTEGER NOT NULL DEFAULT 0 CHECK (is_forgotten IN (0, 1)),
                removed_milliseconds INTEGER,
                CHECK (is_removed OR NOT is_forgotten),
                CHECK ((removed_milliseconds IS NOT NULL) = (is_removed AND NOT is_forgotten))
            ) STRICT;

            CREATE INDEX instances_by_kind ON instances (kind, position);

            CREATE INDEX removed_instances ON instances (removed_milliseconds) WHERE is_removed AND NOT is_forgotten;

            CREATE TABLE instance_values (
                instance INTEGER NOT NULL REFERENCES instances (position),
                part TEXT NOT NULL CHECK (part IN ('value', 'default')),
                name TEXT NOT NULL,
                type TEXT NOT NULL,
                wire TEXT NOT NULL CHECK (json_valid(wire)),
                marks TEXT CHECK (marks IS NULL OR json_valid(marks)),
                write_order INTEGER NOT NULL DEFAULT 0 CHECK (write_order >= 0),
                PRIMARY KEY (instance, part, name)
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE changes (
                sequence INTEGER NOT NULL PRIMARY KEY CHECK (sequence > 0),
                instance INTEGER NOT NULL REFERENCES instances (position),
                revision INTEGER NOT NULL CHECK (revision > 0),
                milliseconds INTEGER NOT NULL,
                cause TEXT NOT NULL,
                family_before TEXT,
                family_after TEXT NOT NULL,
                differences TEXT NOT NULL CHECK (json_valid(differences))
            ) STRICT;

            CREATE INDEX changes_by_instance ON changes (instance, sequence);

            CREATE TABLE log_starts (
                instance INTEGER NOT NULL PRIMARY KEY REFERENCES instances (position),
                pruned_sequence INTEGER NOT NULL CHECK (pruned_sequence > 0)
            ) STRICT;

            CREATE INDEX log_starts_by_sequence ON log_starts (pruned_sequence);

            CREATE TABLE settings (
                name TEXT NOT NULL PRIMARY KEY,
                value TEXT NOT NULL CHECK (json_valid(value))
            ) STRICT, WITHOUT ROWID;

            CREATE TRIGGER changes_are_not_rewritten BEFORE UPDATE ON changes BEGIN
                SELECT RAISE(ABORT, 'the log of changes is append-only');
            END;

            CREATE TRIGGER changes_go_at_the_old_end BEFORE DELETE ON changes
            WHEN OLD.sequence = (SELECT MAX(sequence) FROM changes WHERE instance = OLD.instance)
                OR OLD.sequence > (SELECT MIN(sequence) FROM changes WHERE instance = OLD.instance)
            BEGIN
                SELECT RAISE(ABORT, 'the log of an instance is shortened at its old end, and keeps its newest entry');
            END;

            CREATE TRIGGER instances_are_not_deleted BEFORE DELETE ON instances BEGIN
                SELECT RAISE(ABORT, 'a removed instance keeps its id');
            END;

            CREATE TRIGGER a_forgotten_instance_stays_so BEFORE UPDATE ON instances WHEN OLD.is_forgotten BEGIN
                SELECT RAISE(ABORT, 'a forgotten instance does not come back');
            END;
            """
    }

    /// Version 1.4.
    extension StoreFormat {
        /// Never changes; what comes later is a migration that is appended.
        ///
        /// `follows` is the identifier of the instance whose values this one shows where it has none.
        private static let followedInstances = """
            ALTER TABLE instances ADD COLUMN follows TEXT;

            CREATE INDEX followers ON instances (follows) WHERE follows IS NOT NULL;
            """
    }

    /// New stores.
    extension StoreFormat {
        /// Builds a new store under another name and renames it when it is complete, so that a store is never empty or
        /// half built. The caller holds the writer lock.
        static func build(_ place: StorePlace, _ migrations: [StoreMigration]) throws {
            try removeDraft(place)
            do throws(FileWritingFailure) {
                try FileSystem.createFile(at: place.draft, isPrivate: true)
            } catch {
                throw StoreError(error.failure, "create", place.draft)
            }
            do {
                try fill(place.draft, migrations)
                try StoreError.translating("write", place.draft, try FileSystem.synchronize(place.draft))
                // This program or another one may have just created the folder.
                FileSystem.synchronizeNames(above: place.folder)
                try StoreError.translating("name", place.path, try FileSystem.moveFile(at: place.draft, to: place.path))
                try StoreError.translating("write", place.folder, try FileSystem.synchronize(place.folder))
            } catch {
                try? removeDraft(place)
                throw error
            }
        }

        /// Removes what a builder left behind that was killed.
        private static func removeDraft(_ place: StorePlace) throws(StoreError) {
            for path in [place.draft, place.draft + "-journal", place.draft + "-wal", place.draft + "-shm"] {
                try StoreError.translating("remove", path, try FileSystem.removeFile(at: path))
            }
        }

        private static func fill(_ path: String, _ migrations: [StoreMigration]) throws {
            let draft = try SQLiteConnection(path: path)
            // If the process is killed, the next one builds the draft again.
            try draft.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
            try migrate(draft, migrations)
            try draft.execute("PRAGMA journal_mode = WAL")
        }
    }
#endif
