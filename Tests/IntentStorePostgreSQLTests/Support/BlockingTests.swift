import IntentTestSupport
import Testing

/// The suite's tests block while they wait for processes, so they run on threads of their own.
struct BlockingTests: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(BlockingExecutor()) { try await function() }
    }
}

extension Trait where Self == BlockingTests {
    static var blocking: BlockingTests { BlockingTests() }
}
