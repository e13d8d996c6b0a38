import IntentExtension
import IntentModel
import IntentRuntime

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A host in a process of its own, so that what it holds can be counted.
///
/// `host LINK COUNT` asks the extension behind the link so many times for the bad instance's options, each time followed
/// by a good one's, and prints `failures N`, `answers N`, `starts N`, `descriptors BEFORE AFTER`, `children N` and
/// `peak BYTES`, its own greatest resident memory.
enum FaultHost {
    static func main(_ arguments: [String]) async {
        guard arguments.count == 3, arguments[0] == "host", let count = Int(arguments[2]) else { exit(64) }
        // What is opened once and kept, such as by Swift's own timers, is open before it is counted.
        _ = await ask(arguments[1], count: 1)
        let before = descriptors()
        let (failures, answers, starts) = await ask(arguments[1], count: count)
        print("failures \(failures)")
        print("answers \(answers)")
        print("starts \(starts)")
        print("descriptors \(before) \(descriptors())")
        print("children \(children())")
        print("peak \(peakBytes())")
    }

    private static func ask(_ path: String, count: Int) async -> (failures: Int, answers: Int, starts: Int) {
        let host = ExtensionHost(path: path)
        defer { host.shutDown() }
        var failures = 0, answers = 0
        for _ in 0..<count {
            do { _ = try await options("bad", host, .seconds(1)) } catch { failures += 1 }
            // After failures in a row there is a pause; a good answer ends it.
            for _ in 0..<10 {
                guard (try? await options("good", host, .seconds(20))) == nil else {
                    answers += 1
                    break
                }
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
        return (failures, answers, host.startCount)
    }

    private static func options(
        _ instance: String, _ host: ExtensionHost, _ time: Duration
    ) async throws -> Int {
        let schema = FaultSchema.schema
        guard let intent = schema.intents.first, let hero = intent.parameter(named: "hero") else { return 0 }
        let question = ForeignQuestion(intent: intent, parameter: hero, values: IntentValues(), schema: schema)
        let context = OptionsContext(instance: InstanceID(instance), kind: "widget", deadline: .now + time)
        return try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask {
                try await ExtensionHandlers([host]).options(question, searchTerm: nil, context: context).items.count
            }
            group.addTask {
                try await Task.sleep(for: time)
                throw CancellationError()
            }
            defer { group.cancelAll() }
            return try await group.next() ?? 0
        }
    }

    private static func descriptors() -> Int {
        (0..<1024).count { fcntl($0, F_GETFD) != -1 }
    }

    /// Processes that nobody has waited for.
    private static func children() -> Int {
        var information = siginfo_t()
        return waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == -1 && errno == ECHILD ? 0 : 1
    }

    private static func peakBytes() -> Int {
        #if canImport(Darwin)
            var usage = rusage()
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            // Not of getrusage, which counts in what the process was before it became this program.
            let file = open("/proc/self/status", O_RDONLY)
            defer { close(file) }
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            let lines = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: "\n")
            let words = lines.first { $0.hasPrefix("VmHWM:") }?.split(whereSeparator: \.isWhitespace)
            return (words?.dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
        #endif
    }
}
