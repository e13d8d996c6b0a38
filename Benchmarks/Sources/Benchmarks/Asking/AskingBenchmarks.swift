import CBenchmarks
import Foundation
import IntentExtension
import IntentRuntime
import Stations

/// A question to an extension that serves 100,000 options, from the line of the question to the line of the answer and
/// from an engine's call to its answer, beside lines of the same lengths through the same kind of pipes to a program that
/// does nothing with them.
enum AskingBenchmarks {
    /// As long as the question is, and the answer with a hundred options.
    private static let questionBytes = 256
    private static let answerBytes = 9_000
    private static let memoryGoal = 30_000_000

    static func entries(_ path: String) async throws -> [Entry] {
        guard FileManager.default.isExecutableFile(atPath: path) else {
            return [.skipped(name: "extension", reason: "no program at \(path)")]
        }
        let host = ExtensionHost(path: path)
        let store = InMemoryStore()
        let engine = try IntentEngine(store: store, extensions: [host], definitions: [StopsIntent.definition])
        let id = try await engine.place("com.example.stops", family: .systemMedium)
        let pipe = try PipeYardstick(question: questionBytes, answer: answerBytes)
        let questions = [
            ("first-page", nil), ("search", "ton"), ("search-rare", "quinzu"), ("search-absent", "xylophone"),
        ]
        var entries = try lineEntries(path, questions)
        entries += try await questions.map { name, term in
            (name, OptionsRequest(searchTerm: term, limit: 100))
        }.asyncMap { name, request in
            let answer = try await engine.options(for: "stops", of: id, request: request)
            guard answer.state == .answered else { throw Failure("\(name): \(answer.state)") }
            return Entry.comparison(
                Comparison(
                    name: "extension/engine/\(name)", goal: nil, unit: "question",
                    ours: { runs in
                        for _ in 0..<runs {
                            blackHole(try await engine.options(for: "stops", of: id, request: request))
                        }
                    },
                    yardstick: { runs in for _ in 0..<runs { try pipe.roundTrip() } }))
        }
        guard let bytes = host.lastResidentBytes else { throw Failure("nobody told the extension's memory") }
        entries.append(.memory(name: "extension/memory", bytes: bytes, goal: memoryGoal))
        return entries
    }

    /// The extension by itself: what it takes to answer a line with a line.
    private static func lineEntries(_ path: String, _ questions: [(String, String?)]) throws -> [Entry] {
        let asked = try AskedExtension(path: path)
        return try questions.map { name, term in
            let question = AskedExtension.question(term)
            let answer = try asked.answer(to: question)
            guard answer.contains(#""kind":"answer""#) else { throw Failure("\(name): \(answer.prefix(200))") }
            let pipe = try PipeYardstick(question: question.utf8.count, answer: answer.utf8.count)
            return .comparison(
                Comparison(
                    name: "extension/line/\(name)", goal: nil, unit: "question",
                    ours: { runs in for _ in 0..<runs { blackHole(try asked.answer(to: question)) } },
                    yardstick: { runs in for _ in 0..<runs { try pipe.roundTrip() } }))
        }
    }
}

extension Array {
    fileprivate func asyncMap<Other>(_ transform: (Element) async throws -> Other) async rethrows -> [Other] {
        var others: [Other] = []
        for element in self { others.append(try await transform(element)) }
        return others
    }
}

/// A process that answers each question with as many bytes as it is told to.
final class PipeYardstick: @unchecked Sendable {
    // Used by one task at a time.
    private let pipe: OpaquePointer

    init(question: Int, answer: Int) throws(Failure) {
        guard let pipe = yardstick_pipe_open(question, answer) else { throw Failure("no pipe can be made") }
        self.pipe = pipe
    }

    deinit {
        yardstick_pipe_close(pipe)
    }

    func roundTrip() throws(Failure) {
        guard yardstick_pipe_ask(pipe) == 0 else { throw Failure("the other end of the pipe is gone") }
    }
}
