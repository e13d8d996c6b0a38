import IntentModel
import IntentTestSupport
import Synchronization
import Testing

@testable import IntentRuntime

/// Documents that are written and read piece by piece, and imports in batches.
@Suite(.overRequestedStores, .namingTheStore) struct DocumentPieceTests {
    private let schema = makeSchema(
        parameter("size", ValueType(.integer)) { $0.settings.range = .integers(minimum: 1, maximum: 99, step: nil) })

    private func engine(_ count: Int = 0) throws -> TestEngine {
        let test = try TestEngine(schema)
        let writes = try ids(count).enumerated().map { number, id in
            InstanceWrite.placement(instance(id, number % 99 + 1))
        }
        try test.store.writeTogether(writes, at: StoreTime(milliseconds: 0))
        return test
    }

    private func ids(_ count: Int) throws -> [InstanceID] {
        try (0..<count).map { try #require(InstanceID("i\($0)")) }
    }

    private func instance(_ id: InstanceID, _ size: Int) -> StoredInstance {
        StoredInstance(
            id: id, kind: "widget", family: .systemSmall, intent: "Config",
            values: ["size": .of("Integer", .integer(size))])
    }

    /// The document of an export, which arrives in pieces.
    private func exported(_ test: TestEngine, _ ids: Set<InstanceID>? = nil, isPretty: Bool = false) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try test.engine.exportSynchronously(ids, group: "g", isPretty: isPretty) { bytes += $0 }
        return bytes
    }

    private func source(_ bytes: [UInt8], pieces size: Int) throws -> InstanceDocumentSource {
        let rest = Mutex(bytes[...])
        return try InstanceDocumentSource {
            rest.withLock { rest in
                defer { rest = rest.dropFirst(size) }
                return Array(rest.prefix(size))
            }
        }
    }

    @Test(arguments: [0, 1, 3, 1_200], [false, true])
    func `pieces of an export equal the rendered document`(count: Int, isPretty: Bool) async throws {
        let test = try engine(count)
        var document = try await test.engine.export()
        document.group = "g"
        expectEqual(document.instances.count, count)
        try expectEqual(exported(test, isPretty: isPretty), document.json.renderedBytes(pretty: isPretty))
    }

    @Test func `pieces of an export contain only chosen instances`() async throws {
        let test = try engine(1_100)
        let chosen: Set<InstanceID> = ["i0", "i600", "i1099"]
        let document = try InstanceDocument(parsing: exported(test, chosen))
        expectEqual(document.instances.map(\.id.text), ["i0", "i600", "i1099"])
        try await test.engine.remove("i600")
        #expect(throws: EngineError.self) { try exported(test, chosen) }
    }

    @Test func `a document is imported from pieces of any size`() async throws {
        let bytes = try exported(engine(60), isPretty: true)
        for size in [1, 97, 1_000, 1 << 20] {
            let other = try engine()
            let steps = Mutex<[ImportProgress]>([])
            let report = try await other.engine.importDocument(
                source(bytes, pieces: size), settings: ImportSettings()
            ) { step in steps.withLock { $0.append(step) } }
            #expect(steps.withLock { $0.contains(.validated(60)) && $0.last == .written(60, of: 60) })
            try expectEqual(report.entries.map(\.id), ids(60))
            #expect(report.entries.allSatisfy { $0.outcome == .placed })
            try expectEqual(exported(other, isPretty: true), bytes)
        }
    }

    @Test func `a document imports whatever the order of its members`() async throws {
        let text = #"""
            {"later": [{}], "instances": [{"defaults": {}, "values": {}, "intent": "Config", "family": "systemSmall",
             "more": 1, "kind": "widget", "id": "one"}], "group": null, "export": 1}
            """#
        let test = try engine()
        let report = try await test.engine.importDocument(
            source(Array(text.utf8), pieces: 10), settings: ImportSettings())
        expectEqual(report.entries.map(\.outcome), [.placed])
    }

    @Test func `unknown members of an instance are warned about`() async throws {
        let text = #"""
            {"export": 1, "instances": [{"id": "one", "kind": "widget", "family": "systemSmall", "intent": "Config",
             "values": {"size": {"type": "Integer", "value": 5, "mark": []}}, "defaultz": {}, "later": 1}]}
            """#
        let test = try engine()
        let report = try await test.engine.importDocument(
            source(Array(text.utf8), pieces: 1_000), settings: ImportSettings())
        expectEqual(report.entries.map(\.outcome), [.placed])
        expectEqual(
            report.entries.map(\.warnings),
            [
                [
                    "the member 'defaultz' is unknown and ignored; did you mean 'defaults'?",
                    "the member 'later' is unknown and ignored",
                    "the member 'values.size.mark' is unknown and ignored; did you mean 'marks'?",
                ]
            ])
    }

    @Test func `the group of a document is known when it comes first`() throws {
        for (text, group) in [
            (#"{"export":1,"group":"g","instances":[]}"#, "g"), (#"{"export":1,"instances":[]}"#, nil),
        ] as [(String, String?)] {
            try expectEqual(source(Array(text.utf8), pieces: 9).group, group)
        }
    }

    @Test(arguments: [
        (#"{"export":1,"instances":[ALL"#, "',' or ']' is expected"),
        (#"{"export":1,"instances":[ALL],"export":1}"#, "the key is repeated"),
        (#"{"export":1,"instances":[ALL,{"id":"i3"}]}"#, "instances[300].kind is missing"),
        (#"{"export":1,"instances":[ALL,nothing]}"#, "invalid JSON"),
        (#"{"instances":[ALL]}"#, "'export' is missing"),
        (#"{"instances":[ALL],"export":2}"#, "version 2"),
        (#"{"export":1,"instances":[ALL,AGAIN]}"#, "instances[300].id: duplicate identifier 'i7'"),
    ])
    func `nothing of an invalid document is written`(form: String, message: String) async throws {
        let instances = try ids(300).map { instance($0, 5) }
        let elements = String(
            decoding: JSONValue.array(instances.map(InstanceDocument.json)).renderedBytes().dropFirst().dropLast(),
            as: UTF8.self)
        let again = InstanceDocument.json(of: instances[7]).rendered()
        let text = form.replacing("ALL", with: elements).replacing("AGAIN", with: again)
        let test = try engine()
        let settings = ImportSettings(isExact: true, allowsPart: true)
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.importDocument(source(Array(text.utf8), pieces: 2_000), settings: settings)
        }
        expectEqual(error?.code, .wrongDocument)
        expectEqual(error?.problems.first?.message.contains(message), true, "\(error?.problems.first?.message ?? "")")
        try expectEqual(test.store.newestSequence(), 0)
    }

    @Test func `a large import reports every instance in order`() async throws {
        let ids = try ids(700)
        let document = InstanceDocument(
            instances: ids.enumerated().map { number, id in instance(id, number % 100 == 50 ? 100 : 5) })
        let test = try engine()
        let refused = try await test.engine.import(document)
        expectEqual(refused.entries.map(\.id), ids)
        expectEqual(refused.refusedCount, 7)
        try expectEqual(test.store.newestSequence(), 0)
        let partly = try await test.engine.import(document, settings: ImportSettings(allowsPart: true))
        let placed = partly.entries.filter { $0.outcome == .placed }.map(\.id)
        expectEqual(placed.count, 693)
        try expectEqual(test.store.instances(of: nil).map(\.id), placed)
        let log = try test.store.changes(of: nil, after: 0, limit: .max)
        expectEqual(log.map(\.sequence), Array(1...693))
        expectEqual(log.map(\.instance), placed)
    }

    @Test func `an instance placed after validation stops the rest`() async throws {
        let store = try TestStore()
        let ids = try ids(700)
        let late = instance(ids[300], 1)
        // An import requests the time when it writes a batch.
        let test = try TestEngine(schema, store: store) { settings in
            settings.time = {
                try? store.place(late, at: StoreTime(milliseconds: 0))
                return StoreTime(milliseconds: 0)
            }
        }
        let document = InstanceDocument(instances: ids.map { instance($0, 5) })
        let error = await #expect(throws: EngineError.self) {
            try await test.engine.import(document, settings: ImportSettings(isExact: true))
        }
        expectEqual(error?.code, .instanceExists)
        let message = error?.problems.first?.message
        expectEqual(message?.contains("'i300'"), true)
        expectEqual(message?.hasSuffix("; 256 of 700 instances were written"), true, "\(message ?? "")")
        // The first batch was written; the second one, which contains the instance, was not.
        try expectEqual(store.instances(of: nil).map(\.id), [late.id] + ids.prefix(256))
    }

    @Test(arguments: [
        (0, "the disk is full"), (1, "the disk is full; 256 of 700 instances were written"),
        (2, "the disk is full; 512 of 700 instances were written"),
    ])
    func `an import that fails says how many instances are written`(batches: Int, message: String) async throws {
        let store = FullStore(try TestStore(), after: batches)
        let engine = try IntentEngine(schema: schema, store: store, settings: .standing())
        let document = InstanceDocument(instances: try ids(700).map { instance($0, 5) })
        let error = await #expect(throws: StoreError.self) { try await engine.import(document) }
        expectEqual(error?.code, .inputOutput)
        expectEqual(error?.message, message)
    }

    @Test func `an import is one commit for each batch`() async throws {
        let store = GatedStore()
        store.open()
        let engine = try IntentEngine(schema: schema, store: store, settings: .standing())
        let document = InstanceDocument(instances: try ids(600).map { instance($0, 5) })
        #expect(try await engine.import(document).isWritten)
        expectEqual(store.batchSizes, [256, 256, 88])
        try expectEqual(store.instances(of: nil).map(\.id), ids(600))
    }
}

/// A store on a disk that is full after some batches.
private final class FullStore: ForwardingStore {
    let base: any HostStore & DocumentStore
    private let remaining: Mutex<Int>

    init(_ base: any HostStore & DocumentStore, after batches: Int) {
        self.base = base
        remaining = Mutex(batches)
    }

    func writeTogether(_ writes: [InstanceWrite], at time: StoreTime) throws {
        let isFull = remaining.withLock { remaining in
            remaining -= 1
            return remaining < 0
        }
        if isFull { throw StoreError(.inputOutput, "the disk is full") }
        try base.writeTogether(writes, at: time)
    }
}
