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

    func editAndAwaitAnswer(_ runs: Int) async throws {
        for _ in 0..<runs {
            try editor.edit(isAnswered: true)
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
struct EditingProcess {
    private let input: FileHandle
    private let output: FileHandle

    /// The process exits when its input is closed, at the latest when this process exits.
    init(path: String, instance: InstanceID) throws {
        let process = Process()
        process.executableURL = Bundle.main.executableURL
        process.arguments = ["--edit", path, "--edited", instance.text]
        let input = Pipe(), output = Pipe()
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        (self.input, self.output) = (input.fileHandleForWriting, output.fileHandleForReading)
    }

    func edit(isAnswered: Bool) throws {
        try input.write(contentsOf: Data((isAnswered ? "answered\n" : "silent\n").utf8))
        guard isAnswered else { return }
        guard let answer = try output.read(upToCount: 1), !answer.isEmpty else {
            throw Failure("the editing process exited")
        }
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
