#if SQLite
    import IntentRuntime
    import IntentStoreSQLite

    extension WriterArguments {
        func openFile() throws -> SQLiteStore {
            try SQLiteStore(path: path, migrations: migrations)
        }

        /// Those of the store, and `migrations` more that each add a table with some content.
        private var migrations: [StoreMigration] {
            let newest = SQLiteStore.migrations.last?.minor ?? 0
            return SQLiteStore.migrations
                + (1..<1 + (number("migrations") ?? 0)).map { number in
                    let minor = newest + number
                    return StoreMigration(
                        name: "1.\(minor) for a test", minor: minor,
                        statements: """
                            CREATE TABLE later\(minor) (n INTEGER NOT NULL) STRICT;
                            WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 2000)
                            INSERT INTO later\(minor) SELECT n FROM c;
                            ALTER TABLE instances ADD COLUMN later\(minor) TEXT DEFAULT 'as it was';
                            """)
                }
        }
    }
#endif
