import IntentTestSupport
import Testing

/// The stores that an engine must answer alike over.
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

    /// Which one the running test is about.
    @TaskLocal static var current = StoreKind.memory
}

/// Runs each test of a suite once over every kind of store.
struct OverEveryStore: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        for kind in StoreKind.present { try await StoreKind.$current.withValue(kind) { try await function() } }
    }
}

extension Trait where Self == OverEveryStore {
    static var overEveryStore: OverEveryStore { OverEveryStore() }
}

extension Trait where Self == IssueHandlingTrait {
    /// Says of an issue over which store it came up.
    static var namingTheStore: IssueHandlingTrait {
        .compactMapIssues { issue in
            var issue = issue
            issue.comments.append("over the \(StoreKind.current.rawValue) store")
            return issue
        }
    }
}
