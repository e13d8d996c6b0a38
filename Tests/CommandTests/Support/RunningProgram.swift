import Foundation

/// A started process whose output goes to files, so that no pipe can fill.
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

    /// Waits for the end.
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
