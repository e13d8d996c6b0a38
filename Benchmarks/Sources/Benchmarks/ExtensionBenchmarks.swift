import CBenchmarks
import Foundation
import IntentExtension
import IntentRuntime
import Stations

/// Measures requests to an extension that provides 100,000 options, from the line of the request to the line of the
/// answer, and from an engine's call to its answer. The baseline sends lines of the same lengths through pipes to a process
/// that does nothing with them.
enum ExtensionBenchmarks {
    /// The size of a request, and of an answer with 100 options.
    private static let requestBytes = 256
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
        let pipe = try PipeBaseline(request: requestBytes, answer: answerBytes)
        let requests = [
            ("first-page", nil), ("search", "ton"), ("search-rare", "quinzu"), ("search-absent", "xylophone"),
        ]
        var entries = try lineEntries(path, requests)
        entries += try await requests.map { name, term in
            (name, OptionsRequest(searchTerm: term, limit: 100))
        }.asyncMap { name, request in
            let answer = try await engine.options(StopsIntent.self, for: \.stops, of: id, request: request)
            guard answer.state == .answered else { throw Failure("\(name): \(answer.state)") }
            return Entry.comparison(
                Comparison(
                    name: "extension/engine/\(name)", goal: nil, timeGoal: 1.2e6, unit: "request",
                    ours: { runs in
                        for _ in 0..<runs {
                            blackHole(
                                try await engine.options(StopsIntent.self, for: \.stops, of: id, request: request))
                        }
                    },
                    baseline: { runs in for _ in 0..<runs { try pipe.roundTrip() } }))
        }
        guard let bytes = host.lastResidentBytes else { throw Failure("the extension did not report its memory") }
        entries.append(.memory(name: "extension/memory", bytes: bytes, goal: memoryGoal))
        return entries
    }

    /// Measures the extension without a host: from a line to the line of its answer.
    private static func lineEntries(_ path: String, _ requests: [(String, String?)]) throws -> [Entry] {
        let program = try DirectExtension.start(path: path)
        return try requests.map { name, term in
            let request = DirectExtension.request(term)
            let answer = try program.answer(to: request)
            guard answer.contains(#""kind":"answer""#) else { throw Failure("\(name): \(answer.prefix(200))") }
            let pipe = try PipeBaseline(request: request.utf8.count + 1, answer: answer.utf8.count)
            return .comparison(
                Comparison(
                    name: "extension/line/\(name)", goal: nil, unit: "request",
                    ours: { runs in for _ in 0..<runs { blackHole(try program.answer(to: request)) } },
                    baseline: { runs in for _ in 0..<runs { try pipe.roundTrip() } }))
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

/// A process that answers each request with a fixed number of bytes.
///
/// `@unchecked Sendable`: used by one task at a time.
private final class PipeBaseline: @unchecked Sendable {
    private let pipe: OpaquePointer

    init(request: Int, answer: Int) throws(Failure) {
        guard let pipe = baseline_pipe_open(request, answer) else { throw Failure("a pipe cannot be created") }
        self.pipe = pipe
    }

    deinit {
        baseline_pipe_close(pipe)
    }

    func roundTrip() throws(Failure) {
        guard baseline_pipe_ask(pipe) == 0 else { throw Failure("the process at the other end of the pipe exited") }
    }
}

/// The protocol of an extension, for lines that it receives directly, without a host.
private enum DirectExtension {
    static func start(path: String) throws -> LineProcess {
        let process = try LineProcess(path: path)
        guard try process.line().contains(#""kind":"hello""#) else { throw Failure("'\(path)' is not an extension") }
        return process
    }

    /// Returns a line that requests 100 options. Only one request is open at a time, so all have the same number.
    static func request(_ searchTerm: String?) -> String {
        let search = searchTerm.map { #","searchTerm":"\#($0)""# } ?? ""
        return #"{"kind":"options","id":1,"intent":"Stops","parameter":"stops","instance":"k3x9w2ab","#
            + #""widget":"com.example.stops","family":"systemMedium","locale":"en","milliseconds":4990,"values":{},"#
            + #""limit":100\#(search)}"#
    }
}
