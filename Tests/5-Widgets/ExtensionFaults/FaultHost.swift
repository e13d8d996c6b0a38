import IntentExtension
import IntentModel
import IntentRuntime
import IntentSystem

/// A host in a separate process, so that a test can count its resources.
///
/// `host LINK COUNT` requests options of the instance `bad` and then of the instance `good`, COUNT times, from the extension
/// at the link. It prints `failures N`, `answers N`, `starts N`, `descriptors BEFORE AFTER`, `children N` (0 for none) and
/// `peak BYTES`, its maximum resident memory.
enum FaultHost {
    static func main(_ arguments: [String]) async {
        guard arguments.count == 3, arguments[0] == "host", let count = Int(arguments[2]) else {
            CurrentProcess.exit(64)
        }
        // Descriptors that stay open, such as those of Swift's timers, are opened before the first count.
        _ = await request(arguments[1], count: 1)
        let before = SystemCalls.openDescriptorCount
        let (failures, answers, starts) = await request(arguments[1], count: count)
        print("failures \(failures)")
        print("answers \(answers)")
        print("starts \(starts)")
        print("descriptors \(before) \(SystemCalls.openDescriptorCount)")
        print("children \(SystemCalls.hasChildren ? 1 : 0)")
        print("peak \(SystemCalls.peakResidentBytes)")
    }

    private static func request(_ path: String, count: Int) async -> (failures: Int, answers: Int, starts: Int) {
        let host = ExtensionHost(path: path)
        defer { host.shutDown() }
        var failures = 0, answers = 0
        for _ in 0..<count {
            do { _ = try await options("bad", host, .seconds(1)) } catch { failures += 1 }
            // Consecutive failures delay the restart. A successful answer resets the delay.
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
        let request = RemoteRequest(intent: intent, parameter: hero, values: IntentValues(), schema: schema)
        let context = OptionsContext(instance: InstanceID(instance), kind: "widget", deadline: .now + time)
        return try await withThrowingTaskGroup(of: Int.self) { group in
            group.addTask {
                try await ExtensionHandlers([host]).options(request, searchTerm: nil, context: context).items.count
            }
            group.addTask {
                try await Task.sleep(for: time)
                throw CancellationError()
            }
            defer { group.cancelAll() }
            return try await group.next() ?? 0
        }
    }
}
