import Foundation
import Synchronization

/// A running `StoreFaultWriter`, the program built beside the tests.
package final class FaultWriter: Sendable {
    private let process: pid_t
    private let output: CInt
    /// What was read and not yet asked for.
    private let buffer = Mutex(Data())

    /// Between the making of a pipe and the start of its process no other process may start: it would inherit
    /// the pipe and keep it open.
    private static let starting = Mutex(())

    /// - Parameters:
    ///   - options: `KEY=VALUE`.
    ///   - tracer: A program, by its path, with arguments, that runs the writer and watches it.
    package init(_ path: String, _ task: String, _ options: [String] = [], under tracer: [String] = []) throws {
        let program = try FaultWriter.program()
        (process, output) = try FaultWriter.starting.withLock { _ in
            try FaultWriter.start(tracer + [program, path, task] + options)
        }
    }

    private static func start(_ arguments: [String]) throws -> (process: pid_t, output: CInt) {
        var ends: [CInt] = [0, 0]
        try check(pipe(&ends) == 0 ? 0 : errno)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        var process = pid_t()
        var words = arguments.map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        try check(posix_spawn(&process, arguments[0], &actions, nil, &words, environ))
        return (process, ends[0])
    }

    deinit {
        close(output)
    }

    /// Nil at the end of the output.
    package func nextLine() -> String? {
        buffer.withLock { buffer in
            while true {
                if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                    defer { buffer = Data(buffer[(end + 1)...]) }
                    return String(decoding: buffer[..<end], as: UTF8.self)
                }
                var bytes = [UInt8](repeating: 0, count: 4096)
                let count = read(output, &bytes, bytes.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return nil }
                buffer.append(contentsOf: bytes[..<count])
            }
        }
    }

    package func kill() {
        Foundation.kill(process, SIGKILL)
    }

    /// Waits for the end of the process. All lines that were not asked for before.
    package func finish() -> [String] {
        var lines: [String] = []
        while let line = nextLine() { lines.append(line) }
        var status: CInt = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return lines
    }

    private struct NotBuilt: Error { let program: String }

    private static func check(_ code: CInt) throws {
        struct Failure: Error { let code: CInt }
        if code != 0 { throw Failure(code: code) }
    }

    private static func program() throws -> String {
        #if canImport(Darwin)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
            let folder = bundle?.bundleURL.deletingLastPathComponent().path ?? "."
        #else
            let folder = try URL(
                fileURLWithPath: FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            ).deletingLastPathComponent().path
        #endif
        let program = folder + "/StoreFaultWriter"
        guard FileManager.default.isExecutableFile(atPath: program) else { throw NotBuilt(program: program) }
        return program
    }
}
