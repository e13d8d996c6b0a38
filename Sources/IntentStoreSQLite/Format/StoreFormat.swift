#if SQLite
    import GRDB
    import IntentRuntime

    /// The numbers in the database's header, and the migrations that lead to them.
    ///
    /// A new migration goes to the end, under a new name, and raises the minor number; those that are there never
    /// change. A program reads and writes any minor of its major and leaves alone what it does not know, so a
    /// migration only adds: tables, and columns that may be left out of an insert. What cannot be done that way is a
    /// new major.
    enum StoreFormat {
        /// "INTC", by which `file` and we know a store.
        static let applicationID: Int32 = 0x494E_5443
        static let major = 1

        static let migrations = [
            StoreMigration(name: "1.0 instances, values, changes", minor: 0, statements: version1),
            StoreMigration(name: "1.1 retention", minor: 1, statements: version1Minor1),
        ]

        /// `PRAGMA user_version`: the major number times 1,000 and the minor.
        static func userVersion(minor: Int) -> Int {
            major * 1_000 + minor
        }

        /// - Throws: ``StoreError`` with code `otherVersion` where the major is not ours.
        static func require(userVersion: Int, of path: String) throws(StoreError) {
            guard userVersion / 1_000 == major, userVersion > 0 else {
                throw StoreError(
                    .otherVersion,
                    "'\(path)' has format \(userVersion / 1_000).\(userVersion % 1_000); this program reads \(major).x."
                )
            }
        }

        static func require(applicationID: Int32, of path: String) throws(StoreError) {
            guard applicationID == StoreFormat.applicationID else {
                throw StoreError(.damaged, "'\(path)' is a database, but no store of widget instances.")
            }
        }

        /// Each migration runs in a transaction of its own, together with the numbers it leads to.
        static func migrator(_ migrations: [StoreMigration]) -> DatabaseMigrator {
            var migrator = DatabaseMigrator()
            for migration in migrations {
                migrator.registerMigration(migration.name) { database in
                    try database.execute(sql: migration.statements)
                    try database.execute(sql: "PRAGMA application_id = \(applicationID)")
                    try database.execute(sql: "PRAGMA user_version = \(userVersion(minor: migration.minor))")
                }
            }
            return migrator
        }
    }
#endif
