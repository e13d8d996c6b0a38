import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct InMemoryStoreTests {
    @Test(arguments: StoreConformance.checks)
    func keepsThePromiseOfEveryStore(_ check: StoreCheck) async throws {
        try await check.run(on: InMemoryStore())
    }
}
