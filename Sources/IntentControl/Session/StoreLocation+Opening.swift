internal import IntentRuntime
internal import IntentStoreSQLite

extension StoreLocation {
    /// Opens the store, and makes it where there is none.
    /// - Throws: `StoreError`; `unavailable` in a build without SQLite.
    func open() throws -> any InstanceStore {
        #if SQLite
            try SQLiteStore(path: path)
        #else
            throw ControlFailure(.unavailable, "unsupportedStore", "this program was built without SQLite")
        #endif
    }
}
