import IntentModel
import IntentTestSupport
import Testing

@Suite struct SchemaJSONTests {
    @Test(arguments: 0..<400)
    func `reading a schema's JSON returns an equal schema`(seed: UInt64) throws {
        var random = RandomSchema(seed: seed)
        let schema = random.schema()
        let text = schema.json.rendered()
        let read = try Schema(json: JSONValue(parsing: text))
        expectEqual(read, schema)
        expectEqual(Array(read.json.rendered().utf8), Array(text.utf8))
    }

    @Test func `omits defaults`() {
        let title = LocalizedText("Car Widget", language: "en")
        let widget = DeclaredWidget(
            name: "CarWidget", swiftName: "carWidget", kind: "CarWidget", title: title,
            families: [.systemMedium, .systemSmall])
        var parameter = Parameter(
            name: "size", swiftName: "size",
            title: LocalizedText("Size", language: "en", translations: ["zh-Hans": "大小", "de": "Größe"]),
            type: ValueType(.integer, isList: true))
        parameter.size = SlotSizes(
            families: [.systemLarge: 8, .systemSmall: 2], otherwise: SlotCount(minimum: 1, maximum: 3))
        parameter.defaultRule = .byFamily(
            [.systemLarge: .first(4), .systemSmall: .value(.list([.integer(1)]))], otherwise: nil)
        let intent = Intent(
            name: "Car", swiftName: "CarIntent", title: LocalizedText("Car", language: "en"), parameters: [parameter])
        let (door, level) = (LocalizedText("Door", language: "en"), LocalizedText("Level", language: "en"))
        let schema = Schema(
            types: [ObjectType(name: "Door", swiftName: "Door", title: door)],
            enums: [EnumType(name: "Level", swiftName: "Level", title: level)], intents: [intent], widgets: [widget])
        expectEqual(
            schema.json.rendered(),
            #"{"schema":1,"types":[{"name":"Door"}],"enums":[{"name":"Level"}],"intents":[{"name":"Car","parameters":[{"name":"size","type":"[Integer]","#
                + #""title":{"en":"Size","de":"Größe","zh-Hans":"大小"},"#
                + #""default":{"families":{"systemSmall":{"value":[1]},"systemLarge":{"first":4}}},"#
                + #""size":{"systemSmall":2,"systemLarge":8,"otherwise":{"min":1,"max":3}}}]}],"#
                + #""widgets":[{"name":"CarWidget","families":["systemMedium","systemSmall"]}]}"#)
    }

    @Test func `a class prefix is part of the implied name`() throws {
        let text = #"{"schema":1,"types":[{"name":"A","classPrefix":"X"}],"enums":[{"name":"B","classPrefix":"Y"}]}"#
        let schema = try Schema(json: JSONValue(parsing: text))
        expectEqual(schema.types.map(\.swiftName), ["XA"])
        expectEqual(schema.enums.map(\.swiftName), ["YB"])
        expectEqual(schema.json.rendered(), text)
    }

    @Test(arguments: [
        ("{}", ""), ("[]", ""), (#"{"schema":2}"#, "schema"), (#"{"schema":"1"}"#, ""),
        (#"{"schema":1,"siri":[]}"#, "siri"),
        (#"{"schema":1,"types":[{"name":"A"},{}]}"#, "types[1]"),
        (#"{"schema":1,"types":[{"name":"A","colour":1}]}"#, "types[0].colour"),
        (#"{"schema":1,"types":{}}"#, "types"), (#"{"schema":1,"enums":[{"name":1}]}"#, "enums[0].name"),
        (
            #"{"schema":1,"types":[{"name":"A","properties":[{"name":"a","type":"Persona"}]}]}"#,
            "types[0].properties[0].type"
        ),
        (#"{"schema":1,"widgets":[{"name":"W","families":["systemHuge"]}]}"#, "widgets[0].families[0]"),
        (
            #"{"schema":1,"intents":[{"name":"I","parameters":[{"name":"p","type":"String","size":{"otherwise":-1}}]}]}"#,
            "intents[0].parameters[0].size.otherwise"
        ),
        (
            #"{"schema":1,"intents":[{"name":"I","parameters":[{"name":"p","type":"String","size":{"systemHuge":1}}]}]}"#,
            "intents[0].parameters[0].size.systemHuge"
        ),
        (
            #"{"schema":1,"intents":[{"name":"I","parameters":[{"name":"p","type":"String","default":{"value":null}}]}]}"#,
            "intents[0].parameters[0].default.value"
        ),
        (
            #"{"schema":1,"intents":[{"name":"I","parameters":[{"name":"p","type":"String","default":{"families":{},"otherwise":{"families":{}}}}]}]}"#,
            "intents[0].parameters[0].default.otherwise"
        ),
        (#"{"schema":1,"intents":[{"name":"I","title":{}}]}"#, "intents[0].title"),
        (#"{"schema":1,"intents":[{"name":"I","verb":"Fly"}]}"#, "intents[0].verb"),
        (#"{"schema":1,"intents":[{"name":"I","keyParameter":true}]}"#, "intents[0].keyParameter"),
        (#"{"schema":1,"intents":[{"name":"I","response":{"codes":[{}]}}]}"#, "intents[0].response.codes[0]"),
        (#"{"schema":1,"intents":[{"name":"I","suggestions":[{"title":"A"}]}]}"#, "intents[0].suggestions[0]"),
        (#"{"schema":1,"intents":[{"name":"I","variants":[{"path":"a"}]}]}"#, "intents[0].variants[0]"),
        (
            #"{"schema":1,"intents":[{"name":"I","parameters":[{"name":"p","type":"String","siri":false}]}]}"#,
            "intents[0].parameters[0].siri"
        ),
    ])
    func `reports the path of unsupported members`(text: String, path: String) throws {
        let json = try JSONValue(parsing: text)
        let error = #expect(throws: SchemaDecodingError.self) { try Schema(json: json) }
        expectEqual(error?.path, path)
    }

    @Test(arguments: 0..<40)
    func `never traps on corrupted JSON`(seed: UInt64) {
        var random = RandomSchema(seed: seed)
        let text = random.schema().json.renderedBytes()
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            var changed = text
            changed[Int.random(in: changed.indices, using: &generator)] = UInt8.random(
                in: 0x20...0x7E, using: &generator)
            _ = try? Schema(json: JSONValue(parsing: changed))
        }
    }
}

@Suite struct SchemaDigestTests {
    private func schema() -> Schema {
        var schema = sampleSchema()
        let title = LocalizedText("x", language: "en")
        var parameter = Parameter(
            name: "controls", swiftName: "controls", title: title, type: ValueType(.object("CarControl"), isList: true))
        parameter.options = .listed([ListedOption(identifier: "lock", title: title)])
        schema.intents = [Intent(name: "Car", swiftName: "CarIntent", title: title, parameters: [parameter])]
        schema.widgets = [
            DeclaredWidget(
                name: "CarWidget", swiftName: "carWidget", kind: "car", title: title, intent: "Car",
                families: [.systemSmall])
        ]
        return schema
    }

    @Test func `the digest of a schema never changes`() {
        expectEqual(Schema().digest(), "528acd2c1b1f590a")
        expectEqual(schema().digest(), "ddcbf84f76773832")
    }

    @Test func `the digest ignores texts and order`() {
        let digest = schema().digest()
        var other = schema()
        other.language = "de"
        other.intents[0].title = LocalizedText("y", language: "de")
        other.intents[0].swiftName = "Other"
        other.types[0].properties.reverse()
        other.enums[0].cases.reverse()
        other.widgets[0].families = [.systemLarge]
        expectEqual(other.digest(), digest)
    }

    @Test func `the digest covers the meaning of stored values`() {
        var changed: [Schema] = Array(repeating: schema(), count: 7)
        changed[0].types[0].properties[0].name = "glyph"
        changed[1].types[0].properties[0].type.isList = true
        changed[2].enums[0].cases[0].renamedFrom = []
        changed[3].intents[0].parameters[0].type = ValueType(.string)
        changed[4].intents[0].renamedFrom = ["Cars"]
        changed[5].widgets[0].kind = "cars"
        changed[6].intents[0].parameters[0].options = .dynamic
        if case .listed(var options) = schema().intents[0].parameters[0].options {
            options[0].renamedFrom = ["bolt"]
            changed[6].intents[0].parameters[0].options = .listed(options)
        }
        expectEqual(Set(changed.map { $0.digest() } + [schema().digest()]).count, 8)
    }
}
