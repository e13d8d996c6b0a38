import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Exporting instances from one store and importing them into another.
@Suite(.overRequestedStores, .namingTheStore) struct DocumentTests {
    private let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.settings.range = .integers(minimum: 1, maximum: 99, step: nil) },
        parameter("name", ValueType(.string)), things("buttons"),
        parameter("tags", ValueType(.string, isList: true)) {
            $0.size = SlotSizes(families: [.systemSmall: 1, .systemMedium: 2, .systemLarge: 4])
        })

    private func engine() throws -> TestEngine {
        try TestEngine(schema, .offering(["a", "b", "c", "d", "e", "f"]))
    }

    private func filled() throws -> TestEngine {
        let test = try engine()
        try test.put(
            [
                "size": .of("Integer", 3), "buttons": .things("a", nil, "b", "c", "d", "e"),
                "tags": .of("[String]", ["x", "y", "z"]),
            ], defaults: ["buttons": .things("f")], id: .two)
        try test.put(["name": .of("String", "é\u{0}\"")], id: .one, family: .systemSmall)
        return test
    }

    private func problems(_ report: ImportReport) -> [String] {
        report.entries.flatMap { entry -> [String] in
            guard case .refused(let problems) = entry.outcome else { return [] }
            return problems.map { "\(entry.id) \($0.code) \($0.parameter ?? "")" }
        }
    }

    @Test(arguments: [false, true])
    func `importing an export creates an equal store`(isExact: Bool) async throws {
        let document = try await filled().engine.export()
        let read = try InstanceDocument(parsing: Array(document.json.rendered().utf8))
        expectEqual(read, document)
        let other = try engine()
        let report = try await other.engine.import(read, settings: ImportSettings(isExact: isExact))
        expectEqual(report.entries.map(\.outcome), [.placed, .placed])
        let again = try await other.engine.export()
        expectEqual(again.json.rendered(), document.json.rendered())
        expectEqual(again.instances.map(\.id), [.two, .one])
    }

    @Test func `an exact import preserves incompatible values and orphans`() async throws {
        let test = try TestEngine(schema)
        try test.put([
            "size": .of("String", "big"), "gone": .things("x", marks: [StoredMark(.vanished, identifier: "x")]),
        ])
        try test.store.place(
            StoredInstance(id: .two, kind: "nothing", family: .unrecognized("systemHuge"), intent: "None"),
            at: StoreTime(milliseconds: 0))
        let document = try await test.engine.export()
        let other = try TestEngine(schema)
        #expect(try await other.engine.import(document, settings: ImportSettings(isExact: true)).isWritten)
        try await expectEqual(other.engine.export().json.rendered(), document.json.rendered())
    }

    /// Everything that a store can hold although the definitions do not allow it.
    private func odd() throws -> TestEngine {
        var schema = self.schema
        schema.enums = [
            EnumType(
                name: "Mode", swiftName: "Mode", title: LocalizedText("Mode", language: "en"),
                cases: [
                    EnumCase(name: "slow", swiftName: "slow", index: 1, title: LocalizedText("Slow", language: "en"))
                ])
        ]
        schema.intents[0].parameters.append(parameter("mode", ValueType(.enumeration("Mode"))))
        let test = try TestEngine(schema, .offering(["a"]))
        try test.put(
            [
                "mode": .of("enum:Mode", ["case": "fast"]), "size": .of("Integer", 100), "name": .of("Integer", 1),
                "gone": .of("String", "x"), "buttons": .things("a"),
            ], id: .one)
        try test.store.place(
            StoredInstance(id: .two, kind: "nothing", family: .unrecognized("systemHuge"), intent: "None"),
            at: StoreTime(milliseconds: 0))
        return test
    }

    @Test(arguments: [false, true])
    func `what a store holds can be imported into it`(isExact: Bool) async throws {
        let test = try odd()
        let document = try await test.engine.export()
        try await test.engine.remove(.two)
        let report = try await test.engine.import(
            document, settings: ImportSettings(existing: .replace, isExact: isExact))
        expectEqual(problems(report), [])
        try await expectEqual(test.engine.export().json.rendered(), document.json.rendered())
        if isExact { return }
        let kept = report.entries[0].warnings.filter { $0.contains("is kept as it is stored") }
        for name in ["mode", "size", "name", "gone"] {
            #expect(kept.contains { $0.hasPrefix("the value of '\(name)'") }, "\(name): \(kept)")
        }
        #expect(report.entries[1].warnings.first?.hasPrefix("it is kept as it is stored: ") == true)
    }

    @Test func `a value that is not stored is refused beside one that is`() async throws {
        let test = try odd()
        var document = try await test.engine.export([.one])
        document.instances[0].values["size"] = .of("Integer", 101)
        let report = try await test.engine.import(document, settings: ImportSettings(existing: .replace))
        expectEqual(problems(report), ["\(InstanceID.one) wrongValue size"])
    }

    @Test func `selected instances are exported without removed ones`() async throws {
        let test = try filled()
        try await expectEqual(test.engine.export([.one]).instances.map(\.id), [.one])
        try await test.engine.remove(.one)
        try await expectEqual(test.engine.export().instances.map(\.id), [.two])
        let error = await #expect(throws: EngineError.self) { try await test.engine.export([.one]) }
        expectEqual(error?.code, .unknownInstance)
    }

    @Test func `imports are validated like edits and write nothing if rejected`() async throws {
        let test = try engine()
        let document = InstanceDocument(instances: [
            instance(.one, ["size": .of("Integer", 3)]),
            instance(.two, ["size": .of("Integer", 100), "colour": .of("String", "x")]),
            instance(InstanceID("three"), ["buttons": .things("a", "a")]),
            instance(InstanceID("four"), ["buttons": .things("zzz")]),
            instance(InstanceID("five"), [:], kind: "nothing"),
            instance(InstanceID("six"), [:], family: .unrecognized("systemHuge")),
            instance(InstanceID("seven"), [:], family: .systemExtraLarge),
        ])
        let report = try await test.engine.import(document)
        expectEqual(
            problems(report),
            [
                "two wrongValue size", "two unknownParameter colour", "three wrongValue buttons",
                "four wrongValue buttons", "five unknownKind ", "six unknownFamily ", "seven unknownFamily ",
            ])
        #expect(!report.isWritten)
        try expectEqual(test.store.newestSequence(), 0)
        let partly = try await test.engine.import(document, settings: ImportSettings(allowsPart: true))
        #expect(partly.isWritten)
        expectEqual(partly.refusedCount, 6)
        try expectEqual(test.store.instances(of: nil).map(\.id), [.one])
    }

    @Test(arguments: [0, 1, 2, 300])
    func `an export in pieces equals the document`(count: Int) async throws {
        let test = try engine()
        let ids = try (0..<count).map { try #require(InstanceID("i\($0)")) }
        for (number, id) in ids.enumerated() {
            try test.put(["size": .of("Integer", .integer(number % 99 + 1))], id: id)
        }
        let document = try await test.engine.export()
        expectEqual(document.instances.count, count)
        try await expectEqual(joinedPieces(of: test, nil).json, document.json)
        let last = Set(ids.suffix(1))
        try await expectEqual(joinedPieces(of: test, last).instances.map(\.id), Array(last))
    }

    private func joinedPieces(of test: TestEngine, _ ids: Set<InstanceID>?) async throws -> InstanceDocument {
        var bytes: [UInt8] = []
        for try await piece in try await test.engine.exportPieces(ids) { bytes += piece }
        return try InstanceDocument(parsing: bytes)
    }

    @Test func `options without a lookup are imported only if allowed`() async throws {
        let test = try TestEngine(schema, nil)
        let document = InstanceDocument(instances: [instance(.one, ["buttons": .things("a")])])
        expectEqual(problems(try await test.engine.import(document)), ["one lookupUnavailable buttons"])
        #expect(try await test.engine.import(document, settings: ImportSettings(allowsUnchecked: true)).isWritten)
        try expectEqual(test.parameter("buttons").marks, [.unchecked])
    }

    @Test func `former names and types are imported under current ones`() async throws {
        let renamed = makeSchema(parameter("width", ValueType(.decimal)) { $0.renamedFrom = ["size"] })
        let test = try TestEngine(renamed)
        let document = InstanceDocument(instances: [instance(.one, ["size": .of("Integer", 3)])])
        #expect(try await test.engine.import(document).isWritten)
        try expectEqual(test.store.instance(.one)?.values, ["width": .of("Decimal", 3)])
    }

    @Test func `existing instances are rejected, skipped or replaced`() async throws {
        let test = try filled()
        let document = InstanceDocument(instances: [
            instance(.one, ["size": .of("Integer", 5)]), instance(InstanceID("new"), [:]),
        ])
        expectEqual(problems(try await test.engine.import(document)), ["one instanceExists "])
        let skipped = try await test.engine.import(document, settings: ImportSettings(existing: .skip))
        expectEqual(skipped.entries.map(\.outcome), [.skipped, .placed])
        try await test.engine.remove(.one)
        let replaced = try await test.engine.import(document, settings: ImportSettings(existing: .replace))
        expectEqual(replaced.entries.map(\.outcome), [.replaced, .replaced])
        let one = try #require(try test.store.instance(.one))
        expectEqual(one.values, ["size": .of("Integer", 5)])
        expectEqual(one.family, .systemMedium)
        #expect(!one.isRemoved)
        try expectEqual(test.store.changes(of: .one, after: 0, limit: 9).last?.cause, .imported)
        // Importing what is already stored is not an edit.
        let sequence = try test.store.newestSequence()
        _ = try await test.engine.import(document, settings: ImportSettings(existing: .replace))
        try expectEqual(test.store.newestSequence(), sequence)
        try await test.engine.undo(.one)
        try expectEqual(test.store.instance(.one)?.values.keys.sorted(), ["name"])
    }

    @Test func `an instance stored under a former kind is replaced`() async throws {
        var renamed = schema
        renamed.widgets[0].renamedFrom = ["gadget"]
        let test = try TestEngine(renamed)
        try test.store.place(
            StoredInstance(id: .one, kind: "gadget", family: .systemSmall, intent: "Config"),
            at: StoreTime(milliseconds: 0))
        let document = InstanceDocument(instances: [instance(.one, ["size": .of("Integer", 5)], kind: "gadget")])
        #expect(try await test.engine.import(document, settings: ImportSettings(existing: .replace)).isWritten)
        try expectEqual(test.store.instance(.one)?.kind, "widget")
    }

    @Test func `a value of maximum depth is stored with its history`() async throws {
        func text(depth: Int) -> [UInt8] {
            let value = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            return Array(
                #"""
                {"export":1,"instances":[{"id":"one","kind":"widget","family":"systemSmall","intent":"Config",\#
                "values":{"deep":{"type":"String","value":\#(value)}}}]}
                """#.utf8)
        }
        var depth = 512
        while (try? InstanceDocument(parsing: text(depth: depth))) == nil, depth > 0 { depth -= 1 }
        #expect(depth > 400)
        let document = try InstanceDocument(parsing: text(depth: depth))
        let test = try TestEngine(schema)
        _ = try await test.engine.import(document, settings: ImportSettings(isExact: true))
        try expectEqual(test.store.another().instance(.one)?.values, document.instances.first?.values)
        try expectEqual(test.store.changes(of: .one, after: 0, limit: 9).first?.differences.count, 1)
    }

    @Test(arguments: [ImportSettings.Existing.reject, .skip, .replace])
    func `a forgotten identifier is rejected, with what follows it`(_ existing: ImportSettings.Existing) async throws {
        let test = try engine()
        try test.put(["size": .of("Integer", 3)])
        try await test.engine.place("widget", family: .systemMedium, id: .two, following: .one)
        let document = try await test.engine.export()
        try await test.engine.forget(.one)
        let report = try await test.engine.import(
            document, settings: ImportSettings(existing: existing, allowsPart: true))
        let others: [ImportSettings.Existing: [String]] = [
            .reject: ["two instanceExists "], .replace: ["two wrongSource "],
        ]
        expectEqual(problems(report), ["one instanceExists "] + (others[existing] ?? []))
        guard case .refused(let problems) = report.entries[0].outcome else { return }
        expectEqual(problems.map(\.message), ["'one' was forgotten; its identifier cannot be used again"])
        try expectEqual(test.store.instance(.two)?.values, ["size": .of("Integer", 3)])
    }

    @Test func `an exact import warns of what follows a forgotten instance`() async throws {
        let test = try engine()
        try test.put()
        try await test.engine.forget(.one)
        var follower = instance(.two, [:])
        follower.follows = .one
        let report = try await test.engine.import(
            InstanceDocument(instances: [follower]), settings: ImportSettings(isExact: true))
        expectEqual(
            report.entries.flatMap(\.warnings),
            ["it follows 'one', which was forgotten; the defaults are in effect"])
    }

    @Test func `a forgotten identifier and another kind are rejected`() async throws {
        let test = try filled()
        try await test.engine.forget(.one)
        try test.store.place(
            StoredInstance(id: InstanceID("other"), kind: "clock", family: .systemSmall, intent: nil),
            at: StoreTime(milliseconds: 0))
        let document = InstanceDocument(instances: [
            instance(.one, [:]), instance(InstanceID("other"), [:]),
        ])
        let report = try await test.engine.import(document, settings: ImportSettings(existing: .replace))
        expectEqual(problems(report), ["one instanceExists ", "other instanceExists "])
    }

    @Test(arguments: [
        ("", "invalid JSON"), ("[]", "'export' is missing"), ("{}", "'export' is missing"),
        (#"{"export":2,"instances":[]}"#, "version 2; this program reads version 1"),
        (#"{"export":"1","instances":[]}"#, "version (a string)"),
        (#"{"export":1}"#, "instances is missing; expected an array"),
        (#"{"export":1,"instances":{}}"#, "instances is an object, not an array"),
        (#"{"export":1,"instances":[3]}"#, "instances[0].id is missing"),
        (#"{"export":1,"instances":[{"id":"-"}]}"#, "instances[0].id is not a valid instance identifier"),
        (#"{"export":1,"instances":[{"id":"a","kind":"k","family":1}]}"#, "instances[0].family is a number"),
        (
            #"{"export":1,"instances":[{"id":"a","kind":"k","family":"f","values":{"x":{"value":1}}}]}"#,
            "instances[0].values.x.type is missing"
        ),
        (
            #"{"export":1,"instances":[{"id":"a","kind":"k","family":"f","defaults":{"x":{"type":"T"}}}]}"#,
            "instances[0].defaults.x.value is missing"
        ),
        (
            #"{"export":1,"instances":[{"id":"a","kind":"k","family":"f"},{"id":"a","kind":"k","family":"f"}]}"#,
            "instances[1].id: duplicate identifier 'a'"
        ),
    ])
    func `an invalid document is rejected with its location`(text: String, message: String) {
        let error = #expect(throws: EngineError.self) { try InstanceDocument(parsing: Array(text.utf8)) }
        expectEqual(error?.code, .wrongDocument)
        expectEqual(error?.problems.first?.message.contains(message), true, "\(error?.problems.first?.message ?? "")")
    }

    @Test func `a damaged document never crashes`() async throws {
        let test = try filled()
        let whole = Array(try await test.engine.export().json.rendered().utf8)
        var random = SeededGenerator(seed: 0xD0C)
        var refused = 0
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
                case 1: bytes.removeSubrange(place...)
                default: bytes.insert(contentsOf: Array(#"[{"a":"#.utf8), at: place)
                }
                if bytes.isEmpty { bytes = [0] }
            }
            do { _ = try InstanceDocument(parsing: bytes) } catch { refused += 1 }
        }
        #expect(refused > 1_000)
    }

    private func instance(
        _ id: InstanceID, _ values: [String: StoredValue], kind: WidgetKind = "widget",
        family: SizeFamily = .systemMedium
    ) -> StoredInstance {
        StoredInstance(id: id, kind: kind, family: family, intent: "Config", values: values)
    }
}
