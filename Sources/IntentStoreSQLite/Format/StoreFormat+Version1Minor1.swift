#if SQLite
    extension StoreFormat {
        /// Format 1.1. Frozen, like 1.0; what a program of 1.0 does to a store of 1.1 stays right.
        ///
        /// - `instances`: `is_forgotten` for one whose values are gone for good; such a row never changes again, and is
        ///   also marked as removed, so that a program of 1.0 does not list it. `removed_milliseconds` is null where a
        ///   program of 1.0 removed the instance: the newest entry of its log then tells when.
        /// - `log_starts`: the newest entry of an instance's log that the retention took; no row where it took none.
        /// - `settings`: JSON by name. `retention` is `{"edits", "removedDays"}`, null for no limit.
        /// - `changes`: entries go at an instance's old end alone, and never the newest one, so that the next sequence
        ///   is a new one, by whichever program.
        static let version1Minor1 = """
            ALTER TABLE instances ADD COLUMN is_forgotten INTEGER NOT NULL DEFAULT 0 CHECK (is_forgotten IN (0, 1));
            ALTER TABLE instances ADD COLUMN removed_milliseconds INTEGER;

            CREATE INDEX removed_instances ON instances (removed_milliseconds) WHERE is_removed AND NOT is_forgotten;

            CREATE TABLE log_starts (
                instance TEXT NOT NULL PRIMARY KEY REFERENCES instances (id),
                pruned_sequence INTEGER NOT NULL CHECK (pruned_sequence > 0)
            ) STRICT, WITHOUT ROWID;

            CREATE INDEX log_starts_by_sequence ON log_starts (pruned_sequence);

            CREATE TABLE settings (
                name TEXT NOT NULL PRIMARY KEY,
                value TEXT NOT NULL CHECK (json_valid(value))
            ) STRICT, WITHOUT ROWID;

            DROP TRIGGER changes_are_not_forgotten;

            CREATE TRIGGER changes_go_at_the_old_end BEFORE DELETE ON changes
            WHEN OLD.sequence = (SELECT MAX(sequence) FROM changes WHERE instance = OLD.instance)
                OR OLD.sequence > (SELECT MIN(sequence) FROM changes WHERE instance = OLD.instance)
            BEGIN
                SELECT RAISE(ABORT, 'the log of an instance is shortened at its old end, and keeps its newest entry');
            END;

            CREATE TRIGGER a_forgotten_instance_stays_so BEFORE UPDATE ON instances WHEN OLD.is_forgotten BEGIN
                SELECT RAISE(ABORT, 'a forgotten instance does not come back');
            END;

            CREATE TRIGGER a_removal_has_its_own_time AFTER UPDATE OF is_removed ON instances
            WHEN OLD.is_removed <> NEW.is_removed AND NOT NEW.is_forgotten
            BEGIN
                UPDATE instances SET removed_milliseconds = NULL WHERE id = NEW.id;
            END;
            """
    }
#endif
