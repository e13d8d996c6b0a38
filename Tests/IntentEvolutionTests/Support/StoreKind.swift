import IntentRuntime
import IntentTestSupport

#if SQLite
    import IntentStoreSQLite
#endif

/// The stores that read what was stored alike.
enum StoreKind: String, CaseIterable, Sendable {
    case memory
    #if SQLite
        case sqlite
    #endif

    /// An empty one, gone with the folder.
    func store(in folder: TemporaryFolder) throws -> any InstanceStore {
        switch self {
        case .memory: InMemoryStore()
        #if SQLite
            case .sqlite: try SQLiteStore(path: folder.path + "/store.sqlite")
        #endif
        }
    }
}
