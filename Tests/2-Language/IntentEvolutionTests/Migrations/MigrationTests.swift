import Foundation
import IntentDiagnostics
import IntentEmitters
import IntentEvolution
import IntentModel
import IntentRuntime
import IntentSchema
import IntentTestSupport
import Testing

/// Values of former types, which generated code reads through the migration functions of a program.
@Suite struct MigrationTests {
    private static let corpus = EvolutionCase.folder.deletingLastPathComponent().appending(path: "migrations")

    private static func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: corpus.appending(path: name)), as: UTF8.self)
    }

    /// Returns the Swift that `intentgen generate --against` generates.
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

    /// The reference file is also compiled into the tests.
    @Test func `each type without conversion requires a migration function`() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "clock.intent.swift")
        let text = try Self.generated()
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try Data(text.utf8).write(to: file)
            Issue.record("rewrote clock.intent.swift; run again without INTENT_REWRITE_REFERENCES")
            return
        }
        expectEqual(text, String(decoding: try Data(contentsOf: file), as: UTF8.self))
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
                id: .one, kind: "com.example.clock", family: .systemLarge, intent: "Clock", values: values),
            at: StoreTime(milliseconds: 0))
    }

    @Test(arguments: StoreKind.present)
    func `stored values are read through migration functions`(_ kind: StoreKind) async throws {
        let folder = try TemporaryFolder("migrations")
        let store = try kind.store(in: folder)
        try Self.place(Self.values.mapValues(\.old), in: store)
        let before = try store.instance(.one)
        let engine = try IntentEngine(store: store, definitions: [ClockIntent.definition])
        let resolved = try engine.resolvedSynchronously(.one)
        for (name, (_, new)) in Self.values {
            let parameter = try #require(resolved.parameter(named: name == "labelSize" ? "textSize" : name))
            expectEqual(parameter.effective, new, "\(name)")
            #expect(parameter.origin == .user && parameter.marks == [.migrated], "\(name)")
        }
        let configuration = try await engine.configuration(ClockIntent.self, of: .one)
        expectEqual(configuration.textSize, "large")
        expectEqual(configuration.zones, [3, 3])
        expectEqual(configuration.alarm, [.seconds(32400)])
        // Reading does not write.
        try expectEqual(store.instance(.one), before)
        try expectEqual(store.changes(of: .one, after: 0, limit: 9).count, 1)
    }

    @Test(arguments: StoreKind.present)
    func `an edit stores only the edited parameter's migrated value`(_ kind: StoreKind) async throws {
        let folder = try TemporaryFolder("migrations")
        let store = try kind.store(in: folder)
        try Self.place(Self.values.mapValues(\.old), in: store)
        let engine = try IntentEngine(store: store, definitions: [ClockIntent.definition])
        try await engine.edit(.one) { $0.append(.set(.integer(7)), to: "opacity") }
        let stored = try #require(try store.instance(.one)?.values)
        expectEqual(stored["opacity"], StoredValue(type: "Integer", wire: 7))
        expectEqual(stored["labelSize"], Self.values["labelSize"]?.old)
        try expectEqual(engine.resolvedSynchronously(.one).parameter(named: "opacity")?.marks, [])
    }

    /// The program rejects a negative size, and 150 is outside the current range.
    @Test(
        arguments: [
            ("labelSize", StoredValue(type: "Integer", wire: -1), "textSize", IntentValue.string("small")),
            ("opacity", StoredValue(type: "Decimal", wire: 1.5), "opacity", nil),
            ("zones", StoredValue(type: "Integer", wire: 3), "zones", .list([.integer(3)])),
        ] as [(String, StoredValue, String, IntentValue?)])
    func `a migrated value that does not fit is incompatible`(
        name: String, old: StoredValue, parameter: String, effective: IntentValue?
    ) throws {
        let store = InMemoryStore()
        try Self.place([name: old], in: store)
        let engine = try IntentEngine(store: store, definitions: [ClockIntent.definition])
        let resolved = try #require(try engine.resolvedSynchronously(.one).parameter(named: parameter))
        expectEqual(resolved.effective, effective)
        expectEqual(resolved.marks, (name == "zones" ? [.migrated] : [.incompatible]))
    }

    @Test func `the generated definition includes its migrations`() throws {
        let store = InMemoryStore()
        try Self.place(Self.values.mapValues(\.old), in: store)
        let engine = try IntentEngine(store: store, definitions: [.clock])
        try expectEqual(engine.resolvedSynchronously(.one).parameter(named: "zones")?.marks, [.migrated])
    }

    /// A schema alone has no migration functions.
    @Test func `without migrations, old values stay incompatible`() throws {
        let store = InMemoryStore()
        try Self.place(Self.values.mapValues(\.old), in: store)
        let engine = try engine(schema(of: Self.text("after.intent.yaml")), over: store)
        try expectEqual(engine.resolvedSynchronously(.one).parameter(named: "zones")?.marks, [.incompatible])
    }

    // MARK: Compiling

    @Test(.blocking) func `generated code requires every migration function`() throws {
        let folder = try TemporaryFolder("migrations")
        let generated = folder.path + "/clock.intent.swift"
        try Data(try Self.generated().utf8).write(to: URL(filePath: generated))
        let own = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ClockIntent+Migrating.swift")
        #expect(try typecheck([generated]).contains("migrateTextSize(from:)"))
        try expectEqual(typecheck([generated, own.path]), "")
    }

    /// Returns the messages of the compiler.
    private func typecheck(_ files: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        let moduleMap = Repository.folder.appending(path: "Sources/1-System/C/CIntentSystem/module.modulemap")
        process.arguments =
            [
                "swiftc", "-typecheck", "-swift-version", "6", "-I", try Self.modules(),
                "-Xcc", "-fmodule-map-file=\(moduleMap.path)",
            ] + files
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let messages = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        expectEqual((process.terminationStatus == 0), messages.isEmpty)
        return messages
    }

    /// Returns the folder with the modules of the build, beside the test bundle or above it.
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
