import IntentEvolution
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// The engine reads stored values as the comparison reports about renamed declarations.
@Suite struct NameAgreementTests {
    private static let before = """
        intentDefinition: 1
        types:
          Town: { properties: { zone: String }, options: none }
        enums:
          Dial: { cases: [round, square] }
        intents:
          Clock:
            parameters:
              dial: Dial
              labelSize: Integer
              zone: { type: String, options: [utc, cet] }
              town: { type: Town, options: { oslo: { zone: CET } } }
              gone: String
        widgets:
          Time: { kind: time, intent: Clock, families: [systemSmall] }

        """
    private static let after = """
        intentDefinition: 1
        types:
          City: { renamedFrom: [Town], properties: { timeZone: { type: String, renamedFrom: [zone] } } }
        enums:
          Face: { renamedFrom: [Dial], cases: { circle: { renamedFrom: [round] }, square: {} } }
        intents:
          Watch:
            renamedFrom: [Clock]
            reserved: [gone]
            parameters:
              face: { type: Face, renamedFrom: [dial] }
              textSize: { type: Decimal, renamedFrom: [labelSize] }
              zone: { type: String, options: { UTC: { renamedFrom: [utc] }, cet: {} } }
              city: { type: City, options: { Oslo: { renamedFrom: [oslo], timeZone: CET } }, renamedFrom: [town] }
        widgets:
          Time: { kind: com.example.time, renamedFrom: [time], intent: Watch, families: [systemSmall] }

        """

    @Test(arguments: StoreKind.present)
    func `convertible values are read`(_ kind: StoreKind) async throws {
        let folder = try TemporaryFolder("names")
        let store = try kind.store(in: folder)
        try store.place(
            StoredInstance(id: .one, kind: "time", family: .systemSmall, intent: "Clock"),
            at: StoreTime(milliseconds: 0))
        let (before, after) = (try schema(of: Self.before), try schema(of: Self.after))
        try await engine(before, over: store).edit(.one) { edit in
            edit.append(.set(.enumeration("round")), to: "dial")
            edit.append(.set(.integer(12)), to: "labelSize")
            edit.append(.set(.string("utc")), to: "zone")
            edit.append(
                .set(
                    .object(
                        ObjectValue(identifier: "oslo", displayString: "Oslo", properties: ["zone": .string("CET")]))),
                to: "town")
            edit.append(.set(.string("kept")), to: "gone")
        }
        let resolved = try engine(after, over: store).resolvedSynchronously(.one)
        expectEqual(resolved.parameter(named: "face")?.effective, .enumeration("circle"))
        expectEqual(resolved.parameter(named: "textSize")?.effective, .decimal(12))
        expectEqual(resolved.parameter(named: "zone")?.effective, .string("UTC"))
        guard case .object(let city) = resolved.parameter(named: "city")?.effective else {
            Issue.record("the city was not read")
            return
        }
        #expect(city.identifier == "Oslo" && city.properties == ["timeZone": .string("CET")])
        #expect(resolved.parameters.allSatisfy { $0.marks == [.migrated] })
        // The value of a reserved name is kept.
        #expect(try store.instance(.one)?.values["gone"] != nil)
    }

    @Test func `every conversion is reported`() throws {
        let changes = try compareSchemas(before: schema(of: Self.before), after: schema(of: Self.after))
        let steps = Set(derivedMigrations(from: changes).map { "\($0.path): \($0)" })
        expectEqual(
            steps,
            [
                "types.City: values stored as 'Town' are read as 'City'",
                "types.City.properties.timeZone: values stored as 'zone' are read as 'timeZone'",
                "enums.Face: values stored as 'Dial' are read as 'Face'",
                "enums.Face.cases.circle: values stored as 'round' are read as 'circle'",
                "intents.Watch: values stored as 'Clock' are read as 'Watch'",
                "intents.Watch.parameters.face: values stored as 'dial' are read as 'face'",
                "intents.Watch.parameters.textSize: values stored as 'labelSize' are read as 'textSize'",
                "intents.Watch.parameters.textSize.type: every stored Integer is read as Decimal",
                "intents.Watch.parameters.zone.options.UTC: values stored as 'utc' are read as 'UTC'",
                "intents.Watch.parameters.city: values stored as 'town' are read as 'city'",
                "intents.Watch.parameters.city.options.Oslo: values stored as 'oslo' are read as 'Oslo'",
                "intents.Watch.parameters: values stored as 'gone' are ignored",
                "widgets.Time: values stored as 'time' are read as 'com.example.time'",
            ])
        #expect(!changes.contains { $0.breaks.contains(.stored) })
        #expect(neededMigrations(for: changes).isEmpty)
    }

    /// Changes that break stored values, and how the engine reads these.
    @Test(arguments: [
        ("labelSize: Integer", "size: Integer", "parameter-removed"),
        ("labelSize: Integer", "labelSize: Boolean", "parameter-type-changed"),
        ("labelSize: Integer", "labelSize: { type: Integer, range: 20...30 }", "range-narrowed"),
        ("labelSize: Integer", "labelSize: { type: Integer, range: { min: 0, step: 5 } }", "range-narrowed"),
        ("labelSize: { type: Integer, renamedFrom: [size] }", "labelSize: Integer", "former-name-dropped"),
    ])
    func `values that break are not read`(_ before: String, _ after: String, _ code: String) async throws {
        func definition(_ parameter: String) throws -> Schema {
            try schema(
                of: """
                    intentDefinition: 1
                    intents: { Clock: { parameters: { \(parameter) } } }
                    widgets: { Time: { kind: time, intent: Clock, families: [systemSmall] } }

                    """)
        }
        let (old, new) = (try definition(before), try definition(after))
        let name = code == "former-name-dropped" ? "size" : "labelSize"
        let store = InMemoryStore()
        try store.place(
            StoredInstance(
                id: .one, kind: "time", family: .systemSmall, intent: "Clock",
                values: [name: StoredValue(type: "Integer", wire: 12)]),
            at: StoreTime(milliseconds: 0))
        try expectEqual(
            engine(old, over: store).resolvedSynchronously(.one).parameter(named: "labelSize")?.effective, .integer(12))
        try expectEqual(
            engine(new, over: store).resolvedSynchronously(.one).parameter(named: "labelSize")?.effective, nil)
        let changes = compareSchemas(before: old, after: new)
        #expect(changes.contains { $0.rule.code == code && $0.breaks.contains(.stored) })
    }

    @Test(
        arguments: [
            ("Time: { kind: time, intent: Clock, families: [systemSmall] }", "widget-removed"),
            ("Time: { kind: other, intent: Clock, families: [systemSmall] }", "widget-kind-changed"),
            ("Hours: { kind: time, renamedFrom: [Time], intent: Clock, families: [systemSmall] }", nil),
            ("Time: { kind: other, renamedFrom: [time], intent: Clock, families: [systemSmall] }", nil),
        ] as [(String, String?)])
    func `an instance of a removed kind is an orphan`(_ widget: String, _ code: String?) throws {
        let head =
            "intentDefinition: 1\nintents: { Clock: { parameters: { size: Integer }, eligibleForWidgets: true } }\n"
        let before = try schema(
            of: head + "widgets: { Time: { kind: time, intent: Clock, families: [systemSmall] } }\n")
        let after = try schema(of: code == "widget-removed" ? head : head + "widgets: { \(widget) }\n")
        let store = InMemoryStore()
        try store.place(
            StoredInstance(id: .one, kind: "time", family: .systemSmall, intent: "Clock"),
            at: StoreTime(milliseconds: 0))
        try expectEqual(engine(after, over: store).resolvedSynchronously(.one).isOrphan, (code != nil))
        let stored = compareSchemas(before: before, after: after).filter { $0.breaks.contains(.stored) }
        expectEqual(stored.map(\.rule.code), [code].compactMap(\.self))
    }
}
