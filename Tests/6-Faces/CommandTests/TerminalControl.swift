import Foundation
import Synchronization

/// The control mode of tmux: one process that takes commands as lines, and tells when a program has written to its terminal.
final class TerminalControl: Sendable {
    /// What tmux says of a command that it refuses, or that it has ended.
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    private typealias Reply = Result<String, Refused>

    private struct State {
        /// The commands whose replies are expected, in their order.
        var commands: [CheckedContinuation<Reply, Never>] = []
        /// Replies that nobody has asked for yet: the one to the command that starts the session.
        var replies: [Reply] = []
        /// The lines of the reply that is being read.
        var lines: [String]?
        /// How often programs have written something.
        var outputs = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
        var hasEnded = false
    }

    private let state = Mutex(State())
    private let input = Pipe()

    /// Starts tmux with arguments that contain `-C`.
    init(_ program: String, _ arguments: [String], folder: String, environment: [String: String]) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let reader = Thread { [self] in
            var rest = Data()
            while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
                rest += data
                while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                    read(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
                    rest = Data(rest[(end + 1)...])
                }
            }
            end()
        }
        reader.start()
    }

    /// Runs a command, and returns its output.
    @discardableResult
    func run(_ arguments: [String]) async throws -> String {
        let line = arguments.map(Self.quoted).joined(separator: " ") + "\n"
        return try await withCheckedContinuation { continuation in
            let hasEnded = state.withLock { state in
                if !state.hasEnded {
                    state.commands.append(continuation)
                    // Within the lock, since the order of commands is that of their replies.
                    // Where tmux has ended, its last output ends the commands.
                    try? input.fileHandleForWriting.write(contentsOf: Data(line.utf8))
                }
                return state.hasEnded
            }
            if hasEnded { continuation.resume(returning: .failure(Self.ended)) }
        }.get()
    }

    /// Returns the reply to the command with which tmux was started.
    @discardableResult
    func reply() async throws -> String {
        try await withCheckedContinuation { continuation in
            let known = state.withLock { state -> Reply? in
                if let reply = state.replies.popLast() { return reply }
                if state.hasEnded { return .failure(Self.ended) }
                state.commands.append(continuation)
                return nil
            }
            if let known { continuation.resume(returning: known) }
        }.get()
    }

    func close() {
        state.withLock { $0.hasEnded = true }
        try? input.fileHandleForWriting.close()
    }

    /// How often programs have written something until now.
    var outputs: Int { state.withLock(\.outputs) }

    /// Waits until programs have written something more often, or tmux has ended.
    /// - Returns: Whether they have before the deadline.
    func nextOutput(after seen: Int, until deadline: ContinuousClock.Instant) async throws -> Bool {
        let timeout = Task { [weak self] in
            try await Task.sleep(until: deadline)
            self?.wake()
        }
        defer { timeout.cancel() }
        while outputs == seen {
            if state.withLock(\.hasEnded) { throw Self.ended }
            if ContinuousClock.now >= deadline { return false }
            await withCheckedContinuation { continuation in
                let isNew = state.withLock { state in
                    if state.outputs == seen, !state.hasEnded { state.waiting.append(continuation) }
                    return state.outputs != seen || state.hasEnded
                }
                if isNew { continuation.resume() }
            }
        }
        return true
    }

    private static let ended = Refused(description: "tmux has ended")

    private func wake() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    private func read(_ line: String) {
        if line.hasPrefix("%begin ") {
            state.withLock { $0.lines = [] }
        } else if line.hasPrefix("%end ") {
            finish { .success($0) }
        } else if line.hasPrefix("%error ") {
            finish { .failure(Refused(description: $0)) }
        } else if state.withLock({ $0.lines?.append(line) }) == nil, line.hasPrefix("%output ") {
            state.withLock { $0.outputs += 1 }
            wake()
        }
    }

    private func finish(_ reply: (String) -> Reply) {
        let (command, result) = state.withLock { state in
            let result = reply((state.lines ?? []).map { $0 + "\n" }.joined())
            state.lines = nil
            if state.commands.isEmpty { state.replies.append(result) }
            return (state.commands.isEmpty ? nil : state.commands.removeFirst(), result)
        }
        command?.resume(returning: result)
    }

    private func end() {
        let commands = state.withLock { state in
            state.hasEnded = true
            defer { state.commands = [] }
            return state.commands
        }
        for command in commands { command.resume(returning: .failure(Self.ended)) }
        wake()
    }

    /// Returns an argument as tmux's language writes a text.
    private static func quoted(_ argument: String) -> String {
        let escaped = argument.unicodeScalars.map { scalar in
            switch scalar {
            case "\"", "\\", "$": "\\\(scalar)"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F:
                "\\" + String(repeating: "0", count: scalar.value < 8 ? 2 : scalar.value < 64 ? 1 : 0)
                    + String(scalar.value, radix: 8)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
