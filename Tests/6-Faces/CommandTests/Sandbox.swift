import Foundation
import IntentTestSupport

/// A temporary folder in which one test runs programs. It is deleted with the sandbox.
final class Sandbox {
    private let folder: TemporaryFolder
    /// The complete environment of every program.
    var environment: [String: String]
    /// The program that `intentctl(_:)` runs.
    var program = "intentctl"

    init() throws {
        folder = try TemporaryFolder("commands")
        let path = folder.path
        environment = ["HOME": path + "/home", "PATH": "/usr/bin:/bin"]
        try FileManager.default.createDirectory(atPath: path + "/home", withIntermediateDirectories: true)
    }

    var path: String { folder.path }

    /// The names of the files that contain a text, besides the input that a test gives to a program.
    func files(containing text: String) -> [String] {
        let files = FileManager.default.enumerator(at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
        var names: [String] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension != "in", let data = try? Data(contentsOf: file),
                data.range(of: Data(text.utf8)) != nil
            else { continue }
            names.append(file.lastPathComponent)
        }
        return names
    }

    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: path + "/" + file)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func copy(_ source: String, to file: String) throws {
        try FileManager.default.copyItem(atPath: source, toPath: path + "/" + file)
    }

    func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/" + file)
    }

    /// Runs `intentctl` and waits for it to exit.
    func intentctl(_ arguments: String..., input: String = "") async throws -> Outcome {
        try await run(arguments, input: input)
    }

    func run(_ arguments: [String], input: String = "") async throws -> Outcome {
        try await finish(BuiltProduct.path(program), arguments, input: input)
    }

    /// Runs a shell command in which `$intentctl` is the path of the program.
    func shell(_ line: String) async throws -> Outcome {
        let path = try BuiltProduct.path(program)
        return try await finish("/bin/sh", ["-c", "intentctl=\(quoted(path)); \(line)"], input: "")
    }

    /// Starts `intentctl` without waiting for it to exit.
    func start(_ arguments: String...) throws -> RunningProgram {
        try RunningProgram(
            BuiltProduct.path(program), arguments, folder: path, environment: environment, input: "")
    }

    /// Runs a program and waits for it on another thread, so that Swift's cooperative threads stay free for other tests.
    func finish(_ program: String, _ arguments: [String], input: String) async throws -> Outcome {
        try await withCheckedThrowingContinuation { [path, environment] continuation in
            Self.runs.addOperation {
                continuation.resume(
                    with: Result {
                        try RunningProgram(
                            program, arguments, folder: path, environment: environment, input: input
                        ).outcome()
                    })
            }
        }
    }

    /// Runs at most one program per processor, so that programs meet their deadlines.
    private static let runs: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
        return queue
    }()

    private func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}

/// The exit status and the output of a program.
struct Outcome: Hashable {
    /// The exit code; the negated number of the signal if one killed the program.
    let status: Int32
    let output: String
    let error: String

    init(status: Int32, output: String = "", error: String = "") {
        self.status = status
        self.output = output
        self.error = error
    }

    /// Returns exit code 0 with this output and nothing on standard error.
    static func success(_ output: String = "") -> Outcome {
        Outcome(status: 0, output: output)
    }
}

/// A started program whose output goes to files, so that no pipe can fill up.
final class RunningProgram {
    private let process = Process()
    private let base: String

    init(
        _ program: String, _ arguments: [String], folder: String, environment: [String: String], input: String
    ) throws {
        base = folder + "/home/run-" + UUID().uuidString
        for (suffix, text) in [("in", input), ("out", ""), ("err", "")] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(base).\(suffix)"))
        }
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: base + ".in"))
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: base + ".out"))
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: base + ".err"))
        try process.run()
    }

    /// Waits for the program to exit.
    func outcome() throws -> Outcome {
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Outcome(
            status: isSignal ? -process.terminationStatus : process.terminationStatus,
            output: try text("out"), error: try text("err"))
    }

    private func text(_ suffix: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(base).\(suffix)")), as: UTF8.self)
    }
}

/// The programs that are built with the tests.
enum BuiltProduct {
    struct Missing: Error, CustomStringConvertible {
        let name: String
        let folders: [String]

        var description: String { "program '\(name)' not found in \(folders.joined(separator: ", "))" }
    }

    /// Returns the path of a program in the folder of the test bundle or one above it.
    static func path(_ name: String) throws -> String {
        let folders = startFolders.flatMap(ancestors)
        guard let folder = folders.first(where: { isProgram($0 + "/" + name) }) else {
            throw Missing(name: name, folders: folders)
        }
        return folder + "/" + name
    }

    private static var startFolders: [String] {
        let bundles = Bundle.allBundles.map(\.bundlePath).filter { $0.hasSuffix(".xctest") }
        return bundles + [Bundle.main.bundlePath, Bundle.main.executablePath ?? ""].filter { !$0.isEmpty }
    }

    private static func ancestors(of path: String) -> [String] {
        var folders = [path]
        for _ in 0..<4 {
            folders.append(URL(fileURLWithPath: folders[folders.count - 1]).deletingLastPathComponent().path)
        }
        return folders
    }

    private static func isProgram(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: path)
    }
}
