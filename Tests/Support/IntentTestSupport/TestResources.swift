import Dispatch
import Foundation
package import Testing

/// A temporary folder that only the current user can access. It is removed with the object.
package final class TemporaryFolder: Sendable {
    package let path: String

    /// - Parameter name: The beginning of the folder's name.
    package init(_ name: String = "intent") throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }

    /// Tries again, because a file that disappears meanwhile, such as one of a database that is being closed, ends a removal.
    deinit {
        for _ in 0..<10 where (try? FileManager.default.removeItem(atPath: path)) == nil {}
    }

    /// Writes a file, and creates the folders that contain it.
    /// - Parameter name: The path of the file in this folder.
    /// - Returns: The full path.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }
}

/// The PostgreSQL database for tests. `Scripts/postgresql run` starts a server and sets its URL.
package enum TestDatabase {
    /// The URL; `nil` if no server was started for the tests.
    package static let url = ProcessInfo.processInfo.environment["INTENT_TEST_POSTGRESQL"]

    /// Why tests are skipped if there is no server.
    package static let absence = "INTENT_TEST_POSTGRESQL is not set; Scripts/test starts a server and sets it"

    /// Returns the name of an unused group, whose store is empty.
    package static func newGroup() -> String { "test-\(UUID().uuidString)" }
}

/// The programs that are built beside the tests.
package enum BuiltPrograms {
    private struct NotBuilt: Error { let path: String }

    /// Returns the path of a program of this package.
    package static func path(of program: String) throws -> String {
        // On Linux the tests are an executable, on macOS a bundle.
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let tests =
            executable.map(URL.init(fileURLWithPath:))
            ?? Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let path = (tests?.deletingLastPathComponent().path ?? ".") + "/" + program
        guard FileManager.default.isExecutableFile(atPath: path) else { throw NotBuilt(path: path) }
        return path
    }
}

/// An executor whose tasks may block their thread, so that tests that wait for processes do not delay others.
///
/// Each blocking job has a dedicated thread outside of Swift's cooperative pool.
package final class BlockingExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "BlockingExecutor", attributes: .concurrent)

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Runs tests outside of Swift's cooperative pool, because they block a thread: they wait for a process or for a terminal.
///
/// The pool has one thread per processor. A test that blocks one delays every other test.
package struct BlockingTests: SuiteTrait, TestTrait, TestScoping {
    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withTaskExecutorPreference(BlockingExecutor()) { try await function() }
    }
}

extension Trait where Self == BlockingTests {
    /// The test blocks its thread.
    package static var blocking: BlockingTests { BlockingTests() }
}
