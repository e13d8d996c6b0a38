import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// How the engine reads stored values. The stores have their own tests.
@Suite(.overRequestedStores, .namingTheStore) struct StorageRuleTests {
    @Test func `a value is read under its current or former name`() throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) { $0.renamedFrom = ["labelSize", "fontSize"] })
        let test = try TestEngine(schema)
        try test.put(["fontSize": .of("Integer", 1), "labelSize": .of("Integer", 2)])
        try test.put(["fontSize": .of("Integer", 1), "size": .of("Integer", 3)], id: .two)
        try expectEqual(test.parameter("size").effective, .integer(2))
        try expectEqual(test.parameter("size").marks, [.migrated])
        try expectEqual(test.parameter("size", id: .two).effective, .integer(3))
        try expectEqual(test.parameter("size", id: .two).marks, [])
    }

    @Test func `writing moves a value to its name permanently`() async throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) { $0.renamedFrom = ["labelSize", "fontSize"] })
        let test = try TestEngine(schema)
        try test.put(["fontSize": .of("Integer", 1), "labelSize": .of("Integer", 2)])
        try await test.edit("size", .set(.integer(4)))
        try expectEqual(test.store.instance(.one)?.values.keys.sorted(), ["size"])
        try await test.edit("size", .reset)
        try expectEqual(test.parameter("size").storedForm, nil)
    }

    @Test(
        arguments: [
            (ValueType(.boolean), .boolean(true), true), (ValueType(.integer), .integer(.max), .integer(.max)),
            (ValueType(.decimal), .decimal(0.1), 0.1), (ValueType(.string), .string("a\u{0}\t\"车"), "a\u{0}\t\"车"),
            (ValueType(.url), .url("https://a.example/?q=%20"), "https://a.example/?q=%20"),
            (ValueType(.timeInterval), .timeInterval(.milliseconds(1500)), 1.5),
            (ValueType(.enumeration("Mode")), .enumeration("dark"), "dark"),
            (ValueType(.object("Thing")), .thing("a", "A"), ["identifier": "a", "displayString": "A"]),
            (ValueType(.integer, isList: true), .list([.integer(1), nil, .integer(3)]), [1, .null, 3]),
            (ValueType(.file), .file(FileValue(path: "/a/b")), ["path": "/a/b", "name": "b"]),
            (ValueType(.person), .person(PersonValue(displayName: "Ada")), ["displayName": "Ada"]),
            (ValueType(.placemark), .placemark(PlacemarkValue(name: "Bonn")), ["name": "Bonn"]),
            (
                ValueType(.currencyAmount), .currencyAmount(CurrencyAmountValue(intentText: "0.10 EUR")),
                ["amount": "0.1", "currencyCode": "EUR"]
            ),
            (ValueType(.paymentMethod), .paymentMethod(PaymentMethodValue(kind: .store)), ["type": "store"]),
            (ValueType(.color), .color(ColorValue(intentText: "#FF880080")), "#ff880080"),
            (ValueType(.color, isList: true), .list([nil, .color(ColorValue(.accent))]), [.null, "accent"]),
            (ValueType(.anyObject), .thing("a", "A"), ["identifier": "a", "displayString": "A"]),
        ] as [(ValueType, IntentValue, JSONValue)])
    func valuesAreStoredByNameWithATypeTagInTheirWireForm(type: ValueType, value: IntentValue, wire: JSONValue)
        async throws
    {
        let test = try TestEngine(
            makeSchema(
                enums: [makeEnum("Mode", ["light", "dark"])],
                parameter("p", type) {
                    $0.allowsFreeText = true
                    $0.size = type.isList ? SlotSizes(otherwise: 3) : nil
                }))
        try test.put()
        try await test.edit("p", .set(value))
        let stored = try #require(try test.store.another().instance(.one)?.values["p"])
        expectEqual(stored, StoredValue(type: type.tag, wire: wire))
        try expectEqual(test.parameter("p").effective, value)
    }

    struct Conversion: CustomTestStringConvertible, Sendable {
        let stored: StoredValue
        let type: ValueType
        /// Nil if the stored value does not fit.
        let value: IntentValue?
        /// Of a stored value that fits.
        var marks: [ValueMark] = [.migrated]

        var testDescription: String { "\(stored.type) \(stored.wire.rendered()) as \(type.tag)" }
    }

    @Test(arguments: [
        Conversion(stored: .of("Integer", 3), type: ValueType(.decimal), value: .decimal(3)),
        Conversion(stored: .of("Decimal", 3), type: ValueType(.integer), value: .integer(3)),
        Conversion(stored: .of("Decimal", 3.5), type: ValueType(.integer), value: nil),
        Conversion(stored: .of("Integer", 9_007_199_254_740_993), type: ValueType(.decimal), value: nil),
        Conversion(stored: .of("Integer", 3), type: ValueType(.integer, isList: true), value: .list([.integer(3)])),
        Conversion(stored: .of("Integer", 3), type: ValueType(.decimal, isList: true), value: .list([.decimal(3)])),
        Conversion(stored: .of("[Integer]", [3]), type: ValueType(.integer), value: .integer(3)),
        Conversion(stored: .of("[Integer]", [3, 4]), type: ValueType(.integer), value: nil),
        Conversion(stored: .of("enum:Mode", "dark"), type: ValueType(.string), value: .string("dark")),
        Conversion(stored: .of("String", "dark"), type: ValueType(.enumeration("Mode")), value: .enumeration("dark")),
        Conversion(stored: .of("String", "sepia"), type: ValueType(.enumeration("Mode")), value: nil),
        Conversion(
            stored: .of("URL", "https://a.example"), type: ValueType(.string), value: .string("https://a.example")),
        Conversion(
            stored: .of("enum:Mode", "night"), type: ValueType(.enumeration("Mode")), value: .enumeration("dark")),
        Conversion(
            stored: .of("enum:Style", "light"), type: ValueType(.enumeration("Mode")), value: .enumeration("light")),
        Conversion(
            stored: .of("enum:Mode", "sepia"), type: ValueType(.enumeration("Mode")), value: .enumeration("sepia"),
            marks: [.unrecognized]),
        Conversion(stored: .of("object:Item", "a"), type: ValueType(.object("Thing")), value: .thing("a")),
        Conversion(stored: .of("object:Other", "a"), type: ValueType(.object("Thing")), value: nil),
        Conversion(stored: .of("object:Thing", "a"), type: ValueType(.anyObject), value: .thing("a")),
        Conversion(stored: .of("Object", "a"), type: ValueType(.object("Thing")), value: .thing("a")),
        Conversion(
            stored: .of("DateComponents:date", "2026-02-30"), type: ValueType(.dateComponents(.date)), value: nil),
        Conversion(
            stored: .of("DateComponents:dateTime", "2026-11-20T09:30:00"), type: ValueType(.dateComponents(.date)),
            value: nil),
        Conversion(
            stored: .of("DateComponents:date", "2026-11-20"), type: ValueType(.dateComponents(.time)), value: nil),
        Conversion(stored: .of("system:MediaItem", "a"), type: ValueType(.string), value: nil),
        Conversion(stored: .of("String", "a"), type: ValueType(.system("MediaItem")), value: nil),
        Conversion(stored: .of("String", "3"), type: ValueType(.integer), value: nil),
        Conversion(stored: .of("Integer", "3"), type: ValueType(.integer), value: nil),
        Conversion(stored: .of("Hologram", 3), type: ValueType(.integer), value: nil),
    ])
    func compatibleTypesAreConvertedAndOthersKeptAsTheyWere(conversion: Conversion) throws {
        var mode = makeEnum("Mode", ["light", "dark"], renaming: ["dark": ["night"]])
        mode.renamedFrom = ["Style"]
        var thing = thingType
        thing.renamedFrom = ["Item"]
        let test = try TestEngine(makeSchema(enums: [mode], types: [thing], parameter("p", conversion.type)))
        try test.put(["p": conversion.stored])
        let parameter = try test.parameter("p")
        expectEqual(parameter.effective, conversion.value)
        expectEqual(parameter.storedForm, conversion.stored)
        expectEqual(parameter.marks, (conversion.value == nil ? [.incompatible] : conversion.marks))
    }

    @Test func `the log keeps all of a value`() {
        let marks = [StoredMark(.vanished, identifier: "a"), StoredMark(.unchecked, identifier: "b")]
        for value in [.of("Integer", 3), StoredValue(type: "T", wire: .null, marks: marks, writeOrder: 7)] {
            expectEqual(StoredValue(logged: value.logged), value)
        }
    }

    @Test func `an incompatible value is kept, and the default applies`() async throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) {
                $0.defaultRule = .value(.integer(12))
                $0.settings.range = .integers(minimum: 8, maximum: 24, step: nil)
            }, parameter("name", ValueType(.string)))
        let test = try TestEngine(schema)
        for (id, form) in [(InstanceID.one, StoredValue.of("String", "big")), (.two, .of("Integer", 30))] {
            try test.put(["size": form], id: id)
            try await test.edit("name", .set(.string("x")), id: id)
            let size = try test.parameter("size", id: id)
            expectEqual(size.effective, .integer(12))
            expectEqual(size.origin, .definitionDefault)
            expectEqual(size.marks, [.incompatible])
            expectEqual(size.stored, nil)
            try expectEqual(test.store.instance(id)?.values["size"], form)
        }
    }

    @Test func `a remembered default is read under a former name`() async throws {
        let schema = makeSchema(
            things("buttons") {
                $0.defaultRule = .handler
                $0.renamedFrom = ["controls"]
            })
        let test = try TestEngine(
            schema,
            ScriptedHandler(
                lookup: { _, asked, _ in asked.map { .thing($0) } },
                defaults: { _, _, _ in
                    Issue.record("asked again")
                    return []
                }))
        try test.put(defaults: ["controls": .things("a", "b", "c", "d", "e", "f", "g", "h")])
        try await test.engine.openEditor(.one)
        try expectEqual(test.parameter("buttons").effective.slotIdentifiers, ["a", "b", "c", "d"])
        try expectEqual(test.parameter("buttons").origin, .handlerDefault)
    }

    @Test func `a renamed listed option has its current identifier`() throws {
        let source = listed("vent") { $0.renamedFrom = ["ventilate"] }
        let test = try TestEngine(makeSchema(thing("control") { $0.options = source }))
        try test.put(["control": .thing("ventilate")])
        try expectEqual(test.parameter("control").effective?.optionIdentifier, "vent")
        try expectEqual(test.parameter("control").marks, [.migrated])
    }

    @Test func `a renamed property has its current name`() throws {
        let type = ObjectType(
            name: "Thing", swiftName: "Thing", title: text("Thing"),
            properties: [
                Property(
                    name: "symbol", swiftName: "symbol", title: text("Symbol"), type: ValueType(.string)
                ).changed(from: ["icon"])
            ])
        let test = try TestEngine(makeSchema(types: [type], thing("hero")))
        try test.put(["hero": .of("object:Thing", ["identifier": "a", "displayString": "A", "icon": "key"])])
        guard case .object(let object) = try test.parameter("hero").effective else {
            Issue.record("no object")
            return
        }
        expectEqual(object.properties, ["symbol": .string("key")])
    }

    @Test func `a default added later replaces no value`() async throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
            parameter("width", ValueType(.integer)))
        let test = try TestEngine(schema)
        try test.put(["size": .of("Integer", .null), "width": .of("Integer", .null)])
        let (size, width) = (try test.parameter("size"), try test.parameter("width"))
        expectEqual(size.effective, .integer(12))
        expectEqual(size.origin, .definitionDefault)
        expectEqual(size.marks, [])
        expectEqual(width.origin, .user)
        let report = try await test.engine.migrate()
        expectEqual(report.migrated, 0)
        expectEqual(report.intents.first?.parameters.map(\.incompatible).filter { $0 > 0 }, [])
        // A definition without the default has the choice again.
        try expectEqual(test.store.instance(.one)?.values["size"], .of("Integer", .null))
        let configuration: TestIntent = try await test.engine.configuration(of: .one)
        expectEqual(configuration.values["size"], .integer(12))
        let document = try await test.engine.export()
        try await expectEqual(
            test.engine.import(document, settings: ImportSettings(existing: .replace)).entries.map(\.outcome),
            [.replaced])
        try expectEqual(test.parameter("size").effective, .integer(12))
    }

    @Test func `a former list's empty slot is no value`() throws {
        let schema = makeSchema(
            parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
            parameter("width", ValueType(.integer)))
        let test = try TestEngine(schema)
        try test.put(["size": .of("[Integer]", [.null]), "width": .of("[Integer]", [.null])])
        try expectEqual(test.parameter("size").effective, .integer(12))
        try expectEqual(test.parameter("size").marks, [])
        try expectEqual(test.parameter("width").marks, [.migrated])
    }

    @Test func `an instance whose declarations are gone is an orphan`() async throws {
        var schema = makeSchema(parameter("size", ValueType(.integer)))
        let store = try TestStore()
        try TestEngine(schema, store: store).put(["size": .of("Integer", 16)])
        schema.intents[0].name = "New"
        schema.widgets[0].intent = "New"
        var widgetless = schema
        widgetless.widgets = []
        for schema in [schema, widgetless] {
            let test = try TestEngine(schema, nil, store: store)
            try await expectEqual(test.engine.instances().map(\.id), [.one])
            let resolved = try await test.engine.resolved(.one)
            #expect(resolved.isOrphan && resolved.parameters.isEmpty)
            expectEqual(resolved.instance.values["size"], .of("Integer", 16))
            #expect(try await test.engine.openEditor(.one).isOrphan)
            let error = await #expect(throws: EngineError.self) { try await test.edit("size", .reset) }
            expectEqual(error?.code, .orphan)
        }
    }

    @Test func `a renamed kind or intent is not an orphan`() throws {
        var schema = makeSchema(parameter("size", ValueType(.integer)))
        let store = try TestStore()
        try TestEngine(schema, store: store).put(["size": .of("Integer", 16)])
        schema.intents[0].name = "New"
        schema.intents[0].renamedFrom = ["Config"]
        schema.widgets[0].intent = "New"
        schema.widgets[0].kind = "new.widget"
        schema.widgets[0].renamedFrom = ["widget"]
        let test = try TestEngine(schema, nil, store: store)
        try expectEqual(test.parameter("size").effective, .integer(16))
    }

    @Test func `a plain edit uses the newest revision and never conflicts`() async throws {
        let schema = makeSchema(parameter("size", ValueType(.integer)), parameter("name", ValueType(.string)))
        let test = try TestEngine(schema)
        try test.put()
        try await withThrowingTaskGroup { group in
            for number in 1...20 {
                group.addTask {
                    let operation = DynamicEdit.Operation.set(
                        number.isMultiple(of: 2) ? .integer(number) : .string("\(number)"))
                    _ = try await test.edit(number.isMultiple(of: 2) ? "size" : "name", operation)
                }
            }
            try await group.waitForAll()
        }
        try expectEqual(test.store.instance(.one)?.revision, 21)
        try expectEqual(test.store.changes(of: .one, after: 0, limit: 100).map(\.revision), Array(1...21))
    }

    @Test func `a removed instance is restored as it was`() async throws {
        let test = try TestEngine(makeSchema(parameter("size", ValueType(.integer))))
        try test.put(["size": .of("Integer", 16)])
        try await test.engine.remove(.one)
        #expect(try await test.engine.instances().isEmpty)
        for attempt in [
            { try await test.edit("size", .reset).revision },
            { try await test.engine.resize(.one, to: .systemSmall).revision },
        ] {
            let error = await #expect(throws: EngineError.self) { try await attempt() }
            expectEqual(error?.code, .unknownInstance)
        }
        await #expect(throws: EngineError.self) { try await test.engine.remove(.one) }
        try await test.engine.restore(.one)
        try await test.engine.restore(.one)
        try expectEqual(test.parameter("size").effective, .integer(16))
        try expectEqual(test.store.changes(of: .one, after: 0, limit: 10).map(\.cause), [.placed, .removed, .restored])
    }

    @Test func `editing an unknown instance is rejected`() async throws {
        let test = try TestEngine(makeSchema(parameter("size", ValueType(.integer))))
        let error = await #expect(throws: EngineError.self) { try await test.edit("size", .reset) }
        expectEqual(error?.code, .unknownInstance)
        await #expect(throws: EngineError.self) { try await test.engine.restore(.one) }
    }
}
