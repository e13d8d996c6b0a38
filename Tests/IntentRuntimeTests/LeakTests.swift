import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// What an engine and its store take of the system they give back.
@Suite(.overEveryStore, .namingTheStore, .timeLimit(.minutes(5))) struct LeakTests {
    /// Other tests run meanwhile and take some, too; a leak takes at least one for each engine.
    /// A server takes its time to let a thousand in.
    private static var engines: Int { StoreKind.current.rawValue == "postgresql" ? 600 : 1_500 }
    private static var slack: Int { engines * 3 / 4 }

    /// So many turns would take long in a row with all other tests.
    @Test func manyEnginesLeaveNoThreadAndNoOpenFile() async throws {
        try await withTaskExecutorPreference(BlockingExecutor()) { try await useManyEngines() }
    }

    private func useManyEngines() async throws {
        let schema = makeSchema(thing("hero"), parameter("size", ValueType(.integer)))
        let store = try TestStore()
        try TestEngine(schema, store: store).put()
        let threads = count(in: "/proc/self/task")
        let files = count(in: "/dev/fd")
        for number in 0..<Self.engines {
            // With deadlines as programs have them, so that an engine has all its threads.
            let test = try TestEngine(schema, .offering(["a"]), store: store.another()) {
                $0.deadlines = EngineSettings().deadlines
            }
            try await test.edit("size", .set(.integer(number)))
            _ = try await test.engine.options(for: "hero", of: .one)
        }
        #expect(try store.instance(.one)?.revision == 1 + Self.engines)
        #expect(count(in: "/dev/fd") < files + Self.slack)
        // A thread that was told to end may be about to.
        while count(in: "/proc/self/task") >= threads + Self.slack {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// 0 where the system has no such folder.
    private func count(in folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
}
