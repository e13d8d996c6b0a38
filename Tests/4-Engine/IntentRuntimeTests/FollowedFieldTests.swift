import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Defaults of fields that follow other fields of their record.
@Suite(.overRequestedStores, .namingTheStore) struct FollowedFieldTests {
    private func stop(_ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
        thing("stop") {
            $0.options = .listed([
                ListedOption(identifier: "a", title: text("Alpha", ["de": "Eins"])),
                ListedOption(identifier: "b", title: text("Beta station")),
            ])
            configure(&$0)
        }
    }

    private func following(
        _ name: String, _ field: String, _ property: String? = nil, _ type: ElementType = .string,
        _ configure: (inout Parameter) -> Void = { _ in }
    ) -> Parameter {
        parameter(name, ValueType(type)) {
            $0.defaultRule = .row(RowDefault(row: field, property: property))
            configure(&$0)
        }
    }

    /// What a handler was asked with.
    private final class Seen: Sendable {
        let values = Mutex<[IntentValue?]>([])
    }

    /// A record `home` and a list of them, `stations`.
    private func placed(
        _ fields: Parameter..., values: [String: StoredValue] = [:], handler: ScriptedHandler? = ScriptedHandler(),
        configure: (inout EngineSettings) -> Void = { _ in }
    ) throws -> TestEngine {
        var station = ObjectType(name: "Station", swiftName: "Station", title: text("Station"))
        station.recordFields = fields
        let schema = makeSchema(
            types: [thingType, station], parameter("on", ValueType(.boolean)),
            parameter("home", ValueType(.record("Station"))),
            parameter("stations", ValueType(.record("Station"), isList: true)))
        let test = try TestEngine(schema, handler, configure: configure)
        try test.put(values)
        return test
    }

    private func set(_ test: TestEngine, _ field: String, _ value: IntentValue?) async throws {
        try await test.edit("home", .setField(field, slot: nil, value))
    }

    /// Returns the fields of the record in effect as text.
    private func home(_ test: TestEngine) throws -> [String: String] {
        guard case .record(let record)? = try test.parameter("home").effective else { return [:] }
        return record.values.mapValues { $0.optionIdentifier ?? "" }
    }

    private func stored(_ test: TestEngine, _ name: String = "home") throws -> String? {
        try test.engine.store.instance(.one)?.values[name]?.wire.rendered()
    }

    @Test func `a field follows another one until the user writes a value`() async throws {
        let test = try placed(following("label", "name"), following("name", "stop", "title"), stop())
        try await set(test, "stop", .thing("a"))
        try expectEqual(home(test), ["stop": "a", "name": "Alpha", "label": "Alpha"])
        let wire = try #require(try stored(test))
        #expect(!wire.contains("label") && !wire.contains("name"))
        try await set(test, "stop", .thing("b"))
        try expectEqual(home(test), ["stop": "b", "name": "Beta station", "label": "Beta station"])
        try await set(test, "name", .string("Mine"))
        try await set(test, "stop", .thing("a"))
        try expectEqual(home(test), ["stop": "a", "name": "Mine", "label": "Mine"])
        try await set(test, "name", nil)
        try expectEqual(home(test), ["stop": "a", "name": "Alpha", "label": "Alpha"])
    }

    @Test func `each slot follows its own fields`() async throws {
        let test = try placed(stop(), following("name", "stop", "title"))
        for (slot, identifier) in ["a", "b"].enumerated() {
            try await test.edit("stations", .setField("stop", slot: slot, .thing(identifier)))
        }
        let records = (try test.parameter("stations").effective?.slots ?? []).map { slot -> IntentValue? in
            if case .record(let record)? = slot { record.values["name"] } else { nil }
        }
        expectEqual(records, [.string("Alpha"), .string("Beta station")])
    }

    @Test func `titles are in the user's language`() async throws {
        let test = try placed(stop(), following("name", "stop", "title")) { $0.locale = "de" }
        try await set(test, "stop", .thing("a"))
        try expectEqual(home(test)["name"], "Eins")
    }

    @Test func `a value that the field cannot have is no default`() async throws {
        let test = try placed(
            stop(),
            following("name", "stop", "title") { $0.settings.text.length = Bounds(minimum: nil, maximum: 5) })
        try await set(test, "stop", .thing("b"))
        try expectEqual(home(test), ["stop": "b"])
        try await set(test, "stop", .thing("a"))
        try expectEqual(home(test), ["stop": "a", "name": "Alpha"])
    }

    @Test func `a hidden field provides no default`() async throws {
        let test = try placed(
            stop { $0.when = when("on", .isOneOf([.boolean(true)])) }, following("name", "stop", "title"),
            values: ["on": .of("Boolean", true)])
        try await set(test, "stop", .thing("a"))
        try expectEqual(home(test)["name"], "Alpha")
        try await test.edit("on", .set(.boolean(false)))
        try expectEqual(home(test), [:])
        try expectEqual(test.parameter("home").editable.record(at: nil)?.values.keys.sorted(), ["stop"])
    }

    @Test func `a hidden field has what it follows`() async throws {
        let test = try placed(
            stop(), following("name", "stop", "title") { $0.when = when("on", .isOneOf([.boolean(true)])) },
            values: ["on": .of("Boolean", true)])
        try await set(test, "stop", .thing("a"))
        try await set(test, "name", .string("Mine"))
        try await test.edit("on", .set(.boolean(false)))
        try expectEqual(home(test)["name"], "Alpha")
        try await test.edit("on", .set(.boolean(true)))
        try expectEqual(home(test)["name"], "Mine")
    }

    @Test func `conditions of fields test the followed value`() async throws {
        let test = try placed(
            stop(), following("name", "stop", "title"),
            parameter("side", ValueType(.string)) { $0.when = when("name", .isOneOf([.string("Alpha")])) })
        try await set(test, "stop", .thing("a"))
        try await set(test, "side", .string("left"))
        try expectEqual(home(test)["side"], "left")
        try await set(test, "stop", .thing("b"))
        try expectEqual(home(test)["side"], nil)
        try await set(test, "name", .string("Alpha"))
        try expectEqual(home(test)["side"], "left")
    }

    @Test func `a list is followed as a whole`() async throws {
        let strings = ValueType(.string, isList: true)
        let test = try placed(
            parameter("lines", strings),
            parameter("others", strings) { $0.defaultRule = .row(RowDefault(row: "lines")) })
        try await set(test, "lines", .list([.string("1"), .string("2")]))
        let record = try test.parameter("home").effective.record(at: nil)
        expectEqual(record?.values["others"], .list([.string("1"), .string("2")]))
    }

    @Test func `a field that a followed field selects is reset`() async throws {
        let test = try placed(
            thing("start"), following("stop", "start", nil, .object("Thing")),
            thing("line") { $0.dependsOn = ["stop"] }, handler: .offering(["a", "b", "c"]))
        try await set(test, "start", .thing("a"))
        try await set(test, "line", .thing("c"))
        try expectEqual(home(test), ["start": "a", "stop": "a", "line": "c"])
        try await set(test, "start", .thing("b"))
        try expectEqual(home(test), ["start": "b", "stop": "b"])
        try await set(test, "stop", .thing("a"))
        try await set(test, "line", .thing("c"))
        // The field has a value of its own now.
        try await set(test, "start", .thing("c"))
        try expectEqual(home(test), ["start": "c", "stop": "a", "line": "c"])
    }

    @Test func `handlers receive the followed value`() async throws {
        let seen = Seen()
        let test = try placed(
            thing("start"), following("stop", "start", nil, .object("Thing")),
            thing("line") { $0.dependsOn = ["stop"] },
            handler: ScriptedHandler(
                options: { _, values, _, _ in
                    seen.values.withLock { $0.append(values["home.stop"]) }
                    return .flat(["a"])
                }, lookup: { _, asked, _ in asked.map { .thing($0) } }))
        try await set(test, "start", .thing("a"))
        _ = try await test.engine.options(for: "home.line", of: .one)
        #expect(seen.values.withLock { $0 }.contains(.thing("a")))
    }

    @Test func `defaults of the definition follow, too`() throws {
        var station = ObjectType(name: "Station", swiftName: "Station", title: text("Station"))
        station.recordFields = [stop(), following("name", "stop", "title")]
        let test = try TestEngine(
            makeSchema(
                types: [thingType, station],
                parameter("home", ValueType(.record("Station"))) {
                    $0.defaultRule = .value(.record(RecordValue(["stop": .thing("a")])))
                }))
        try test.put()
        try expectEqual(home(test)["name"], "Alpha")
        try expectEqual(test.parameter("home").origin, .definitionDefault)
    }

    @Test func `an instance that follows another one has its fields`() async throws {
        let test = try placed(stop(), following("name", "stop", "title"))
        try await set(test, "stop", .thing("a"))
        let copy = try await test.engine.place("widget", family: .systemMedium, following: .one)
        func name() throws -> IntentValue? {
            try test.parameter("home", id: copy).effective.record(at: nil)?.values["name"]
        }
        try expectEqual(name(), .string("Alpha"))
        try await set(test, "stop", .thing("b"))
        try expectEqual(name(), .string("Beta station"))
    }

    // MARK: Records that code reads and writes

    private struct Station: IntentRecord {
        var recordValue: RecordValue
        var stop: String? {
            get { recordValue.values["stop"]?.optionIdentifier }
            set { recordValue.values["stop"] = newValue.map { .thing($0) } }
        }
        var name: String? {
            get { recordValue.values["name"]?.optionIdentifier }
            set { recordValue.values["name"] = newValue.map { .string($0) } }
        }
    }

    private struct BoardIntent: ValuesIntent {
        let values: IntentValues
        enum Parameters {
            static var stations: ParameterKey<BoardIntent, [Station]> { .init("stations") }
        }
        static var definition: IntentDefinition { IntentDefinition(name: "Config", json: "{}") }
    }

    /// Stations at two stops, of which the second has a name of its own.
    private func placedStations() async throws -> TestEngine {
        let test = try placed(
            stop(), following("name", "stop", "title"),
            parameter("side", ValueType(.string)) { $0.when = when("on", .isOneOf([.boolean(true)])) },
            values: ["on": .of("Boolean", true)])
        for (slot, identifier) in ["a", "b"].enumerated() {
            try await test.edit("stations", .setField("stop", slot: slot, .thing(identifier)))
        }
        try await test.edit("stations", .setField("name", slot: 1, .string("Mine")))
        return test
    }

    /// Changes the stations as code does, and returns the names that are stored and those in effect.
    private func rewrite(
        _ test: TestEngine, _ change: (inout [Station]) -> Void
    ) async throws -> (stored: [String?], shown: [String?]) {
        func stations() async throws -> [Station] {
            try await test.engine.configuration(BoardIntent.self, of: .one).values.list("stations")
        }
        var changed = try await stations()
        change(&changed)
        try await test.engine.edit(BoardIntent.self, of: .one) { $0[\.stations] = changed }
        let stored = (try test.parameter("stations").stored?.slots ?? []).indices.map { slot in
            try? test.parameter("stations").stored.record(at: slot)?.values["name"]?.optionIdentifier
        }
        return (stored, try await stations().map(\.name))
    }

    @Test func `what code writes back as it was stays as it is stored`() async throws {
        let test = try await placedStations()
        let before = try stored(test, "stations")
        let names = try await rewrite(test) { _ in }
        expectEqual(names.stored, [nil, "Mine"])
        expectEqual(names.shown, ["Alpha", "Mine"])
        expectEqual(try stored(test, "stations"), before)
    }

    @Test func `a field that code leaves as it was follows what code changes`() async throws {
        let test = try await placedStations()
        let names = try await rewrite(test) { $0[0].stop = "b" }
        expectEqual(names.stored, [nil, "Mine"])
        expectEqual(names.shown, ["Beta station", "Mine"])
        let named = try await rewrite(test) { $0[0].name = "Other" }
        expectEqual(named.stored, ["Other", "Mine"])
    }

    @Test func `records that code moves, removes and adds keep what is stored`() async throws {
        let test = try await placedStations()
        let moved = try await rewrite(test) { $0.swapAt(0, 1) }
        expectEqual(moved.stored, ["Mine", nil])
        let added = try await rewrite(test) { stations in
            var new = Station(recordValue: RecordValue(["stop": .thing("b")]))
            new.name = "New"
            stations.insert(new, at: 1)
        }
        expectEqual(added.stored, ["Mine", "New", nil])
        let removed = try await rewrite(test) { $0.removeFirst(2) }
        expectEqual(removed.stored, [nil])
        expectEqual(removed.shown, ["Alpha"])
    }

    @Test func `a hidden field keeps its value when code writes its record`() async throws {
        let test = try await placedStations()
        try await test.edit("stations", .setField("side", slot: 0, .string("left")))
        try await test.edit("on", .set(.boolean(false)))
        _ = try await rewrite(test) { $0[0].stop = "b" }
        try await test.edit("on", .set(.boolean(true)))
        expectEqual(try test.parameter("stations").effective.record(at: 0)?.values["side"], .string("left"))
    }
}
