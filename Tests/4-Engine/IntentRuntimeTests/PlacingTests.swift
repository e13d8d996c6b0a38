import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// When dynamic defaults are requested, and which answers are stored.
@Suite(.overRequestedStores, .namingTheStore) struct PlacingTests {
    private let controls = makeSchema(things("controls") { $0.defaultRule = .handler })

    @Test func `placing requests dynamic defaults for the largest size family`() async throws {
        let counts = Recorder<Int>()
        let test = try TestEngine(
            controls,
            ScriptedHandler(defaults: { _, _, context in
                counts.add(context.count)
                return (1...20).map { .thing("\($0)") }
            }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        expectEqual(counts.all, [8])
        try expectEqual(test.parameter("controls", id: id).effective.slotIdentifiers, ["1", "2"])
        try await test.engine.resize(id, to: .systemLarge)
        try expectEqual(test.parameter("controls", id: id).effective?.slots.count, 8)
    }

    @Test func `a preview has the values of a new instance, and stores nothing`() async throws {
        let test = try TestEngine(
            controls, ScriptedHandler(defaults: { _, _, _ in [.thing("lock"), .thing("trunk"), .thing("window")] }))
        let values = try await test.engine.newValues(of: "widget", family: .systemSmall)
        expectEqual(values["controls"].slotIdentifiers, ["lock", "trunk"])
        try await expectEqual(test.engine.instances().count, 0)
        await #expect(throws: EngineError.self) { try await test.engine.newValues(of: "widgt", family: .systemSmall) }
    }

    @Test func `a preview whose handler fails lacks its default`() async throws {
        let test = try TestEngine(controls, ScriptedHandler(defaults: { _, _, _ in throw HandlerError(.notSignedIn) }))
        let values = try await test.engine.newValues(of: "widget", family: .systemSmall)
        expectEqual(values["controls"].slotIdentifiers, [])
    }

    @Test func `reading never requests a dynamic default`() async throws {
        let test = try TestEngine(
            controls,
            ScriptedHandler(
                options: { _, _, _, _ in
                    Issue.record("asked for options")
                    return .flat([])
                },
                lookup: { _, _, _ in
                    Issue.record("asked for a lookup")
                    return []
                },
                defaults: { _, _, _ in
                    Issue.record("asked for a default")
                    return []
                }))
        try test.put(["controls": .things("a")])
        _ = try await test.engine.resolved(.one)
        _ = try await test.engine.instances()
        let _: TestIntent = try await test.engine.configuration(of: .one)
    }

    @Test func `defaults are requested parents first, then in file order`() async throws {
        let asked = Recorder<String>()
        let schema = makeSchema(
            thing("first") { $0.defaultRule = .handler }, thing("operator") { $0.defaultRule = .handler },
            thing("line") {
                $0.defaultRule = .handler
                $0.dependsOn = ["operator"]
            })
        let test = try TestEngine(
            schema,
            ScriptedHandler(defaults: { parameter, values, _ in
                asked.add("\(parameter) \(values["operator"]?.optionIdentifier ?? "-")")
                return [.thing("of \(parameter)")]
            }))
        try await test.engine.place("widget", family: .systemSmall)
        expectEqual(asked.all, ["first -", "operator -", "line of operator"])
    }

    @Test func `a default sees the placed values with their texts`() async throws {
        let schema = makeSchema(
            thing("operator"),
            thing("line") {
                $0.defaultRule = .handler
                $0.dependsOn = ["operator"]
            })
        let test = try TestEngine(
            schema,
            ScriptedHandler(
                lookup: { _, asked, _ in asked.map { .thing($0, "Operator \($0)") } },
                defaults: { _, values, _ in
                    guard case .object(let parent) = values["operator"] else { return [] }
                    return [.thing("line", "of \(parent.displayString)")]
                }))
        let id = try await test.engine.place("widget", family: .systemSmall) {
            $0.append(.set(.thing("U")), to: "operator")
        }
        try expectEqual(test.parameter("line", id: id).effective, .thing("line", "of Operator U"))
        try expectEqual(test.parameter("line", id: id).origin, .handlerDefault)
    }

    @Test func `placing succeeds without a failed or late default`() async throws {
        let started = Signal()
        let schema = makeSchema(
            thing("late") { $0.defaultRule = .handler }, thing("failing") { $0.defaultRule = .handler },
            thing("fine") { $0.defaultRule = .handler })
        let test = try TestEngine(
            schema,
            ScriptedHandler(defaults: { parameter, _, _ in
                if parameter == "late" {
                    started.send()
                    await Signal().wait()
                }
                if parameter == "failing" { throw HandlerError(.failed) }
                return [.thing("1")]
            }))
        async let placed = test.engine.place("widget", family: .systemSmall)
        await started.wait()
        test.clock.advance(by: .seconds(5))
        let id = try await placed
        try expectEqual(test.store.instance(id)?.defaults.keys.sorted(), ["fine"])
        try expectEqual(test.parameter("late", id: id).effective, nil)
    }

    @Test(arguments: [[IntentValue.string("x")], [.integer(1)]])
    func `a default of another type is not stored`(answer: [IntentValue]) async throws {
        let schema = makeSchema(
            parameter("city", ValueType(.url)) {
                $0.options = .dynamic
                $0.defaultRule = .handler
            })
        let test = try TestEngine(schema, ScriptedHandler(defaults: { _, _, _ in answer }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        try expectEqual(test.store.instance(id)?.defaults.isEmpty, true)
    }

    @Test func `an editor requests missing defaults, also after a reset`() async throws {
        let answers = Recorder<String>()
        let test = try TestEngine(
            controls,
            ScriptedHandler(
                lookup: { _, asked, _ in asked.map { .thing($0) } },
                defaults: { _, _, _ in [.thing("\(answers.add("asked"))")] }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        try await test.engine.openEditor(id)
        try expectEqual(test.parameter("controls", id: id).effective.slotIdentifiers, ["1"])
        try await test.edit("controls", .reset, id: id)
        try expectEqual(test.parameter("controls", id: id).effective, nil)
        let opened = try await test.engine.openEditor(id)
        expectEqual(opened.parameter(named: "controls")?.effective.slotIdentifiers, ["3"])
        let log = try test.store.changes(of: id, after: 0, limit: 10)
        expectEqual(log.map(\.cause), [.placed, .edited, .remembered])
        expectEqual(log.map(\.revision), [1, 2, 2])
    }

    @Test func `a failed default is requested again when an editor opens`() async throws {
        let asked = Recorder<Bool>()
        let test = try TestEngine(
            controls,
            ScriptedHandler(
                lookup: { _, asked, _ in asked.map { .thing($0) } },
                defaults: { _, _, _ in
                    guard asked.add(true) > 1 else { throw HandlerError(.unavailable) }
                    return [.thing("a")]
                }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        try expectEqual(test.parameter("controls", id: id).effective, nil)
        expectEqual(asked.all.count, 1)
        try await test.engine.openEditor(id)
        try expectEqual(test.parameter("controls", id: id).effective.slotIdentifiers, ["a"])
    }

    @Test func `an import names the defaults that an instance lacks`() async throws {
        let test = try TestEngine(controls, ScriptedHandler(defaults: { _, _, _ in [.thing("a")] }))
        var instance = StoredInstance(id: .one, kind: "widget", family: .systemSmall, intent: "Config")
        func warnings() async throws -> [String] {
            let document = InstanceDocument(instances: [instance])
            return try await test.engine.import(document, settings: ImportSettings(existing: .replace)).entries
                .flatMap(\.warnings)
        }
        try await expectEqual(
            warnings(), ["'controls' has no default yet; it is requested when the instance is refreshed"])
        _ = try await test.engine.refresh(.one)
        instance = try #require(try test.store.instance(.one))
        try await expectEqual(warnings(), [], "it has its default")
    }

    @Test func `repeated identifiers in a default count once`() async throws {
        let test = try TestEngine(
            controls,
            ScriptedHandler(defaults: { _, _, _ in [.thing("a", "1"), .thing("b"), .thing("a", "2"), .thing("c")] }))
        let id = try await test.engine.place("widget", family: .systemLarge)
        try expectEqual(
            test.parameter("controls", id: id).effective, .list([.thing("a", "1"), .thing("b"), .thing("c")]))
    }

    @Test(
        arguments: [(.keepAndFlag, ["a", "stray"]), (.useDefault, ["a"]), (.clear, ["a"])]
            as [(VanishedPolicy, [String])])
    func `a lookup marks a default that is not an option`(policy: VanishedPolicy, left: [String]) async throws {
        let schema = makeSchema(
            things("controls") {
                $0.defaultRule = .handler
                $0.vanishedPolicy = policy
            })
        let test = try TestEngine(
            schema,
            ScriptedHandler(
                options: { _, _, _, _ in .flat(["a", "b"]) },
                lookup: { _, asked, _ in asked.filter(["a", "b"].contains).map { .thing($0) } },
                defaults: { _, _, _ in [.thing("a"), .thing("stray")] }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        try expectEqual(test.parameter("controls", id: id).effective.slotIdentifiers, ["a", "stray"])
        let opened = try await test.engine.openEditor(id).parameter(named: "controls")
        expectEqual(opened?.effective.slotIdentifiers, left)
        expectEqual(opened?.marks, [.vanished])
        try expectEqual(test.store.instance(id)?.values.isEmpty, true)
    }

    @Test func `an empty default is requested again`() async throws {
        let asked = Recorder<Bool>()
        let test = try TestEngine(
            makeSchema(thing("hero") { $0.defaultRule = .handler }),
            ScriptedHandler(defaults: { _, _, _ in
                asked.add(true)
                return []
            }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        try await test.engine.openEditor(id)
        expectEqual(asked.all.count, 2)
        try expectEqual(test.parameter("hero", id: id).effective, nil)
        try expectEqual(test.store.changes(of: id, after: 0, limit: 10).map(\.cause), [.placed])
    }

    @Test func `the first of two concurrent answers is stored`() async throws {
        let store = try TestStore()
        let both = Recorder<Int>()
        let bothAsked = Signal()
        let first = Signal()
        @Sendable func handler(_ answer: String, after: Signal) -> ScriptedHandler {
            ScriptedHandler(
                lookup: { _, asked, _ in asked.map { .thing($0) } },
                defaults: { _, _, _ in
                    if both.add(0) == 2 { bothAsked.send() }
                    await after.wait()
                    return [.thing(answer)]
                })
        }
        let one = try TestEngine(controls, handler("one", after: bothAsked), store: store)
        let two = try TestEngine(controls, handler("two", after: first), store: store.another())
        try one.put()
        async let slow = two.engine.openEditor(.one)
        try await one.engine.openEditor(.one)
        first.send()
        let resolved = try await slow
        expectEqual(resolved.parameter(named: "controls")?.effective.slotIdentifiers, ["one"])
        try expectEqual(store.changes(of: .one, after: 0, limit: 10).map(\.cause), [.placed, .remembered])
    }

    @Test func `a child's default is not requested without its parent's value`() async throws {
        let schema = makeSchema(
            thing("operator"),
            thing("line") {
                $0.defaultRule = .handler
                $0.dependsOn = ["operator"]
            })
        let asked = Recorder<String>()
        let test = try TestEngine(
            schema,
            ScriptedHandler(defaults: { parameter, _, _ in
                asked.add(parameter)
                return []
            }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        try await test.engine.openEditor(id)
        #expect(asked.all.isEmpty)
    }

    @Test func `a default by identifier is looked up and stored`() async throws {
        let test = try TestEngine(
            makeSchema(thing("hero") { $0.defaultRule = .options(["1"]) }),
            .offering(["1", "2"], titled: { _ in "天空寺院" }))
        let id = try await test.engine.place("widget", family: .systemSmall)
        try expectEqual(test.parameter("hero", id: id).effective, .thing("1", "天空寺院"))
        try expectEqual(test.parameter("hero", id: id).origin, .handlerDefault)
    }

    @Test func `different defaults of size families are stored separately`() async throws {
        let schema = makeSchema(
            things("controls") {
                $0.defaultRule = .byFamily([.systemSmall: .options(["c"])], otherwise: .first(2))
            })
        let test = try TestEngine(schema, .offering(["a", "b", "c"]))
        let id = try await test.engine.place("widget", family: .systemMedium)
        try expectEqual(test.parameter("controls", id: id).effective.slotIdentifiers, ["a", "b"])
        try expectEqual(test.parameter("controls", id: id, family: .systemSmall).effective.slotIdentifiers, ["c"])
    }

    @Test func `placing rejects unknown kinds, families and parameters`() async throws {
        let test = try TestEngine(controls)
        func code(_ kind: WidgetKind, _ family: SizeFamily, _ id: InstanceID? = nil) async -> EngineError.Code? {
            await #expect(throws: EngineError.self) {
                try await test.engine.place(kind, family: family, id: id)
            }?.code
        }
        await expectEqual(code("wigdet", .systemSmall), .unknownKind)
        await expectEqual(code("widget", .accessoryInline), .unknownFamily)
        try await test.engine.place("widget", family: .systemSmall, id: .one)
        try await test.engine.remove(.one)
        await expectEqual(code("widget", .systemSmall, .one), .instanceExists)
    }

    @Test func `a generated identifier that is taken is generated again`() async throws {
        let made = Recorder<Int>()
        let test = try TestEngine(controls) { settings in
            settings.makeID = { made.add(0) < 3 ? .one : .two }
        }
        try await expectEqual(test.engine.place("widget", family: .systemSmall), .one)
        try await expectEqual(test.engine.place("widget", family: .systemSmall), .two)
    }

    @Test func `a static widget is placed without a configuration`() async throws {
        var schema = controls
        schema.widgets[0].intent = nil
        let test = try TestEngine(schema, nil)
        let id = try await test.engine.place("widget", family: .systemSmall)
        #expect(try await test.engine.resolved(id).parameters.isEmpty)
        try await expectEqual(test.engine.resolved(id).isOrphan, false)
        let error = await #expect(throws: EngineError.self) { try await test.edit("x", .reset, id: id) }
        expectEqual(error?.code, .unknownParameter)
        expectEqual(error?.problems.first?.message, "unknown parameter 'x'; 'Widget' has no parameters")
    }
}
