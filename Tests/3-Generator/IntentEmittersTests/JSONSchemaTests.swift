import IntentModel
import IntentTestSupport
import Testing

@testable import IntentEmitters

/// Details of JSON Schemas. `Scripts/checks/json-schema` validates stored instances against a schema.
@Suite struct JSONSchemaTests {
    private func emit(_ intents: [Intent]) -> Emission {
        let file = DefinitionFile(fileName: "a.intent.yaml", intents: intents.map(\.name))
        return GenerationTarget.jsonSchema.emit(Schema(intents: intents), files: [file])
    }

    private func properties(_ parameter: Parameter) throws -> JSONValue {
        let text = try #require(emit([.of("A", [parameter])]).files.first).text
        let schema = try JSONValue(parsing: text)
        return try #require(schema["properties"]?[parameter.name])
    }

    @Test func `a schema has its intent's name if that is valid`() {
        var hostile = Intent.of("Hostile", [])
        hostile.name = "../../hostile"
        expectEqual(
            emit([.of("Board", []), hostile]).files.map(\.path),
            [
                "Board.schema.json", "\(hostile.swiftName).schema.json",
            ])
    }

    @Test func `alternatives are checked where a schema can decide them`() throws {
        let on = Condition(parameter: "on", test: .isOneOf([.boolean(true)]))
        let much = Condition(parameter: "share", test: .compares(.moreThan, .value(.decimal(0.5))))
        let same = Condition(parameter: "on", test: .compares(.isEqual, .row("off")))
        let parameters: [Parameter] = [
            .of("on", .boolean), .of("off", .boolean), .of("share", .decimal),
            .of("either", .integer) { $0.when = Requirement(anyOf: [[on], [much]]) },
            .of("compared", .integer) { $0.when = Requirement(anyOf: [[on], [same]]) },
        ]
        let text = try #require(emit([.of("A", parameters)]).files.first).text
        let definitions = try JSONValue(parsing: text)["definitions"]
        expectEqual(definitions?["shown.either"]?["anyOf"]?.arrayValue?.count, 2)
        #expect(text.contains(#""exclusiveMinimum": 0.5"#))
        // Values whose row may be hidden are not refused.
        expectEqual(definitions?["shown.compared"], .boolean(false))
    }

    @Test func `names that differ only in case are a problem`() {
        let emission = emit([.of("Board", []), .of("BOARD", [])])
        #expect(emission.files.isEmpty)
        expectEqual(
            emission.problems.map(\.message), ["'BOARD.schema.json' would be generated from both 'Board' and 'BOARD'"])
    }

    @Test(arguments: RandomSeeds.chosen(100))
    func `the schemas of random definitions accept what users enter`(_ seed: UInt64) throws {
        var random = RandomDefinition(seed: seed)
        var schema = random.schema()
        // A row that is always shown is among the properties.
        for index in schema.intents.indices {
            for row in schema.intents[index].parameters.indices {
                schema.intents[index].parameters[row].when = Requirement()
            }
        }
        for intent in schema.intents where !intent.isSystem {
            let file = DefinitionFile(fileName: "a.intent.yaml", intents: [intent.name])
            guard let emitted = GenerationTarget.jsonSchema.emit(schema, files: [file]).files.first else { continue }
            let json = try JSONValue(parsing: emitted.text)
            // Without the rules about several rows.
            let validator = JSONSchemaValidator([
                "type": "object", "definitions": json["definitions"] ?? [:], "properties": json["properties"] ?? [:],
            ])
            for parameter in intent.parameters {
                guard let value = random.userValue(of: parameter, in: schema, family: .systemLarge) else { continue }
                let wire = parameter.type.wire(for: value)
                #expect(json["properties"]?[parameter.name] != nil, "\(parameter.name) of seed \(seed)")
                let problems = validator.problems(of: .object([parameter.name: wire]))
                let schema = json["properties"]?[parameter.name]?.rendered() ?? ""
                expectEqual(
                    problems.map { "\($0)" }, [], "\(parameter.name) = \(wire.rendered()) of seed \(seed) in \(schema)")
            }
        }
    }

    @Test func `Apple's own intents have no schema`() {
        var system = Intent.of("PlayMedia", [])
        system.actions = IntentActions()
        system.actions?.system = "INPlayMediaIntent"
        #expect(emit([system]).files.isEmpty)
    }

    @Test(arguments: [
        (NumberRange.integers(minimum: 10, maximum: 100, step: 5), "multipleOf"),
        (.integers(minimum: 1, maximum: nil, step: 5), "x-step"),
        (.integers(minimum: nil, maximum: 9, step: 3), "multipleOf"),
    ])
    func `steps become multiples only if the minimum is a multiple`(range: NumberRange, key: String) throws {
        let number = try properties(.of("n", .integer) { $0.settings.range = range })
        let keys = number.objectValue?.members.map(\.key) ?? []
        expectEqual(keys.filter { ["multipleOf", "x-step"].contains($0) }, [key])
    }

    @Test func `a parameter without a default allows null`() throws {
        try expectEqual(properties(.of("n", .integer))["type"], ["integer", "null"])
        try expectEqual(properties(.of("n", .integer) { $0.defaultRule = .value(.integer(3)) })["type"], "integer")
        try expectEqual(properties(.of("n", .integer) { $0.defaultRule = .value(.integer(3)) })["default"], 3)
        let following = try properties(
            .of("n", .string) { $0.defaultRule = .row(RowDefault(row: "a", property: "title")) })
        expectEqual(following["x-default"], ["row": "a", "property": "title"])
        expectEqual(following["default"], nil)
    }

    @Test(
        arguments: [
            (.of("n", .string) { $0.settings.text.isMultiline = true }, "x-multiline", true),
            (.of("n", .string) { $0.settings.text.isSecret = true }, "writeOnly", true),
            (.of("n", .string) { $0.settings.text.isSecret = true }, "format", "password"),
            (.of("n", .string), "writeOnly", nil), (.of("n", .string), "x-multiline", nil),
            (.of("n", .string), "x-keyboard", nil),
            (.of("n", .string) { $0.settings.text.input.keyboard = .URL }, "x-keyboard", "URL"),
            (.of("n", .string) { $0.deprecated = "old" }, "deprecated", true),
            (.of("n", .string) { $0.deprecated = "old" }, "x-deprecated", "old"),
            (.of("n", .string), "deprecated", nil), (.of("n", .integer), "x-control", nil),
            (.of("n", .integer) { $0.settings.number.control = .slider }, "x-control", nil),
            (
                .of("n", .integer) {
                    $0.settings.number = NumberSettings(range: .integers(minimum: 0, maximum: 9, step: nil))
                    $0.settings.number.control = .slider
                }, "x-control", "slider"
            ),
            (
                .of("n", .timeInterval) {
                    $0.settings.interval = IntervalSettings(smallest: .minutes, largest: .hours)
                }, "x-units", ["minutes", "hours"]
            ),
            (.of("n", .string, list: true) { $0.hasUniqueValues = true }, "x-uniqueValues", true),
            (.of("n", .string, list: true), "x-uniqueValues", nil), (.of("n", .string, list: true), "x-size", nil),
            (.of("n", .string, list: true) { $0.size = SlotSizes(otherwise: 3) }, "maxItems", 3),
            (
                .of("n", .boolean) {
                    $0.settings.boolean = BooleanSettings(trueTitle: text("Yes"), falseTitle: nil)
                    $0.defaultRule = .value(.boolean(true))
                }, "oneOf", [["const": true, "title": "Yes"], ["const": false, "title": "false"]]
            ),
            (.of("n", .string), "x-options", nil),
            (.of("n", .string) { $0.options = .dynamic }, "x-options", ["source": "dynamic"]),
            (
                .of("n", .string) {
                    $0.options = .dynamic
                    $0.searchesInHandler = true
                    $0.allowsFreeText = true
                    $0.dependsOn = ["a"]
                }, "x-options", ["source": "dynamic", "search": true, "freeText": true, "dependsOn": ["a"]]
            ),
        ] as [(Parameter, String, JSONValue?)])
    func `what a definition states has a key`(parameter: Parameter, key: String, value: JSONValue?) throws {
        try expectEqual(properties(parameter)[key], value)
    }

    @Test func `a range of measurements applies to values in its unit`() throws {
        let length = try #require(Dimension("Length"))
        func lengths(_ range: NumberRange?) throws -> JSONValue {
            try properties(
                .of("n", .measurement(length)) {
                    $0.settings.number = NumberSettings(range: range, unit: "miles")
                    $0.defaultRule = .value(.measurement(MeasurementValue(value: 3, unit: "miles")))
                })
        }
        let limited = try lengths(.decimals(minimum: 0.5, maximum: 1.5, step: nil))
        expectEqual(limited["if"], ["properties": ["unit": ["const": "miles"]]])
        expectEqual(limited["then"], ["properties": ["value": ["minimum": 0.5, "maximum": 1.5]]])
        try expectEqual(lengths(nil)["if"], nil)
        try expectEqual(lengths(nil)["x-unit"], "miles")
    }

    @Test func `listed options restrict a value unless free text is allowed`() throws {
        var listed = Parameter.of("n", .string) {
            $0.options = .listed([ListedOption(identifier: "a", scalar: .string("a"), title: text("A"))])
            $0.defaultRule = .value(.string("a"))
        }
        let closed = try properties(listed)
        expectEqual(closed["oneOf"]?.arrayValue?.count, 1)
        expectEqual(closed["anyOf"], nil)
        listed.allowsFreeText = true
        let open = try properties(listed)
        expectEqual(open["oneOf"], nil)
        expectEqual(open["anyOf"]?.arrayValue?.first?["oneOf"], closed["oneOf"])
        let object = Parameter.of("n", .anyObject) {
            $0.options = .listed([ListedOption(identifier: "a", title: text("A"))])
        }
        try expectEqual(properties(object)["anyOf"]?.arrayValue?.first?["oneOf"]?.arrayValue?.count, 1)
    }
}
