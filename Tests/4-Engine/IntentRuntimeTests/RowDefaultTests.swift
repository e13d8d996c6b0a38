import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Defaults that follow other rows.
@Suite(.overRequestedStores, .namingTheStore) struct RowDefaultTests {
    private static let type = ObjectType(
        name: "Thing", swiftName: "Thing", title: text("Thing"),
        properties: [
            Property(name: "area", swiftName: "area", title: text("Area"), type: ValueType(.string))
        ])

    private func entity(_ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
        thing("entity") {
            $0.options = .listed([
                option("lamp", text("Floor lamp", ["de": "Stehlampe"])) {
                    $0.properties = ["area": .string("Salon")]
                    $0.subtitle = text("Brass")
                },
                option("door", text("Door")),
            ])
            configure(&$0)
        }
    }

    private func option(
        _ identifier: String, _ title: LocalizedText, _ configure: (inout ListedOption) -> Void = { _ in }
    ) -> ListedOption {
        var option = ListedOption(identifier: identifier, title: title)
        configure(&option)
        return option
    }

    private func following(
        _ name: String, _ row: String, _ property: String? = nil, _ type: ElementType = .string,
        _ configure: (inout Parameter) -> Void = { _ in }
    ) -> Parameter {
        parameter(name, ValueType(type)) {
            $0.defaultRule = .row(RowDefault(row: row, property: property))
            configure(&$0)
        }
    }

    private func placed(
        _ parameters: Parameter..., values: [String: StoredValue] = [:], handler: ScriptedHandler? = ScriptedHandler(),
        configure: (inout EngineSettings) -> Void = { _ in }
    ) throws -> TestEngine {
        var schema = makeSchema(types: [Self.type])
        schema.intents[0].parameters = parameters
        let test = try TestEngine(schema, handler, configure: configure)
        try test.put(values)
        return test
    }

    private func values(_ test: TestEngine, _ names: String...) throws -> [String?] {
        try names.map { try test.parameter($0).effective.map { $0.optionIdentifier ?? "" } }
    }

    @Test func `a row follows another one until the user writes a value`() async throws {
        let test = try placed(
            entity(), following("name", "entity", "title"), following("label", "name"),
            following("area", "entity", "area"), following("code", "entity", "identifier"),
            following("note", "entity", "subtitle"))
        try expectEqual(values(test, "name", "label", "area", "code", "note"), [nil, nil, nil, nil, nil])
        try expectEqual(test.parameter("name").origin, ValueOrigin.none)
        try await test.edit("entity", .set(.thing("lamp")))
        try expectEqual(
            values(test, "name", "label", "area", "code", "note"),
            ["Floor lamp", "Floor lamp", "Salon", "lamp", "Brass"])
        try expectEqual(test.parameter("label").origin, .rowDefault("name"))
        try await test.edit("entity", .set(.thing("door")))
        try expectEqual(values(test, "name", "label", "area", "note"), ["Door", "Door", nil, nil])
        try await test.edit("name", .set(.string("Mine")))
        try await test.edit("entity", .set(.thing("lamp")))
        try expectEqual(values(test, "name", "label"), ["Mine", "Mine"])
        try expectEqual(test.parameter("name").origin, .user)
        try expectEqual(test.parameter("name").defaultValue, .string("Floor lamp"))
        // "No value" is a choice, too.
        try await test.edit("name", .set(nil))
        try expectEqual(values(test, "name", "label"), [nil, nil])
        try await test.edit("name", .reset)
        try expectEqual(values(test, "name", "label"), ["Floor lamp", "Floor lamp"])
        // Nothing is stored for what follows.
        try expectEqual(test.engine.store.instance(.one)?.values.keys.sorted(), ["entity"])
    }

    @Test func `titles are in the user's language`() async throws {
        let test = try placed(entity(), following("name", "entity", "title")) { $0.locale = "de" }
        try await test.edit("entity", .set(.thing("lamp")))
        try expectEqual(values(test, "name"), ["Stehlampe"])
    }

    @Test func `a row may be declared before the one that it follows`() throws {
        let test = try placed(
            following("last", "middle"), following("middle", "first"),
            parameter("first", ValueType(.string)) { $0.defaultRule = .value(.string("x")) })
        try expectEqual(values(test, "last", "middle"), ["x", "x"])
    }

    @Test func `a hidden row provides no default`() async throws {
        let test = try placed(
            parameter("on", ValueType(.boolean)) { $0.defaultRule = .value(.boolean(true)) },
            parameter("from", ValueType(.string)) {
                $0.when = when("on", .isOneOf([.boolean(true)]))
                $0.defaultRule = .value(.string("x"))
            }, following("to", "from"),
            following("part", "small"), parameter("small", ValueType(.string)) { $0.families = [.systemSmall] },
            values: ["small": .of("String", "s")])
        try expectEqual(values(test, "to", "part"), ["x", nil])
        try expectEqual(test.parameter("part", family: .systemSmall).effective, .string("s"))
        try await test.edit("on", .set(.boolean(false)))
        try expectEqual(values(test, "to"), [nil])
    }

    @Test func `a value that the row cannot have is no default`() async throws {
        let test = try placed(
            entity(),
            following("name", "entity", "title") { $0.settings.text.length = Bounds(minimum: nil, maximum: 5) })
        try await test.edit("entity", .set(.thing("lamp")))
        try expectEqual(values(test, "name"), [nil])
        try await test.edit("entity", .set(.thing("door")))
        try expectEqual(values(test, "name"), ["Door"])
    }

    @Test func `a list follows a list in the slots of its size`() throws {
        let strings = ValueType(.string, isList: true)
        let test = try placed(
            parameter("all", strings),
            parameter("some", strings) {
                $0.defaultRule = .row(RowDefault(row: "all"))
                $0.size = SlotSizes(otherwise: 2)
            }, values: ["all": .of("[String]", ["a", "b", "c"])])
        try expectEqual(test.parameter("some").effective, .list([.string("a"), .string("b")]))
    }

    @Test func `marks come with the value`() throws {
        let test = try placed(
            thing("entity"), following("other", "entity", nil, .object("Thing")), following("name", "entity", "title"),
            values: ["entity": .thing("gone", marks: [StoredMark(.vanished, identifier: "gone")])])
        try expectEqual(test.parameter("other").marks, [.vanished])
        try expectEqual(test.parameter("name").marks, [])
        try expectEqual(test.parameter("other").origin, .rowDefault("entity"))
    }

    @Test func `a family has its own default`() throws {
        let test = try placed(
            parameter("from", ValueType(.string)),
            parameter("to", ValueType(.string)) {
                $0.defaultRule = .byFamily(
                    [.systemSmall: .row(RowDefault(row: "from"))], otherwise: .value(.string("rest")))
            }, values: ["from": .of("String", "x")])
        try expectEqual(test.parameter("to", family: .systemSmall).effective, .string("x"))
        try expectEqual(test.parameter("to").effective, .string("rest"))
    }

    @Test func `options and handlers see the followed value`() async throws {
        let child = thing("stop") {
            $0.dependsOn = ["line"]
            $0.defaultRule = .first(1)
        }
        let test = try placed(
            thing("home"), following("line", "home", nil, .object("Thing")), child,
            handler: .offering(["a", "b"]))
        try await test.edit("home", .set(.thing("a")))
        try await test.edit("stop", .set(.thing("b")))
        try expectEqual(values(test, "line", "stop"), ["a", "b"])
        // The child belongs to the former parent, which followed its row.
        let outcome = try await test.edit("home", .set(.thing("b")))
        expectEqual(outcome.reset, ["stop"])
        try expectEqual(values(test, "line"), ["b"])
    }

    @Test func `rules and conditions compare the followed value`() async throws {
        var schema = makeSchema(
            parameter("low", ValueType(.integer)),
            parameter("high", ValueType(.integer)) {
                $0.defaultRule = .row(RowDefault(row: "low"))
            },
            parameter("note", ValueType(.string)) { $0.when = when("high", .within(atLeast: 5, atMost: nil)) })
        schema.intents[0].rules = [
            IntentRule(
                require: Requirement(allOf: [Condition(parameter: "low", test: .compares(.atMost, .row("high")))]))
        ]
        let test = try TestEngine(schema)
        try test.put()
        try await test.edit("low", .set(.integer(7)))
        try expectEqual(test.parameter("note").marks, [])
        await #expect(throws: EngineError.self) { try await test.edit("high", .set(.integer(3))) }
        try await test.edit("low", .set(.integer(2)))
        try expectEqual(test.parameter("note").marks, [.hidden])
    }

    @Test func `values without an instance are completed, too`() throws {
        var schema = makeSchema(types: [Self.type])
        schema.intents[0].parameters = [
            following("label", "name"), entity(), following("name", "entity", "title"),
            parameter("secretly", ValueType(.string)) { $0.when = when("entity", .isOneOf([.string("door")])) },
            following("hidden", "secretly"),
        ]
        let rows = try #require(FollowedRows(schema.intents[0].parameters, in: schema))
        let values = IntentValues(["entity": .thing("lamp"), "secretly": .string("x")])
        let completed = rows.completing(values, in: .systemSmall, locale: "en")
        expectEqual(completed["label"], .string("Floor lamp"))
        expectEqual(completed["hidden"], nil)
        var shown = values
        shown["entity"] = .thing("door")
        expectEqual(rows.completing(shown, in: .systemSmall, locale: "en")["hidden"], .string("x"))
    }
}
