import IntentModel
import IntentTestSupport
import Testing

@Suite struct RecordValueTests {
    private static let schema: Schema = {
        func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }
        var label = Parameter(name: "label", swiftName: "label", title: text("Label"), type: ValueType(.string))
        label.renamedFrom = ["name"]
        var count = Parameter(name: "count", swiftName: "count", title: text("Count"), type: ValueType(.integer))
        count.defaultRule = .value(.integer(7))
        count.settings.number.range = .integers(minimum: 1, maximum: 9, step: nil)
        let words = Parameter(
            name: "words", swiftName: "words", title: text("Words"), type: ValueType(.string, isList: true))
        var type = ObjectType(name: "Leg", swiftName: "Leg", title: text("Leg"))
        type.recordFields = [label, count, words]
        return Schema(types: [type])
    }()
    private static let type = ValueType(.record("Leg"))

    @Test(arguments: [
        ("home.label", nil), ("legs[1].label", 0), ("legs[12].words", 11),
        ("legs[9223372036854775807].label", .max - 1),
    ])
    func `a path counts slots from 1`(_ text: String, _ slot: Int?) throws {
        let path = try #require(FieldPath(parsing: text))
        expectEqual(path.slot, slot)
        expectEqual(path.description, text)
    }

    @Test(arguments: [
        "", "home", ".label", "legs[0].label", "legs[-1].label", "legs[].label", "legs[x].label", "1].label",
    ])
    func `a text that is no path is none`(_ text: String) {
        #expect(FieldPath(parsing: text) == nil)
    }

    @Test func `a path has the declaration of its field`() {
        let title = LocalizedText("Trip", language: "en")
        let intent = Intent(
            name: "Trip", swiftName: "TripIntent", title: title,
            parameters: [
                Parameter(name: "home", swiftName: "home", title: title, type: Self.type),
                Parameter(name: "legs", swiftName: "legs", title: title, type: ValueType(.record("Leg"), isList: true)),
            ])
        expectEqual(intent.declaration(at: "home", in: Self.schema)?.type, Self.type)
        for path in ["home.count", "legs[3].count"] {
            expectEqual(intent.declaration(at: path, in: Self.schema)?.name, path)
            expectEqual(intent.declaration(at: path, in: Self.schema)?.type, ValueType(.integer))
        }
        for path in ["home.nothing", "home[1].count", "legs.count", "nothing.count"] {
            #expect(intent.declaration(at: path, in: Self.schema) == nil)
        }
    }

    private func read(_ json: String, keepingMismatches: Bool = true) throws -> IntentValue {
        try Self.type.value(
            fromWire: JSONValue(parsing: json), in: Self.schema, keepingMismatches: keepingMismatches)
    }

    @Test(arguments: [
        (#"{}"#, #"{"count":7}"#), (#"{"count":null,"label":null}"#, #"{"count":7}"#),
        (#"{"name":"a","count":2}"#, #"{"count":2,"label":"a"}"#),
        (#"{"words":["a",null],"newer":1}"#, #"{"count":7,"newer":1,"words":["a",null]}"#),
        (#"{"label":3}"#, #"{"count":7,"label":3}"#), (#"{"count":"a"}"#, #"{"count":"a"}"#),
        (#"{"words":"a","label":["b"]}"#, #"{"count":7,"label":"b","words":["a"]}"#),
        (#"{"label":["a","b"],"count":[]}"#, #"{"count":7,"label":["a","b"]}"#),
    ])
    func `a stored record is read under present names`(stored: String, read: String) throws {
        try expectEqual(self.read(stored).wire.rendered(), read)
    }

    @Test(arguments: [
        (#"{"newer":1}"#, "'newer' is not a field of Leg"), (#"{"label":3}"#, "label: a string is expected"),
        (#"{"words":["a",1]}"#, "words[1]: a string is expected"), ("[]", "an object with fields is expected"),
    ])
    func `what a person enters must match the fields`(entered: String, message: String) {
        let error = #expect(throws: WireError.self) { try read(entered, keepingMismatches: false) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test func `a member that does not fit stays until its field is set`() throws {
        guard case .record(var record) = try read(#"{"count":"a","label":"b"}"#) else { return }
        expectEqual(record.values, ["count": .integer(7), "label": .string("b")])
        record.values["label"] = .string("c")
        expectEqual(JSONValue.object(record.wire).rendered(), #"{"count":"a","label":"c"}"#)
        var (other, reset) = (record, record)
        other.values["count"] = .integer(3)
        expectEqual(JSONValue.object(other.wire).rendered(), #"{"count":3,"label":"c"}"#)
        let type = Self.schema.types[0]
        reset.set(nil, of: type.recordFields[1], in: type)
        expectEqual(JSONValue.object(reset.wire).rendered(), #"{"count":7,"label":"c"}"#)
        #expect(reset != record)
        expectEqual(IntentValue.record(record).withoutMisfits.wire.rendered(), #"{"count":7,"label":"c"}"#)
    }

    @Test func `a merge keeps what neither side sets`() throws {
        let base = try read(#"{"count":"a"}"#)
        let (mine, theirs) = (try read(#"{"count":"a","label":"b"}"#), try read(#"{"count":2}"#))
        expectEqual(IntentValue.merging(mine, base, from: base)?.wire.rendered(), #"{"count":"a","label":"b"}"#)
        expectEqual(IntentValue.merging(mine, theirs, from: base)?.wire.rendered(), #"{"count":2,"label":"b"}"#)
        expectEqual(IntentValue.merging(theirs, mine, from: base)?.wire.rendered(), #"{"count":2,"label":"b"}"#)
        expectEqual(IntentValue.merging(try read(#"{"count":3}"#), theirs, from: base), nil)
    }

    @Test func `a record is its literal`() throws {
        let value = try read(#"{"label":"a, b","count":2}"#)
        let literal = try #require(value.literalText)
        try expectEqual(Self.type.value(fromText: literal, in: Self.schema), value)
        expectEqual(value.optionIdentifier, literal)
    }

    @Test func `a record in a message has the values of its fields`() {
        let stop = ObjectValue(identifier: "c", displayString: "Central")
        let record = RecordValue([
            "stop": .object(stop), "pause": .timeInterval(.seconds(300)), "stops": .list([.object(stop), nil]),
            "far": .measurement(MeasurementValue(value: 3, unit: "meters")),
        ])
        let value = IntentValue.record(record)
        expectEqual(value.writtenText, "{far: 3 meters, pause: 5m, stop: c  Central, stops: c  Central,}")
        expectEqual(value.line(["stop", "label", "pause"]) { $0.secondsText }, "{stop: c  Central, pause: 300}")
        expectEqual(IntentValue.record(RecordValue()).writtenText, "{}")
    }

    @Test func `a rule of a field names it`() throws {
        let parameter = Parameter(
            name: "leg", swiftName: "leg", title: LocalizedText("Leg", language: "en"), type: Self.type)
        let problems = parameter.problems(of: try read(#"{"count":10}"#), in: Self.schema)
        expectEqual(problems.map(\.rule), [.range])
        #expect(problems.first?.message.hasPrefix("in 'count', 10") == true, "\(problems)")
        let unknown = parameter.problems(of: .record(RecordValue(["x": .integer(1)])), in: Self.schema)
        expectEqual(unknown.map(\.message), ["'x' is not a field of 'Leg'"])
    }

    @Test func `only fields change the digest`() {
        var without = Self.schema
        without.types[0].recordFields = []
        #expect(without.digest() != Self.schema.digest())
        var renamed = Self.schema
        renamed.types[0].recordFields[0].renamedFrom = []
        #expect(renamed.digest() != Self.schema.digest())
        var titled = Self.schema
        titled.types[0].recordFields[0].title = LocalizedText("Other", language: "en")
        expectEqual(titled.digest(), Self.schema.digest())
    }

    @Test func `the schema's JSON contains the fields`() throws {
        try expectEqual(Schema(json: Self.schema.json), Self.schema)
    }
}
