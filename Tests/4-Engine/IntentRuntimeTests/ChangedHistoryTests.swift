import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Undo, redo, imports and drafts after a migration, when the definitions no longer contain the former names.
@Suite(.overRequestedStores, .namingTheStore) struct ChangedHistoryTests {
    private static let former = makeSchema(
        enums: [makeEnum("Mode", ["light", "night"])],
        parameter("size", ValueType(.integer)) { $0.defaultRule = .value(.integer(12)) },
        parameter("mode", ValueType(.enumeration("Mode"))), parameter("name", ValueType(.string)),
        parameter("note", ValueType(.string)))

    /// - Parameter knowsFormerNames: Whether the definitions contain the former names, as the program that migrates needs.
    private static func current(knowsFormerNames: Bool) -> Schema {
        var style = makeEnum("Style", ["light", "dark"], renaming: knowsFormerNames ? ["dark": ["night"]] : [:])
        if knowsFormerNames { style.renamedFrom = ["Mode"] }
        func renamed(_ name: String) -> [String] { knowsFormerNames ? [name] : [] }
        return makeSchema(
            enums: [style],
            parameter("width", ValueType(.decimal)) {
                $0.renamedFrom = renamed("size")
                $0.defaultRule = .value(.decimal(12))
            },
            parameter("style", ValueType(.enumeration("Style"))) { $0.renamedFrom = renamed("mode") },
            parameter("label", ValueType(.string)) { $0.renamedFrom = renamed("name") })
    }

    /// Performs the edits with the former definitions, migrates, and returns the program after that.
    private func migrated(
        knowsFormerNames: Bool = false, _ values: [String: StoredValue] = [:],
        _ edits: [(String, DynamicEdit.Operation)]
    ) async throws -> TestEngine {
        let test = try TestEngine(Self.former)
        try test.put(values)
        for (name, operation) in edits { try await test.edit(name, operation) }
        let migrating = try TestEngine(Self.current(knowsFormerNames: true), store: test.store)
        _ = try await migrating.engine.migrate()
        return knowsFormerNames
            ? migrating : try TestEngine(Self.current(knowsFormerNames: false), store: try test.store.another())
    }

    private func stored(_ test: TestEngine) throws -> [String: StoredValue] {
        try #require(try test.store.instance(.one)).values
    }

    @Test(arguments: [false, true])
    func `values are restored under their present names`(knowsFormerNames: Bool) async throws {
        let test = try await migrated(
            knowsFormerNames: knowsFormerNames,
            ["size": .of("Integer", 1), "mode": .of("enum:Mode", "light"), "name": .of("String", "a")],
            [
                ("size", .set(.integer(2))), ("mode", .set(.enumeration("night"))), ("name", .set(.string("b"))),
                ("size", .set(.integer(3))),
            ])
        let migrated = try stored(test)
        expectEqual(migrated.keys.sorted(), ["label", "style", "width"])
        try await expectEqual(test.engine.undo(.one).changed, ["width"])
        try expectEqual(test.parameter("width").effective, .decimal(2))
        try await expectEqual(test.engine.undo(.one).changed, ["label"])
        try await expectEqual(test.engine.undo(.one).changed, ["style"])
        try expectEqual(test.parameter("style").effective, .enumeration("light"))
        try await expectEqual(test.engine.undo(.one).changed, ["width"])
        try expectEqual(
            stored(test),
            ["width": .of("Decimal", 1), "style": .of("enum:Style", "light"), "label": .of("String", "a")])
        for _ in 1...4 { try await test.engine.redo(.one) }
        try expectEqual(stored(test), migrated)
        let outcome = try await test.engine.undo(.one, to: 2)
        expectEqual(outcome.changed, ["width", "style", "label"])
        expectEqual(outcome.warnings, [])
        try expectEqual(test.parameter("width").effective, .decimal(2))
    }

    @Test func `edits after a migration and before it are undone together`() async throws {
        let test = try await migrated([:], [("size", .set(.integer(2))), ("name", .set(.string("b")))])
        try await test.edit("width", .set(.decimal(4.5)))
        try await test.engine.undo(.one, to: 1)
        try expectEqual(stored(test), [:])
        for expected in [2, 2, 4.5] {
            try await test.engine.redo(.one)
            try expectEqual(test.parameter("width").effective, .decimal(expected))
        }
        try expectEqual(test.parameter("label").effective, .string("b"))
    }

    @Test func `a case of a renamed enum is restored from the migration`() async throws {
        let test = try await migrated(
            ["mode": .of("enum:Mode", "night")], [("name", .set(.string("b"))), ("mode", .set(.enumeration("light")))])
        // The log does not state what `night` is now, so it is restored as a case that the enum does not declare.
        let outcome = try await test.engine.undo(.one)
        try expectEqual(test.parameter("style").effective?.optionIdentifier, "night")
        try expectEqual(test.parameter("style").marks, [.unrecognized])
        expectEqual(outcome.changed, ["style"])
    }

    @Test func `a value whose name was gone before the migration is refused`() async throws {
        let test = try await migrated(["size": .of("Integer", 5)], [("size", .reset)])
        for undo in [nil, 1] as [Int?] {
            let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.one, to: undo) }
            expectEqual(error?.code, .nothingToUndo)
            #expect(error?.problems.first?.message.contains("'size'") == true, "\(String(describing: error))")
        }
        try expectEqual(test.store.instance(.one)?.revision, 2)
        let knowing = try TestEngine(Self.current(knowsFormerNames: true), store: try test.store.another())
        try await knowing.engine.undo(.one)
        try expectEqual(knowing.parameter("width").effective, .decimal(5))
    }

    @Test func `an edit of a removed parameter is passed over`() async throws {
        let test = try await migrated(
            ["name": .of("String", "a")], [("name", .set(.string("b"))), ("note", .set(.string("x")))])
        let outcome = try await test.engine.undo(.one)
        expectEqual(outcome.changed, ["label"])
        try expectEqual(test.parameter("label").effective, .string("a"))
        let error = await #expect(throws: EngineError.self) { try await test.engine.undo(.one) }
        expectEqual(error?.code, .nothingToUndo)
    }

    @Test func `a value that was only renamed is no difference`() async throws {
        let test = try TestEngine(Self.former)
        try test.put(["name": .of("String", "a")])
        let renaming = try TestEngine(Self.current(knowsFormerNames: true), store: test.store)
        var document = try await renaming.engine.export()
        document.instances[0].values = ["label": .of("String", "a")]
        let report = try await renaming.engine.import(document, settings: ImportSettings(existing: .replace))
        expectEqual(report.entries.map(\.outcome), [.replaced])
        try expectEqual(stored(renaming), ["label": .of("String", "a")])
        let error = await #expect(throws: EngineError.self) { try await renaming.engine.undo(.one) }
        expectEqual(
            error?.problems.map(\.message),
            ["nothing to undo: 'one' has the values with which it was placed"])
    }

    @Test func `what these definitions do not read is named alone`() async throws {
        let test = try TestEngine(Self.former)
        try test.put(["name": .of("String", "a"), "note": .of("String", "b")])
        let renaming = try TestEngine(Self.current(knowsFormerNames: true), store: test.store)
        var document = try await renaming.engine.export()
        document.instances[0].values = ["label": .of("String", "a")]
        _ = try await renaming.engine.import(document, settings: ImportSettings(existing: .replace))
        let error = await #expect(throws: EngineError.self) { try await renaming.engine.undo(.one) }
        expectEqual(
            error?.problems.map(\.message),
            [
                "nothing to undo: 'one' had other values only of 'note', which these definitions do not declare or cannot read"
            ])
    }

    @Test func `equal values that cannot be distinguished are refused`() async throws {
        let former = makeSchema(parameter("a", ValueType(.string)), parameter("b", ValueType(.string)))
        func current(_ first: [String], _ second: [String]) -> Schema {
            makeSchema(
                parameter("x", ValueType(.string)) { $0.renamedFrom = first },
                parameter("y", ValueType(.string)) { $0.renamedFrom = second })
        }
        let test = try TestEngine(former)
        try test.put(["a": .of("String", "1")])
        try await test.edit("a", .set(.string("2")))
        try await test.edit("b", .set(.string("2")))
        _ = try await TestEngine(current(["a"], ["b"]), store: test.store).engine.migrate()
        let later = try TestEngine(current([], []), store: try test.store.another())
        let before = try stored(later)
        let error = await #expect(throws: EngineError.self) { try await later.engine.undo(.one) }
        expectEqual(error?.code, .wrongRequest)
        try expectEqual(stored(later), before)
    }

    @Test func `a remembered default returns under its present name`() async throws {
        let former = makeSchema(things("buttons") { $0.defaultRule = .handler })
        func current(_ names: [String]) -> Schema {
            makeSchema(
                things("controls") {
                    $0.defaultRule = .handler
                    $0.renamedFrom = names
                })
        }
        let test = try TestEngine(former, .offering(["a", "d"]))
        try test.put(["buttons": .things("a")], defaults: ["buttons": .things("d")])
        try await test.edit("buttons", .reset)
        try await test.edit("buttons", .set(.things("d")))
        _ = try await TestEngine(current(["buttons"]), store: test.store).engine.migrate()
        let later = try TestEngine(current([]), store: try test.store.another())
        try await later.engine.undo(.one, to: 1)
        try expectEqual(later.parameter("controls").defaultValue.slotIdentifiers, ["d"])
        try expectEqual(later.parameter("controls").stored.slotIdentifiers, ["a"])
    }

    @Test func `an exact import warns of values without effect`() async throws {
        let test = try TestEngine(Self.former)
        try test.put(["size": .of("Integer", 5)])
        let document = try await test.engine.export()
        let later = try TestEngine(Self.current(knowsFormerNames: false))
        let refused = try await later.engine.import(document)
        expectEqual(refused.refusedCount, 1)
        let report = try await later.engine.import(document, settings: ImportSettings(isExact: true))
        expectEqual(report.entries.first?.warnings, ["the value of 'size' has no effect; no parameter has this name"])
    }

    @Test func `a draft that began before a migration conflicts or applies`() async throws {
        let former = try TestEngine(Self.former)
        try former.put(["size": .of("Integer", 1), "name": .of("String", "a")])
        let instance = try await former.engine.storedInstance(.one)
        let migrating = try TestEngine(Self.current(knowsFormerNames: true), store: former.store)
        _ = try await migrating.engine.migrate()
        let later = try TestEngine(Self.current(knowsFormerNames: false), store: try former.store.another())
        func draft(_ name: String) -> DynamicDraft {
            DynamicDraft(of: instance, edit: DynamicEdit([.init(.set(.decimal(7)), of: name)]))
        }
        let error = await #expect(throws: EngineError.self) { try await later.engine.apply(draft("size")) }
        expectEqual(error?.code, .unknownParameter)
        try await later.engine.apply(draft("width"))
        try expectEqual(later.parameter("width").effective, .decimal(7))
    }
}
