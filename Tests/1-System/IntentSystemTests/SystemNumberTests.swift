import Foundation
import IntentSystem
import IntentTestSupport
import Testing

/// Numbers that the system reports, at and beyond the limits of what programs expect.
@Suite final class SystemNumberTests {
    private let folder: TemporaryFolder
    /// A file on the file system with the largest numbers that this machine has.
    private let file: String

    init() throws {
        folder = try TemporaryFolder("numbers")
        let memory = "/dev/shm"
        file = FileSystem.isWritable(memory) ? "\(memory)/\(UUID().uuidString)" : folder.path + "/file"
        try FileSystem.createFile(at: file, with: Array("text".utf8))
    }

    deinit {
        try? FileSystem.removeFile(at: file)
    }

    /// Sets the modification time in seconds since 1970; returns nil if the file system does not have it.
    private func status(modified seconds: Int) throws -> (status: FileStatus, nanoseconds: Int)? {
        var times = [timespec(tv_sec: 0, tv_nsec: 0), timespec(tv_sec: seconds, tv_nsec: 999_999_999)]
        var status = stat()
        guard utimensat(AT_FDCWD, file, &times, 0) == 0, stat(file, &status) == 0, status.st_mtim.tv_sec == seconds
        else { return nil }
        return (try FileStatus(at: file), status.st_mtim.tv_nsec)
    }

    @Test(arguments: [0, -1, -2_147_483_648, 9_223_372_036, 9_223_372_037, 10_413_792_000, .max / 1_000, .min, .max])
    func `a file can have any modification time`(_ seconds: Int) throws {
        guard let (status, nanoseconds) = try status(modified: seconds) else { return }
        expectEqual(status.modified, .seconds(seconds) + .nanoseconds(nanoseconds))
        #expect(status.modified - .seconds(3_600) < status.modified)
    }

    @Test(arguments: [1, 1 << 20, 1 << 40, Int.max])
    func `a sparse file of any size is read up to the limit`(_ size: Int) throws {
        guard truncate(file, size) == 0 else { return }
        try expectEqual(FileStatus(at: file).size, size)
        try expectEqual(OpenFile(file).prefix(3).count, min(size, 3))
        try expectEqual(OpenFile(file).prefix(70_000).count, min(size, 70_000))
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .nanoseconds(-1), .seconds(Int64.min), .seconds(-1e20)])
    func `a wait of no length returns at once`(_ timeout: Duration) throws {
        let pipe = try SystemPipe()
        defer { pipe.closeBoth() }
        #expect(!Descriptor.wait(toRead: [pipe.reading], timeout: timeout))
        PlatformThread.sleep(for: timeout)
    }

    @Test(arguments: [Duration.seconds(3_000_000_000), .seconds(Int64.max), .seconds(1e20)])
    func `a wait of any length ends with its event`(_ timeout: Duration) throws {
        let pipe = try SystemPipe()
        defer { pipe.closeBoth() }
        try pipe.writing.writeAll("x")
        #expect(Descriptor.wait(toRead: [pipe.reading], timeout: timeout))
        let monitor = Monitor(false)
        #expect(PlatformThread.start { monitor.withLock { $0 = true } })
        #expect(monitor.wait { $0 ? .done(true) : .wait(atMost: timeout) })
    }

    @Test(arguments: [Int.min, -62_135_596_800, 0, 253_402_300_800, .max])
    func `the time zone of any time is less than a week`(_ seconds: Int) {
        #expect(abs(WallClock.secondsAheadOfUTC(at: seconds)) <= 604_800)
    }

    @Test func `a limit of open files can be asked for in any number`() {
        let before = CurrentProcess.raiseOpenFileLimit(to: .min)
        #expect(before > 0)
        expectEqual(CurrentProcess.raiseOpenFileLimit(to: 0), before)
    }

    @Test func `what is found is no pipe and no device`() throws {
        try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
        try #require(symlink("/dev/null", folder.path + "/device") == 0)
        for (name, kind) in [("pipe", FileStatus.Kind.pipe), ("device", .device)] {
            let failure = #expect(throws: SystemFailure.self) { try OpenFile(found: folder.path + "/" + name).status() }
            expectEqual(failure, .notFile(kind))
            expectEqual(failure?.message, "it is \(kind.phrase), not a file")
        }
        try expectEqual(OpenFile(found: file).bytes(limit: 9), Array("text".utf8))
        #expect(throws: SystemFailure.missing) { try OpenFile(found: folder.path + "/none").status() }
    }
}
