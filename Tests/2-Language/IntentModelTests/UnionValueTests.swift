import IntentModel
import IntentTestSupport
import Testing

@Suite struct UnionValueTests {
    private static let schema: Schema = {
        func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }
        func member(_ name: String, _ type: ElementType) -> Parameter {
            Parameter(name: name, swiftName: name, title: text(name), type: ValueType(type))
        }
        var word = member("word", .string)
        word.renamedFrom = ["text"]
        var count = member("count", .integer)
        count.defaultRule = .value(.integer(7))
        count.settings.number.range = .integers(minimum: 1, maximum: 9, step: nil)
        var stop = member("stop", .object("Stop"))
        stop.options = .listed(["a", "b"].map { ListedOption(identifier: $0, title: text("Stop \($0)")) })
        var line = member("line", .string)
        line.options = .listed(["a", "c"].map { ListedOption(identifier: $0, scalar: .string($0), title: text($0)) })
        var goal = ObjectType(name: "Goal", swiftName: "Goal", title: text("Goal"))
        goal.isUnion = true
        goal.recordFields = [word, count, stop, line, member("isOpen", .boolean)]
        return Schema(types: [goal, ObjectType(name: "Stop", swiftName: "Stop", title: text("Stop"))])
    }()
    private static let type = ValueType(.union("Goal"))
    private static let goal = schema.types[0]

    private func read(_ json: String, keepingMismatches: Bool = true) throws -> IntentValue {
        try Self.type.value(
            fromWire: JSONValue(parsing: json), in: Self.schema, keepingMismatches: keepingMismatches)
    }

    @Test(arguments: [
        (#"{"text":"a"}"#, #"{"word":"a"}"#), (#"{"count":2}"#, #"{"count":2}"#),
        (#"{"count":null}"#, #"{"count":null}"#),
        ("{}", "{}"),
    ])
    func `a stored value is read under present names`(stored: String, read: String) throws {
        try expectEqual(self.read(stored).wire.rendered(), read)
    }

    @Test(arguments: [
        (#"{"newer":1}"#, "'newer' is not a member of 'Goal', which has word, count, stop, line, isOpen"),
        (#"{"word":"a","count":1}"#, "a value of 'Goal' has one of the members word, count, stop, line, isOpen"),
        (#"{"word":3}"#, "word: a string is expected"), ("[]", "an object with one member is expected"),
    ])
    func `a value has one declared member`(written: String, message: String) {
        for keeping in [false, true] {
            let error = #expect(throws: WireError.self) { try read(written, keepingMismatches: keeping) }
            #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        }
        #expect(throws: WireError.self) { try read("{}", keepingMismatches: false) }
        #expect(throws: WireError.self) { try read(#"{"count":null}"#, keepingMismatches: false) }
    }

    @Test func `the identifier of one option is a value`() throws {
        func literal(_ text: String) throws -> String {
            try Self.type.value(fromText: text, in: Self.schema).wire.rendered()
        }
        try expectEqual(literal("b"), #"{"stop":{"identifier":"b","displayString":"Stop b"}}"#)
        try expectEqual(literal("c"), #"{"line":"c"}"#)
        try expectEqual(literal(#"{"stop":"a"}"#), #"{"stop":{"identifier":"a","displayString":"Stop a"}}"#)
        for (text, message) in [
            ("a", #"'a' can be stop, line; write JSON such as {"stop":…}"#),
            ("d", #"'d' is not an option of word, count, stop, line, isOpen; write JSON such as {"word":…}"#),
        ] {
            let error = #expect(throws: ValueTextError.self) { try literal(text) }
            expectEqual(error?.message, message)
        }
    }

    @Test(arguments: [
        ("12", #"{"count":12}"#), ("true", #"{"isOpen":true}"#), ("1.5", nil), ("d", nil), ("long text", nil),
    ])
    func `a text that one member reads is suggested as its value`(text: String, suggestion: String?) {
        let error = #expect(throws: ValueTextError.self) { try Self.type.value(fromText: text, in: Self.schema) }
        expectEqual(error?.suggestion, suggestion)
    }

    @Test func `another member replaces the value`() throws {
        var value = RecordValue()
        func set(_ new: IntentValue?, _ name: String) throws -> String {
            value.set(new, of: try #require(Self.goal.field(named: name)), in: Self.goal)
            return JSONValue.object(value.wire).rendered()
        }
        try expectEqual(set(.string("x"), "word"), #"{"word":"x"}"#)
        try expectEqual(set(.string("word"), "type"), #"{"word":"x"}"#)
        try expectEqual(set(.string("count"), "type"), #"{"count":7}"#)
        try expectEqual(set(.string("isOpen"), "type"), #"{"isOpen":false}"#)
        try expectEqual(set(.string("stop"), "type"), #"{"stop":null}"#)
        expectEqual(value.chosenMember, "stop")
        try expectEqual(
            set(.object(ObjectValue(identifier: "a", displayString: "")), "stop"),
            #"{"stop":{"identifier":"a","displayString":"Stop a"}}"#)
        try expectEqual(set(nil, "stop"), #"{"stop":null}"#)
        try expectEqual(set(nil, "count"), #"{"count":7}"#)
        try expectEqual(set(nil, "type"), "{}")
        expectEqual(value.chosenMember, nil)
    }

    @Test(arguments: [
        (RecordValue(), "type", "one of word, count, stop, line, isOpen is expected"),
        (RecordValue(["count": .integer(10)]), "count", "10 is not in the range 1...9"),
        (
            RecordValue(["coun": .integer(1)]), "type",
            "'coun' is not a member of 'Goal', which has word, count, stop, line, isOpen"
        ),
    ])
    func `a rule names its member`(_ value: RecordValue, _ name: String, _ message: String) {
        let parameter = Parameter(
            name: "goal", swiftName: "goal", title: LocalizedText("Goal", language: "en"), type: Self.type)
        let problems = parameter.problems(of: .record(value), in: Self.schema)
        expectEqual(problems.map { $0.field?.name }, [name])
        expectEqual(problems.first?.field?.text.description, message)
        expectEqual(parameter.problems(of: .record(RecordValue(["count": .integer(1)])), in: Self.schema), [])
    }

    @Test func `a union differs from a record`() throws {
        var record = Self.schema
        record.types[0].isUnion = false
        #expect(record.digest() != Self.schema.digest())
        try expectEqual(Schema(json: Self.schema.json), Self.schema)
        expectEqual(Self.goal.element.tag, "union:Goal")
        expectEqual(ValueType(tag: "[union:Goal]"), ValueType(.union("Goal"), isList: true))
    }
}
