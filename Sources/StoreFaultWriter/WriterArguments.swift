#if SQLite
    import IntentStoreSQLite

    /// `PATH TASK [KEY=VALUE …]`, given by tests alone: what is missing is empty.
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

        /// Those of the store, and `migrations` more that each add a table with some content.
        var migrations: [StoreMigration] {
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
