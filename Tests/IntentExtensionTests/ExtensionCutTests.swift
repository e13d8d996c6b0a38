import IntentExtension
import IntentRuntime
import Testing

/// An extension that is killed at every byte of what it writes: before its hello, in it, after it, at every byte of an
/// answer, and after one.
@Suite struct ExtensionCutTests {
    /// Both lines of such a life, with their ends.
    private static let helloLength =
        #"{"kind":"hello","protocol":1,"minor":0,"intents":[{"name":"Config"}]}"#.utf8.count + 1
    private static let answerLength =
        #"{"kind":"answer","id":1,"options":{"sections":[{"items":[{"value":{"identifier":"a"}}]}]}}"#.utf8.count + 1

    @Test func killedAtAnyByteTheCallerHearsOfACrashAndTheNextQuestionIsAnswered() async throws {
        let all = Self.helloLength + Self.answerLength
        await withTaskGroup(of: Void.self) { group in
            for count in 0...all {
                if count >= 4 { await group.next() }
                group.addTask {
                    do { try await check(count, isAnswered: count == all) } catch { Issue.record(error) }
                }
            }
        }
    }

    private func check(_ count: Int, isAnswered: Bool) async throws {
        let test = try FaultEngine("cut,\(count)")
        let state = try await test.state("bad")
        if isAnswered {
            #expect(state == .answered)
            // The life ends with the first byte of the next answer.
            guard case .failed(.crashed) = try await test.state("good") else {
                Issue.record("expected a crash after the answer")
                return
            }
        } else if case .failed(.crashed(let words)) = state {
            #expect(words.contains("was ended by signal 9"), "after \(count) bytes")
        } else {
            Issue.record("after \(count) bytes: \(state)")
        }
        #expect(try await test.state("bad") == .answered, "after \(count) bytes")
        #expect(test.host.startCount == 2)
        test.finish()
    }
}
