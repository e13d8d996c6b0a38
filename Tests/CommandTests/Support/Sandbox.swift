import Foundation

/// A folder of its own for one test, in which programs run; gone afterwards.
final class Sandbox {
    let path: String
    /// Given to every program; nothing else of the environment is.
    var environment: [String: String]
    /// Which program stands for `intentctl`; one of the same commands.
    var program = "intentctl"

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/commands-" + UUID().uuidString
        environment = ["HOME": path + "/home", "PATH": "/usr/bin:/bin"]
        try FileManager.default.createDirectory(atPath: path + "/home", withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ text: String, to file: String) throws {
        let place = URL(fileURLWithPath: path + "/" + file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }

    func copy(_ source: String, to file: String) throws {
        try FileManager.default.copyItem(atPath: source, toPath: path + "/" + file)
    }

    func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: path + "/" + file)
    }

    /// Runs `intentctl` to its end.
    func intentctl(_ arguments: String..., input: String = "") async throws -> Outcome {
        try await run(arguments, input: input)
    }

    func run(_ arguments: [String], input: String = "") async throws -> Outcome {
        try await finish(BuiltProduct.path(program), arguments, input: input)
    }

    /// Runs a line of shell in which `$intentctl` is the program.
    func shell(_ line: String) async throws -> Outcome {
        let path = try BuiltProduct.path(program)
        return try await finish("/bin/sh", ["-c", "intentctl=\(quoted(path)); \(line)"], input: "")
    }

    /// Starts `intentctl` and does not wait.
    func begin(_ arguments: String...) throws -> RunningProgram {
        try RunningProgram(
            BuiltProduct.path(program), arguments, folder: path, environment: environment, input: "")
    }

    /// Runs a program to its end beside Swift's cooperative threads, which other tests need meanwhile.
    private func finish(_ program: String, _ arguments: [String], input: String) async throws -> Outcome {
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

    /// As many at once as there are processors, so that no program has to wait past its deadlines.
    private static let runs: OperationQueue = {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
        return queue
    }()

    private func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}
