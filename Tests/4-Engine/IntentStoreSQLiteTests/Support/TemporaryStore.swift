#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport

    /// A folder for the store of one test, which is deleted when the object is released.
    final class TemporaryStore: Sendable {
        private let place: TemporaryFolder

        init() throws {
            place = try TemporaryFolder("intent-store")
        }

        /// Copies the current files of another store.
        convenience init(copying other: TemporaryStore) throws {
            try self.init()
            for name in try FileManager.default.contentsOfDirectory(atPath: other.folder) {
                try write(try other.bytes(of: name), to: name)
            }
        }

        var folder: String { place.path }

        /// The database.
        var path: String { folder + "/store.sqlite" }

        func open() throws -> SQLiteStore {
            try SQLiteStore(path: path)
        }

        /// Opens the database as another program would, without the checks and settings of a store.
        func connect(_ access: SQLiteConnection.Access = .writing) throws -> SQLiteConnection {
            try SQLiteConnection(path: path, access: access)
        }

        /// Runs statements as another program would, without a transaction.
        func execute(_ statements: String) throws {
            try connect().execute(statements)
        }

        /// Returns the content of a file in the folder.
        func bytes(of name: String = "store.sqlite") throws -> Data {
            try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
        }

        func write(_ bytes: Data, to name: String = "store.sqlite") throws {
            let path = folder + "/" + name
            try bytes.write(to: URL(fileURLWithPath: path))
            try setPermissions(0o600, of: name)
        }

        func setPermissions(_ permissions: Int, of name: String) throws {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: folder + "/" + name)
        }

        func permissions(of name: String) throws -> Int? {
            let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            return (attributes[.posixPermissions] as? NSNumber)?.intValue
        }

        /// Returns all files by name, except for the lock, the shared memory and an empty log.
        func contents() throws -> [String: Data] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { !$0.hasSuffix(".lock") && !$0.hasSuffix("-shm") }
            return Dictionary(uniqueKeysWithValues: try names.map { ($0, try bytes(of: $0)) })
                .filter { !($0.key.hasSuffix("-wal") && $0.value.isEmpty) }
        }
    }
#endif
