import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct InMemoryStoreTests {
    @Test(arguments: StoreConformance.checks)
    func keepsThePromiseOfEveryStore(_ check: StoreCheck) async throws {
        try await check.run(on: InMemoryStore())
    }
}
