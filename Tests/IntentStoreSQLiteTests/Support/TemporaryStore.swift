#if SQLite
    import Foundation
    import IntentRuntime
    import IntentStoreSQLite
    import IntentTestSupport

    /// A folder of its own for one test's store, removed with the object.
    final class TemporaryStore: Sendable {
        private let place: TemporaryFolder

        init() throws {
            place = try TemporaryFolder("intent-store")
        }

        /// With the files of another, as they are now.
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

        /// A file of the folder, by its name.
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

        /// Names to bytes of all files but the lock, the shared memory and an empty log, which hold nothing.
        func contents() throws -> [String: Data] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { !$0.hasSuffix(".lock") && !$0.hasSuffix("-shm") }
            return Dictionary(uniqueKeysWithValues: try names.map { ($0, try bytes(of: $0)) })
                .filter { !($0.key.hasSuffix("-wal") && $0.value.isEmpty) }
        }
    }
#endif
