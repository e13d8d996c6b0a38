#if SQLite
    import Foundation
    import IntentTestSupport
    import Testing

    /// Runs writers under strace: to see their system calls, and to have one of them fail or be their last.
    struct SystemCallTracer {
        /// What befalls a call.
        enum Fate: Hashable, Sendable {
            /// The process is killed when it is about to make the call.
            case kill
            /// The call does nothing, and says that it failed: `ENOSPC`.
            case fail(String)

            fileprivate var expression: String {
                switch self {
                case .kill: "signal=SIGKILL"
                case .fail(let error): "error=\(error)"
                }
            }
        }

        private static let program = ["/usr/bin/strace", "/bin/strace"].first(
            where: FileManager.default.isExecutableFile(atPath:))

        /// Whether there is a strace that may trace. It needs Linux.
        static let isThere: Bool = {
            guard let program else { return false }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = ["-f", "-o", "/dev/null", "true"]
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationStatus == 0
        }()

        /// All calls of a writer that does its task undisturbed, in the order in which they were made.
        func calls(on place: TemporaryStore, _ task: String, _ options: [String]) throws -> [SystemCall] {
            let trace = try TemporaryStore()
            let file = trace.folder + "/trace"
            _ = try writer(on: place, task, options, ["-y", "-o", file]).finish()
            return [SystemCall](trace: String(decoding: try trace.bytes(of: "trace"), as: UTF8.self))
        }

        /// What a writer printed whose call met its fate.
        func lines(
            on place: TemporaryStore, _ task: String, _ options: [String], _ call: SystemCall, _ fate: Fate
        ) throws -> [String] {
            let injection = "inject=\(call.name):\(fate.expression):when=\(call.ordinal)"
            return try writer(on: place, task, options, ["-o", "/dev/null", "-e", injection]).finish()
        }

        private func writer(
            on place: TemporaryStore, _ task: String, _ options: [String], _ arguments: [String]
        ) throws -> FaultWriter {
            let program = try #require(SystemCallTracer.program)
            return try FaultWriter(place.path, task, options, under: [program, "-f", "-qq"] + arguments)
        }
    }
#endif
