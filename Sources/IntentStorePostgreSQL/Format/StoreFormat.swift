#if PostgreSQL
    import IntentRuntime

    /// The numbers in the table `intents.format`, and the migrations that lead to them.
    ///
    /// A new migration goes to the end, under a new name, and raises the minor number; those that are there never
    /// change. A program reads and writes any minor of its major and leaves alone what it does not know, so a
    /// migration only adds: tables, and columns that may be left out of an insert. What cannot be done that way is a
    /// new major.
    enum StoreFormat {
        static let major = 1
        static let migrations = [
            StoreMigration(name: "1.0 groups, instances, values, changes", minor: 0, statements: version1)
        ]

        /// "INTC", under which migrations wait for each other.
        static let migrationLock = 0x494E_5443

        /// What tells of the format itself; it precedes every migration.
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

        /// - Throws: ``StoreError`` with code `otherVersion` where the major is not ours.
        static func require(major: Int, minor: Int, of address: DatabaseAddress) throws(StoreError) {
            guard major == StoreFormat.major else {
                throw StoreError(
                    .otherVersion,
                    "'\(address.text)' has format \(major).\(minor); this program reads \(StoreFormat.major).x.")
            }
        }
    }
#endif
