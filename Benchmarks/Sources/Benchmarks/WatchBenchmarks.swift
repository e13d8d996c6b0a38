import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Measures the delay of a watcher. A pipe requests an edit from another process: the first time ends when the watcher
/// receives the change; the baseline ends when the process reports through a pipe that the edit is durable.
enum WatchBenchmarks {
    static func entries(in folder: URL) async throws -> [Entry] {
        let bench = try await WatchBench(in: folder)
        return [
            .comparison(
                Comparison(
                    name: "watch/other-process", goal: nil, unit: "an edit until it is received",
                    ours: { try await bench.editAndWatch($0) }, baseline: { try await bench.editAndAwaitAnswer($0) }))
        ]
    }
}

/// An actor, so that one edit follows the other.
private actor WatchBench {
    private let editor: LineProcess
    private let engine: IntentEngine
    private var changes: ChangeFeed.Iterator

    init(in folder: URL) async throws {
        let path = folder.appendingPathComponent("watch/store.sqlite").path
        engine = try IntentEngine(store: SQLiteStore(path: path), definitions: [BoardIntent.definition])
        let id = try await engine.place(.boardWidget, family: .systemSmall)
        editor = try EditingProcess.start(path: path, instance: id)
        changes = try await engine.watch(.instance(id)).makeAsyncIterator()
    }

    func editAndWatch(_ runs: Int) async throws {
        for _ in 0..<runs {
            try editor.send("silent")
            try await next()
        }
    }

    func editAndAwaitAnswer(_ runs: Int) async throws {
        for _ in 0..<runs {
            _ = try editor.answer(to: "answered")
            // The next edit must not find a pending change.
            try await next()
        }
    }

    private func next() async throws {
        var changes = changes
        guard try await changes.next(isolation: self) != nil else { throw Failure("the change feed ended") }
        self.changes = changes
    }
}

/// A second process of this program that edits an instance on request.
///
/// Each line of its input is a request. It answers the line `answered` with a line when the edit is durable.
enum EditingProcess {
    static func start(path: String, instance: InstanceID) throws -> LineProcess {
        try LineProcess(["--edit", path, "--edited", instance.text])
    }

    /// Runs the other process.
    static func run(path: String, instance: String) async throws {
        guard let id = InstanceID(instance) else { throw Failure("'\(instance)' is not an instance identifier") }
        let engine = try IntentEngine(store: SQLiteStore(path: path), definitions: [BoardIntent.definition])
        var count = 0
        while let line = readLine() {
            count += 1
            let rows = count % 40 + 1
            try await engine.edit(BoardIntent.self, of: id) { $0[\.rows] = rows }
            if line == "answered" { FileHandle.standardOutput.write(Data("\n".utf8)) }
        }
    }
}
