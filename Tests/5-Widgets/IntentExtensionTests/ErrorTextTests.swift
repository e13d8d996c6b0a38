import IntentExtension
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite struct ErrorTextTests {
    private static let messages: [JSONValue] = [
        1, ["kind": "hello"], ["kind": "hello", "protocol": 2], ["kind": "answer", "id": 1, "options": "x"],
        ["kind": "answer", "id": 1, "values": 3], ["kind": "answer", "id": 1, "refusals": .null],
        ["kind": "failure", "id": 1, "code": 2],
    ]

    @Test func `a violation of the protocol has one line`() {
        for json in Self.messages {
            do throws(ProtocolError) {
                _ = try ExtensionMessage(json: json)
            } catch {
                expectEqual(problems(inTextOf: error), [])
            }
        }
    }

    @Test func `an answer that has none names what it can have`() {
        let error = #expect(throws: ProtocolError.self) {
            try ExtensionMessage(json: ["kind": "answer", "id": 1, "refusals": .null])
        }
        #expect(error?.description.contains("has none of \"options\", \"values\", \"refusals\"") == true)
    }

    @Test(arguments: [
        (OptionsFailure(.notSignedIn), OptionsFailure(.notSignedIn)),
        (OptionsFailure(.notSignedIn, message: "open Home"), OptionsFailure(.notSignedIn, message: "open Home")),
        (OptionsFailure(.timedOut), OptionsFailure(.timedOut)),
        (OptionsFailure(.unavailable, message: "no network"), OptionsFailure(.unavailable, message: "no network")),
        (OptionsFailure(.failed), OptionsFailure(.failed)),
        (OptionsFailure(.failed, message: ""), OptionsFailure(.failed)),
        (OptionsFailure(.crashed, message: "it exited"), OptionsFailure(.failed, message: "it exited")),
    ])
    func `a failure keeps its message between processes`(_ sent: OptionsFailure, _ received: OptionsFailure) throws {
        let message = ExtensionMessage.failure(id: 1, sent, memory: nil)
        try expectEqual(ExtensionMessage(json: message.json), .failure(id: 1, received, memory: nil))
    }
}
