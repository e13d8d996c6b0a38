import Foundation
import IntentTestSupport
import Testing

/// The progress of long commands, with a terminal as standard error.
@Suite(.blocking) struct ProgressTests {
    private static let simulation = ["simulate", "--kind", "ClockWidget", "--days", "366", "--instances", "20"]

    private let sandbox: Sandbox

    init() throws {
        sandbox = try Sandbox()
        sandbox.program = "samplectl"
    }

    @Test func `a long command shows and removes its progress`() throws {
        let terminal = try PseudoTerminal(columns: 44)
        let process = try start(Self.simulation, terminal)
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 0)
        #expect(terminal.wait { $0.hasSuffix(" \r") })
        let lines = terminal.text.split(separator: "\r")
        #expect(lines.count > 1)
        expectEqual(lines.first?.hasPrefix("simulating 366 days"), true)
        #expect(lines.allSatisfy { $0.count < 44 })
        expectEqual(lines.last?.allSatisfy { $0 == " " }, true)
    }

    @Test(arguments: [["--quiet"], ["TERM"]])
    func `a terminal can remain without progress`(choice: [String]) throws {
        let terminal = try PseudoTerminal()
        if choice == ["TERM"] { sandbox.environment["TERM"] = "dumb" }
        let process = try start(Self.simulation + (choice == ["TERM"] ? [] : choice), terminal)
        process.waitUntilExit()
        // Without a note, nothing is written. The terminal's text is complete before what is typed is echoed.
        terminal.type("end")
        #expect(terminal.wait { $0.hasSuffix("end") })
        expectEqual(terminal.text, "end")
    }

    @Test func `an interrupt removes the progress`() throws {
        let terminal = try PseudoTerminal()
        let process = try start(
            ["simulate", "--kind", "ClockWidget", "--days", "20", "--instances", "4000"], terminal)
        #expect(terminal.wait { $0.contains(" %") })
        process.interrupt()
        process.waitUntilExit()
        expectEqual(process.terminationStatus, 130)
        #expect(terminal.wait { $0.hasSuffix(" \r") })
    }

    @Test func `a pipe receives no progress`() async throws {
        let outcome = try await sandbox.run(Self.simulation)
        expectEqual(outcome.status, 0)
        expectEqual(outcome.error, "")
    }

    private func start(_ arguments: [String], _ terminal: PseudoTerminal) throws -> Process {
        let process = Process()
        // A test that runs in the background of a shell ignores SIGINT; the program does not.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["--default-signal=INT", try BuiltProduct.path(sandbox.program)] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: sandbox.path)
        process.environment = ["TERM": "xterm"].merging(sandbox.environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = terminal.programs
        try process.run()
        return process
    }
}
