#if PostgreSQL && SQLite
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL

    /// What this program does on a store in PostgreSQL.
    enum DatabaseWork {
        static func run(_ arguments: WriterArguments) throws {
            var settings = PostgreSQLSettings()
            // A server that tests start again takes its time on a busy machine.
            settings.longestRetrying = .seconds(60)
            let store = try PostgreSQLStore(
                url: arguments.path, group: arguments.text("group"), settings: settings,
                migrations: migrations(adding: arguments.number("migrations") ?? 0))
            Output.line("opened")
            guard arguments.task == "edit", let id = InstanceID(arguments.text("instance")) else { return }
            for _ in 0..<(arguments.number("count") ?? .max) {
                let edited = try store.update(id, at: StoreTime(milliseconds: 0)) { instance in
                    increment([arguments.text("name"), "total"], of: instance)
                }
                Output.line("\(edited.revision)")
            }
        }

        private static func increment(_ names: [String], of instance: StoredInstance) -> InstanceUpdate {
            var update = InstanceUpdate(cause: .edited, isEdit: true)
            for name in names {
                let count = (instance.values[name]?.wire.integerValue ?? 0) + 1
                update.values[name] = .some(StoredValue(type: "Integer", wire: .integer(count)))
            }
            return update
        }

        /// Those of the store, and some more that each add a table with some content.
        private static func migrations(adding count: Int) -> [StoreMigration] {
            let newest = PostgreSQLStore.migrations.last?.minor ?? 0
            return PostgreSQLStore.migrations
                + (1..<1 + count).map { number in
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
