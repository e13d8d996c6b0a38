import Foundation
import IntentModel
import IntentRuntime
import IntentStoreSQLite
import IntentTestSupport
import IntentWidgets
import Testing

/// A program whose entry point is a bundle of widgets, as a process.
@Suite(.blocking, .timeLimit(.minutes(2))) struct WidgetProgramTests {
    private let folder: TemporaryFolder
    private let engine: IntentEngine

    init() throws {
        folder = try TemporaryFolder("widget-program")
        let widget = DeclaredWidget(
            name: "greeting", swiftName: "greeting", kind: "greeting", title: LocalizedText("Greeting", language: "en"),
            families: [.systemSmall])
        engine = try IntentEngine(
            schema: Schema(widgets: [widget]), store: try SQLiteStore(path: folder.path + "/store.sqlite"))
    }

    @Test func `a program with a bundle hosts its widgets`() async throws {
        let signals = try engine.store.signals()
        try await engine.place("greeting", family: .systemSmall, id: "a")
        let program = try start()
        defer { program.terminate() }
        var text: String?
        for await _ in signals where program.isRunning {
            text = try await engine.timeline(of: "a")?.entry(at: Date())?.content.text
            if text != nil { break }
        }
        expectEqual(text, "Hello from the main queue")
    }

    @Test func `a second program for the same store ends`() async throws {
        let store = try #require(engine.store as? SQLiteStore)
        let lease = try store.beginHosting(as: "another host")
        let program = try start()
        program.waitUntilExit()
        expectEqual(program.terminationStatus, 1)
        lease.end()
    }

    private func start() throws -> Process {
        let program = Process()
        program.executableURL = URL(filePath: try BuiltPrograms.path(of: "WidgetProgram"))
        program.environment = ["INTENT_STORE": "sqlite:" + folder.path + "/store.sqlite", "HOME": folder.path]
        program.standardOutput = FileHandle.nullDevice
        program.standardError = FileHandle.nullDevice
        try program.run()
        return program
    }
}
