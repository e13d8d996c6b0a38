import Foundation
import Testing

@testable import IntentTooling

@Suite final class FileReplacementTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("intentgen-\(UUID())")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @Test func aFileIsReplacedWholeAndNothingStaysBesideIt() throws {
        try replaceFile(at: path("a.swift"), with: "one")
        try replaceFile(at: path("a.swift"), with: "two")
        #expect(try String(contentsOfFile: path("a.swift"), encoding: .utf8) == "two")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.swift"])
    }

    @Test(arguments: [("same", false), ("other", true), ("same and more", true), ("", true)])
    func bytesTellWhetherAFileChanges(content: String, differs expected: Bool) throws {
        #expect(try differs("same", fromFileAt: path("a.swift")))
        try Data(content.utf8).write(to: URL(fileURLWithPath: path("a.swift")))
        #expect(try differs("same", fromFileAt: path("a.swift")) == expected)
    }

    @Test func foldersAreMadeWithThoseAboveThem() throws {
        try makeFolder(at: path("x/y/z"))
        try makeFolder(at: path("x/y/z/"))
        try replaceFile(at: path("x/y/z/a.swift"), with: "")
        #expect(FileManager.default.fileExists(atPath: path("x/y/z/a.swift")))
    }

    @Test func whatCannotBeCreatedSaysSo() throws {
        try replaceFile(at: path("file"), with: "")
        try makeFolder(at: path("folder"))
        let attempts: [() throws -> Void] = [
            { [self] in try makeFolder(at: path("file/below")) }, { [self] in try makeFolder(at: path("file")) },
            { [self] in try replaceFile(at: path("missing/a"), with: "") },
            { [self] in try replaceFile(at: path("folder"), with: "") },
        ]
        for attempt in attempts {
            let error = #expect(throws: ToolError.self) { try attempt() }
            #expect(error?.exitCode == .outputNotCreated)
        }
    }
}
