import IntentRuntime
import IntentTestSupport

#if SQLite
    import IntentStoreSQLite
#endif
#if PostgreSQL
    import IntentStorePostgreSQL
#endif

/// The stores that read what was stored alike.
enum StoreKind: String, CaseIterable, Sendable {
    case memory
    #if SQLite
        case sqlite
    #endif
    #if PostgreSQL
        case postgresql
    #endif

    /// PostgreSQL only where there is a server for tests.
    static var present: [StoreKind] {
        allCases.filter { $0.rawValue != "postgresql" || TestDatabase.url != nil }
    }

    /// An empty one, gone with the folder.
    func store(in folder: TemporaryFolder) throws -> any InstanceStore {
        switch self {
        case .memory: InMemoryStore()
        #if SQLite
            case .sqlite: try SQLiteStore(path: folder.path + "/store.sqlite")
        #endif
        #if PostgreSQL
            case .postgresql: try PostgreSQLStore(url: TestDatabase.url ?? "", group: TestDatabase.newGroup())
        #endif
        }
    }
}
