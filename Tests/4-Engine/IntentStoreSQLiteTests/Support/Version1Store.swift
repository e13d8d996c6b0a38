#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite

    /// A store of format 1.0, and the statements of a program of that format.
    ///
    /// Nothing here changes when the format does.
    enum Version1Store {
        /// Creates a store with the instance `a`, which was edited twice, and `b`, which was removed at millisecond 5.
        static func make(at place: TemporaryStore) throws {
            try place.write(Data())
            let database = try place.connect()
            try database.execute(tables)
            try database.execute(content)
            try database.execute("PRAGMA journal_mode = WAL")
        }

        /// Runs a transaction that writes.
        static func write(_ place: TemporaryStore, _ statements: String) throws {
            let database = try place.connect()
            try database.transaction(.immediate) { try database.execute(statements) }
        }

        /// Returns the identifier of each instance, with the name and the wire form of each value.
        static func list(_ place: TemporaryStore) throws -> [String] {
            var lines: [String] = []
            try place.connect().run(
                """
                SELECT i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire, v.marks
                FROM instances AS i LEFT JOIN instance_values AS v ON v.instance = i.position
                WHERE NOT i.is_removed ORDER BY i.position
                """
            ) { row in
                lines.append("\(row.text(0)) \(row.optionalText(7) ?? "-") \(row.optionalText(9) ?? "-")")
            }
            return lines
        }

        static let place = """
            INSERT INTO instances (id, kind, family, intent, revision) VALUES ('c', 'k', 'systemSmall', NULL, 1);
            INSERT INTO changes (instance, revision, milliseconds, cause, family_before, family_after, differences)
                SELECT position, 1, 8, 'placed', NULL, 'systemSmall', '{}' FROM instances WHERE id = 'c';
            """

        static func setRemoved(_ id: String, _ isRemoved: Bool, at milliseconds: Int) -> String {
            """
            UPDATE instances SET family = 'systemSmall', revision = revision + 1, is_removed = \(isRemoved ? 1 : 0),
                removed_milliseconds = \(isRemoved ? String(milliseconds) : "NULL")
                WHERE id = '\(id)';
            INSERT INTO changes (instance, revision, milliseconds, cause, family_before, family_after, differences)
                SELECT position, revision, \(milliseconds), '\(isRemoved ? "removed" : "restored")', family, family, '{}'
                FROM instances WHERE id = '\(id)';
            """
        }

        static let forgetB = """
            UPDATE instances SET revision = 3, is_removed = 1, is_forgotten = 1, removed_milliseconds = NULL WHERE id = 'b';
            DELETE FROM instance_values WHERE instance = 2;
            """

        private static let tables = """
            PRAGMA application_id = 1229870147;
            PRAGMA user_version = 1000;
            CREATE TABLE migrations (
                minor INTEGER NOT NULL PRIMARY KEY,
                name TEXT NOT NULL
            ) STRICT;
            INSERT INTO migrations VALUES (0, '1.0');
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

        private static let content = """
            INSERT INTO instances (id, position, kind, family, intent, revision, is_removed, removed_milliseconds) VALUES
                ('a', 1, 'k', 'systemMedium', 'Config', 3, 0, NULL), ('b', 2, 'k', 'systemSmall', NULL, 2, 1, 5);
            INSERT INTO instance_values (instance, part, name, type, wire, marks) VALUES
                (1, 'value', 'size', 'Integer', '7', NULL),
                (1, 'default', 'buttons', '[object:Thing]', '["x"]', '[["vanished","x"]]'),
                (2, 'value', 'name', 'String', '"kept"', NULL);
            INSERT INTO changes (instance, revision, milliseconds, cause, family_before, family_after, differences) VALUES
                (1, 1, 1, 'placed', NULL, 'systemMedium', '{}'),
                (2, 1, 2, 'placed', NULL, 'systemSmall',
                    '{"values":{"name":{"before":null,"after":{"type":"String","wire":"kept"}}}}'),
                (1, 2, 3, 'edited', 'systemMedium', 'systemMedium',
                    '{"values":{"size":{"before":null,"after":{"type":"Integer","wire":6}}}}'),
                (1, 3, 4, 'edited', 'systemMedium', 'systemMedium',
                    '{"values":{"size":{"before":{"type":"Integer","wire":6},"after":{"type":"Integer","wire":7}}}}'),
                (2, 2, 5, 'removed', 'systemSmall', 'systemSmall', '{}');
            """
    }
#endif
