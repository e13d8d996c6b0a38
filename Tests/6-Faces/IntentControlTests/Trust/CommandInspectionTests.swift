import Foundation
import IntentCommandLine
import IntentModel
import IntentSystem
import IntentTestSupport
import Testing

@testable import IntentControl
@testable import IntentRuntime

/// What a permission covers, with real files, folders and links.
@Suite struct CommandInspectionTests {
    private let place: TemporaryFolder
    /// The definition's folder.
    private let folder: String

    init() throws {
        place = try TemporaryFolder("inspection")
        folder = place.path + "/definitions"
        try FileSystem.createFolder(at: folder)
        try write("#!/bin/sh\nprintf inside", to: "list.sh")
        try write("#!/bin/sh\nprintf outside", to: "../other.sh")
    }

    private func write(_ text: String, to name: String) throws {
        let path = (FilePath(folder) / name).string
        try FileSystem.createFolder(at: FileSystem.parentFolder(of: path))
        try FileSystem.replaceFile(at: path, with: Array(text.utf8))
        try #require(chmod(path, 0o755) == 0)
    }

    private func link(_ name: String, to target: String) throws {
        let path = (FilePath(folder) / name).string
        unlink(path)
        try #require(symlink(target, path) == 0)
    }

    private func subject(_ arguments: String...) throws -> TrustSubject {
        try CommandInspection(arguments, in: folder, searchPath: "/usr/bin:/bin", pins: false).subject
    }

    private func digest(_ arguments: [String]) throws -> String {
        try CommandInspection(arguments, in: folder, searchPath: "/usr/bin:/bin", pins: false).subject.digest
    }

    /// Requires that a change to the files asks again.
    private func expectChange(of arguments: String..., by change: () throws -> Void) throws {
        let before = try digest(arguments)
        try expectEqual(digest(arguments), before)
        try change()
        #expect(try digest(arguments) != before)
    }

    @Test func `a script whose name begins with a mark is covered`() throws {
        try write("printf 1", to: "\u{301}s.sh")
        try expectEqual(subject("sh", "\u{301}s.sh").contents.map(\.kind), [.file])
        try expectChange(of: "sh", "\u{301}s.sh") { try write("printf 2", to: "\u{301}s.sh") }
        try expectChange(of: "./\u{301}s.sh") { try write("printf 3", to: "\u{301}s.sh") }
    }

    @Test func `equivalent words with other bytes are two files`() throws {
        try write("printf 1", to: "\u{E9}.sh")
        try write("printf 2", to: "e\u{301}.sh")
        let both = try subject("sh", "./\u{E9}.sh", "./e\u{301}.sh")
        expectEqual(both.contents.count, 2)
        expectEqual(Set(both.contents.map(\.digest)).count, 2)
        #expect(try subject("./\u{E9}.sh") != subject("./e\u{301}.sh"))
        #expect(try subject("./\u{E9}.sh").request != subject("./e\u{301}.sh").request)
    }

    @Test func `a link that is turned asks again`() throws {
        try link("c", to: "list.sh")
        let content = try #require(try subject("./c").contents.first)
        expectEqual(content.links.map(\.target), ["list.sh"])
        try expectChange(of: "./c") { try link("c", to: "../other.sh") }
        // The same content under another name is another link.
        try write("#!/bin/sh\nprintf outside", to: "../third.sh")
        try expectChange(of: "./c") { try link("c", to: "../third.sh") }
        try expectChange(of: "./c") { try write("changed", to: "../third.sh") }
    }

    @Test func `links to folders on the way are covered`() throws {
        try write("1", to: "one/s.sh")
        try write("1", to: "two/s.sh")
        try link("bin", to: "one")
        try expectChange(of: "sh", "bin/s.sh") { try link("bin", to: "two") }
    }

    @Test func `something that appears under a word asks again`() throws {
        try expectEqual(subject("sh", "s.sh").contents.map(\.kind), [.missing])
        try expectChange(of: "sh", "s.sh") { try link("s.sh", to: place.path + "/nothing") }
        try expectChange(of: "sh", "s.sh") { try link("s.sh", to: place.path + "/other.sh") }
        try expectChange(of: "list-cars", "--json") { try write("1", to: "--json") }
        try expectChange(of: "list-cars", "--from=cars.json") { try write("1", to: "cars.json") }
    }

    @Test func `a folder is covered with everything in it`() throws {
        try write("1", to: "pkg/a/__main__.py")
        try expectEqual(subject("python3", "pkg").contents.map(\.kind), [.folder])
        try expectChange(of: "python3", "pkg") { try write("2", to: "pkg/a/__main__.py") }
        try expectChange(of: "python3", "pkg") { try write("1", to: "pkg/b.py") }
        try expectChange(of: "python3", "pkg") {
            try FileSystem.moveFile(at: folder + "/pkg/b.py", to: folder + "/pkg/c.py")
        }
        try expectChange(of: "python3", "pkg") { try link("pkg/d.py", to: "../../other.sh") }
        try expectChange(of: "python3", "pkg") { try write("changed", to: "../other.sh") }
        try expectChange(of: "python3", "pkg") { try FileSystem.createFolder(at: folder + "/pkg/empty") }
        try link("pkg/e", to: place.path)
        #expect(throws: OptionsFailure.self) { try subject("python3", "pkg") }
    }

    @Test func `what cannot be read completely is refused`() throws {
        try #require(mkfifo(folder + "/pipe", 0o600) == 0)
        #expect(throws: OptionsFailure.self) { try subject("cat", "pipe") }
        #expect(throws: OptionsFailure.self) { try subject("tar", ".") }
        try link("loop", to: "loop")
        #expect(throws: OptionsFailure.self) { try subject("./loop") }
    }

    @Test func `programs and files elsewhere belong to the user`() throws {
        #expect(try subject("sh", "/usr/bin/env", "-c", "true").contents.isEmpty)
        #expect(try subject("/bin/sh", "", "a").contents.isEmpty)
        let inside = try FileSystem.resolvedPath(folder) + "/list.sh"
        try expectEqual(subject("/bin/sh", inside).contents.map(\.kind), [.file])
        // A folder of PATH may be the definition's own.
        let found = try CommandInspection(["list.sh"], in: folder, searchPath: folder, pins: false).subject
        expectEqual(found.contents.map(\.kind), [.file])
    }

    @Test func `a subject is read back from its JSON`() throws {
        try link("c", to: "list.sh")
        let subject = try subject("./c", "pkg.d", ".")
        expectEqual(subject.contents.map(\.kind), [.file, .missing, .folder])
        expectEqual(TrustSubject(json: .object(subject.json)), subject)
        expectEqual(TrustSubject(json: .object(subject.json))?.digest, subject.digest)
    }

    @Test(
        .enabled(if: PinnedFile.isSupported), arguments: [["./list.sh"], ["sh", "list.sh"], ["env", "sh", "list.sh"]])
    func `what runs is what was checked`(_ arguments: [String]) async throws {
        let command = try CommandInspection(arguments, in: folder, searchPath: "/usr/bin:/bin", pins: true)
        try write("#!/bin/sh\nprintf swapped", to: "list.sh")
        try await expectEqual(output(of: command), "inside")
    }

    @Test func `what was missing does not run when it appears`() async throws {
        for arguments in [["./new.sh"], ["sh", "new.sh"]] {
            let command = try CommandInspection(arguments, in: folder, searchPath: "/usr/bin:/bin", pins: true)
            try write("#!/bin/sh\nprintf swapped", to: "new.sh")
            await #expect(throws: OptionsFailure.self) { try await output(of: command) }
            try FileSystem.removeFile(at: folder + "/new.sh")
        }
    }

    @Test func `a script without the permission to run fails`() async throws {
        try #require(chmod(folder + "/list.sh", 0o644) == 0)
        await #expect(throws: OptionsFailure.self) {
            let command = try CommandInspection(["./list.sh"], in: folder, searchPath: "/bin", pins: true)
            return try await output(of: command)
        }
    }

    private func output(of command: CommandInspection) async throws -> String {
        let request = OptionDocumentRequest(intent: "Drive", parameter: "car", locale: "en")
        let run = CommandRun(
            command: command, environment: CommandEnvironment(Environment(["PATH": "/usr/bin:/bin"]), request),
            limit: 1_000, deadline: .now + .seconds(120))
        let bytes = try await withTaskExecutorPreference(BlockingExecutor()) { try await run.output() }
        return String(decoding: bytes, as: UTF8.self)
    }
}
