import Foundation
import IntentSystem
import IntentTestSupport
import Testing

@testable import IntentServer

@Suite struct TokenFileTests {
    /// Passes the path of a file that does not exist, and removes what is there afterward.
    private func withPath(_ body: (String) throws -> Void) throws {
        let folder = CurrentProcess.environmentVariable("TMPDIR") ?? "/tmp"
        let path = "\(folder)/token-\(Secret().text)"
        defer { try? FileSystem.removeFile(at: path) }
        try body(path)
    }

    @Test func `a missing token file is created for the user alone`() throws {
        try withPath { path in
            let token = try TokenFile.token(at: path)
            try expectEqual(FileStatus(at: path).permissions, 0o600)
            try expectEqual(OpenFile(path).bytes(limit: 100), Array("\(token.text)\n".utf8))
            try expectEqual(TokenFile.token(at: path), token)
        }
    }

    @Test func `a token file that others can read is refused`() throws {
        try withPath { path in
            // Without the private mode, the file has that of the umask.
            try FileSystem.createFile(at: path, with: Array("\(Secret().text)\n".utf8))
            guard try FileStatus(at: path).permissions != 0o600 else { return }
            let error = #expect(throws: ServerSettingsError.self) { try TokenFile.token(at: path) }
            expectEqual(error?.code, "tokenFileNotPrivate")
        }
    }

    @Test(arguments: [
        "", "short\n", "two words of more than thirty-two characters\n", "\u{1}" + String(repeating: "a", count: 40),
    ])
    func `a file without a proper token is refused`(content: String) throws {
        try withPath { path in
            try FileSystem.createFile(at: path, with: Array(content.utf8), isPrivate: true)
            let error = #expect(throws: ServerSettingsError.self) { try TokenFile.token(at: path) }
            expectEqual(error?.code, "tokenFileUnreadable")
        }
    }

    @Test func `a link is no token file`() throws {
        try withPath { path in
            try #require(symlink("\(path)-target", path) == 0)
            let error = #expect(throws: ServerSettingsError.self) { try TokenFile.token(at: path) }
            expectEqual(error?.code, "tokenFileNotPrivate")
            expectEqual(error?.description.contains("is a symbolic link; name the file that it leads to"), true)
        }
    }

    @Test func `a folder is no token file`() throws {
        let error = #expect(throws: ServerSettingsError.self) { try TokenFile.token(at: "/tmp") }
        expectEqual(error?.code, "tokenFileNotPrivate")
    }

    @Test func `the token of a file can be exchanged again and again`() {
        let token = Secret(text: String(repeating: "t", count: 40))
        let access = AccessControl(fileToken: token)
        for _ in 0..<3 { #expect(access.exchange(token.text) != nil) }
        expectEqual(access.state(of: token.text), .valid)
        #expect(access.exchange(access.addressToken.text) != nil)
        expectEqual(access.exchange(access.addressToken.text), nil)
    }
}

@Suite struct ServerLimitsTests {
    @Test func `every limit can be changed by its name`() throws {
        var limits = ServerLimits()
        for name in ServerLimits.names { try limits.change("\(name)=5000") }
        expectEqual(limits.headerBytes, 5_000)
        expectEqual(limits.bodyBytes, 5_000)
        expectEqual(limits.importBytes, 5_000)
        expectEqual(limits.requestTime, .seconds(5_000))
        expectEqual(limits.answerTime, .seconds(5_000))
        expectEqual(limits.writeTime, .seconds(5_000))
        expectEqual(limits.idleTime, .seconds(5_000))
        expectEqual(limits.connections, 5_000)
        expectEqual(limits.eventStreams, 5_000)
    }

    @Test(arguments: [
        "", "connections", "connections=", "connections=0", "connections=-1", "nothing=1", "header-bytes=10",
    ])
    func `a wrong limit is refused`(setting: String) {
        var limits = ServerLimits()
        #expect(throws: ServerSettingsError.self) { try limits.change(setting) }
        expectEqual(limits, ServerLimits())
    }
}
