import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

#if SQLite
    import IntentStoreSQLite
#endif

#if PostgreSQL
    import IntentStorePostgreSQL
#endif

/// A store of the kind that the current test uses.
final class TestStore: ForwardingStore {
    let base: any HostStore & DocumentStore
    /// Opens the same instances again; nil for a store in memory.
    private let reopen: (@Sendable () throws -> any HostStore & DocumentStore)?
    /// Whether reads without waiting succeed; otherwise the store behaves like one on a network.
    private let answersWithoutWaiting: Bool

    /// Creates an empty store.
    init(answersWithoutWaiting: Bool = true) throws {
        self.answersWithoutWaiting = answersWithoutWaiting
        switch StoreKind.current {
        case .memory: reopen = nil
        #if SQLite
            case .sqlite:
                let folder = try TemporaryFolder("engine-store")
                reopen = { try SQLiteStore(path: folder.path + "/store.sqlite") }
        #endif
        #if PostgreSQL
            case .postgresql:
                let group = TestDatabase.newGroup()
                reopen = { try PostgreSQLStore(url: TestDatabase.url ?? "", group: group) }
        #endif
        }
        base = try reopen?() ?? InMemoryStore()
    }

    private init(
        _ base: any HostStore & DocumentStore, _ reopen: (@Sendable () throws -> any HostStore & DocumentStore)?
    ) {
        self.base = base
        self.reopen = reopen
        answersWithoutWaiting = true
    }

    /// Opens the same instances as another process would, if the kind of store supports it.
    func another() throws -> TestStore {
        TestStore(try reopen?() ?? base, reopen)
    }

    func instanceWithoutWaiting(_ id: InstanceID) throws -> StoredInstance? {
        answersWithoutWaiting ? try base.instanceWithoutWaiting(id) : nil
    }
}

/// The kinds of stores for which an engine must behave the same.
enum StoreKind: String, CaseIterable, Sendable {
    case memory
    #if SQLite
        case sqlite
    #endif
    #if PostgreSQL
        case postgresql
    #endif

    /// Whether one writer excludes all others, of any instance. The store in memory is one object.
    var locksAllInstances: Bool { rawValue == "sqlite" }

    /// The available kinds: PostgreSQL only if there is a server for tests.
    static var present: [StoreKind] {
        allCases.filter { $0.rawValue != "postgresql" || TestDatabase.url != nil }
    }

    /// The kinds over which the rules of the engine are tested: only the store in memory, since the conformance kit shows that
    /// all stores behave alike; every available kind with `INTENT_ALL_STORES=1`.
    static let requested: [StoreKind] =
        ProcessInfo.processInfo.environment["INTENT_ALL_STORES"] == nil ? [.memory] : present

    /// The kind that the running test uses.
    @TaskLocal static var current = StoreKind.memory
}

/// Runs each test of a suite once for each kind of store.
struct OverStores: SuiteTrait, TestTrait, TestScoping {
    let kinds: [StoreKind]
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        for kind in kinds { try await StoreKind.$current.withValue(kind) { try await function() } }
    }
}

extension Trait where Self == OverStores {
    /// For rules of the engine: over the store in memory, and over the others on request.
    static var overRequestedStores: OverStores { OverStores(kinds: StoreKind.requested) }
    /// For what the stores contribute themselves.
    static var overEveryStore: OverStores { OverStores(kinds: StoreKind.present) }
}

extension Trait where Self == IssueHandlingTrait {
    /// Adds the kind of store to each issue.
    static var namingTheStore: IssueHandlingTrait {
        .compactMapIssues { issue in
            var issue = issue
            issue.comments.append("over the \(StoreKind.current.rawValue) store")
            return issue
        }
    }
}
