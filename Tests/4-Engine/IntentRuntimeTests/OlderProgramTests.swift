import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// A program with the former definitions and one with the current ones share a store.
@Suite(.overRequestedStores, .namingTheStore) struct OlderProgramTests {
    /// `size` was named `labelSize`, `mode` has a renamed case, and `route` was named `line`.
    private var current: Schema {
        makeSchema(
            enums: [makeEnum("Mode", ["light", "dark"], renaming: ["dark": ["night"]])],
            parameter("size", ValueType(.decimal)) {
                $0.renamedFrom = ["labelSize"]
                $0.defaultRule = .value(.decimal(12))
            },
            parameter("mode", ValueType(.enumeration("Mode"))),
            parameter("operator", ValueType(.string)),
            parameter("route", ValueType(.string)) {
                $0.renamedFrom = ["line"]
                $0.dependsOn = ["operator"]
                $0.parentPolicy = .reset
            })
    }

    private var former: Schema {
        makeSchema(
            enums: [makeEnum("Mode", ["light", "night"])],
            parameter("labelSize", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
            parameter("mode", ValueType(.enumeration("Mode"))),
            parameter("operator", ValueType(.string)),
            parameter("line", ValueType(.string)) {
                $0.dependsOn = ["operator"]
                $0.parentPolicy = .reset
            })
    }

    private func programs(_ values: [String: StoredValue] = [:]) throws -> (older: TestEngine, newer: TestEngine) {
        let newer = try TestEngine(current)
        try newer.put(values)
        return (try TestEngine(former, store: try newer.store.another()), newer)
    }

    private func size(_ program: TestEngine) throws -> IntentValue? { try program.parameter("size").effective }

    private func stored(_ program: TestEngine) throws -> [String: StoredValue] {
        try #require(try program.store.instance(.one)).values
    }

    @Test func `an older program's edit after a migration is in effect`() async throws {
        let (older, newer) = try programs(["labelSize": .of("Integer", 3)])
        _ = try await newer.engine.migrate()
        try await older.edit("labelSize", .set(.integer(7)))
        let parameter = try newer.parameter("size")
        expectEqual(parameter.effective, .decimal(7))
        expectEqual(parameter.marks, [.migrated])
        expectEqual(parameter.replaced, ["size": .of("Decimal", 3)])
        try expectEqual(older.parameter("labelSize").effective, .integer(7))
        let configuration: TestIntent = try await newer.engine.configuration(of: .one)
        expectEqual(configuration.values["size"], .decimal(7))
    }

    @Test func `the newest edit is in effect, whichever program makes it`() async throws {
        let (older, newer) = try programs()
        for number in 1...3 {
            try await older.edit("labelSize", .set(.integer(number)))
            try expectEqual(size(newer), .decimal(Double(number)))
            try await newer.edit("size", .set(.decimal(Double(number) + 0.5)))
            try expectEqual(size(newer), .decimal(Double(number) + 0.5))
        }
        try expectEqual(stored(newer), ["size": .of("Decimal", 3.5)])
    }

    @Test func `an older program's reset hides the newer value`() async throws {
        let (older, newer) = try programs(["size": .of("Decimal", 4)])
        try await older.edit("labelSize", .set(.integer(7)))
        try await older.edit("labelSize", .reset)
        let parameter = try newer.parameter("size")
        expectEqual(parameter.effective, .decimal(12))
        expectEqual(parameter.origin, .definitionDefault)
        expectEqual(parameter.storedForm, nil)
        try expectEqual(older.parameter("labelSize").storedForm, nil)
    }

    @Test func `an older program's new parent resets the renamed child`() async throws {
        let (older, newer) = try programs(["operator": .of("String", "A"), "route": .of("String", "A1")])
        try await older.edit("operator", .set(.string("B")))
        try expectEqual(newer.parameter("route").effective, nil)
    }

    @Test func `setting the value in effect again changes nothing`() async throws {
        let (older, newer) = try programs(["size": .of("Decimal", 4)])
        try await older.edit("labelSize", .set(.integer(7)))
        let sequence = try newer.store.newestSequence()
        try await expectEqual(older.edit("labelSize", .set(.integer(7))).changed, [])
        try expectEqual(newer.store.newestSequence(), sequence)
    }

    @Test func `migrating keeps the newest edit and removes the others`() async throws {
        let (older, newer) = try programs(["size": .of("Decimal", 4)])
        try await older.edit("labelSize", .set(.integer(7)))
        let report = try await newer.engine.migrate()
        expectEqual(report.intents.first?.parameters.map(\.renamed), [1])
        let values = try stored(newer)
        expectEqual(values.keys.sorted(), ["size"])
        expectEqual(values["size"]?.wire, 7)
        try await expectEqual(newer.engine.migrate().migrated, 0)
    }

    @Test func `migrating after a reset removes the replaced value`() async throws {
        let (older, newer) = try programs(["size": .of("Decimal", 4)])
        try await older.edit("labelSize", .reset)
        _ = try await newer.engine.migrate()
        try expectEqual(stored(newer), [:])
        try expectEqual(size(newer), .decimal(12))
    }

    @Test func `undoing an older program's edit shows the newer value`() async throws {
        let (older, newer) = try programs(["size": .of("Decimal", 4)])
        try await older.edit("labelSize", .set(.integer(7)))
        try await expectEqual(newer.engine.undo(.one).changed, ["size"])
        try expectEqual(size(newer), .decimal(4))
        try await newer.engine.redo(.one)
        try expectEqual(size(newer), .decimal(7))
    }

    @Test func `undoing a newer program's edit shows the older value`() async throws {
        let (older, newer) = try programs(["size": .of("Decimal", 4)])
        try await older.edit("labelSize", .set(.integer(7)))
        try await newer.edit("size", .set(.decimal(5)))
        try await older.engine.undo(.one)
        try expectEqual(size(newer), .decimal(7))
    }

    @Test func `undoing the first edit under a former name survives migration`() async throws {
        let (older, newer) = try programs(["size": .of("Decimal", 4)])
        try await older.edit("labelSize", .set(.integer(7)))
        _ = try await newer.engine.migrate()
        try await newer.engine.undo(.one)
        try expectEqual(size(newer), .decimal(4))
    }

    @Test func `undoing an edit keeps the migration before it`() async throws {
        let (older, newer) = try programs(["labelSize": .of("Integer", 3)])
        try await older.edit("labelSize", .set(.integer(7)))
        _ = try await newer.engine.migrate()
        let migrated = try stored(newer)
        try await newer.edit("size", .set(.decimal(5)))
        try await newer.engine.undo(.one)
        try expectEqual(stored(newer), migrated)
        expectEqual(migrated.keys.sorted(), ["size"])
    }

    @Test func `an older program cannot undo what was migrated since`() async throws {
        let (older, newer) = try programs(["labelSize": .of("Integer", 3)])
        try await older.edit("labelSize", .set(.integer(7)))
        _ = try await newer.engine.migrate()
        let error = await #expect(throws: EngineError.self) { try await older.engine.undo(.one) }
        expectEqual(error?.code, .wrongRequest)
        try expectEqual(size(newer), .decimal(7))
    }

    @Test func `a renamed case keeps one value under both definitions`() async throws {
        let (older, newer) = try programs(["mode": .of("enum:Mode", "night")])
        _ = try await newer.engine.migrate()
        try await older.edit("mode", .set(.enumeration("light")))
        try expectEqual(newer.parameter("mode").effective, .enumeration("light"))
        try await older.edit("mode", .set(.enumeration("night")))
        try expectEqual(newer.parameter("mode").effective, .enumeration("dark"))
    }

    @Test func `a document keeps which value is newest`() async throws {
        let older = try programs(["size": .of("Decimal", 4)]).older
        try await older.edit("labelSize", .set(.integer(7)))
        let exported = try await older.engine.export()
        let document = try InstanceDocument(parsing: Array(exported.json.rendered().utf8))
        expectEqual(document, exported)
        for isExact in [false, true] {
            let copy = try TestEngine(current)
            var settings = ImportSettings()
            settings.isExact = isExact
            try await copy.engine.import(document, settings: settings)
            try expectEqual(size(copy), .decimal(7))
            let outdated = try TestEngine(former, store: try copy.store.another())
            try await outdated.edit("labelSize", .set(.integer(8)))
            try expectEqual(size(copy), .decimal(8))
        }
    }
}
