import IntentEditor
import IntentModel
import IntentRuntime
import Testing

/// What faces in other languages read and write.
@Suite struct EditorJSONTests {
    @Test func changesAreReadAndDone() async throws {
        let board = try await Board()
        let changes: [(String, EditorChange)] = [
            (#"{"set":"labelSize","value":16}"#, .set("labelSize", .integer(16))),
            (#"{"set":"note","value":null}"#, .set("note", nil)),
            (#"{"set":"tags","value":["a",null]}"#, .set("tags", .list([.string("a"), nil]))),
            (#"{"setText":"labelSize","text":"9"}"#, .setText("labelSize", "9")),
            (#"{"setSlot":"tags","slot":0,"value":"x"}"#, .setSlot("tags", 0, .string("x"))),
            (#"{"moveSlot":"stops","from":1,"to":0}"#, .moveSlot("stops", from: 1, to: 0)),
            (#"{"reset":"note"}"#, .reset("note")), (#"{"discard":"note"}"#, .discard("note")),
            (#"{"settle":"note","settlement":"takeTheirs"}"#, .settle("note", .takeTheirs)),
            (#"{"revert":true}"#, .revert),
        ]
        for (text, change) in changes {
            #expect(try board.editor.change(from: JSONValue(parsing: text)) == change)
            try board.editor.perform(change)
        }
    }

    @Test func anObjectMayBeGivenByItsIdentifier() async throws {
        let board = try await Board()
        for text in [#"{"set":"line","value":"a"}"#, #"{"set":"line","value":{"identifier":"a"}}"#] {
            try board.editor.perform(.revert)
            try board.editor.perform(try board.editor.change(from: JSONValue(parsing: text)))
            #expect(try board.row("line").value?.optionIdentifier == "a")
        }
        try await board.editor.apply()
        #expect(try board.row("line").text == "A")
    }

    @Test(arguments: [
        ("{}", EngineError.Code.wrongRequest), ("[]", .wrongRequest), (#"{"set":5}"#, .wrongRequest),
        (#"{"set":"labelSize"}"#, .wrongRequest), (#"{"set":"size","value":1}"#, .unknownParameter),
        (#"{"set":"labelSize","value":"many"}"#, .wrongValue), (#"{"set":"labelSize","value":[1]}"#, .wrongValue),
        (#"{"setSlot":"tags","value":"x"}"#, .wrongRequest), (#"{"moveSlot":"tags","from":0}"#, .wrongRequest),
        (#"{"setText":"labelSize"}"#, .wrongRequest), (#"{"settle":"note","settlement":"both"}"#, .wrongRequest),
        (#"{"revert":false}"#, .wrongRequest),
    ])
    func whatIsNoChangeIsRefused(_ text: String, _ code: EngineError.Code) async throws {
        let board = try await Board()
        let json = try JSONValue(parsing: text)
        let error = #expect(throws: EngineError.self) { try board.editor.change(from: json) }
        #expect(error?.code == code)
    }
}
