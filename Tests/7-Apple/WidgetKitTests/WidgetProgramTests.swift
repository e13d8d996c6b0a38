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
        let program: Process = try start()
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
        let program: Process = try start()
        program.waitUntilExit()
        expectEqual(program.terminationStatus, 1)
        lease.end()
    }

    @Test func `help names the widgets and the store`() throws {
        let program = try start("--help") as Started
        let text = program.text
        #expect(text.contains("  greeting  Greeting  systemSmall\n"))
        #expect(text.contains("STORE: \(folder.path)/store.sqlite\n"))
        program.process.waitUntilExit()
        expectEqual(program.process.terminationStatus, 0)
    }

    @Test func `an unknown argument is wrong usage`() throws {
        let program = try start("--store") as Started
        #expect(program.errors.contains("unexpected argument '--store'"))
        program.process.waitUntilExit()
        expectEqual(program.process.terminationStatus, 64)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `a signal ends the program with its number`(_ number: CInt) async throws {
        let signals = try engine.store.signals()
        try await engine.place("greeting", family: .systemSmall, id: "a")
        // A program inherits that a signal is ignored, as SIGHUP is under nohup.
        let inherited = signal(number, SIG_DFL)
        let program: Started = try start()
        _ = signal(number, inherited)
        for await _ in signals where program.process.isRunning {
            if try await engine.timeline(of: "a") != nil { break }
        }
        #expect(program.firstErrors.contains("hosting 'greeting' with the store '\(folder.path)/store.sqlite'"))
        kill(program.process.processIdentifier, number)
        program.process.waitUntilExit()
        expectEqual(program.process.terminationStatus, 128 + number)
    }

    /// A started program with its output.
    private struct Started {
        let process: Process
        let output: Pipe
        let error: Pipe

        var text: String { String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
        var errors: String { String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
        var firstErrors: String { String(decoding: error.fileHandleForReading.availableData, as: UTF8.self) }
    }

    private func start(_ arguments: String...) throws -> Started {
        let program = try prepared()
        let (output, error) = (Pipe(), Pipe())
        program.arguments = arguments
        program.standardOutput = output
        program.standardError = error
        try program.run()
        return Started(process: program, output: output, error: error)
    }

    private func start() throws -> Process {
        let program = try prepared()
        program.standardOutput = FileHandle.nullDevice
        program.standardError = FileHandle.nullDevice
        try program.run()
        return program
    }

    private func prepared() throws -> Process {
        let program = Process()
        program.executableURL = URL(filePath: try BuiltPrograms.path(of: "WidgetProgram"))
        program.environment = ["INTENT_STORE": "sqlite:" + folder.path + "/store.sqlite", "HOME": folder.path]
        return program
    }
}
