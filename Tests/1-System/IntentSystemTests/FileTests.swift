import Foundation
import IntentSystem
import IntentTestSupport
import Testing

@Suite struct FileTests {
    private let folder: String
    private let place: TemporaryFolder

    init() throws {
        place = try TemporaryFolder("files")
        folder = place.path
    }

    private func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) } }

    private func failure<Result>(_ body: () throws -> Result) -> SystemFailure? {
        do {
            _ = try body()
            return nil
        } catch {
            return (error as? FileWritingFailure)?.failure ?? error as? SystemFailure
        }
    }

    @Test(arguments: [0, 1, 4_096, 65_536, 200_000])
    func `reads a whole file up to the limit`(_ count: Int) throws {
        let path = folder + "/file"
        try FileSystem.createFile(at: path, with: bytes(count))
        try expectEqual(OpenFile(path).bytes(limit: count), bytes(count))
        try expectEqual(OpenFile(path).prefix(count + 10), bytes(count))
        try expectEqual(OpenFile(path).prefix(count / 2), bytes(count / 2))
        if count > 0 { expectEqual(failure { try OpenFile(path).bytes(limit: count - 1) }, .tooLarge) }
    }

    @Test func `reads a file whose size is unknown`() throws {
        let pipe = try SystemPipe()
        try pipe.writing.writeAll(bytes(1_000))
        pipe.writing.close()
        defer { pipe.reading.close() }
        try expectEqual(OpenFile("/dev/fd/\(pipe.reading.number)").bytes(limit: 1_000), bytes(1_000))
    }

    @Test func `follows a link only if asked to`() throws {
        try FileSystem.createFile(at: folder + "/file", with: bytes(3))
        try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "file")
        try expectEqual(OpenFile(folder + "/link").bytes(limit: 9), bytes(3))
        expectEqual(failure { try OpenFile(folder + "/link", followsLink: false).status() }?.isLink, true)
        let opened = try OpenFile(folder)
        expectEqual(failure { try opened.opened("link").status() }?.isLink, true)
        try expectEqual(opened.opened("file").status().kind, .file)
        try expectEqual(FileStatus(at: folder + "/link", followsLink: false).kind, .link)
        let status = try FileStatus(at: folder + "/link")
        expectEqual(status.identity, (try FileStatus(at: folder + "/file")).identity)
        #expect(status.isOwnedByUser && status.size == 3)
    }

    @Test func `a missing file is a failure that says so`() {
        expectEqual(failure { try OpenFile(folder + "/none").status() }, .missing)
        #expect(FileSystem.isMissing(folder + "/none"))
        #expect(!FileSystem.isMissing(folder))
    }

    @Test func `createFile refuses an existing file`() throws {
        let path = folder + "/file"
        try FileSystem.createFile(at: path, with: bytes(3), isPrivate: true, isDurable: true)
        try expectEqual(FileStatus(at: path).permissions, 0o600)
        expectEqual(failure { try FileSystem.createFile(at: path, with: []) }?.isExisting, true)
        try expectEqual(OpenFile(path).bytes(limit: 9), bytes(3))
    }

    @Test(arguments: [false, true])
    func `replaceFile replaces the content and leaves nothing else`(_ isDurable: Bool) throws {
        let path = folder + "/file"
        for count in [3, 100_000, 0] {
            try FileSystem.replaceFile(at: path, with: bytes(count), isDurable: isDurable)
            try expectEqual(OpenFile(path).bytes(limit: 100_000), bytes(count))
        }
        try expectEqual(FileSystem.names(inFolder: folder).valid, ["file"])
    }

    @Test func `replaceFile keeps a link and permissions`() throws {
        try FileSystem.createFolder(at: folder + "/target")
        try FileSystem.createFile(at: folder + "/file", with: bytes(1))
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/file")
        let links = [("target/link", "../file"), ("first", "target/link"), ("new", "target/none"), ("loop", "loop")]
        for (link, destination) in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder + "/" + link, withDestinationPath: destination)
        }
        for link in ["first", "target/link", "new"] {
            try FileSystem.replaceFile(at: folder + "/" + link, with: bytes(3), isDurable: true)
            try expectEqual(FileStatus(at: folder + "/" + link, followsLink: false).kind, .link)
            try expectEqual(OpenFile(folder + "/" + link).bytes(limit: 9), bytes(3))
        }
        try expectEqual(FileStatus(at: folder + "/file").permissions, 0o640)
        try expectEqual(FileStatus(at: folder + "/target/none", followsLink: false).kind, .file)
        expectEqual(failure { try FileSystem.replaceFile(at: folder + "/loop", with: []) }, .tooManyLinks)
        // What belongs to the user alone is not written elsewhere.
        try FileSystem.replaceFile(at: folder + "/first", with: bytes(5), isPrivate: true)
        try expectEqual(FileStatus(at: folder + "/first", followsLink: false).kind, .file)
        try expectEqual(OpenFile(folder + "/file").bytes(limit: 9), bytes(3))
    }

    @Test func `replaceFile cannot replace a folder`() throws {
        try FileSystem.createFolder(at: folder + "/a/b")
        let error = #expect(throws: FileWritingFailure.self) {
            try FileSystem.replaceFile(at: folder + "/a", with: bytes(3))
        }
        guard case .notCreated = error else {
            Issue.record("a folder has the name: \(String(describing: error))")
            return
        }
        try expectEqual(FileSystem.names(inFolder: folder).valid, ["a"])
    }

    @Test func `createFolder creates missing parents`() throws {
        try FileSystem.createFolder(at: folder + "/a/b/", isPrivate: true)
        try FileSystem.createFolder(at: folder + "/a/b")
        try expectEqual(FileStatus(at: folder + "/a").permissions, 0o700)
        try FileSystem.createFile(at: folder + "/file")
        expectEqual(failure { try FileSystem.createFolder(at: folder + "/file") }, .notFolder)
        expectEqual(failure { try FileSystem.createFolder(at: folder + "/file/a") }, .notFolder)
    }

    @Test(arguments: [
        ("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a", ""), ("", ""), ("a/b", "a"), ("a/b/", "a"), ("/a//b", "/a"),
        ("./a", "."), ("//", "/"),
    ])
    func `parentFolder returns the folder above`(_ path: String, _ parent: String) {
        expectEqual(FileSystem.parentFolder(of: path), parent)
    }

    @Test func `a private folder refuses what others can write`() throws {
        let own = PrivateFolder(path: folder + "/own")
        #expect(throws: PrivateFolder.Failure.missing) { try own.read("file", limit: 9) }
        try own.write(bytes(3), to: "file", isDurable: true)
        try expectEqual(own.read("file", limit: 9), bytes(3))
        try expectEqual(FileStatus(at: own.path).permissions, 0o700)
        expectEqual(own.files.map(\.name), ["file"])
        try expectEqual(own.withLock { 5 }, 5)
        try FileManager.default.setAttributes([.posixPermissions: 0o620], ofItemAtPath: own.path + "/file")
        #expect(throws: PrivateFolder.Failure.notPrivate(own.path + "/file")) { try own.read("file", limit: 9) }
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: own.path)
        #expect(throws: PrivateFolder.Failure.notPrivate(own.path)) {
            try own.write(bytes(3), to: "file", isDurable: false)
        }
    }

    @Test func `a lock excludes other holders`() throws {
        let path = folder + "/lock"
        let first = try FileLock(path), second = try FileLock(path)
        try first.acquire()
        #expect(try !second.acquireIfFree())
        first.release()
        #expect(try second.acquireIfFree())
    }

    @Test func `a lock is waited for until a deadline`() throws {
        let path = folder + "/lock"
        let first = try FileLock(path), second = try FileLock(path)
        try first.acquire()
        #expect(try !second.acquire(until: .now))
        #expect(try !second.acquire(until: .now + .milliseconds(1)))
        first.release()
        #expect(try second.acquire(until: .now + .seconds(60)))
        #expect(try !first.acquireIfFree())
        second.release()
        #expect(try first.acquire(until: .now))
    }

    @Test func `an abandoned wait does not keep the lock`() throws {
        let path = folder + "/lock"
        let first = try FileLock(path)
        try first.acquire()
        #expect(try !FileLock(path).acquire(until: .now))
        first.release()
        #expect(try FileLock(path).acquire(until: .now + .seconds(60)))
    }

    @Test func `user folders follow variables with absolute paths`() {
        let variables = [
            "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "", "HOME": "/home/ann",
        ]
        expectEqual(UserFolders.data { variables[$0] }, "/data")
        expectEqual(UserFolders.cache { variables[$0] }, "/home/ann/.cache")
        expectEqual(UserFolders.configuration { variables[$0] }, "/home/ann/.config")
        expectEqual(UserFolders.state { variables[$0] }, "/home/ann/.local/state")
        expectEqual(UserFolders.data { $0 == "HOME" ? "ann" : nil }, nil)
    }

    @Test func `a watch reports writes and ends with its object`() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        let path = folder + "/watched"
        try FileSystem.createFile(at: path)
        var watch: FileWatch? = try FileWatch(of: path) {
            continuation.yield("write")
            return true
        } onEnd: {
            continuation.yield("end")
            continuation.finish()
        }
        var iterator = events.makeAsyncIterator()
        try FileSystem.createFile(at: folder + "/other", with: bytes(3))
        try Data(bytes(3)).write(to: URL(fileURLWithPath: path))
        await expectEqual(iterator.next(), "write")
        withExtendedLifetime(watch) {}
        watch = nil
        var last: String?
        while let event = await iterator.next() { last = event }
        expectEqual(last, "end")
    }

    @Test func `a watch of versions reports files that are written, moved and removed`() async throws {
        let (events, continuation) = AsyncStream.makeStream(of: Void.self)
        let path = folder + "/version"
        let watch = try FileWatch(of: path, reporting: .versions) {
            continuation.yield()
            return true
        } onEnd: {
        }
        var iterator = events.makeAsyncIterator()
        try Data(bytes(3)).write(to: URL(fileURLWithPath: path))
        #expect(await iterator.next() != nil)
        try FileManager.default.moveItem(atPath: path, toPath: path + "-moved")
        #expect(await iterator.next() != nil)
        try FileManager.default.moveItem(atPath: path + "-moved", toPath: path)
        #expect(await iterator.next() != nil)
        try FileManager.default.removeItem(atPath: path)
        #expect(await iterator.next() != nil)
        withExtendedLifetime(watch) {}
    }

    @Test(arguments: [
        UInt32(0x6969), 0xFF53_4D42, 0xFE53_4D42, 0x517B, 0x0102_1997, 0x00C3_6400, 0x5346_414F,
    ])
    func `recognizes network file systems`(_ number: UInt32) {
        #expect(FileSystem.isNetwork(linuxType: number))
    }

    /// ext4, XFS, Btrfs, tmpfs, overlay, ZFS, FUSE.
    @Test(arguments: [
        UInt32(0xEF53), 0x5846_5342, 0x9123_683E, 0x0102_1994, 0x794C_7630, 0x2FC1_2FC1, 0x6573_5546,
    ])
    func `recognizes local file systems`(_ number: UInt32) {
        #expect(!FileSystem.isNetwork(linuxType: number))
    }
}
