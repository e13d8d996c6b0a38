import IntentModel
import IntentTestSupport
import Testing

/// The names under which instances are stored.
@Suite struct InstanceTests {
    @Test func `an identifier can be written as a literal`() {
        let id: InstanceID = "kitchen-2"
        expectEqual(id, InstanceID(String("kitchen-2")))
        expectEqual(id.text, "kitchen-2")
    }

    @Test(arguments: ["", "-a", "a b", "ä", String(repeating: "a", count: 65)])
    func `an invalid identifier is nil`(text: String) {
        expectEqual(InstanceID(text), nil)
    }

    @Test(arguments: SizeFamily.allCases)
    func `a known family is created from its name`(family: SizeFamily) {
        expectEqual(SizeFamily(rawValue: family.rawValue), family)
        expectEqual("\(family)", family.rawValue)
    }

    @Test func `an unknown family keeps its name`() {
        let family = SizeFamily(rawValue: "systemHuge")
        expectEqual(family, .unrecognized("systemHuge"))
        expectEqual(family.rawValue, "systemHuge")
        #expect(!SizeFamily.allCases.contains(family))
        expectEqual(Set([family, .unrecognized("systemHuge"), .unrecognized("systemTiny"), .systemSmall]).count, 3)
    }

    @Test func `families with different bytes differ`() {
        #expect(SizeFamily(rawValue: "\u{e9}") != SizeFamily(rawValue: "e\u{301}"))
    }

    @Test func `a schema with an unknown family is refused`() throws {
        let json = try JSONValue(
            parsing: #"{"schema":1,"widgets":[{"name":"W","families":["systemSmall","systemHuge"]}]}"#)
        let error = #expect(throws: SchemaDecodingError.self) { try Schema(json: json) }
        expectEqual(error.map { "\($0)" }?.contains("'systemHuge' is not one of systemSmall"), true)
    }
}
