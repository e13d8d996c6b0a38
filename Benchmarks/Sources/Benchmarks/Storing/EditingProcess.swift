import Foundation
import IntentRuntime
import IntentStoreSQLite

/// This program once more, as another process that edits an instance whenever it is told to.
///
/// A line to it is an edit: `answered` ones it answers with a line when they are durable.
struct EditingProcess {
    private let input: FileHandle
    private let output: FileHandle

    /// It ends with its input, so at the latest with this process.
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
            throw Failure("the editing process ended")
        }
    }

    /// What the other process does.
    static func run(path: String, instance: String) async throws {
        guard let id = InstanceID(instance) else { throw Failure("'\(instance)' is no id") }
        let engine = try IntentEngine(store: SQLiteStore(path: path), definitions: [BoardIntent.definition])
        var count = 0
        while let line = readLine() {
            count += 1
            let rows = count % 40 + 1
            try await engine.edit(id) { $0[BoardIntent.Parameters.rows] = rows }
            if line == "answered" { FileHandle.standardOutput.write(Data("\n".utf8)) }
        }
    }
}
