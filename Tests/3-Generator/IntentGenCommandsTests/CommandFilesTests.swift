import Foundation
import IntentCommandLine
import IntentGeneratorRun
import IntentTestSupport
import Testing

struct CommandFilesTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    @Test func `replacing a file leaves no temporary file`() throws {
        try CommandFiles.replace(path("a.swift"), with: "one")
        try CommandFiles.replace(path("a.swift"), with: "two")
        try expectEqual(String(contentsOfFile: path("a.swift"), encoding: .utf8), "two")
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: folder.path), ["a.swift"])
    }

    @Test(arguments: [("same", false), ("other", true), ("same and more", true), ("", true)])
    func `a file differs if its bytes differ`(content: String, differs expected: Bool) throws {
        #expect(try CommandFiles.differs(path("a.swift"), from: "same"))
        try Data(content.utf8).write(to: URL(fileURLWithPath: path("a.swift")))
        try expectEqual(CommandFiles.differs(path("a.swift"), from: "same"), expected)
    }

    @Test func `missing parent folders are created`() throws {
        try CommandFiles.createFolder(at: path("x/y/z"))
        try CommandFiles.createFolder(at: path("x/y/z/"))
        try CommandFiles.replace(path("x/y/z/a.swift"), with: "")
        #expect(FileManager.default.fileExists(atPath: path("x/y/z/a.swift")))
    }

    @Test func `an impossible output is reported as cannotCreate`() throws {
        try CommandFiles.replace(path("file"), with: "")
        try CommandFiles.createFolder(at: path("folder"))
        let attempts: [() throws -> Void] = [
            { try CommandFiles.createFolder(at: path("file/below")) },
            { try CommandFiles.createFolder(at: path("file")) },
            { try CommandFiles.replace(path("missing/a"), with: "") },
            { try CommandFiles.replace(path("folder"), with: "") },
            { try CommandFiles.requireReplaceable(path("folder")) },
            { try CommandFiles.requireReplaceable("/dev/null") },
        ]
        for attempt in attempts {
            let error = #expect(throws: CommandError.self) { try attempt() }
            expectEqual(error?.status, .cannotCreate)
        }
        try CommandFiles.requireReplaceable(path("file"))
        try CommandFiles.requireReplaceable(path("missing"))
    }
}
