#if PostgreSQL
    import IntentRuntime
    import IntentStorePostgreSQL

    extension WriterArguments {
        func openDatabase() throws -> PostgreSQLStore {
            var settings = PostgreSQLSettings()
            // A server that tests start again takes its time on a busy machine.
            settings.longestRetrying = .seconds(60)
            return try PostgreSQLStore(url: path, group: text("group"), settings: settings, migrations: migrations)
        }

        /// Those of the store, and `migrations` more that each add a table with some content.
        private var migrations: [StoreMigration] {
            let newest = PostgreSQLStore.migrations.last?.minor ?? 0
            return PostgreSQLStore.migrations
                + (1..<1 + (number("migrations") ?? 0)).map { number in
                    let minor = newest + number
                    return StoreMigration(
                        name: "1.\(minor) for a test", minor: minor,
                        statements: """
                            CREATE TABLE intents.later\(minor) (n integer NOT NULL);
                            INSERT INTO intents.later\(minor) SELECT generate_series(1, 2000);
                            ALTER TABLE intents.instances ADD COLUMN later\(minor) text DEFAULT 'as it was';
                            """)
                }
        }
    }
#endif
