import Foundation

/// A folder of its own for one test, in which programs run; gone afterwards.
final class Sandbox {
    let path: String
    /// Given to every program; nothing else of the environment is.
    var environment: [String: String]

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
    func intentctl(_ arguments: String..., input: String = "") throws -> Outcome {
        try run(arguments, input: input)
    }

    func run(_ arguments: [String], input: String = "") throws -> Outcome {
        try start(BuiltProduct.path("intentctl"), arguments, input: input).outcome()
    }

    /// Runs a line of shell in which `$intentctl` is the program.
    func shell(_ line: String) throws -> Outcome {
        let program = try BuiltProduct.path("intentctl")
        return try start("/bin/sh", ["-c", "intentctl=\(quoted(program)); \(line)"], input: "").outcome()
    }

    /// Starts `intentctl` and does not wait.
    func begin(_ arguments: String...) throws -> RunningProgram {
        try start(BuiltProduct.path("intentctl"), arguments, input: "")
    }

    private func start(_ program: String, _ arguments: [String], input: String) throws -> RunningProgram {
        try RunningProgram(program, arguments, folder: path, environment: environment, input: input)
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacingOccurrences(of: "'", with: #"'\''"#) + "'"
    }
}
