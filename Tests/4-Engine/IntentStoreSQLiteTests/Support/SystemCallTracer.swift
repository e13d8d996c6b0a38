#if SQLite
    import Foundation
    import IntentTestSupport
    import Testing

    /// Runs writers under strace, to record their system calls and to kill them at one, or to make one fail.
    struct SystemCallTracer {
        /// What happens at a call.
        enum Fault: Hashable, Sendable {
            /// The process is killed before the call.
            case kill
            /// The call does nothing and fails with an error, such as `ENOSPC`.
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

        /// Whether strace is installed and permitted. It needs Linux.
        static let isAvailable = succeeds(["-f", "-o", "/dev/null", "true"])

        /// Lets other calls run without a stop, which takes a third of the time. strace 5.3 or later supports it, but then
        /// sends no signals.
        private static let filter =
            succeeds(["-f", "--seccomp-bpf", "-o", "/dev/null", "true"]) ? ["--seccomp-bpf"] : []

        private static func succeeds(_ arguments: [String]) -> Bool {
            guard let program else { return false }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
            process.standardError = FileHandle.nullDevice
            guard (try? process.run()) != nil else { return false }
            process.waitUntilExit()
            return process.terminationStatus == 0
        }

        /// Returns the calls of a writer without a fault, in the order in which they begin.
        func calls(on place: TemporaryStore, _ task: String, _ options: [String]) throws -> [SystemCall] {
            try calls(at: place.path, task, options)
        }

        func calls(at path: String, _ task: String, _ options: [String]) throws -> [SystemCall] {
            let trace = try TemporaryStore()
            let file = trace.folder + "/trace"
            _ = try writer(at: path, task, options, ["-y", "-o", file]).finish()
            return [SystemCall](trace: String(decoding: try trace.bytes(of: "trace"), as: UTF8.self))
        }

        /// Returns what a writer prints if a fault happens at one of its calls.
        func lines(
            on place: TemporaryStore, _ task: String, _ options: [String], _ call: SystemCall, _ fault: Fault
        ) throws -> [String] {
            let injection = "inject=\(call.name):\(fault.expression):when=\(call.ordinal)"
            let filter = fault == .kill ? [] : Self.filter
            let arguments = filter + ["-o", "/dev/null", "-e", "trace=\(call.name)", "-e", injection]
            return try writer(at: place.path, task, options, arguments).finish()
        }

        private func writer(
            at path: String, _ task: String, _ options: [String], _ arguments: [String]
        ) throws -> FaultWriter {
            let program = try #require(SystemCallTracer.program)
            return try FaultWriter(path, task, options, under: [program, "-f", "-qq"] + arguments)
        }
    }

    /// One system call of a writer, as `strace -y` prints it.
    struct SystemCall: Hashable, Sendable {
        let thread: Int
        /// Such as `pwrite64`.
        let name: String
        /// The arguments, in which descriptors are followed by their paths, and the result.
        fileprivate(set) var text: String
        /// Its number among the calls with this name by this thread, from 1.
        let ordinal: Int
        /// The lines of the trace in which it begins and ends. They differ if another thread makes a call in between.
        fileprivate(set) var lines: ClosedRange<Int>

        /// The line that it writes to standard output; nil for every other call.
        var printedLine: String? {
            guard name == "write", text.hasPrefix("(1<"), let start = text.firstIndex(of: "\"") else { return nil }
            return text[text.index(after: start)...].split(separator: "\\").first.map(String.init)
        }

        /// Whether its arguments include a path or a descriptor of a file.
        var concernsFile: Bool { text.contains("</") || text.contains("\"/") }

        /// Whether other processes can see what it does. A kill at another call leaves the same as one at the next such call.
        var isVisible: Bool { concernsFile && !Self.reading.contains(name) || printedLine != nil }

        /// Calls that change nothing. How many there are also differs from run to run: a thread that asks for its stack reads
        /// `/proc/self/maps` in parts.
        private static let reading: Set = [
            "access", "fstat", "lseek", "mmap", "newfstatat", "pread64", "read", "readlink", "statfs", "statx",
        ]

        func concerns(_ path: String) -> Bool { text.contains(path) }

        var hasSucceeded: Bool { text.hasSuffix("= 0") }

        /// Whether it writes the file to the disk.
        func synchronizes(_ path: String) -> Bool {
            (name == "fdatasync" || name == "fsync") && concerns("<\(path)>") && hasSucceeded
        }
    }

    extension [SystemCall] {
        /// Parses a trace into its calls, in the order in which they begin.
        init(trace: String) {
            self = []
            var counts: [String: Int] = [:]
            // The index of the call that has not ended, by thread.
            var unfinished: [Int: Int] = [:]
            for (line, text) in trace.split(separator: "\n").enumerated() {
                let parts = text.split(separator: " ", maxSplits: 1)
                guard parts.count == 2, let thread = Int(parts[0]) else { continue }
                let text = parts[1].drop { $0 == " " }
                if text.hasPrefix("<... "), let end = text.firstIndex(of: ">") {
                    guard let call = unfinished.removeValue(forKey: thread) else { continue }
                    self[call].text += text[end...].dropFirst()
                    self[call].lines = self[call].lines.lowerBound...line
                } else if text.first?.isLetter == true, let start = text.firstIndex(of: "(") {
                    let name = String(text[..<start])
                    counts["\(thread) \(name)", default: 0] += 1
                    let isUnfinished = text.hasSuffix(" <unfinished ...>")
                    if isUnfinished { unfinished[thread] = count }
                    append(
                        SystemCall(
                            thread: thread, name: name,
                            text: String(text[start...].dropLast(isUnfinished ? " <unfinished ...>".count : 0)),
                            ordinal: counts["\(thread) \(name)", default: 0], lines: line...line))
                }
            }
        }
    }
#endif
