import IntentDiagnostics
import IntentEvolution
import IntentTestSupport
import Testing

@Suite struct ErrorTextTests {
    @Test(arguments: ["", "[", "{}", "{\"intentLock\": 99}", "{\"intentLock\": 1, \"schema\": 1}"])
    func `an error of a lock describes itself`(text: String) {
        do throws(LockError) {
            _ = try LockFile(SourceFile(path: "a.lock", bytes: Array(text.utf8)))
            Issue.record("the lock is valid")
        } catch {
            expectEqual(problems(inTextOf: error), [])
        }
    }
}
