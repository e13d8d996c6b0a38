import Foundation
import IntentTestSupport
import Testing

/// `store`, and stores that are missing, lost or locked.
struct StoreTests {
    private let folder = "home/.local/share/intents/group.desk"

    @Test(arguments: [["store", "create"], ["store", "path"]])
    func `each store command has help with an example`(command: [String]) async throws {
        let outcome = try await Sandbox().run(command + ["--help"])
        expectEqual(outcome.status, 0)
        #expect(outcome.output.contains("\n  intentctl \(command.joined(separator: " "))"))
        #expect(outcome.output.contains("--definitions <path>"))
        let overview = try await Sandbox().intentctl("store")
        expectEqual(overview.status, 0)
        #expect(overview.output.contains("\n  \(command[1]) "))
    }

    @Test func `store create makes the store that commands use`() async throws {
        let sandbox = try Sandbox.withDesk()
        let path = "\(sandbox.path)/\(folder)/store.sqlite"
        try await expectEqual(sandbox.intentctl("store", "path"), .success(path + "\n"))
        #expect(!sandbox.exists(folder))
        try await expectEqual(sandbox.intentctl("store", "create"), .success())
        try await expectEqual(sandbox.intentctl("list"), .success())
        try await expectEqual(
            sandbox.intentctl("add", "Clock", "--family", "systemSmall", "--id", "a"), .success("a\n"))
        let again = try await sandbox.intentctl("store", "create")
        expectEqual(again, Outcome(status: 0, error: "note: the store '\(path)' already exists\n"))
        try await expectEqual(sandbox.intentctl("list"), .success("a  Clock  systemSmall\n"))
    }

    @Test func `store commands print JSON`() async throws {
        let sandbox = try Sandbox()
        let place = #""store":1,"kind":"sqlite","path":"\#(sandbox.path)/a/b.sqlite","group":null"#
        let arguments = ["--store", "a/b.sqlite", "--json"]
        try await expectEqual(sandbox.run(["store", "path"] + arguments), .success("{\(place)}\n"))
        try await expectEqual(sandbox.run(["store", "create"] + arguments), .success("{\(place),\"created\":true}\n"))
        try await expectEqual(sandbox.run(["store", "create"] + arguments), .success("{\(place),\"created\":false}\n"))
    }

    @Test func `a handler program has the store commands`() async throws {
        let sandbox = try Sandbox()
        sandbox.program = "samplectl"
        let path = try await sandbox.intentctl("store", "path").output
        expectEqual(path, "\(sandbox.path)/home/.local/share/intents/group.example.widgets/store.sqlite\n")
        #expect(try await sandbox.intentctl("export").error.contains("'samplectl store create' creates it"))
        try await expectEqual(sandbox.intentctl("store", "create"), .success())
        try await expectEqual(sandbox.intentctl("export").status, 0)
    }

    @Test(arguments: [["-wal", "-shm"], ["-wal"], ["-shm"]])
    func `a lost database is a problem`(remains: [String]) async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        for ending in Set(["", "-wal", "-shm"]).subtracting(remains) {
            try FileManager.default.removeItem(atPath: "\(sandbox.path)/\(folder)/store.sqlite\(ending)")
        }
        try await expectUnavailable(sandbox, "is lost, but")
    }

    @Test func `an empty database is a problem`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        try await expectEqual(sandbox.shell(": > \(folder)/store.sqlite").status, 0)
        try await expectUnavailable(
            sandbox, "is empty, so it is not a store; restore it from a backup, or move it away")
    }

    @Test func `a lock of hosts that is no file is named`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let lock = "\(folder)/store.sqlite.host"
        try await expectEqual(sandbox.shell("rm -f \(lock); mkfifo -m 600 \(lock)").status, 0)
        let doctor = try await sandbox.intentctl("doctor")
        expectEqual(doctor.status, 1)
        #expect(
            doctor.output.contains(
                "store.sqlite.host' is not a regular file\n         fix what the message names, and run 'doctor' again\n"
            ))
    }

    private func expectUnavailable(_ sandbox: Sandbox, _ message: String) async throws {
        for arguments in [["list"], ["get", "desk"], ["export"], ["store", "create"]] {
            let outcome = try await sandbox.run(arguments)
            expectEqual(outcome.status, 69, "\(arguments)")
            expectEqual(outcome.output, "")
            #expect(outcome.error.contains(message), "\(arguments): \(outcome.error)")
        }
        let doctor = try await sandbox.intentctl("doctor")
        expectEqual(doctor.status, 1)
        #expect(doctor.output.contains("problem  store: "))
        #expect(doctor.output.contains(message))
    }

    @Test(.timeLimit(.minutes(2))) func `reading does not wait for a stopped writer`() async throws {
        let sandbox = try await Sandbox.withDeskInstance()
        let writer = try FaultWriter("\(sandbox.path)/\(folder)/store.sqlite", "hold", ["instance=desk"])
        defer {
            writer.kill()
            _ = writer.finish()
        }
        expectEqual(writer.nextLine(), "opened")
        let process = try #require(writer.nextLine()?.split(separator: " ").last)
        try await expectEqual(sandbox.intentctl("list"), .success("desk  com.example.desk  systemMedium\n"))
        try await expectEqual(sandbox.intentctl("get", "desk", "title"), .success("title: Desk\n"))
        for arguments in [["export"], ["show", "desk"], ["history", "desk"], ["store", "create"]] {
            try await expectEqual(sandbox.run(arguments).status, 0, "\(arguments)")
        }
        let doctor = try await sandbox.intentctl("doctor")
        expectEqual(doctor.status, 0)
        #expect(doctor.output.contains("warning  store: process \(process) currently holds the write lock\n"))
    }
}
