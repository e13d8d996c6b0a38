import IntentRuntime

#if SQLite
    import IntentStoreSQLite
#endif
#if PostgreSQL
    import IntentStorePostgreSQL
#endif

/// The arguments `STORE TASK [KEY=VALUE …]`. Tests pass them, so missing ones are not reported.
struct WriterArguments {
    let path: String
    let task: String
    private let options: [String: String]

    init(_ arguments: [String]) {
        path = arguments.dropFirst().first ?? ""
        task = arguments.dropFirst(2).first ?? ""
        let pairs = arguments.dropFirst(3).map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        options = Dictionary(pairs.map { ($0[0], $0.last ?? "") }, uniquingKeysWith: { $1 })
    }

    func text(_ key: String) -> String {
        options[key] ?? ""
    }

    func number(_ key: String) -> Int? {
        options[key].flatMap { Int($0) }
    }

    /// Opens the store.
    /// - Throws: ``StoreError``, also if this build does not support the kind of store.
    func openStore() throws -> any InstanceStore {
        #if PostgreSQL
            if path.hasPrefix("postgresql:") { return try openDatabase() }
        #endif
        #if SQLite
            return try openFile()
        #else
            throw StoreError(.unavailable, "this program was built without SQLite")
        #endif
    }
}

#if SQLite
    extension WriterArguments {
        func openFile() throws -> SQLiteStore {
            try SQLiteStore(path: path, migrations: fileMigrations)
        }

        /// The migrations of the store, followed by as many test migrations as `migrations` specifies.
        private var fileMigrations: [StoreMigration] {
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

#if PostgreSQL
    extension WriterArguments {
        func openDatabase() throws -> PostgreSQLStore {
            var settings = PostgreSQLSettings()
            // On a busy machine, a server that a test restarts needs time.
            settings.retryTimeout = .seconds(60)
            if let seconds = number("leaseSeconds") { settings.hostLeaseDuration = .seconds(seconds) }
            return try PostgreSQLStore(
                url: path, group: text("group"), settings: settings, migrations: databaseMigrations)
        }

        /// The migrations of the store, followed by as many test migrations as `migrations` specifies.
        private var databaseMigrations: [StoreMigration] {
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
