import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

@testable import IntentControl

/// A temporary folder with definitions, beside a folder outside it.
private final class Folders {
    let base: String
    var definitions: String { base + "/definitions" }

    init() throws {
        base = NSTemporaryDirectory() + "option-files-" + UUID().uuidString
        for folder in ["definitions/deep/er", "outside"] {
            try FileManager.default.createDirectory(atPath: base + "/" + folder, withIntermediateDirectories: true)
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: base)
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: base + "/" + path))
    }

    func link(_ path: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(atPath: base + "/" + path, withDestinationPath: destination)
    }

    func read(_ path: String, limit: Int = 1 << 20) throws -> JSONValue {
        try FolderOptionFiles(limit: limit).read(OptionFile(path: path, folder: definitions))
    }
}

struct FolderOptionFilesTests {
    @Test(arguments: ["cars.json", "deep/er/cars.json", "./deep/../cars.json", "link.json", "deep/er/../../cars.json"])
    func `files below the folder are read`(path: String) throws {
        let folders = try Folders()
        try folders.write(#"{"options":1}"#, to: "definitions/cars.json")
        try folders.write(#"{"options":1}"#, to: "definitions/deep/er/cars.json")
        try folders.link("definitions/link.json", to: "deep/er/cars.json")
        try expectEqual(folders.read(path), ["options": 1])
    }

    @Test func `generated definitions use the program's folder`() throws {
        let folders = try Folders()
        try folders.write("[]", to: "definitions/cars.json")
        try folders.write("[]", to: "outside/cars.json")
        let files = FolderOptionFiles(folder: folders.definitions)
        try expectEqual(files.read(OptionFile(path: "cars.json")), [])
        let error = #expect(throws: OptionsFailure.self) {
            try files.read(OptionFile(path: "../outside/cars.json"))
        }
        expectEqual(error, .failed("'../outside/cars.json' leads out of the definition's folder"))
        // Definitions that were read from a file use their own folder.
        #expect(throws: OptionsFailure.self) {
            try files.read(OptionFile(path: "deep/cars.json", folder: folders.base + "/outside"))
        }
    }

    @Test func `the folder itself can be a link`() throws {
        let folders = try Folders()
        try folders.write("[]", to: "definitions/cars.json")
        try folders.link("alias", to: "definitions")
        let file = OptionFile(path: "cars.json", folder: folders.base + "/alias")
        try expectEqual(FolderOptionFiles().read(file), [])
    }

    @Test(arguments: [
        "../outside/cars.json", "deep/../../outside/cars.json", "away.json", "aside/cars.json", "/etc/hostname", "",
        "..", ".", "deep", "pipe", "cars.json\0.txt",
    ])
    func `other places and irregular files are refused`(path: String) throws {
        let folders = try Folders()
        try folders.write("[]", to: "outside/cars.json")
        try folders.write("[]", to: "definitions/cars.json")
        try folders.link("definitions/away.json", to: "../outside/cars.json")
        try folders.link("definitions/aside", to: folders.base + "/outside")
        expectEqual(mkfifo(folders.definitions + "/pipe", 0o600), 0)
        let failure = try #require(throws: OptionsFailure.self) { try folders.read(path) }
        guard failure.code == .failed else {
            Issue.record("\(failure)")
            return
        }
    }

    @Test func `a folder with a longer name is not below`() throws {
        let folders = try Folders()
        try FileManager.default.createDirectory(
            atPath: folders.definitions + "-other", withIntermediateDirectories: true)
        try folders.write("[]", to: "definitions-other/cars.json")
        #expect(throws: OptionsFailure.self) { try folders.read("../definitions-other/cars.json") }
    }

    @Test func `a missing file is unavailable`() throws {
        let folders = try Folders()
        #expect(throws: OptionsFailure.unavailable("the options file 'no.json' does not exist")) {
            try folders.read("no.json")
        }
        #expect(throws: OptionsFailure.self) {
            try FolderOptionFiles().read(OptionFile(path: "x", folder: folders.base + "/nowhere"))
        }
    }

    @Test func `a link to itself is reported as one`() throws {
        let folders = try Folders()
        try folders.link("definitions/loop.json", to: "loop.json")
        let message = "'loop.json' leads to itself, or through too many symbolic links"
        #expect(throws: OptionsFailure.failed(message)) { try folders.read("loop.json") }
    }

    @Test func `a program without a folder reports the file`() throws {
        let failure = try #require(throws: OptionsFailure.self) {
            try FolderOptionFiles().read(OptionFile(path: "cars.json"))
        }
        guard failure.code == .unavailable else {
            Issue.record("\(failure)")
            return
        }
        #expect(failure.message.contains("'cars.json'"))
    }

    @Test(arguments: ["", "{", "[1] 2", "{\"a\":1,\"a\":2}"])
    func `invalid JSON is a failure`(text: String) throws {
        let folders = try Folders()
        try folders.write(text, to: "definitions/cars.json")
        let failure = try #require(throws: OptionsFailure.self) { try folders.read("cars.json") }
        guard failure.code == .failed else {
            Issue.record("\(failure)")
            return
        }
        #expect(failure.message.contains("not valid JSON"))
    }

    @Test func `a file beyond the limit is refused`() throws {
        let folders = try Folders()
        try folders.write("[1,2,3]", to: "definitions/cars.json")
        try expectEqual(folders.read("cars.json", limit: 7), [1, 2, 3])
        #expect(throws: OptionsFailure.failed("'cars.json' is too large")) {
            try folders.read("cars.json", limit: 6)
        }
    }
}
