import Foundation

/// A started program whose lines are read as they come.
final class StreamingProgram: @unchecked Sendable {
    private let process = Process()
    private let output = Pipe()
    /// Used by `lines` alone, one call at a time.
    private var buffer = Data()
    /// Where reading waits, beside Swift's cooperative threads.
    private let lines = DispatchQueue(label: "StreamingProgram")

    init(_ program: String, _ arguments: [String], folder: String, environment: [String: String]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Nil at the end of the output.
    func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            lines.async { continuation.resume(returning: self.readLine()) }
        }
    }

    /// As Ctrl-C does.
    func interrupt() {
        process.interrupt()
    }

    /// The exit code; the signal's number below 0 where one ended it.
    func status() async -> Int32 {
        await withCheckedContinuation { continuation in
            lines.async { [process] in
                process.waitUntilExit()
                let isSignal = process.terminationReason == .uncaughtSignal
                continuation.resume(returning: isSignal ? -process.terminationStatus : process.terminationStatus)
            }
        }
    }

    private func readLine() -> String? {
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                defer { buffer = Data(buffer[(end + 1)...]) }
                return String(decoding: buffer[..<end], as: UTF8.self)
            }
            let bytes = output.fileHandleForReading.availableData
            if bytes.isEmpty { return nil }
            buffer.append(bytes)
        }
    }
}

extension Sandbox {
    /// Starts `intentctl`, whose output is read while it runs.
    func stream(_ arguments: String...) throws -> StreamingProgram {
        try StreamingProgram(BuiltProduct.path(program), arguments, folder: path, environment: environment)
    }
}
