import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

extension Thing {
    fileprivate static func named(_ identifier: String) -> Thing {
        Thing(objectValue: ObjectValue(identifier: identifier, displayString: identifier))
    }
}

/// Requests and edits whose parameters are key paths.
@Suite struct TypedKeyTests {
    /// The intent of another program.
    struct OtherIntent: ConfigurableIntent {
        enum Parameters {
            static var size: ParameterKey<OtherIntent, Int> { .init("size") }
        }

        init(intentValues values: IntentValues) {}
        func write(to values: inout IntentValues) {}
        static var definition: IntentDefinition { IntentDefinition(name: "Other", json: "{}") }
    }

    private func placed() throws -> TestEngine {
        let test = try TestEngine(
            makeSchema(parameter("size", ValueType(.integer)), things("controls")), .offering(["a", "b"]))
        try test.put()
        return test
    }

    private func refusal(_ body: () async throws -> Void) async -> EngineError.Code? {
        await #expect(throws: EngineError.self) { try await body() }?.code
    }

    @Test func `an edit names its parameters by key path`() async throws {
        let test = try placed()
        let outcome = try await test.engine.edit(TestIntent.self, of: .one) { edit in
            edit[\.size] = 16
            edit[\.controls] = [.named("b")]
            expectEqual(edit[\.size], 16)
            expectEqual(edit[\.controls]?.map(\.identifier), ["b"])
        }
        expectEqual(outcome.changed, ["size", "controls"])
        try expectEqual(test.parameter("size").effective, .integer(16))
        try await test.engine.edit(TestIntent.self, of: .one) { $0.reset(\.size) }
        try expectEqual(test.parameter("size").effective, nil)
    }

    @Test func `an edit for another intent changes nothing`() async throws {
        let test = try placed()
        let code = await refusal {
            try await test.engine.edit(OtherIntent.self, of: .one) { $0[\.size] = 16 }
        }
        expectEqual(code, .wrongIntent)
        try expectEqual(test.store.instance(.one)?.revision, 1)
    }

    @Test func `a draft and its options are typed`() async throws {
        let test = try placed()
        var draft = try await test.engine.draft(TestIntent.self, of: .one)
        draft.edit[\.controls] = [.named("a")]
        let answer = try await test.engine.options(for: \.controls, in: draft)
        expectEqual(answer.collection.identifiers, ["b"])
        try await expectEqual(test.engine.resolved(draft).values["controls"].slotIdentifiers.first, "a")
        try await expectEqual(test.engine.apply(draft).changed, ["controls"])
        await expectEqual(refusal { _ = try await test.engine.draft(OtherIntent.self, of: .one) }, .wrongIntent)
    }

    @Test func `options are requested for a parameter of the intent`() async throws {
        let test = try placed()
        let answer = try await test.engine.options(TestIntent.self, for: \.controls, of: .one)
        expectEqual(answer.collection.identifiers, ["a", "b"])
        let code = await refusal { _ = try await test.engine.options(OtherIntent.self, for: \.size, of: .one) }
        expectEqual(code, .wrongIntent)
    }

    @Test func `a widget is placed with values of its intent`() async throws {
        let test = try placed()
        let id = try await test.engine.place("widget", family: .systemSmall, as: TestIntent.self) { $0[\.size] = 3 }
        try expectEqual(test.parameter("size", id: id).effective, .integer(3))
        let code = await refusal {
            try await test.engine.place("widget", family: .systemSmall, as: OtherIntent.self) { $0[\.size] = 3 }
        }
        expectEqual(code, .wrongIntent)
        try expectEqual(test.store.instances(of: nil).count, 2)
    }

    @Test func `problems are found by the key of a parameter`() async throws {
        let test = try TestEngine(
            makeSchema(
                parameter("size", ValueType(.integer)) {
                    $0.settings.range = .integers(minimum: 1, maximum: 9, step: nil)
                }, things("controls")), .offering(["a"]))
        try test.put()
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.edit(TestIntent.self, of: .one) { edit in
                edit[\.size] = 16
                edit[\.controls] = [.named("z")]
            }
        }
        expectEqual(error?.problems(of: TestIntent.Parameters.size).map(\.code), [.wrongValue])
        expectEqual(error?.problems(of: TestIntent.Parameters.controls).map(\.parameter), ["controls"])
    }
}

/// What the slots of a widget show.
@Suite struct SlotListTests {
    private func list(_ identifiers: String?...) -> SlotList<Thing> {
        SlotList(slots: identifiers.map { $0.map(Thing.named) }, count: Self.count)
    }

    private static func count(in family: SizeFamily) -> SlotCount {
        switch family {
        case .systemSmall: 2
        case .systemMedium: SlotCount(minimum: 1, maximum: 4)
        default: 0
        }
    }

    @Test func `each slot of a family has its value`() {
        let slots = list("a", nil, "c").slots(in: .systemMedium)
        expectEqual(slots.map { $0?.identifier }, ["a", nil, "c", nil])
        expectEqual(list("a", nil, "c").slots(in: .systemSmall).map { $0?.identifier }, ["a", nil])
        #expect(list("a").slots(in: .unrecognized("systemHuge")).isEmpty)
    }

    @Test func `values without a slot are the overflow`() {
        expectEqual(list("a", "b", nil, "d").overflow(in: .systemSmall).map(\.identifier), ["d"])
        #expect(list("a", "b", nil, "d").overflow(in: .systemMedium).isEmpty)
    }

    @Test func `a list contains the values without empty slots`() {
        expectEqual(list("a", nil, "c").map(\.identifier), ["a", "c"])
        expectEqual(list("a", nil, "c").count, 2)
        #expect(list(nil, nil).isEmpty)
    }

    @Test func `lists with equal values in other slots differ`() {
        #expect(list(nil, "a") != list("a"))
        expectEqual(list("a", nil), list("a"))
        expectEqual(list("a"), SlotList([Thing.named("a")], count: Self.count))
        expectEqual(Set([list("a", nil), list("a"), list(nil, "a")]).count, 2)
    }

    @Test func `a configuration keeps empty slots`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering(["a", "b", "c"]))
        try test.put(["controls": .things(nil, "b", "c")], family: .systemSmall)
        let stored: TestIntent = try await test.engine.configuration(of: .one)
        let controls = stored.values.slots("controls", of: Thing.self, count: Self.count)
        expectEqual(controls, list(nil, "b"))
        var values = IntentValues()
        values.set("controls", to: controls)
        expectEqual(values["controls"].slotIdentifiers, [nil, "b"])
    }

    @Test func `a configuration can be read for another family`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering(["a", "b", "c"]))
        try test.put(["controls": .things("a", "b", "c")], family: .systemSmall)
        let larger = try await test.engine.configuration(TestIntent.self, of: .one, family: .systemMedium)
        expectEqual(larger.values.list("controls", of: Thing.self).map(\.identifier), ["a", "b", "c"])
        let own = try await test.engine.configuration(TestIntent.self, of: .one)
        expectEqual(own.values.list("controls", of: Thing.self).map(\.identifier), ["a", "b"])
    }
}
