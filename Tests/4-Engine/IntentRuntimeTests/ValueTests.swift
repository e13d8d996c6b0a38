import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Values, defaults, origins, and marks.
@Suite(.overRequestedStores, .namingTheStore) struct ValueTests {
    private let sized = makeSchema(
        parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
        parameter("name", ValueType(.string)))

    @Test func `the user's value overrides the default`() async throws {
        let test = try TestEngine(sized)
        try test.put()
        try expectEqual(test.parameter("size").effective, .integer(12))
        try expectEqual(test.parameter("size").origin, .definitionDefault)
        try await test.edit("size", .set(.integer(16)))
        let size = try test.parameter("size")
        expectEqual(size.effective, .integer(16))
        expectEqual(size.origin, .user)
        expectEqual(size.defaultValue, .integer(12))
    }

    @Test func `without a value and a default there is none`() throws {
        let test = try TestEngine(sized)
        try test.put()
        let name = try test.parameter("name")
        expectEqual(name.effective, nil)
        expectEqual(name.origin, .none)
        expectEqual(name.storedForm, nil)
    }

    @Test func `defaults are never copied into the user's values`() async throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
            things("controls") { $0.defaultRule = .handler }, parameter("name", ValueType(.string)))
        let test = try TestEngine(schema, .offering(["a", "b"]))
        let id = try await test.engine.place("widget", family: .systemMedium)
        try await test.edit("name", .set(.string("x")), id: id)
        try await test.engine.openEditor(id)
        try expectEqual(test.store.instance(id)?.values.keys.sorted(), ["name"])
    }

    @Test func `a handler cannot write a user's value`() async throws {
        let schema = makeSchema(things("controls") { $0.defaultRule = .handler }, thing("hero"))
        let intruder = ScriptedHandler(
            options: { _, _, _, _ in .flat(["x"]) },
            lookup: { _, asked, _ in [.thing("x")] + asked.map { .thing($0, "text of \($0)") } + [.thing("y")] },
            defaults: { _, _, _ in [.thing("z")] })
        let test = try TestEngine(schema, intruder)
        try test.put(["controls": .things("a")])
        _ = try await test.offered("hero")
        try await test.engine.openEditor(.one)
        let values = try #require(try test.store.instance(.one)?.values)
        expectEqual(values.keys.sorted(), ["controls"])
        try expectEqual(test.parameter("controls").effective, .list([.thing("a", "text of a")]))
    }

    @Test func `a handler's default has its own origin`() throws {
        let test = try TestEngine(makeSchema(things("controls") { $0.defaultRule = .handler }))
        try test.put(defaults: ["controls": .things("a", "b")])
        let controls = try test.parameter("controls")
        expectEqual(controls.effective, .things("a", "b"))
        expectEqual(controls.origin, .handlerDefault)
    }

    @Test func `no value is a value of the user`() async throws {
        let test = try TestEngine(makeSchema(thing("hero") { $0.defaultRule = .handler }))
        try test.put(defaults: ["hero": .thing("1")])
        try expectEqual(test.parameter("hero").effective, .thing("1"))
        try await test.edit("hero", .set(nil))
        let hero = try test.parameter("hero")
        expectEqual(hero.effective, nil)
        expectEqual(hero.origin, .user)
        expectEqual(hero.storedForm?.wire, .null)
    }

    @Test(arguments: [(SizeFamily.systemSmall, 1), (.systemMedium, 2), (.systemLarge, 8)])
    func `a size family shows the first values of a default`(family: SizeFamily, count: Int) throws {
        let schema = makeSchema(
            things("controls") {
                $0.defaultRule = .handler
                $0.size = SlotSizes(families: [.systemSmall: 1, .systemMedium: 2, .systemLarge: 8])
            })
        let test = try TestEngine(schema)
        try test.put(defaults: ["controls": .things("a", "b", "c", "d", "e", "f", "g", "h", "i")])
        let controls = try test.parameter("controls", family: family)
        expectEqual(controls.effective.slotIdentifiers, Array(["a", "b", "c", "d", "e", "f", "g", "h"].prefix(count)))
        #expect(controls.marks.isEmpty)
    }

    @Test func `a default may differ between size families`() throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) {
                $0.defaultRule = .byFamily([.systemSmall: .value(.integer(8))], otherwise: .value(.integer(12)))
            })
        let test = try TestEngine(schema)
        try test.put()
        try expectEqual(test.parameter("size", family: .systemSmall).effective, .integer(8))
        try expectEqual(test.parameter("size", family: .systemLarge).effective, .integer(12))
    }

    @Test func `defaults of first literal options are computed at each read`() throws {
        func schema(_ source: OptionSource) -> Schema {
            makeSchema(
                things("controls") {
                    $0.options = source
                    $0.defaultRule = .first(2)
                })
        }
        let store = try TestStore()
        try TestEngine(schema(listed("a", "b", "c")), store: store).put()
        let later = try TestEngine(schema(listed("z", "a", "b")), store: store.another())
        try expectEqual(later.parameter("controls").effective.slotIdentifiers, ["z", "a"])
        try expectEqual(later.parameter("controls").origin, .definitionDefault)
    }

    @Test func `a default of literal options uses the requested locale`() throws {
        let source = listed("lock") { $0.title = text("Lock", ["zh-Hans": "车锁"]) }
        let schema = makeSchema(
            thing("control") {
                $0.options = source
                $0.defaultRule = .options(["lock"])
            })
        let test = try TestEngine(schema)
        try test.put()
        let chinese = try test.engine.resolvedSynchronously(.one, locale: "zh-CN").parameter(named: "control")
        expectEqual(chinese?.effective, .thing("lock", "车锁"))
        try expectEqual(test.parameter("control").effective, .thing("lock", "Lock"))
    }

    @Test func `the first case of an enum can be the default`() throws {
        let schema = makeSchema(
            enums: [makeEnum("Mode", ["light", "dark"])],
            parameter("mode", ValueType(.enumeration("Mode"))) { $0.defaultRule = .first(1) })
        let test = try TestEngine(schema)
        try test.put()
        try expectEqual(test.parameter("mode").effective, .enumeration("light"))
    }

    @Test func `defaults of first provided options use the complete list`() async throws {
        let schema = makeSchema(things("controls") { $0.defaultRule = .first(3) })
        let pages = [nil: ["a", "b"], "2": ["b", "c"], "3": ["d"]]
        let test = try TestEngine(
            schema,
            ScriptedHandler(options: { _, _, _, context in
                let next = [nil: "2", "2": "3"][context.cursor]
                return .flat(pages[context.cursor] ?? [], cursor: next ?? nil)
            }))
        let id = try await test.engine.place("widget", family: .systemLarge)
        let controls = try test.parameter("controls", id: id)
        expectEqual(controls.effective.slotIdentifiers, ["a", "b", "c"])
        expectEqual(controls.origin, .handlerDefault)
        #expect(try test.store.instance(id)?.defaults["controls"] != nil)
    }

    @Test func `a default keeps no more values than requested`() async throws {
        let schema = makeSchema(things("controls") { $0.defaultRule = .first(3) })
        let test = try TestEngine(schema, .offering(["a", "b", "c", "d"]))
        let id = try await test.engine.place("widget", family: .systemLarge)
        try expectEqual(test.store.instance(id)?.defaults["controls"], .things("a", "b", "c"))
    }

    @Test func `resolving returns the stored value, the default and marks`() throws {
        let test = try TestEngine(makeSchema(things("controls") { $0.defaultRule = .handler }))
        let marks = [StoredMark(.vanished, identifier: "a"), StoredMark(.unchecked, identifier: "b")]
        try test.put(
            ["controls": .things("a", "b", "c", marks: marks)], defaults: ["controls": .things("d")],
            family: .systemSmall)
        let controls = try test.parameter("controls")
        expectEqual(controls.stored, .things("a", "b", "c"))
        expectEqual(controls.effective, .things("a", "b"))
        expectEqual(controls.defaultValue, .things("d"))
        expectEqual(controls.marks, [.vanished, .unchecked, .tail(1)])
    }

    @Test func `a widget reads the typed configuration`() async throws {
        let test = try TestEngine(sized)
        try test.put(["name": .of("String", "Ada")])
        let configuration: TestIntent = try await test.engine.configuration(of: .one)
        expectEqual(configuration.values.string("name"), "Ada")
        expectEqual(configuration.values.int("size"), 12)
    }

    @Test(arguments: [true, false], [true, false])
    func `a configuration contains the resolved values`(answersWithoutWaiting: Bool, hasConditions: Bool) async throws {
        let schema = makeSchema(
            enums: [makeEnum("Density", ["compact", "airy"], renaming: ["airy": ["wide"]])],
            parameter("size", ValueType(.integer)) {
                $0.defaultRule = .value(.integer(12))
                $0.settings.range = .integers(minimum: 1, maximum: 40, step: nil)
            },
            parameter("name", ValueType(.string)) {
                $0.renamedFrom = ["title"]
                if hasConditions { $0.when = when("size", .isOneOf([.integer(12)])) }
            },
            parameter("density", ValueType(.enumeration("Density"))), parameter("share", ValueType(.decimal)),
            parameter("pause", ValueType(.timeInterval)),
            things("controls") {
                $0.defaultRule = .handler
                $0.vanishedPolicy = .clear
            })
        let rows: [[String: StoredValue]] = [
            [:],
            [
                "size": .of("Integer", 7), "name": .of("String", "Ada"), "density": .of("enum:Density", "airy"),
                "share": .of("Decimal", 0.5), "pause": .of("TimeInterval", 90), "controls": .things("a", "b", "c"),
            ],
            [
                "size": .of("Integer", 99), "title": .of("String", "Ada"), "density": .of("enum:Density", "wide"),
                "share": .of("Integer", 2), "pause": .of("TimeInterval", 0.25),
                "controls": .things("a", "b", "c", marks: [StoredMark(.vanished, identifier: "a")]),
            ],
            ["size": .of("Integer", .null), "name": .of("String", .null), "share": .of("String", "none")],
        ]
        for (index, values) in rows.enumerated() {
            let test = try TestEngine(schema, store: try TestStore(answersWithoutWaiting: answersWithoutWaiting))
            for (id, family) in [(InstanceID.one, SizeFamily.systemSmall), (.two, .systemMedium)] {
                try test.put(values, defaults: ["controls": .things("d", "e", "f")], id: id, family: family)
                let resolved = try await test.engine.resolved(id).values
                let configuration: TestIntent = try await test.engine.configuration(of: id)
                expectEqual(configuration.values, resolved, "row \(index)")
                #expect(index != 1 || configuration.values.string("name") == (hasConditions ? nil : "Ada"))
            }
        }
    }

    @Test func `a configuration of another intent is rejected`() async throws {
        var schema = sized
        schema.intents.append(Intent(name: "Other", swiftName: "OtherIntent", title: text("Other")))
        schema.widgets[0].intent = "Other"
        let test = try TestEngine(schema)
        try test.put()
        await #expect(throws: EngineError.self) {
            let _: TestIntent = try await test.engine.configuration(of: .one)
        }
    }

    @Test func `an unknown or removed instance has no configuration`() async throws {
        let test = try TestEngine(sized)
        try test.put()
        try await test.engine.remove(.one)
        for id in [InstanceID.one, .two] {
            let error = #expect(throws: EngineError.self) { try test.engine.resolvedSynchronously(id) }
            expectEqual(error?.code, .unknownInstance)
        }
    }
}
