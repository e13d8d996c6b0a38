import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Testing

@testable import WidgetTemplate

/// The unchanged files of a new widget extension, as a process that hosts its widget and its control.
@Suite(.blocking, .timeLimit(.minutes(2))) struct WidgetTemplateTests {
    private let folder: TemporaryFolder
    private let engine: IntentEngine

    init() async throws {
        folder = try TemporaryFolder("widget-template")
        engine = try IntentEngine(
            widgets: await StarterBundle.registrations, store: try SQLiteStore(path: folder.path + "/store.sqlite"))
    }

    @Test func `a new widget extension is hosted unchanged`() async throws {
        try await engine.place("Starter", family: .systemSmall, id: "clock")
        try await engine.edit("clock") { $0.append(.set(.string("🌙")), to: "symbol") }
        try await engine.place("com.example.starter.Starter", family: .systemSmall, id: "pot")
        let program = try start()
        defer { program.terminate() }
        try await wait(for: program) {
            let clock = try await engine.timeline(of: "clock")
            let texts = try (0..<(clock?.count ?? 0)).compactMap { try clock?.entry($0).content.text }
            let pot = try await engine.timeline(of: "pot")?.entry(at: Date())?.content.text
            return texts.count == 5 && texts.allSatisfy { $0.hasSuffix("🌙") } && pot == "○ Brew\nIdle"
        }
        let store = try #require(engine.store as? SQLiteStore)
        try store.addRequests([HostRequest(.perform, of: .instance("pot"), argument: "action-1", at: engine.time)])
        try await wait(for: program) {
            try await engine.timeline(of: "pot")?.entry(at: Date())?.content.text == "● Brew\nBrewing"
        }
        try expectEqual(String(contentsOfFile: folder.path + "/teapots.txt", encoding: .utf8), "Kettle")
    }

    /// Waits until the program has made a condition true, which is tested after each change of the store.
    private func wait(for program: Process, until isTrue: () async throws -> Bool) async throws {
        let signals = try engine.store.signals()
        if try await isTrue() { return }
        for await _ in signals where program.isRunning {
            if try await isTrue() { return }
        }
        Issue.record("the program ended")
    }

    private func start() throws -> Process {
        let program = Process()
        program.executableURL = URL(filePath: try BuiltPrograms.path(of: "WidgetTemplate"))
        program.environment = ["INTENT_STORE": "sqlite:" + folder.path + "/store.sqlite", "TMPDIR": folder.path]
        program.standardOutput = FileHandle.nullDevice
        program.standardError = FileHandle.nullDevice
        try program.run()
        return program
    }
}
