import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@Suite(.overRequestedStores, .namingTheStore) struct MigrationTests {
    /// `size` was named `labelSize` and was an Integer; `mode` has a renamed case; the widget and the intent were
    /// renamed.
    private var schema: Schema {
        var schema = makeSchema(
            enums: [makeEnum("Mode", ["light", "dark"], renaming: ["dark": ["night"]])],
            parameter("size", ValueType(.decimal)) { $0.renamedFrom = ["labelSize", "fontSize"] },
            parameter("mode", ValueType(.enumeration("Mode"))),
            parameter("name", ValueType(.string)),
            things("buttons") {
                $0.defaultRule = .handler
                $0.renamedFrom = ["controls"]
            })
        schema.widgets[0].renamedFrom = ["gadget"]
        schema.intents[0].renamedFrom = ["OldConfig"]
        return schema
    }

    private func place(_ id: String, in test: TestEngine, _ values: [String: StoredValue]) throws {
        try test.store.place(
            StoredInstance(
                id: try #require(InstanceID(id)), kind: "gadget", family: .systemMedium, intent: "OldConfig",
                values: values, defaults: ["controls": .things("a")]),
            at: StoreTime(milliseconds: 0))
    }

    private func filled() async throws -> TestEngine {
        let test = try TestEngine(schema)
        try place(
            "one", in: test,
            ["labelSize": .of("Integer", 3), "fontSize": .of("Integer", 2), "mode": .of("enum:Mode", "night")])
        try place(
            "two", in: test,
            ["size": .of("Decimal", 4), "mode": .of("enum:Mode", "sepia"), "gone": .of("String", "x")])
        try test.put(["name": .of("String", "n")], id: InstanceID("three"))
        try test.store.place(
            StoredInstance(
                id: InstanceID("orphan"), kind: "nothing", family: .systemSmall, intent: nil,
                values: ["labelSize": .of("Integer", 3)]),
            at: StoreTime(milliseconds: 0))
        try await test.engine.remove(.two)
        return test
    }

    private func readings(_ test: TestEngine) throws -> [[IntentValue?]] {
        try test.store.instances(of: nil).map {
            try test.engine.resolvedSynchronously($0.id).parameters.map(\.effective)
        }
    }

    @Test func `migrating stores the current form and changes no configuration`() async throws {
        let test = try await filled()
        let before = try readings(test)
        _ = try await test.engine.migrate()
        let one = try #require(try test.store.instance(.one))
        expectEqual(one.kind, "widget")
        expectEqual(one.intent, "Config")
        expectEqual(one.values, ["size": .of("Decimal", 3), "mode": .of("enum:Mode", "dark")])
        expectEqual(one.defaults, ["buttons": .things("a")])
        expectEqual(one.revision, 1)
        try expectEqual(readings(test), before)
        #expect(try await test.engine.resolved(.one).parameters.allSatisfy { !$0.marks.contains(.migrated) })
        try expectEqual(test.store.changes(of: .one, after: 0, limit: 9).map(\.cause), [.placed, .migrated])
    }

    @Test func `incompatible values stay unchanged, even in removed instances`() async throws {
        let test = try await filled()
        _ = try await test.engine.migrate()
        let two = try #require(try test.store.instance(.two))
        #expect(two.isRemoved)
        expectEqual(two.kind, "widget")
        expectEqual(
            two.values,
            [
                "size": .of("Decimal", 4), "mode": .of("enum:Mode", "sepia"), "gone": .of("String", "x"),
            ])
        let orphan = InstanceID("orphan")
        try expectEqual(test.store.instance(orphan)?.values, ["labelSize": .of("Integer", 3)])
        try expectEqual(test.store.changes(of: orphan, after: 0, limit: 9).count, 1)
    }

    @Test func `the report counts by intent and parameter`() async throws {
        let report = try await filled().engine.migrate(isDryRun: true)
        expectEqual(report.intents.map(\.name), ["Config"])
        let intent = try #require(report.intents.first)
        expectEqual(intent.instances, 3)
        expectEqual(intent.migrated, 2)
        expectEqual(intent.unknown, ["gone": 1])
        expectEqual(
            intent.parameters.map { "\($0.name) \($0.renamed) \($0.converted) \($0.incompatible)" },
            ["size 1 1 0", "mode 0 1 0"])
        expectEqual(report.orphans.map(\.text), ["orphan"])
        #expect(report.isDryRun)
    }

    @Test func `incompatible values are counted`() async throws {
        let test = try TestEngine(schema)
        try test.put(["size": .of("String", "big"), "labelSize": .of("Integer", 3)])
        let report = try await test.engine.migrate()
        expectEqual(report.intents.first?.parameters.map(\.incompatible), [1])
        expectEqual(report.migrated, 0)
        try expectEqual(test.store.instance(.one)?.values.count, 2)
    }

    @Test func `a dry run writes nothing`() async throws {
        let test = try await filled()
        let (before, sequence) = (try test.store.instances(of: nil), try test.store.newestSequence())
        try await expectEqual(test.engine.migrate(isDryRun: true).migrated, 2)
        try expectEqual(test.store.instances(of: nil), before)
        try expectEqual(test.store.newestSequence(), sequence)
    }

    @Test func `a second migration changes nothing`() async throws {
        let test = try await filled()
        try await expectEqual(test.engine.migrate().migrated, 2)
        let sequence = try test.store.newestSequence()
        let report = try await test.engine.migrate()
        expectEqual(report.migrated, 0)
        expectEqual(report.intents.first?.parameters.filter { $0.renamed + $0.converted > 0 }, [])
        try expectEqual(test.store.newestSequence(), sequence)
    }

    @Test func `a draft from before a migration still applies`() async throws {
        let test = try await filled()
        var draft = try await test.engine.dynamicDraft(of: .one)
        draft.edit.append(.set(.decimal(9)), to: "size")
        _ = try await test.engine.migrate()
        try await test.edit("name", .set(.string("x")))
        try await test.engine.apply(draft)
        try expectEqual(test.parameter("size").effective, .decimal(9))
    }
}
