internal import IntentRuntime
internal import IntentStorePostgreSQL
internal import IntentStoreSQLite

extension StoreLocation {
    /// Whether nothing is there yet.
    func isMissing(for group: String) throws -> Bool {
        switch self {
        case .file(let path): return OpenFile.isMissing(path)
        case .database(let url):
            #if PostgreSQL
                return try !PostgreSQLStore.isThere(url: url, group: group)
            #else
                return false
            #endif
        }
    }

    /// One text for one store, whatever path led to it.
    var identity: String {
        switch self {
        case .file(let path): OpenFile.resolved(path) ?? path
        case .database(let url): url
        }
    }

    /// For messages.
    var text: String {
        switch self {
        case .file(let text), .database(let text): text
        }
    }

    /// Opens the store, and makes it where there is none.
    /// - Parameter group: Whose instances; a file holds those of one.
    /// - Throws: `StoreError`; `unavailable` in a build without the kind of store.
    func open(for group: String) throws -> any InstanceStore {
        switch self {
        case .file(let path):
            #if SQLite
                return try SQLiteStore(path: path)
            #else
                throw ControlFailure(.unavailable, "unsupportedStore", "this program was built without SQLite")
            #endif
        case .database(let url):
            #if PostgreSQL
                return try PostgreSQLStore(url: url, group: group)
            #else
                throw ControlFailure(.unavailable, "unsupportedStore", "this program was built without PostgreSQL")
            #endif
        }
    }
}
