#if PostgreSQL
    import Foundation
    import IntentModel
    import IntentRuntime
    import IntentStorePostgreSQL
    import IntentTestSupport
    import Testing

    /// A server whose tables are on a disk that is full.
    @Suite(
        .needsServer, .blocking, .serialized, .timeLimit(.minutes(3)),
        .enabled(if: SmallDisk.isAvailable, "a small disk needs Linux and permission to mount one"))
    struct PostgreSQLFullDiskTests {
        private let server: TestServer
        private let disk: SmallDisk
        private let group: TestGroup
        private let store: PostgreSQLStore

        init() throws {
            server = try TestServer()
            disk = try SmallDisk()
            let session = try DatabaseSession(url: server.url)
            // The log of the server stays on its own disk: without room for it, the server ends.
            try session.run("CREATE TABLESPACE small LOCATION '\(disk.path)'")
            try session.run("ALTER DATABASE intents SET default_tablespace = small")
            group = TestGroup(on: server.url)
            store = try group.open()
        }

        @Test func `a full disk fails one edit and keeps the others`() throws {
            let first = try store.place("a")
            try store.increment(first)
            try disk.fill()
            var placed = 0
            let error = #expect(throws: StoreError.self) {
                while placed < 20_000 {
                    _ = try store.place("more-\(placed)")
                    placed += 1
                }
            }
            expectEqual(error?.code, .inputOutput)
            expectEqual(error?.message.contains("the disk is full"), true)
            try expectEqual(store.instances(of: nil).count, placed + 1)
            try expectEqual(store.newestSequence(), placed + 2)
            try disk.empty()
            try expectEqual(store.increment(first).count, 2)
            try expectEqual(store.place("more-\(placed)").text, "more-\(placed)")
        }

        @Test func `content waits for room on the server's disk`() throws {
            let folder = try TemporaryFolder("full-disk")
            let options = ["group=\(group.name)", "calls=\(folder.path)/calls"]
            let instance = StoredInstance(id: "w", kind: "counter", family: .systemSmall, intent: nil)
            try store.place(instance, at: StoreTime(milliseconds: 0))
            try expectEqual(FaultWriter(group.url, "widgets", options).finish().last, "shows w 1 70")
            try store.addRequests([HostRequest(.reload, of: .instance("w"), at: StoreTime(milliseconds: 1))])

            try disk.fill()
            // Compressed, it is larger than the room in the pages that the tables already have.
            let lines = try FaultWriter(group.url, "widgets", options + ["virtual=1", "contentBytes=4000000"]).finish()
            #expect(
                lines.contains { $0.hasPrefix("notice store-failed ") && $0.contains("the disk is full") }, "\(lines)")
            expectEqual(lines.last?.hasPrefix("shows w 1 "), true, "the previous content stays: \(lines)")

            try disk.empty()
            _ = try group.query(
                "UPDATE intents.hosts SET expires = now() - interval '1 second' WHERE group_id = GROUP_ID")
            #expect(try FaultWriter(group.url, "widgets", options).finish().contains("idle"))
            let calls = try String(contentsOfFile: folder.path + "/calls", encoding: .utf8).split(separator: "\n").count
            try expectEqual(FaultWriter(group.url, "shown", options).finish().last, "shows w \(calls) 69")
            try expectEqual(store.requests(in: nil, after: 0, limit: .max), [])
        }
    }

    /// A disk in memory, which the user of the server owns. It is removed when the object is released.
    private final class SmallDisk: Sendable {
        let path = "/tmp/intent-disk-" + UUID().uuidString.prefix(8).lowercased()

        static let isAvailable: Bool = {
            guard let disk = try? SmallDisk() else { return false }
            return FileManager.default.fileExists(atPath: disk.path)
        }()

        init() throws {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            do {
                let script = "exec mount -t tmpfs -o size=16m,mode=700,uid=$(id -u postgres) none '\(path)'"
                try SmallDisk.run("/bin/sh", "-c", script)
            } catch {
                try? FileManager.default.removeItem(atPath: path)
                throw error
            }
        }

        deinit {
            // The server still has files open here.
            try? SmallDisk.run("/bin/sh", "-c", "exec umount -l '\(path)'")
            try? FileManager.default.removeItem(atPath: path)
        }

        func fill() throws {
            // The program ends with a failure when the disk is full.
            try? SmallDisk.run("/bin/dd", "if=/dev/zero", "of=\(path)/filler", "bs=4k")
        }

        func empty() throws { try FileManager.default.removeItem(atPath: path + "/filler") }

        private struct Failure: Error {}

        private static func run(_ program: String, _ arguments: String...) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failure() }
        }
    }
#endif
