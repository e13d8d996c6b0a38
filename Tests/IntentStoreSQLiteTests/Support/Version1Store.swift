#if SQLite
    import Foundation
    import GRDB

    /// A store of format 1.0 and a program of that format, in the statements that they are made of. Nothing here changes
    /// when the format does.
    enum Version1Store {
        /// With a placed instance `a` that was edited twice, and `b`, removed at millisecond 5.
        static func make(at place: TemporaryStore) throws {
            let database = try DatabaseQueue(path: place.path)
            try database.writeWithoutTransaction { database in
                try database.execute(sql: tables)
                try database.execute(sql: content)
                try database.execute(sql: "PRAGMA journal_mode = WAL")
            }
            try database.close()
            try place.setPermissions(0o600, of: "store.sqlite")
        }

        /// A writing transaction as a program of 1.0 makes it.
        static func write(_ place: TemporaryStore, _ statements: String) throws {
            let database = try DatabaseQueue(path: place.path)
            try database.write { try $0.execute(sql: statements) }
            try database.close()
        }

        /// What `instances` of a program of 1.0 reads: id, name and wire form of each value.
        static func list(_ place: TemporaryStore) throws -> [String] {
            let database = try DatabaseQueue(path: place.path)
            defer { try? database.close() }
            return try database.read { database in
                try Row.fetchAll(
                    database,
                    sql: """
                        SELECT i.id, i.kind, i.family, i.intent, i.revision, i.is_removed, v.part, v.name, v.type, v.wire,
                            v.marks
                        FROM instances AS i LEFT JOIN instance_values AS v ON v.instance = i.id
                        WHERE NOT i.is_removed ORDER BY i.position
                        """
                ).map { row in
                    "\(row[0] as String) \(row[7] as String? ?? "-") \(row[9] as String? ?? "-")"
                }
            }
        }

        static let place = """
            INSERT INTO instances (id, position, kind, family, intent, revision)
                VALUES ('c', (SELECT COALESCE(MAX(position), 0) + 1 FROM instances), 'k', 'systemSmall', NULL, 1);
            INSERT INTO changes (instance, revision, milliseconds, cause, family_before, family_after, differences)
                VALUES ('c', 1, 8, 'placed', NULL, 'systemSmall', '{}');
            """

        static func setRemoved(_ id: String, _ isRemoved: Bool, at milliseconds: Int) -> String {
            """
            UPDATE instances SET family = 'systemSmall', revision = revision + 1, is_removed = \(isRemoved ? 1 : 0)
                WHERE id = '\(id)';
            INSERT INTO changes (instance, revision, milliseconds, cause, family_before, family_after, differences)
                SELECT id, revision, \(milliseconds), '\(isRemoved ? "removed" : "restored")', family, family, '{}'
                FROM instances WHERE id = '\(id)';
            """
        }

        private static let tables = """
            CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
            INSERT INTO grdb_migrations VALUES ('1.0 instances, values, changes');
            PRAGMA application_id = 1229870147;
            PRAGMA user_version = 1000;
            CREATE TABLE instances (
                id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
                position INTEGER NOT NULL UNIQUE CHECK (position > 0),
                kind TEXT NOT NULL,
                family TEXT NOT NULL,
                intent TEXT,
                revision INTEGER NOT NULL CHECK (revision > 0),
                is_removed INTEGER NOT NULL DEFAULT 0 CHECK (is_removed IN (0, 1))
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX instances_by_kind ON instances (kind, position);
            CREATE TABLE instance_values (
                instance TEXT NOT NULL REFERENCES instances (id),
                part TEXT NOT NULL CHECK (part IN ('value', 'default')),
                name TEXT NOT NULL,
                type TEXT NOT NULL,
                wire TEXT NOT NULL CHECK (json_valid(wire)),
                marks TEXT CHECK (marks IS NULL OR json_valid(marks)),
                PRIMARY KEY (instance, part, name)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE changes (
                sequence INTEGER NOT NULL PRIMARY KEY CHECK (sequence > 0),
                instance TEXT NOT NULL REFERENCES instances (id),
                revision INTEGER NOT NULL CHECK (revision > 0),
                milliseconds INTEGER NOT NULL,
                cause TEXT NOT NULL,
                family_before TEXT,
                family_after TEXT NOT NULL,
                differences TEXT NOT NULL CHECK (json_valid(differences))
            ) STRICT;
            CREATE INDEX changes_by_instance ON changes (instance, sequence);
            CREATE TRIGGER changes_are_not_rewritten BEFORE UPDATE ON changes BEGIN
                SELECT RAISE(ABORT, 'the log of changes is append-only');
            END;
            CREATE TRIGGER changes_are_not_forgotten BEFORE DELETE ON changes BEGIN
                SELECT RAISE(ABORT, 'the log of changes is append-only');
            END;
            CREATE TRIGGER instances_are_not_forgotten BEFORE DELETE ON instances BEGIN
                SELECT RAISE(ABORT, 'a removed instance keeps its id');
            END;
            """

        private static let content = """
            INSERT INTO instances (id, position, kind, family, intent, revision, is_removed) VALUES
                ('a', 1, 'k', 'systemMedium', 'Config', 3, 0), ('b', 2, 'k', 'systemSmall', NULL, 2, 1);
            INSERT INTO instance_values (instance, part, name, type, wire, marks) VALUES
                ('a', 'value', 'size', 'Integer', '7', NULL),
                ('a', 'default', 'buttons', '[object:Thing]', '["x"]', '[["vanished","x"]]'),
                ('b', 'value', 'name', 'String', '"kept"', NULL);
            INSERT INTO changes (instance, revision, milliseconds, cause, family_before, family_after, differences) VALUES
                ('a', 1, 1, 'placed', NULL, 'systemMedium', '{}'),
                ('b', 1, 2, 'placed', NULL, 'systemSmall',
                    '{"values":{"name":{"before":null,"after":{"type":"String","wire":"kept"}}}}'),
                ('a', 2, 3, 'edited', 'systemMedium', 'systemMedium',
                    '{"values":{"size":{"before":null,"after":{"type":"Integer","wire":6}}}}'),
                ('a', 3, 4, 'edited', 'systemMedium', 'systemMedium',
                    '{"values":{"size":{"before":{"type":"Integer","wire":6},"after":{"type":"Integer","wire":7}}}}'),
                ('b', 2, 5, 'removed', 'systemSmall', 'systemSmall', '{}');
            """
    }
#endif
