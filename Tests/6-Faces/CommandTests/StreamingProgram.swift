import Foundation

/// A started program whose output is read line by line while it runs.
///
/// `@unchecked Sendable`: only the queue `lines` uses the buffer.
final class StreamingProgram: @unchecked Sendable {
    private let process = Process()
    private let output = Pipe()
    private let input: Pipe?
    private var buffer = Data()
    /// Runs the blocking reads.
    private let lines = DispatchQueue(label: "StreamingProgram")

    /// - Parameter hasInput: Whether lines can be typed; otherwise the input is empty.
    init(
        _ program: String, _ arguments: [String], folder: String, environment: [String: String],
        hasInput: Bool = false
    ) throws {
        input = hasInput ? Pipe() : nil
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = input ?? FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// Returns the next line; nil at the end of the output.
    func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            lines.async { continuation.resume(returning: self.readLine()) }
        }
    }

    /// Writes a line to the program's input.
    func type(_ line: String) {
        input?.fileHandleForWriting.write(Data((line + "\n").utf8))
    }

    /// Reads lines up to one that contains a text; returns it, or nil at the end of the output.
    func line(containing text: String) async -> String? {
        while let line = await nextLine() {
            if line.contains(text) { return line }
        }
        return nil
    }

    /// Closes the reading end of the output, so that SIGPIPE ends the program when it prints something.
    func closeOutput() {
        try? output.fileHandleForReading.close()
    }

    /// Sends SIGHUP, as a terminal does that is closed.
    func hangUp() {
        Foundation.kill(process.processIdentifier, SIGHUP)
    }

    /// Sends SIGINT, as Ctrl-C does.
    func interrupt() {
        process.interrupt()
    }

    /// Sends SIGTERM, as a service manager does.
    func terminate() {
        process.terminate()
    }

    /// Kills the program, which cannot react.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    /// Waits for the program to exit. Returns the exit code, or the negated number of the signal that killed it.
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
    /// Starts `intentctl` for reading its output while it runs.
    func stream(_ arguments: String...) throws -> StreamingProgram {
        try StreamingProgram(BuiltProduct.path(program), arguments, folder: path, environment: environment)
    }

    /// Starts a program in which lines can be typed.
    ///
    /// Background jobs of a shell ignore SIGINT, those of `nohup` SIGHUP, and those of Python SIGPIPE; the program does not.
    func session(_ arguments: String...) throws -> StreamingProgram {
        try StreamingProgram(
            "/usr/bin/env", ["--default-signal=INT,HUP,PIPE", BuiltProduct.path(program)] + arguments, folder: path,
            environment: environment, hasInput: true)
    }

    /// Starts another program for reading its output while it runs.
    func stream(program: String, _ arguments: [String]) throws -> StreamingProgram {
        try StreamingProgram(program, arguments, folder: path, environment: environment)
    }
}
