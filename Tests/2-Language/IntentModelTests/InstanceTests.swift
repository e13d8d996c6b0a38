import IntentModel
import Testing

/// The names under which instances are stored.
@Suite struct InstanceTests {
    @Test func `an identifier can be written as a literal`() {
        let id: InstanceID = "kitchen-2"
        #expect(id == InstanceID(String("kitchen-2")))
        #expect(id.text == "kitchen-2")
    }

    @Test(arguments: ["", "-a", "a b", "ä", String(repeating: "a", count: 65)])
    func `an invalid identifier is nil`(text: String) {
        #expect(InstanceID(text) == nil)
    }

    @Test(arguments: SizeFamily.allCases)
    func `a known family is created from its name`(family: SizeFamily) {
        #expect(SizeFamily(rawValue: family.rawValue) == family)
        #expect("\(family)" == family.rawValue)
    }

    @Test func `an unknown family keeps its name`() {
        let family = SizeFamily(rawValue: "systemHuge")
        #expect(family == .unrecognized("systemHuge"))
        #expect(family.rawValue == "systemHuge")
        #expect(!SizeFamily.allCases.contains(family))
        #expect(Set([family, .unrecognized("systemHuge"), .unrecognized("systemTiny"), .systemSmall]).count == 3)
    }

    @Test func `families with different bytes differ`() {
        #expect(SizeFamily(rawValue: "\u{e9}") != SizeFamily(rawValue: "e\u{301}"))
    }

    @Test func `a schema with an unknown family is refused`() throws {
        let json = try JSONValue(
            parsing: #"{"schema":1,"widgets":[{"name":"W","families":["systemSmall","systemHuge"]}]}"#)
        let error = #expect(throws: SchemaDecodingError.self) { try Schema(json: json) }
        #expect(error.map { "\($0)" }?.contains("'systemHuge' is not one of systemSmall") == true)
    }
}
