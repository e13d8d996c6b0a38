import Foundation
import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Engines and stores release their system resources.
@Suite(.overEveryStore, .namingTheStore, .timeLimit(.minutes(5))) struct LeakTests {
    /// Tests that run at the same time use resources, too; a leak would use at least one for each engine. A server
    /// needs time to accept a thousand connections.
    private static var engines: Int { StoreKind.current.rawValue == "postgresql" ? 600 : 1_500 }
    private static var slack: Int { engines * 3 / 4 }

    /// Sequential, because it would slow down all other tests.
    @Test func `many engines leak no threads and no open files`() async throws {
        try await withTaskExecutorPreference(BlockingExecutor()) { try await useManyEngines() }
    }

    private func useManyEngines() async throws {
        let schema = makeSchema(thing("hero"), parameter("size", ValueType(.integer)))
        let store = try TestStore()
        try TestEngine(schema, store: store).put()
        let threads = count(in: "/proc/self/task")
        let files = count(in: "/dev/fd")
        for number in 0..<Self.engines {
            // With the deadlines of a program, so that an engine has all of its threads.
            let test = try TestEngine(schema, .offering(["a"]), store: store.another()) {
                $0.deadlines = EngineSettings().deadlines
            }
            try await test.edit("size", .set(.integer(number)))
            _ = try await test.engine.options(for: "hero", of: .one)
        }
        try expectEqual(store.instance(.one)?.revision, 1 + Self.engines)
        #expect(count(in: "/dev/fd") < files + Self.slack)
        // A thread may be about to end.
        while count(in: "/proc/self/task") >= threads + Self.slack {
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    /// Returns 0 if the system has no such folder.
    private func count(in folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
    }
}
