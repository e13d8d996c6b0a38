import Foundation
import IntentCodegen
import IntentDiagnostics
import IntentEvolution
import IntentModel
import IntentRuntime
import IntentSchema
import IntentTestSupport
import Testing

/// Values of types that a definition declared before, read by generated code and what a program wrote for it.
@Suite struct MigrationTests {
    private static let corpus = EvolutionCase.folder.deletingLastPathComponent().appending(path: "migrations")

    private static func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: corpus.appending(path: name)), as: UTF8.self)
    }

    /// As `intentgen generate --against` makes it.
    private static func generated() throws -> String {
        let resolved = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: try text("after.intent.yaml"))])
        let changes = compareSchemas(before: try schema(of: text("before.intent.yaml")), after: resolved.schema)
        let migrations = neededMigrations(for: changes).map {
            ParameterMigration(parameter: $0.parameter, stored: $0.stored)
        }
        let emission = GenerationTarget.swift.emit(
            resolved.schema, files: resolved.files, options: CodegenOptions(migrations: ["Clock": migrations]))
        return try #require(emission.files.first).text
    }

    /// The reference is compiled with these tests.
    @Test func asksForAFunctionForEachTypeThatIsNotCarriedOver() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "clock.intent.swift")
        let text = try Self.generated()
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try Data(text.utf8).write(to: file)
            Issue.record("rewrote clock.intent.swift; run again without INTENT_REWRITE_REFERENCES")
            return
        }
        #expect(text == String(decoding: try Data(contentsOf: file), as: UTF8.self))
    }

    private static let values: [String: (old: StoredValue, new: IntentValue)] = [
        "labelSize": (StoredValue(type: "Integer", wire: 14), .string("large")),
        "opacity": (StoredValue(type: "Decimal", wire: 0.5), .integer(50)),
        "zones": (StoredValue(type: "[String]", wire: ["utc", "cet"]), .list([.integer(3), .integer(3)])),
        "face": (StoredValue(type: "enum:Face", wire: "square"), .boolean(false)),
        "hand": (StoredValue(type: "enum:Hand", wire: "long"), .integer(1)),
        "cities": (
            StoredValue(
                type: "[object:City]", wire: [["identifier": "a", "displayString": "A", "zone": "1.5"]]),
            .list([.decimal(1.5)])
        ),
        "alarm": (
            StoredValue(type: "DateComponents:dateTime", wire: "2026-11-20T09:30:00"),
            .list([.timeInterval(.seconds(32400))])
        ),
    ]

    private static func place(_ values: [String: StoredValue], in store: any InstanceStore) throws {
        try store.place(
            StoredInstance(
                id: .one, kind: "com.example.clock", family: "systemLarge", intent: "Clock", values: values),
            at: StoreTime(milliseconds: 0))
    }

    @Test(arguments: StoreKind.present)
    func readsWhatWasStoredAsTheProgramSays(_ kind: StoreKind) async throws {
        let folder = try TemporaryFolder("migrations")
        let store = try kind.store(in: folder)
        try Self.place(Self.values.mapValues(\.old), in: store)
        let before = try store.instance(.one)
        let engine = try IntentEngine(store: store, definitions: [ClockIntent.definition])
        let resolved = try engine.resolved(.one)
        for (name, (_, new)) in Self.values {
            let parameter = try #require(resolved.parameter(named: name == "labelSize" ? "textSize" : name))
            #expect(parameter.effective == new, "\(name)")
            #expect(parameter.origin == .user && parameter.marks == [.migrated], "\(name)")
        }
        let configuration = try await engine.configuration(ClockIntent.self, of: .one)
        #expect(configuration.textSize == "large")
        #expect(configuration.zones == [3, 3])
        #expect(configuration.alarm == [.seconds(32400)])
        // A read writes nothing back.
        #expect(try store.instance(.one) == before)
        #expect(try store.changes(of: .one, after: 0, limit: 9).count == 1)
    }

    @Test(arguments: StoreKind.present)
    func anEditStoresWhatTheProgramMadeOfItsParameterAndNoOther(_ kind: StoreKind) async throws {
        let folder = try TemporaryFolder("migrations")
        let store = try kind.store(in: folder)
        try Self.place(Self.values.mapValues(\.old), in: store)
        let engine = try IntentEngine(store: store, definitions: [ClockIntent.definition])
        try await engine.edit(.one) { $0.append(.set(.integer(7)), to: "opacity") }
        let stored = try #require(try store.instance(.one)?.values)
        #expect(stored["opacity"] == StoredValue(type: "Integer", wire: 7))
        #expect(stored["labelSize"] == Self.values["labelSize"]?.old)
        #expect(try engine.resolved(.one).parameter(named: "opacity")?.marks == [])
    }

    /// A negative size is refused by the program, and 150 is outside the range that holds now.
    @Test(
        arguments: [
            ("labelSize", StoredValue(type: "Integer", wire: -1), "textSize", IntentValue.string("small")),
            ("opacity", StoredValue(type: "Decimal", wire: 1.5), "opacity", nil),
            ("zones", StoredValue(type: "Integer", wire: 3), "zones", .list([.integer(3)])),
        ] as [(String, StoredValue, String, IntentValue?)])
    func whatTheProgramDoesNotMakeFitIsIncompatible(
        name: String, old: StoredValue, parameter: String, effective: IntentValue?
    ) throws {
        let store = InMemoryStore()
        try Self.place([name: old], in: store)
        let engine = try IntentEngine(store: store, definitions: [ClockIntent.definition])
        let resolved = try #require(try engine.resolved(.one).parameter(named: parameter))
        #expect(resolved.effective == effective)
        #expect(resolved.marks == (name == "zones" ? [.migrated] : [.incompatible]))
    }

    @Test func theDefinitionOfTheFileBringsTheProgramAlong() throws {
        let store = InMemoryStore()
        try Self.place(Self.values.mapValues(\.old), in: store)
        let engine = try IntentEngine(store: store, definitions: [.clock])
        #expect(try engine.resolved(.one).parameter(named: "zones")?.marks == [.migrated])
    }

    /// Without its generated code a program has nobody to ask.
    @Test func aSchemaAloneLeavesOldValuesIncompatible() throws {
        let store = InMemoryStore()
        try Self.place(Self.values.mapValues(\.old), in: store)
        let engine = try engine(schema(of: Self.text("after.intent.yaml")), over: store)
        #expect(try engine.resolved(.one).parameter(named: "zones")?.marks == [.incompatible])
    }

    // MARK: Compiling

    @Test func generatedCodeDoesNotCompileUntilEveryFunctionIsWritten() throws {
        let folder = try TemporaryFolder("migrations")
        let made = folder.path + "/clock.intent.swift"
        try Data(try Self.generated().utf8).write(to: URL(filePath: made))
        let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ClockIntent+Migrating.swift")
        #expect(try typecheck([made]).contains("migrateTextSize(from:)"))
        #expect(try typecheck([made, own.path]) == "")
    }

    /// What the compiler says.
    private func typecheck(_ files: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-typecheck", "-swift-version", "6", "-I", try Self.modules()] + files
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect((process.terminationStatus == 0) == said.isEmpty)
        return said
    }

    /// Where the build put its modules, beside the tests' bundle or above it.
    private static func modules() throws -> String {
        var folder = URL(filePath: CommandLine.arguments[0])
        for _ in 0..<5 {
            folder.deleteLastPathComponent()
            let modules = folder.appending(path: "Modules")
            if FileManager.default.fileExists(atPath: modules.path + "/IntentRuntime.swiftmodule") {
                return modules.path
            }
        }
        throw CocoaError(.fileNoSuchFile)
    }
}
