import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Lists and their slots.
@Suite(.overRequestedStores, .namingTheStore) struct SlotTests {
    private let schema = makeSchema(things("controls"))
    private let handler = ScriptedHandler.offering(["a", "b", "c", "d", "e", "f", "g", "h"])

    private func placed(_ values: StoredValue, in family: SizeFamily = .systemSmall) throws -> TestEngine {
        let test = try TestEngine(schema, handler)
        try test.put(["controls": values], family: family)
        return test
    }

    private func shown(_ test: TestEngine, in family: SizeFamily? = nil) throws -> [String?] {
        try test.parameter("controls", family: family).effective.slotIdentifiers
    }

    @Test func `configurations and plain reads omit empty slots`() async throws {
        let test = try placed(.things(nil, "b"))
        let configuration: TestIntent = try await test.engine.configuration(of: .one)
        expectEqual(configuration.values.list("controls", of: Thing.self).map(\.identifier), ["b"])
        try expectEqual(shown(test), [nil, "b"])
    }

    @Test func `a size family shows its slots and hides the tail`() throws {
        let test = try placed(.things("a", "b", "c", nil, "d"))
        try expectEqual(shown(test), ["a", "b"])
        try expectEqual(test.parameter("controls").marks, [.tail(2)])
    }

    @Test func `the tail returns with a larger size family`() async throws {
        let test = try placed(.things("a", "b", "c", "d"), in: .systemMedium)
        try await test.engine.resize(.one, to: .systemSmall)
        try expectEqual(shown(test), ["a", "b"])
        let outcome = try await test.engine.resize(.one, to: .systemMedium)
        try expectEqual(shown(test), ["a", "b", "c", "d"])
        expectEqual(outcome, EditOutcome(revision: 3, changed: [], reset: [], warnings: []))
    }

    @Test func `an edit replaces the visible slots and keeps the tail`() async throws {
        let test = try placed(.things("a", "b", "c", "d"))
        try await test.edit("controls", .set(.things("e")))
        #expect(try shown(test) == ["e", nil] || (try shown(test)) == ["e"])
        try expectEqual(shown(test, in: .systemMedium), ["e", nil, "c", "d"])
    }

    @Test func `the tail keeps its marks`() async throws {
        let marks = [StoredMark(.vanished, identifier: "b"), StoredMark(.unchecked, identifier: "d")]
        let test = try placed(.things("a", "b", "c", "d", marks: marks))
        try await test.edit("controls", .set(.things("e")))
        try expectEqual(test.store.instance(.one)?.values["controls"]?.marks, [marks[1]])
    }

    @Test func `a value used by the edit leaves the tail`() async throws {
        let test = try placed(.things("a", "b", "c", "d"))
        try await test.edit("controls", .set(.things("c", "a")))
        try expectEqual(shown(test, in: .systemMedium), ["c", "a", nil, "d"])
    }

    @Test func `a cleared slot stays empty and nothing moves`() async throws {
        let test = try placed(.things("a", "b", "c"))
        try await test.edit("controls", .setSlot(0, nil))
        try expectEqual(shown(test, in: .systemMedium), [nil, "b", "c"])
        try await test.edit("controls", .setSlot(1, nil))
        try expectEqual(shown(test, in: .systemMedium), [nil, nil, "c"])
    }

    @Test func `more values than slots are rejected`() async throws {
        let test = try placed(.things("a"))
        for operation in [DynamicEdit.Operation.set(.things("a", "b", "c")), .add([.thing("b"), .thing("c")])] {
            let error = await #expect(throws: EngineError.self) { try await test.edit("controls", operation) }
            expectEqual(error?.summary, ["wrongValue controls"])
        }
        try expectEqual(shown(test), ["a"])
    }

    @Test func `reset removes the list including its tail`() async throws {
        let test = try placed(.things("a", "b", "c"))
        try await test.edit("controls", .reset)
        try expectEqual(test.parameter("controls", family: .systemLarge).effective, nil)
    }

    @Test func `a list is the user's or the default, never mixed`() async throws {
        let test = try TestEngine(makeSchema(things("controls") { $0.defaultRule = .handler }), handler)
        try test.put(defaults: ["controls": .things("a", "b", "c", "d")], family: .systemSmall)
        try await test.edit("controls", .setSlot(1, .thing("e")))
        try expectEqual(shown(test), ["a", "e"])
        try expectEqual(test.parameter("controls").origin, .user)
        try expectEqual(shown(test, in: .systemMedium), ["a", "e"])
    }

    @Test func `setting one slot begins with the effective list`() async throws {
        let test = try TestEngine(makeSchema(things("controls") { $0.defaultRule = .handler }), handler)
        try test.put(["controls": .things("c")], defaults: ["controls": .things("a", "b")])
        try await test.edit("controls", .setSlot(2, .thing("e")))
        try expectEqual(shown(test), ["c", nil, "e"])
    }

    @Test func `an empty list of the user is not the default`() async throws {
        let test = try TestEngine(makeSchema(things("controls") { $0.defaultRule = .handler }), handler)
        try test.put(defaults: ["controls": .things("a", "b")])
        try await test.edit("controls", .set(.list([])))
        try expectEqual(shown(test), [])
        try expectEqual(test.parameter("controls").origin, .user)
    }

    @Test func `fewer values than the minimum cause a warning`() async throws {
        let schema = makeSchema(
            things("controls") { $0.size = SlotSizes(otherwise: SlotCount(minimum: 2, maximum: 3)) })
        let test = try TestEngine(schema, handler)
        try test.put()
        let few = try await test.edit("controls", .set(.things("a")))
        #expect(few.changed == ["controls"] && few.warnings.count == 1)
        let enough = try await test.edit("controls", .set(.things("a", "b")))
        #expect(enough.warnings.isEmpty)
    }

    @Test func `slots of a fixed-size list may be empty`() async throws {
        let test = try TestEngine(schema, handler)
        try test.put()
        #expect(try await test.edit("controls", .set(.things("a"))).warnings.isEmpty)
    }

    @Test func `a list without a size is unlimited`() async throws {
        let schema = makeSchema(things("controls") { $0.size = nil })
        let test = try TestEngine(schema, handler)
        try test.put(family: .systemSmall)
        try await test.edit("controls", .set(.things("a", "b", "c", "d", "e")))
        try expectEqual(shown(test).count, 5)
    }

    @Test func `a size family without slots shows nothing and keeps everything`() async throws {
        let schema = makeSchema(
            things("controls") {
                $0.defaultRule = .handler
                $0.size = SlotSizes(families: [.systemSmall: 0, .systemMedium: 2, .systemLarge: 4])
            })
        let test = try TestEngine(schema, handler)
        try test.put(["controls": .things("a", "b")], defaults: ["controls": .things("c")], family: .systemSmall)
        try expectEqual(shown(test), [])
        try expectEqual(test.parameter("controls").marks, [.tail(2)])
        try await expectEqual(test.offered("controls"), ["a", "b", "c", "d", "e", "f", "g", "h"])
        for operation in [DynamicEdit.Operation.set(.things("c")), .setSlot(0, .thing("c")), .add([.thing("c")])] {
            let error = await #expect(throws: EngineError.self) { try await test.edit("controls", operation) }
            expectEqual(error?.summary, ["wrongValue controls"])
        }
        try await test.edit("controls", .set(.list([])))
        try expectEqual(shown(test, in: .systemMedium), ["a", "b"])
        let id = try await test.engine.place("widget", family: .systemSmall)
        try expectEqual(test.parameter("controls", id: id).effective.slotIdentifiers, [])
        try expectEqual(test.parameter("controls", id: id, family: .systemLarge).effective?.slots.count, 4)
    }

    @Test func `resizing through every family keeps the complete list`() async throws {
        let whole = ["a", "b", nil, "d", nil, "f", "g", "h"]
        let test = try placed(.things("a", "b", nil, "d", nil, "f", "g", "h"), in: .systemLarge)
        for family in [SizeFamily.systemMedium, .systemSmall, .systemMedium, .systemSmall, .systemLarge] {
            try await test.engine.resize(.one, to: family)
            try expectEqual(shown(test, in: .systemLarge), whole)
        }
        try await test.engine.resize(.one, to: .systemSmall)
        try await test.edit("controls", .set(.things("h", "c")))
        try await test.engine.resize(.one, to: .systemLarge)
        try expectEqual(shown(test), ["h", "c", nil, "d", nil, "f", "g"])
    }

    @Test func `an added value that was in the tail leaves it`() async throws {
        let test = try placed(.things("a", nil, "c", "d"))
        try await test.edit("controls", .add([.thing("d")]))
        try expectEqual(shown(test, in: .systemMedium), ["a", "d", "c"])
        try await test.edit("controls", .remove([.thing("a")]))
        try expectEqual(shown(test, in: .systemMedium), [nil, "d", "c"])
    }

    /// A list of up to 2, 4 and 8 values, or without a limit.
    private func upTo(_ families: [SizeFamily: SlotCount]?, _ configure: (inout Parameter) -> Void = { _ in }) -> Schema
    {
        makeSchema(
            things("controls") {
                $0.size = families.map { SlotSizes(families: $0) }
                configure(&$0)
            })
    }

    private static let upToEight: [SizeFamily: SlotCount] = [
        .systemSmall: SlotCount(minimum: 1, maximum: 2), .systemMedium: SlotCount(minimum: 0, maximum: 4),
        .systemLarge: SlotCount(minimum: 3, maximum: 8),
    ]

    private func changed(
        _ schema: Schema, _ values: StoredValue, in family: SizeFamily = .systemMedium,
        _ operations: DynamicEdit.Operation...
    ) async throws -> TestEngine {
        let test = try TestEngine(schema, handler)
        try test.put(["controls": values], family: family)
        try await test.engine.edit(.one) { for operation in operations { $0.append(operation, to: "controls") } }
        return test
    }

    @Test(arguments: [upToEight, nil])
    func `a list of up to n has no holes`(families: [SizeFamily: SlotCount]?) async throws {
        let schema = upTo(families)
        let removed = try await changed(schema, .things("a", "b", "c"), .remove([.thing("a")]))
        try expectEqual(shown(removed), ["b", "c"])
        try expectEqual(removed.store.instance(.one)?.values["controls"], .things("b", "c"))
        try await removed.edit("controls", .add([.thing("d")]))
        try expectEqual(shown(removed), ["b", "c", "d"])
        let replaced = try await changed(
            schema, .things("a", "b", "c"), .remove([.thing("b")]), .add([.thing("d")]), .setSlot(1, .thing("e")))
        try expectEqual(shown(replaced), ["a", "e", "d"])
        let cleared = try await changed(schema, .things("a", "b", "c"), .setSlot(0, nil), .setSlot(1, .thing("d")))
        try expectEqual(shown(cleared), ["b", "d"])
        let set = try await changed(schema, .things("a"), .set(.things(nil, "b", nil, "c")))
        try expectEqual(set.store.instance(.one)?.values["controls"], .things("b", "c"))
    }

    @Test func `a slot beyond the values of a list appends`() async throws {
        let test = try await changed(upTo(Self.upToEight), .things("a"), .setSlot(3, .thing("b")), .setSlot(2, nil))
        try expectEqual(shown(test), ["a", "b"])
        await #expect(throws: EngineError.self) { try await test.edit("controls", .setSlot(4, .thing("c"))) }
    }

    @Test func `holes that were stored are read without them`() async throws {
        let test = try TestEngine(upTo(Self.upToEight), handler)
        try test.put(["controls": .things(nil, "a", nil, "b", "c")])
        try expectEqual(shown(test), ["a", "b"])
        try expectEqual(shown(test, in: .systemLarge), ["a", "b", "c"])
        let configuration: TestIntent = try await test.engine.configuration(of: .one)
        expectEqual(configuration.values["controls"].slotIdentifiers, ["a", "b"])
    }

    @Test func `a smaller family shows the first values of a list`() async throws {
        let test = try await changed(
            upTo(Self.upToEight), .things("a", "b", "c", "d", "e"), in: .systemLarge, .remove([.thing("a")]))
        for (family, values) in [
            (SizeFamily.systemSmall, ["b", "c"]), (.systemMedium, ["b", "c", "d", "e"]), (.systemSmall, ["b", "c"]),
        ] {
            try await test.engine.resize(.one, to: family)
            try expectEqual(shown(test), values)
        }
        try await test.edit("controls", .remove([.thing("b")]))
        // Hidden values stay hidden until the family changes.
        try expectEqual(shown(test), ["c"])
        try await test.edit("controls", .add([.thing("f")]))
        try await test.edit("controls", .remove([.thing("c")]))
        try await test.engine.resize(.one, to: .systemLarge)
        try expectEqual(test.store.instance(.one)?.values["controls"], .things("f", "d", "e"))
        try await test.engine.resize(.one, to: .systemSmall)
        try expectEqual(shown(test), ["f", "d"])
    }

    @Test func `a family with a count keeps slots beside one of up to n`() async throws {
        let schema = upTo([.systemSmall: 2, .systemLarge: SlotCount(minimum: 1, maximum: 6)])
        let test = try await changed(schema, .things("a", "b", "c"), in: .systemSmall, .setSlot(0, nil))
        try expectEqual(shown(test), [nil, "b"])
        try expectEqual(shown(test, in: .systemLarge), ["b", "c"])
        try await test.edit("controls", .add([.thing("d")]))
        try expectEqual(shown(test), ["d", "b"])
    }

    @Test func `a vanished option leaves no hole`() async throws {
        let marks = [StoredMark(.vanished, identifier: "b")]
        for (families, slots) in [(Self.upToEight, ["a", "c"]), ([.systemMedium: 4], ["a", nil, "c"])] {
            let test = try TestEngine(upTo(families) { $0.vanishedPolicy = .clear }, handler)
            try test.put(["controls": .things("a", "b", "c", marks: marks)])
            try expectEqual(shown(test), slots)
        }
    }

    @Test func `an imported list of up to n has no holes`() async throws {
        let document = InstanceDocument(instances: [
            StoredInstance(
                id: .one, kind: "widget", family: .systemSmall, intent: "Config",
                values: ["controls": .things(nil, "a", "b", nil, "c")])
        ])
        let test = try TestEngine(upTo(Self.upToEight), handler)
        #expect(try await test.engine.import(document).isWritten)
        try expectEqual(shown(test), ["a"])
        try expectEqual(shown(test, in: .systemLarge), ["a", "b", "c"])
    }

    @Test func `resizing to an unsupported size family is rejected`() async throws {
        let test = try placed(.things("a"))
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.resize(.one, to: .accessoryInline)
        }
        expectEqual(error?.code, .unknownFamily)
    }
}

/// The type `Thing` as it would be generated.
struct Thing: IntentObject {
    let objectValue: ObjectValue

    init(objectValue: ObjectValue) {
        self.objectValue = objectValue
    }

    var identifier: String { objectValue.identifier }
    var displayString: String { objectValue.displayString }
    var subtitleString: String? { objectValue.subtitleString }
    var displayImage: ImageValue? { objectValue.displayImage }

    static var definition: IntentDefinition { IntentDefinition(name: "Thing", json: "{}") }
}
