import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Options of the fields of records and of the members of unions, which a handler provides.
@Suite(.overRequestedStores, .namingTheStore) struct FieldOptionTests {
    /// What a handler has, and what it was asked.
    private final class World: Sendable {
        struct State {
            var titles: [String: String]?
            var asked: [String] = []
        }

        let state: Mutex<State>

        init(_ titles: [String: String]?) {
            state = Mutex(State(titles: titles))
        }

        func set(_ titles: [String: String]?) { state.withLock { $0.titles = titles } }

        var asked: [String] { state.withLock { $0.asked } }

        var handler: ScriptedHandler {
            ScriptedHandler(
                options: { [self] name, _, term, _ in
                    let titles = try ask(name)
                    return .flat(titles.keys.filter { term.map($0.contains) ?? true }.sorted()) { titles[$0] ?? $0 }
                },
                lookup: { [self] name, asked, _ in
                    let titles = try ask(name)
                    return asked.compactMap { identifier in titles[identifier].map { .thing(identifier, $0) } }
                })
        }

        private func ask(_ name: String) throws -> [String: String] {
            try state.withLock { state in
                state.asked.append(name)
                guard let titles = state.titles else { throw HandlerError(.unavailable) }
                return titles
            }
        }
    }

    /// A union `source`, a list of records `stations`, and the type of the things that both choose.
    private func schema(_ configure: (inout Parameter) -> Void = { _ in }) -> Schema {
        var source = ObjectType(name: "Source", swiftName: "Source", title: text("Source"))
        source.isUnion = true
        source.recordFields = [thing("album"), parameter("address", ValueType(.string))]
        var station = ObjectType(name: "Station", swiftName: "Station", title: text("Station"))
        station.recordFields = [
            thing("stop"),
            parameter("lines", ValueType(.object("Thing"), isList: true)) { $0.options = .dynamic },
            parameter("side", ValueType(.string)) { $0.options = listed("left", "right") },
            parameter("label", ValueType(.string)),
        ]
        return makeSchema(
            types: [thingType, source, station], parameter("source", ValueType(.union("Source")), configure),
            parameter("stations", ValueType(.record("Station"), isList: true), configure))
    }

    private func test(_ world: World, _ configure: (inout Parameter) -> Void = { _ in }) throws -> TestEngine {
        let test = try TestEngine(schema(configure), world.handler)
        try test.put()
        return test
    }

    private func album(_ identifier: String, _ title: String? = nil) -> IntentValue {
        .record(RecordValue(["album": .thing(identifier, title)]))
    }

    private func marks(_ test: TestEngine, _ name: String) throws -> [StoredMark] {
        try test.parameter(name).storedForm?.marks ?? []
    }

    @Test func `options are requested by the path without a slot`() async throws {
        let world = World(["a": "A", "b": "B"])
        let test = try test(world)
        try await expectEqual(test.offered("source.album"), ["a", "b"])
        try await expectEqual(test.offered("stations[2].stop", OptionsRequest(searchTerm: "b")), ["b"])
        try await expectEqual(test.offered("stations[1].lines", OptionsRequest(limit: 1)), ["a"])
        try await expectEqual(test.offered("stations[1].side"), ["left", "right"])
        expectEqual(world.asked, ["source.album", "stations.stop", "stations.lines"])
    }

    @Test func `a chosen option is looked up and stored as it was found`() async throws {
        let world = World(["a": "Summer", "b": "B"])
        let test = try test(world)
        try await test.edit("source", .setField("album", slot: nil, .thing("a")))
        try expectEqual(test.parameter("source").effective, album("a", "Summer"))
        try await test.edit("stations", .setField("stop", slot: 0, .thing("b")))
        try await test.edit("stations", .setField("lines", slot: 1, .things("a", "b")))
        try expectEqual(
            test.parameter("stations").effective,
            .list([
                .record(RecordValue(["stop": .thing("b", "B")])),
                .record(RecordValue(["lines": .list([.thing("a", "Summer"), .thing("b", "B")])])),
            ]))
        expectEqual(world.asked, ["source.album", "stations.stop", "stations.stop", "stations.lines"])
    }

    @Test func `an unknown option is refused at its field`() async throws {
        let test = try test(World(["a": "A"]))
        try await test.edit("stations", .setField("stop", slot: 0, .thing("a")))
        for (operation, path, message) in [
            (DynamicEdit.Operation.setField("stop", slot: 1, .thing("x")), "stations[2].stop", "'x' for 'stop'"),
            (.setField("lines", slot: 0, .things("a", "y")), "stations[1].lines", "'y' for 'lines'"),
            (.setField("side", slot: 0, .string("up")), "stations[1].side", "'up' for 'side'"),
        ] {
            let error = await #expect(throws: EngineError.self) { try await test.edit("stations", operation) }
            expectEqual(error?.problems.map(\.field), [path])
            expectEqual(error?.problems.first?.message, "in '\(path)', unknown option \(message)")
        }
    }

    @Test func `without an answer an option is refused or stored unchecked`() async throws {
        let world = World(nil)
        let test = try test(world)
        let error = await #expect(throws: EngineError.self) {
            try await test.edit("source", .setField("album", slot: nil, .thing("a")))
        }
        expectEqual(error?.code, .lookupUnavailable)
        expectEqual(error?.problems.first?.field, "source.album")
        try await test.edit("source", .setField("album", slot: nil, .thing("a")), unchecked: true)
        try expectEqual(marks(test, "source"), [StoredMark(.unchecked, identifier: "a", field: "album")])
        try expectEqual(test.parameter("source").marks, [.unchecked])
        world.set(["a": "A"])
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("source").marks, [])
        try expectEqual(test.parameter("source").effective, album("a", "A"))
    }

    @Test func `an option that is gone is marked in its field alone`() async throws {
        let world = World(["a": "A", "b": "B"])
        let test = try test(world)
        try await test.edit(
            "stations",
            .set(.list([.record(RecordValue(["stop": .thing("a"), "lines": .things("a"), "label": .string("a")]))])))
        world.set(["b": "B"])
        try await test.engine.openEditor(.one)
        let gone = ["stop", "lines"].map { StoredMark(.vanished, identifier: "a", field: $0) }
        try expectEqual(marks(test, "stations"), gone)
        // Another field can be edited, and the option stays.
        try await test.edit("stations", .setField("label", slot: 0, .string("North")))
        try expectEqual(marks(test, "stations"), gone)
        try await test.edit("stations", .setField("lines", slot: 0, .things("b")))
        try expectEqual(marks(test, "stations"), [gone[0]])
        world.set(["a": "New", "b": "B"])
        try await test.engine.openEditor(.one)
        try expectEqual(marks(test, "stations"), [])
    }

    @Test(arguments: [VanishedPolicy.keepAndFlag, .useDefault, .clear])
    func `the policy for vanished options applies to the whole value`(_ policy: VanishedPolicy) async throws {
        let world = World(["a": "A", "b": "B"])
        let test = try test(world) { $0.vanishedPolicy = policy }
        try await test.edit("source", .setField("album", slot: nil, .thing("a")))
        try await test.edit("stations", .setField("stop", slot: 0, .thing("a")))
        try await test.edit("stations", .setField("stop", slot: 1, .thing("b")))
        world.set(["b": "B"])
        try await test.engine.openEditor(.one)
        let isKept = policy == .keepAndFlag
        try expectEqual(test.parameter("source").effective, isKept ? album("a", "A") : nil)
        try expectEqual(test.parameter("stations").effective?.slots.count { $0 != nil }, isKept ? 2 : 1)
    }

    @Test func `an option that is no longer listed is marked at once`() async throws {
        let world = World([:])
        let test = try test(world)
        try test.put(["stations": .of("[record:Station]", [["side": "up"], ["side": "left"]])], id: .two)
        try expectEqual(test.parameter("stations", id: .two).marks, [.vanished])
        try await test.edit("stations", .setField("label", slot: 1, .string("North")), id: .two)
        try expectEqual(
            test.parameter("stations", id: .two).storedForm?.marks,
            [StoredMark(.vanished, identifier: "up", field: "side")])
    }

    @Test func `what is known of an option completes a new value`() async throws {
        let world = World(["a": "Summer"])
        let test = try test(world)
        try await test.edit("source", .setField("album", slot: nil, .thing("a")))
        world.set(nil)
        try await test.edit("source", .set(album("a")))
        try expectEqual(test.parameter("source").effective, album("a", "Summer"))
    }

    @Test func `marks of fields are exported and imported`() async throws {
        let world = World(["a": "A"])
        let test = try test(world)
        try await test.edit("source", .setField("album", slot: nil, .thing("a")))
        world.set([:])
        try await test.engine.openEditor(.one)
        let document = try await test.engine.export()
        let instance = document.json["instances"]?.arrayValue?.first
        expectEqual(
            instance?["values"]?["source"]?["marks"],
            [["mark": "vanished", "identifier": "a", "field": "album"]])
        let other = try TestEngine(schema(), world.handler)
        try await other.engine.import(
            InstanceDocument(parsing: document.json.renderedBytes()), settings: ImportSettings(isExact: true))
        try expectEqual(marks(other, "source"), [StoredMark(.vanished, identifier: "a", field: "album")])
    }

    @Test func `fields without a handler are reported`() throws {
        let test = try TestEngine(schema(), nil)
        expectEqual(
            test.engine.missingHandlers.map(\.parameters), [["source.album", "stations.stop", "stations.lines"]])
    }

    @Test func `another process is asked by the path without a slot`() async throws {
        let store = InMemoryStore()
        try store.place(
            StoredInstance(id: .one, kind: "widget", family: .systemSmall, intent: "Config"),
            at: StoreTime(milliseconds: 0))
        let engine = try IntentEngine(schema: schema(), store: store, remote: RemoteThings(), settings: .standing())
        let options = try await engine.options(for: "stations[1].stop", of: .one)
        expectEqual(options.collection.identifiers, ["stations.stop"])
        try await engine.edit(.one) { (edit: inout DynamicEdit) in
            edit.append(.setField("album", slot: nil, .thing("source.album")), to: "source")
        }
        let resolved = try await engine.resolved(.one)
        expectEqual(resolved.parameter(named: "source")?.effective, album("source.album", "Remote"))
    }
}

/// A process whose only option of each parameter is called like the parameter.
private struct RemoteThings: RemoteHandling {
    func options(
        _ request: RemoteRequest, searchTerm: String?, context: OptionsContext
    ) -> OptionCollection<IntentValue> { .flat([request.parameter.name]) }

    func values(_ request: RemoteRequest, for identifiers: [String], context: LookupContext) -> [IntentValue] {
        identifiers.filter { $0 == request.parameter.name }.map { .thing($0, "Remote") }
    }

    func defaults(_ request: RemoteRequest, context: DefaultContext) -> [IntentValue] { [] }
    func validates(_ intent: Intent) -> Bool { false }
    func refusals(of values: IntentValues, intent: Intent, context: ValidationContext) -> [AnyRefusal] { [] }
    func perform(_ intent: Intent, values: IntentValues, context: PerformContext) {}
}
