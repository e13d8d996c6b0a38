#if SQLite
    extension StoreFormat {
        /// Format 1.0. Frozen: a later change is a migration of its own.
        ///
        /// - `instances`: `position` orders them by placement. A removed one stays.
        /// - `instance_values`: what the user chose (`part` is `value`) and the remembered defaults (`default`), by
        ///   declared name; `wire` is JSON; `marks` is null or a list of `[kind, identifier]`.
        /// - `changes`: the log. `differences` is
        ///   `{"values": {name: {"before": value or null, "after": value or null}}, "defaults": {…}}`, a value being
        ///   `{"type", "wire", "marks"}`, without marks where there are none.
        static let version1 = """
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
    }
#endif
