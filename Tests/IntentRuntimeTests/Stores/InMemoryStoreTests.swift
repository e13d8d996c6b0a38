import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite struct InMemoryStoreTests {
    @Test(arguments: StoreConformance.checks)
    func keepsThePromiseOfEveryStore(_ check: StoreCheck) throws {
        try check.run(on: InMemoryStore())
    }
}
