import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// How records are read whose fields have changed since they were stored.
@Suite(.overRequestedStores, .namingTheStore) struct ChangedFieldTests {
    /// An engine with a record `home` and a list of records, `stops`.
    private func engine(
        _ fields: Parameter..., renamedFrom: [String] = [], store: TestStore? = nil
    ) throws -> TestEngine {
        var type = ObjectType(name: "Leg", swiftName: "Leg", title: text("Leg"))
        type.recordFields = fields
        type.renamedFrom = renamedFrom
        let mode = makeEnum("Mode", ["light", "dark"], renaming: ["dark": ["night"]])
        return try TestEngine(
            makeSchema(
                enums: [mode], types: [thingType, type], parameter("home", ValueType(.record("Leg"))),
                parameter("stops", ValueType(.record("Leg"), isList: true))),
            store: store)
    }

    /// A field whose default is 5.
    private func count(_ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
        parameter("n", ValueType(.integer)) {
            $0.defaultRule = .value(.integer(5))
            configure(&$0)
        }
    }

    private func narrowCount() -> Parameter {
        count { $0.settings.range = .integers(minimum: 1, maximum: 9, step: nil) }
    }

    private func label(_ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
        parameter("label", ValueType(.string), configure)
    }

    private func home(_ test: TestEngine, _ field: String) throws -> IntentValue? {
        try test.parameter("home").effective.record(at: nil)?.values[field]
    }

    private func stored(_ test: TestEngine, _ name: String = "home") throws -> JSONValue? {
        try test.store.instance(.one)?.values[name]?.wire
    }

    struct Conversion: CustomTestStringConvertible, Sendable {
        let stored: JSONValue
        let type: ValueType
        /// Nil if the stored value does not fit.
        let value: IntentValue?
        var marks: [ValueMark] = [.migrated]

        var testDescription: String { "\(stored.rendered()) as \(type.tag)" }
    }

    private static func day(_ text: String) -> IntentValue? {
        (try? DateComponentsValue.literal(text)).map(IntentValue.dateComponents)
    }

    @Test(arguments: [
        Conversion(stored: "U1", type: ValueType(.string, isList: true), value: .list([.string("U1")])),
        Conversion(stored: ["U1"], type: ValueType(.string), value: .string("U1")),
        Conversion(stored: [.null, "U1"], type: ValueType(.string), value: .string("U1")),
        Conversion(stored: ["U1", "U2"], type: ValueType(.string), value: nil, marks: [.incompatible]),
        Conversion(stored: [], type: ValueType(.string), value: nil),
        Conversion(
            stored: "2026-01-02", type: ValueType(.dateComponents(.dateTime)), value: day("2026-01-02T00:00:00")),
        Conversion(
            stored: "2026-01-02T00:00:00", type: ValueType(.dateComponents(.date)), value: day("2026-01-02")),
        Conversion(
            stored: ["2026-01-02"], type: ValueType(.dateComponents(.dateTime)), value: day("2026-01-02T00:00:00")),
        Conversion(
            stored: "2026-01-02T09:30:00", type: ValueType(.dateComponents(.date)), value: nil, marks: [.incompatible]),
        Conversion(stored: 3, type: ValueType(.boolean), value: nil, marks: [.incompatible]),
        Conversion(stored: 3, type: ValueType(.decimal), value: .decimal(3), marks: []),
        Conversion(stored: "night", type: ValueType(.enumeration("Mode")), value: .enumeration("dark")),
        Conversion(
            stored: "sepia", type: ValueType(.enumeration("Mode")), value: .enumeration("sepia"),
            marks: [.unrecognized]),
    ])
    func `fields are converted as parameters are`(conversion: Conversion) throws {
        let test = try engine(parameter("f", conversion.type), label())
        try test.put(["home": .of("record:Leg", ["f": conversion.stored, "label": "a"])])
        try expectEqual(home(test, "f"), conversion.value)
        try expectEqual(home(test, "label"), .string("a"))
        try expectEqual(test.parameter("home").marks, conversion.marks)
    }

    @Test func `a field under its former name is migrated`() async throws {
        let test = try engine(label { $0.renamedFrom = ["name"] })
        try test.put(["home": .of("record:Leg", ["name": "a"])])
        try expectEqual(test.parameter("home").marks, [.migrated])
        _ = try await test.engine.migrate()
        try expectEqual(stored(test), ["label": "a"])
        try expectEqual(test.parameter("home").marks, [])
    }

    /// Fields of which the value of `n` does not fit: another type, and the rules of a later definition.
    static let misfits: [(String, JSONValue)] = [("n", "many"), ("n", 50), ("label", "Long-name")]

    private func narrowed() throws -> TestEngine {
        try engine(
            narrowCount(), label { $0.settings.text.length = Bounds(minimum: nil, maximum: 5) },
            parameter("k", ValueType(.string)))
    }

    @Test(arguments: misfits)
    func `only the field that does not fit has its default`(field: String, json: JSONValue) throws {
        let test = try narrowed()
        try test.put(["home": .of("record:Leg", ["k": "d", field: json])])
        let found = try test.parameter("home")
        expectEqual(found.effective, .record(RecordValue(["n": .integer(5), "k": .string("d")])))
        expectEqual(found.origin, .user)
        expectEqual(found.marks, [.incompatible])
        expectEqual(found.storedForm?.wire[field], json)
    }

    @Test(arguments: misfits)
    func `an edit of another field keeps what does not fit`(field: String, json: JSONValue) async throws {
        let test = try narrowed()
        try test.put(["home": .of("record:Leg", ["k": "d", field: json])])
        try await test.edit("home", .setField("k", slot: nil, .string("z")))
        try expectEqual(stored(test)?[field], json)
        try expectEqual(stored(test)?["k"], "z")
        try expectEqual(test.parameter("home").marks, [.incompatible])
    }

    @Test(arguments: misfits)
    func `an edit of the field replaces what does not fit`(field: String, json: JSONValue) async throws {
        let values: [IntentValue?] = [field == "n" ? .integer(5) : .string("a"), nil]
        for value in values {
            let test = try narrowed()
            try test.put(["home": .of("record:Leg", ["k": "d", field: json])])
            try await test.edit("home", .setField(field, slot: nil, value))
            let written = value ?? (field == "n" ? .integer(5) : nil)
            try expectEqual(stored(test)?[field], written?.wire)
            try expectEqual(test.parameter("home").marks, [])
        }
    }

    @Test func `each slot is read by itself`() async throws {
        let test = try engine(narrowCount())
        try test.put(["stops": .of("[record:Leg]", [["n": 3], ["n": 50], .null, ["n": "many"]])])
        let numbers = (try test.parameter("stops").effective?.slots ?? []).indices.map { slot in
            try? test.parameter("stops").effective.record(at: slot)?.values["n"]
        }
        expectEqual(numbers, [.integer(3), .integer(5), .integer(5)])
        try await test.edit("stops", .setField("n", slot: 0, .integer(4)))
        try expectEqual(stored(test, "stops"), [["n": 4], ["n": 50], ["n": "many"]])
    }

    @Test func `a renamed type keeps the fields that fit`() throws {
        let test = try engine(narrowCount(), label(), renamedFrom: ["Step"])
        try test.put(["home": .of("record:Step", ["n": 50, "label": "a"])])
        try expectEqual(home(test, "label"), .string("a"))
        try expectEqual(home(test, "n"), .integer(5))
        try expectEqual(test.parameter("home").marks, [.migrated, .incompatible])
    }

    @Test func `a misfit returns when the definition allows it again`() async throws {
        let test = try engine(narrowCount(), label())
        try test.put(["home": .of("record:Leg", ["n": 50])])
        try await test.edit("home", .setField("label", slot: nil, .string("a")))
        let wide = try engine(count(), label(), store: test.store)
        try expectEqual(home(wide, "n"), .integer(50))
        try expectEqual(wide.parameter("home").marks, [])
    }

    @Test func `a configuration has no misfits`() throws {
        let test = try engine(narrowCount())
        try test.put(["home": .of("record:Leg", ["n": 50])])
        let resolved = try test.engine.resolvedSynchronously(.one)
        expectEqual(resolved.values["home"]?.wire, ["n": 5])
        expectEqual(resolved.parameter(named: "home")?.stored?.wire, ["n": 50])
    }

    @Test func `a migration converts what fits and keeps the rest`() async throws {
        let test = try engine(parameter("lines", ValueType(.string, isList: true)), narrowCount())
        try test.put(["home": .of("record:Leg", ["lines": "U1", "n": 50])])
        let report = try await test.engine.migrate()
        expectEqual(
            report.intents.first?.parameters.map { "\($0.name) \($0.renamed) \($0.converted) \($0.incompatible)" },
            ["home 0 1 1"])
        try expectEqual(stored(test), ["lines": ["U1"], "n": 50])
        let second = try await test.engine.migrate()
        expectEqual(second.migrated, 0)
        expectEqual(second.intents.first?.parameters.map(\.incompatible), [1])
    }

    @Test func `an import names the field that does not fit`() async throws {
        let test = try narrowed()
        try test.put(["home": .of("record:Leg", ["k": "d", "n": 50])])
        let document = try await test.engine.export()
        let refused = try await narrowed().engine.import(document)
        guard case .refused(let problems)? = refused.entries.first?.outcome else {
            throw MissingParameter(name: "home")
        }
        expectEqual(problems.map(\.message), ["in 'home.n', 50 is not in the range 1...9"])
        expectEqual(problems.map(\.parameter), ["home"])
        let kept = try await test.engine.import(document, settings: ImportSettings(existing: .replace))
        #expect(kept.isWritten)
        try expectEqual(stored(test)?["n"], 50)
    }

    @Test func `an undeclared case in a field is marked`() async throws {
        let test = try engine(parameter("mode", ValueType(.enumeration("Mode"))), label())
        try test.put(["home": .of("record:Leg", ["mode": "sepia"]), "stops": .of("[record:Leg]", [["mode": "dark"]])])
        try expectEqual(home(test, "mode"), .enumeration("sepia"))
        try expectEqual(test.parameter("home").marks, [.unrecognized])
        try expectEqual(test.parameter("stops").marks, [])
        try await test.edit("home", .setField("label", slot: nil, .string("a")))
        try expectEqual(stored(test), ["label": "a", "mode": "sepia"])
    }

    // MARK: Unions

    private func union(_ name: String, _ members: Parameter...) -> ObjectType {
        var type = ObjectType(name: name, swiftName: name, title: text(name))
        type.recordFields = members
        type.isUnion = true
        return type
    }

    @Test func `a member outside its range is incompatible`() throws {
        let source = union("Source", narrowCount(), label())
        let test = try TestEngine(makeSchema(types: [source], parameter("home", ValueType(.union("Source")))))
        try test.put(["home": .of("union:Source", ["n": 50])])
        try test.put(["home": .of("union:Source", ["n": ["3"]])], id: .two)
        try expectEqual(test.parameter("home").effective, nil)
        try expectEqual(test.parameter("home").marks, [.incompatible])
        try expectEqual(test.parameter("home", id: .two).marks, [.incompatible])
    }

    @Test func `a member is converted`() throws {
        let source = union("Source", count(), label { $0.renamedFrom = ["name"] })
        let test = try TestEngine(makeSchema(types: [source], parameter("home", ValueType(.union("Source")))))
        try test.put(["home": .of("union:Source", ["name": ["a"]])])
        try expectEqual(home(test, "label"), .string("a"))
        try expectEqual(test.parameter("home").marks, [.migrated])
    }

    @Test(
        arguments: [
            ("union:ConfigHome", ["thing": "a"], .thing("a")), ("union:ConfigHome", ["item": "a"], .thing("a")),
            ("union:ConfigHome", ["integer": 3], nil), ("union:ConfigHome", ["thing": .null], nil),
            ("union:ConfigHome", ["thing": "a", "integer": 3], nil),
        ] as [(String, JSONValue, IntentValue?)])
    func `a member of a former union is known by its name`(
        tag: String, wire: JSONValue, value: IntentValue?
    ) throws {
        var thing = thingType
        thing.renamedFrom = ["Item"]
        let test = try TestEngine(
            makeSchema(
                types: [thing], parameter("home", ValueType(.object("Thing"))),
                parameter("stops", ValueType(.object("Thing"), isList: true))))
        try test.put(["home": .of(tag, wire), "stops": .of("[\(tag)]", [wire])])
        try expectEqual(test.parameter("home").effective, value)
        try expectEqual(test.parameter("home").marks, [value == nil ? .incompatible : .migrated])
        try expectEqual(test.parameter("stops").effective, value.map { .list([$0]) })
    }
}
