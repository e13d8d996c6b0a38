import Foundation
import IntentRuntime
import IntentStoreSQLite

/// Another process is told to edit, over a pipe: until a watcher here has the change, beside until that process has
/// answered over a pipe that the edit is durable. What is between the two is the watcher's delay.
enum WatchBenchmarks {
    static func entries(in folder: URL) async throws -> [Entry] {
        let bench = try await WatchBench(in: folder)
        return [
            .comparison(
                Comparison(
                    name: "watch/other-process", goal: nil, unit: "an edit, made and seen",
                    ours: { try await bench.editAndWatch($0) }, yardstick: { try await bench.editAndHear($0) }))
        ]
    }
}

/// An actor, so that one thing is done after the other.
private actor WatchBench {
    private let editor: EditingProcess
    private let engine: IntentEngine
    private var changes: ChangeFeed.Iterator

    init(in folder: URL) async throws {
        let path = folder.appendingPathComponent("watch/store.sqlite").path
        engine = try IntentEngine(store: SQLiteStore(path: path), definitions: [BoardIntent.definition])
        let id = try await engine.place(.boardWidget, family: .systemSmall)
        editor = try EditingProcess(path: path, instance: id)
        changes = try await engine.watch(.instance(id)).makeAsyncIterator()
    }

    func editAndWatch(_ runs: Int) async throws {
        for _ in 0..<runs {
            try editor.edit(isAnswered: false)
            try await next()
        }
    }

    func editAndHear(_ runs: Int) async throws {
        for _ in 0..<runs {
            try editor.edit(isAnswered: true)
            // So that the next one begins with what is left to tell.
            try await next()
        }
    }

    private func next() async throws {
        var changes = changes
        guard try await changes.next(isolation: self) != nil else { throw Failure("the watching ended") }
        self.changes = changes
    }
}
