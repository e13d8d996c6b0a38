import Foundation
import IntentControl
import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// The last good answers, shared between processes.
@Suite struct AnswerFolderTests {
    private let folder: TemporaryFolder
    private let store = InMemoryStore()
    private let clock = WallClock()

    init() async throws {
        folder = try TemporaryFolder("answers")
        try await engine().place("LampWidget", family: .systemSmall, id: id)
    }

    /// Creates an engine as another process would have it: it shares only the store and the folder.
    private func engine(
        failure: HandlerError? = nil, answers: AnswerFolder? = nil
    ) throws -> IntentEngine {
        var settings = EngineSettings()
        settings.deadlines = ManualDeadlines()
        settings.time = { [clock] in clock.now }
        settings.answerCache = answers ?? AnswerFolder(path: path)
        return try IntentEngine(store: store, handlers: [LampHandler(failure: failure)], settings: settings)
    }

    private var path: String { folder.path + "/answers" }
    private var id: InstanceID {
        get throws { InstanceID("lamp") }
    }

    /// The path of the only answer.
    private var file: String {
        get throws {
            let names = try files
            return path + "/" + (try #require(names.first))
        }
    }

    private func ask(_ engine: IntentEngine, _ request: OptionsRequest = OptionsRequest()) async throws -> OptionsAnswer
    {
        var request = request
        request.includesChosen = true
        return try await engine.options(for: "lamps", of: id, request: request)
    }

    private var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path) }
    }

    @Test func `a process reuses the answer that another one received`() async throws {
        let fresh = try await ask(engine())
        expectEqual(fresh.state, .answered)
        expectEqual(fresh.age, .zero)
        clock.advance(by: 90_000)
        let answer = try await ask(engine(failure: HandlerError(.notSignedIn)))
        expectEqual(answer.state, .stale(age: .seconds(90), .notSignedIn))
        expectEqual(answer.age, .seconds(90))
        expectEqual(answer.collection, fresh.collection)
        expectEqual(answer.chosen, fresh.chosen)
    }

    @Test func `an answer is not reused for another locale`() async throws {
        _ = try await ask(engine())
        let answer = try await ask(engine(failure: HandlerError(.notSignedIn)), OptionsRequest(locale: "de"))
        expectEqual(answer.state, .failed(.notSignedIn))
    }

    @Test func `stale answers leave out what is chosen now`() async throws {
        _ = try await ask(engine())
        let answer = try await engine(failure: HandlerError(.notSignedIn)).options(for: "lamps", of: id)
        expectEqual(answer.collection.items.map(\.title), ["Right", "Floor"])
    }

    @Test func `a clock that is set back gives no negative age`() async throws {
        _ = try await ask(engine())
        clock.advance(by: -3_600_000)
        let answer = try await ask(engine(failure: HandlerError(.notSignedIn)))
        expectEqual(answer.state, .stale(age: .zero, .notSignedIn))
    }

    @Test func `a later answer replaces the earlier one`() async throws {
        _ = try await ask(engine())
        clock.advance(by: 60_000)
        _ = try await ask(engine())
        clock.advance(by: 1_000)
        try await expectEqual(ask(engine(failure: HandlerError(.failed))).age, .seconds(1))
        try expectEqual(files.count, 1)
    }

    @Test(arguments: ["", "{", "[]", #"{"answer":2}"#, #"{"answer":1,"question":{},"time":0,"sections":[]}"#, "\u{0}"])
    func `damaged answers are ignored and replaced`(_ text: String) async throws {
        _ = try await ask(engine())
        let file = try self.file
        let whole = try Data(contentsOf: URL(fileURLWithPath: file))
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        try await expectEqual(ask(engine(failure: HandlerError(.notSignedIn))).state, .failed(.notSignedIn))
        _ = try await ask(engine())
        try expectEqual(Data(contentsOf: URL(fileURLWithPath: file)), whole)
    }

    @Test func `truncated answers are ignored`() async throws {
        let answers = AnswerFolder(path: path)
        _ = try await ask(engine())
        let file = try self.file
        let whole = try Data(contentsOf: URL(fileURLWithPath: file))
        let failing = try engine(failure: HandlerError(.notSignedIn), answers: answers)
        for count in stride(from: 0, to: whole.count, by: 7) {
            try whole.prefix(count).write(to: URL(fileURLWithPath: file))
            try await expectEqual(ask(failing).state, .failed(.notSignedIn))
        }
    }

    @Test func `the folder is private or else ignored`() async throws {
        _ = try await ask(engine())
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        try expectEqual(mode(path), 0o700)
        try expectEqual(mode(file), 0o600)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path)
        let answer = try await ask(engine(failure: HandlerError(.notSignedIn)))
        expectEqual(answer.state, .failed(.notSignedIn), "a folder that others can write is ignored")
    }

    @Test(arguments: [Int.min, -1, 0, .max])
    func `an answer can have any time`(_ milliseconds: Int) async throws {
        _ = try await ask(engine())
        let file = try self.file
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let changed = text.replacing(/"time":[0-9]+/, with: "\"time\":\(milliseconds)")
        try Data(changed.utf8).write(to: URL(fileURLWithPath: file))
        guard case .stale = try await ask(engine(failure: HandlerError(.failed))).state else {
            Issue.record("the answer is ignored")
            return
        }
    }

    @Test func `sparse files of any size are deleted`() throws {
        let answers = AnswerFolder(path: path, maximumAnswerCount: 9, maximumByteCount: 100)
        answers.store([1, 2, 3], named: "first")
        for name in ["a", "b"] {
            let file = "\(path)/\(name).answer.json"
            try Data().write(to: URL(fileURLWithPath: file))
            try #require(truncate(file, 1 << 43) == 0)
        }
        answers.store([1, 2, 3], named: "second")
        expectEqual(["a", "b"].filter { FileManager.default.fileExists(atPath: "\(path)/\($0).answer.json") }, [])
    }

    @Test(arguments: ["/dev/null/answers", "/proc/answers", ""])
    func `a folder that cannot be created causes no error`(_ path: String) async throws {
        let answer = try await ask(engine(answers: AnswerFolder(path: path)))
        expectEqual(answer.state, .answered)
        expectEqual(answer.collection.items.count, 3)
    }

    @Test func `the oldest answers are deleted beyond the limits`() throws {
        let answers = AnswerFolder(path: path, maximumAnswerCount: 3, maximumByteCount: 100)
        for number in 1...5 { answers.store([UInt8](repeating: 0, count: 10), named: "n\(number)") }
        expectEqual((1...5).filter { answers.answer(named: "n\($0)") != nil }, [3, 4, 5])
        answers.store([UInt8](repeating: 0, count: 85), named: "n6")
        expectEqual((1...6).filter { answers.answer(named: "n\($0)") != nil }, [5, 6])
        answers.store([UInt8](repeating: 0, count: 101), named: "n7")
        expectEqual(answers.answer(named: "n7"), nil)
        #expect(answers.answer(named: "n6") != nil)
    }

    @Test func `concurrent writers leave one complete answer`() async throws {
        let answers = AnswerFolder(path: path)
        await withTaskGroup { group in
            for writer in 0..<4 {
                group.addTask {
                    for _ in 0..<50 { answers.store([UInt8](repeating: UInt8(writer), count: 50_000), named: "n") }
                }
            }
        }
        let answer = try #require(answers.answer(named: "n"))
        expectEqual(answer.count, 50_000)
        expectEqual(Set(answer).count, 1)
        try expectEqual(files.count, 1)
    }
}

/// A wall clock that only a test advances.
private final class WallClock: Sendable {
    private let milliseconds = Mutex(1_700_000_000_000)

    var now: StoreTime { StoreTime(milliseconds: milliseconds.withLock { $0 }) }

    func advance(by difference: Int) {
        milliseconds.withLock { $0 += difference }
    }
}
