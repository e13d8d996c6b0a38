import IntentDiagnostics
import IntentModel
import IntentRuntime
import IntentSchema
import IntentTestSupport
import Testing

#if SQLite
    import IntentStoreSQLite
#endif

#if PostgreSQL
    import IntentStorePostgreSQL
#endif

/// The stores that the tests run over.
enum StoreKind: String, CaseIterable, Sendable {
    case memory
    #if SQLite
        case sqlite
    #endif
    #if PostgreSQL
        case postgresql
    #endif

    /// All stores; PostgreSQL only if there is a test server.
    static var present: [StoreKind] {
        allCases.filter { $0.rawValue != "postgresql" || TestDatabase.url != nil }
    }

    /// Returns an empty store, which is removed with the folder.
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

/// Returns the schema of a valid definition.
func schema(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Schema {
    let resolved = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: text)])
    let report = render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text)
    try #require(report == "", sourceLocation: sourceLocation)
    return resolved.schema
}

/// Returns an engine with a schema, over a store that may contain instances of another schema.
func engine(_ schema: Schema, over store: any InstanceStore) throws -> IntentEngine {
    try IntentEngine(schema: schema, store: store)
}

extension InstanceID {
    // The text is a valid identifier.
    // swift-format-ignore: NeverForceUnwrap
    static let one = InstanceID("one")
}
