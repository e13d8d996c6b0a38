import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Lookups, refreshed texts, and vanished options.
@Suite(.overRequestedStores, .namingTheStore) struct LookupTests {
    /// The options that a test makes available.
    private final class World: Sendable {
        let titles: Mutex<[String: String]?>

        init(_ titles: [String: String]) {
            self.titles = Mutex(titles)
        }

        var handler: ScriptedHandler {
            ScriptedHandler(lookup: { [self] _, asked, _ in
                guard let known = titles.withLock({ $0 }) else { throw HandlerError(.unavailable) }
                return asked.compactMap { identifier in known[identifier].map { .thing(identifier, $0) } }
            })
        }
    }

    private func placed(
        _ policy: VanishedPolicy, _ world: World, _ configure: (inout Parameter) -> Void = { _ in }
    ) throws -> TestEngine {
        let schema = makeSchema(
            things("controls") {
                $0.vanishedPolicy = policy
                $0.defaultRule = .handler
                configure(&$0)
            })
        let test = try TestEngine(schema, world.handler)
        try test.put(["controls": .things("a", "b")], defaults: ["controls": .things("d")])
        return test
    }

    @Test func `an object is stored as it was chosen`() async throws {
        let object = ObjectValue(
            identifier: "a", displayString: "A", subtitleString: "sub", displayImage: .system("key"),
            properties: ["symbol": .string("key.fill")])
        let type = ObjectType(
            name: "Thing", swiftName: "Thing", title: text("Thing"),
            properties: [Property(name: "symbol", swiftName: "symbol", title: text("Symbol"), type: ValueType(.string))]
        )
        let test = try TestEngine(
            makeSchema(types: [type], thing("hero")), ScriptedHandler(lookup: { _, _, _ in [.object(object)] }))
        try test.put()
        try await test.edit("hero", .set(.thing("a")))
        try expectEqual(test.parameter("hero").effective, .object(object))
    }

    @Test func `opening an editor refreshes texts without a new revision`() async throws {
        let test = try placed(.keepAndFlag, World(["a": "New A", "b": "b", "d": "New D"]))
        let resolved = try await test.engine.openEditor(.one)
        expectEqual(resolved.parameter(named: "controls")?.effective, .list([.thing("a", "New A"), .thing("b")]))
        try expectEqual(test.parameter("controls").defaultValue, .list([.thing("d", "New D")]))
        let log = try test.store.changes(of: .one, after: 0, limit: 10)
        expectEqual(log.map(\.cause), [.placed, .refreshed])
        expectEqual(log.map(\.revision), [1, 1])
        try await test.engine.openEditor(.one)
        try expectEqual(test.store.changes(of: .one, after: 0, limit: 10).count, 2, "nothing new is not logged")
    }

    @Test func `an edit refreshes the texts of its options`() async throws {
        let test = try placed(.keepAndFlag, World(["a": "New A", "b": "New B", "c": "C"]))
        try await test.edit("controls", .add([.thing("c")]))
        try expectEqual(
            test.parameter("controls").effective, .list([.thing("a", "New A"), .thing("b", "New B"), .thing("c", "C")]))
    }

    /// Properties that a newer definition stored with an object must be preserved.
    @Test func `refreshed texts preserve properties of newer definitions`() async throws {
        let newer: JSONValue = ["identifier": "a", "displayString": "a", "shade": "teal"]
        let list = StoredValue.of("[object:Thing]", [newer])
        let test = try TestEngine(
            makeSchema(things("controls")), World(["a": "New A", "b": "B"]).handler)
        try test.put(["controls": list])
        let kept: JSONValue = ["identifier": "a", "displayString": "New A", "shade": "teal"]
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("controls").storedForm?.wire, [kept])
        try test.put(["controls": list], id: .two)
        try await test.edit("controls", .add([.thing("b")]), id: .two)
        let edited = try test.parameter("controls", id: .two).storedForm?.wire.arrayValue
        expectEqual(edited?.first, kept)
        expectEqual(edited?.dropFirst().first, ["identifier": "b", "displayString": "B"])
    }

    @Test func `lookups ignore repeated and unrequested identifiers`() async throws {
        let test = try TestEngine(
            makeSchema(thing("hero")),
            ScriptedHandler(lookup: { _, _, _ in [.thing("b", "B"), .thing("a", "first"), .thing("a", "second")] }))
        try test.put()
        try await test.edit("hero", .set(.thing("a")))
        try expectEqual(test.parameter("hero").effective, .thing("a", "first"))
    }

    @Test func `reading never looks up options`() throws {
        let test = try placed(.keepAndFlag, World([:]))
        try expectEqual(test.parameter("controls").effective, .things("a", "b"))
        try expectEqual(test.parameter("controls").marks, [])
    }

    @Test func `an option missing from a lookup is marked and kept`() async throws {
        let test = try placed(.keepAndFlag, World(["b": "b", "d": "d"]))
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("controls").marks, [.vanished])
        try expectEqual(test.parameter("controls").effective, .things("a", "b"))
    }

    @Test func `clearing vanished options leaves their slots empty`() async throws {
        let test = try placed(.clear, World(["b": "b", "d": "d"]))
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("controls").effective, .things(nil, "b"))
        try expectEqual(test.parameter("controls").marks, [.vanished])
    }

    @Test func `the default applies when every option has vanished`() async throws {
        let world = World(["b": "b", "d": "d"])
        let test = try placed(.useDefault, world)
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("controls").effective, .things(nil, "b"))
        world.titles.withLock { $0 = ["d": "d"] }
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("controls").effective, .things("d"))
        try expectEqual(test.parameter("controls").origin, .handlerDefault)
    }

    @Test(arguments: [(.keepAndFlag, "a"), (.useDefault, "d"), (.clear, nil)] as [(VanishedPolicy, String?)])
    func `a single vanished option follows its policy`(policy: VanishedPolicy, expected: String?) async throws {
        let schema = makeSchema(
            thing("hero") {
                $0.vanishedPolicy = policy
                $0.defaultRule = .handler
            })
        let test = try TestEngine(schema, World(["d": "d"]).handler)
        try test.put(["hero": .thing("a")], defaults: ["hero": .thing("d")])
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("hero").effective?.optionIdentifier, expected)
        try expectEqual(test.parameter("hero").marks, [.vanished])
        #expect(try test.store.instance(.one)?.values["hero"] != nil, "only a user's edit takes a value away")
    }

    /// The definitions alone tell what is listed, so no editor has to open first, and a mark can be outdated.
    @Test(arguments: [(.keepAndFlag, "cet"), (.useDefault, "utc"), (.clear, nil)] as [(VanishedPolicy, String?)])
    func `an option that is no longer listed follows its policy at once`(
        policy: VanishedPolicy, expected: String?
    ) throws {
        let schema = makeSchema(
            parameter("zone", ValueType(.string)) {
                $0.vanishedPolicy = policy
                $0.options = listed("utc", "est")
                $0.defaultRule = .handler
            })
        let test = try TestEngine(schema)
        let fallback = StoredValue.of("String", "utc")
        try test.put(["zone": .of("String", "cet")], defaults: ["zone": fallback])
        try expectEqual(test.parameter("zone").effective?.optionIdentifier, expected)
        try expectEqual(test.parameter("zone").marks, [.vanished])
        let outdated = StoredMark(.vanished, identifier: "est")
        try test.put(
            ["zone": StoredValue(type: "String", wire: "est", marks: [outdated])], defaults: ["zone": fallback],
            id: .two)
        try expectEqual(test.parameter("zone", id: .two).effective?.optionIdentifier, "est")
        try expectEqual(test.parameter("zone", id: .two).marks, [])
    }

    @Test func `an option that exists again takes effect again`() async throws {
        let world = World(["d": "d"])
        let test = try placed(.useDefault, world)
        try await test.engine.openEditor(.one)
        world.titles.withLock { $0 = ["a": "a", "b": "b", "d": "d"] }
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("controls").effective, .things("a", "b"))
        try expectEqual(test.parameter("controls").marks, [])
    }

    @Test func `a failed lookup marks nothing`() async throws {
        let world = World([:])
        world.titles.withLock { $0 = nil }
        let test = try placed(.clear, world)
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("controls").marks, [])
        try await test.edit("controls", .setSlot(1, nil))
        try expectEqual(test.parameter("controls").effective.slotIdentifiers, ["a"])
        try expectEqual(test.parameter("controls").marks, [])
    }

    @Test func `a vanished option survives editing another slot`() async throws {
        let test = try placed(.keepAndFlag, World(["b": "b", "c": "c"]))
        try await test.edit("controls", .setSlot(1, .thing("c")))
        try expectEqual(test.parameter("controls").effective.slotIdentifiers, ["a", "c"])
        try expectEqual(test.parameter("controls").marks, [.vanished])
    }

    @Test func `a removed listed option is marked when an editor opens`() async throws {
        let test = try placed(.keepAndFlag, World([:])) {
            $0.options = listed("b", "c")
            $0.defaultRule = nil
        }
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("controls").marks, [.vanished])
    }

    @Test func `listing widgets never requests options`() async throws {
        let test = try TestEngine(
            makeSchema(things("controls") { $0.defaultRule = .first(2) }),
            ScriptedHandler(
                options: { _, _, _, _ in
                    Issue.record("asked for options")
                    return .flat([])
                },
                lookup: { _, _, _ in
                    Issue.record("asked for a lookup")
                    return []
                }))
        try test.put(["controls": .things("a")], id: .one)
        try test.put(id: .two)
        try await expectEqual(test.engine.instances(of: "widget").map(\.id), [.one, .two])
        _ = try await test.engine.resolved(.one)
        _ = try await test.engine.resolved(.two)
    }
}
