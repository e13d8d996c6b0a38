import Foundation
import IntentSystem
import Synchronization
import Testing

/// A running process of `StoreFaultWriter`, the program that is built beside the tests.
package final class FaultWriter: Sendable {
    private let process: StartedProcess
    private let output: Descriptor
    /// The output that was read but not returned yet.
    private let buffer = Mutex(Data())

    /// Starts a writer.
    /// - Parameters:
    ///   - options: Options of the form `KEY=VALUE`.
    ///   - tracer: The path and the arguments of a program that runs and traces the writer.
    package init(_ path: String, _ task: String, _ options: [String] = [], under tracer: [String] = []) throws {
        let arguments = try tracer + [BuiltPrograms.path(of: "StoreFaultWriter"), path, task] + options
        let pipe = try SystemPipe()
        defer { pipe.writing.close() }
        output = pipe.reading
        process = try ProgramStart(
            path: arguments[0], arguments: arguments, separation: .group, input: nil, output: pipe.writing,
            errors: .standardError
        ).run()
    }

    deinit {
        output.close()
    }

    /// Waits for the next line of the output; returns `nil` at its end.
    package func nextLine() -> String? {
        buffer.withLock { buffer in
            while true {
                if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                    defer { buffer = Data(buffer[(end + 1)...]) }
                    return String(decoding: buffer[..<end], as: UTF8.self)
                }
                endIfSilent()
                var bytes = [UInt8](repeating: 0, count: 4096)
                guard case .bytes(let count) = bytes.withUnsafeMutableBytes({ output.read(into: $0) }) else {
                    return nil
                }
                buffer.append(contentsOf: bytes[..<count])
            }
        }
    }

    /// Waits for output or its end. Kills a writer that hangs, so that its test fails instead of waiting forever.
    private func endIfSilent() {
        let end = ContinuousClock.now + .seconds(240)
        while !Descriptor.wait(toRead: [output], timeout: ContinuousClock.now.duration(to: end)) {
            guard ContinuousClock.now >= end else { continue }
            Issue.record("the writer \(process.id) printed nothing for four minutes")
            return kill()
        }
    }

    package func kill() {
        process.killGroup()
    }

    /// Waits for the end of the process and returns the remaining lines of its output.
    package func finish() -> [String] {
        var lines: [String] = []
        while let line = nextLine() { lines.append(line) }
        _ = process.reap()
        return lines
    }
}
