import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// The last good answers that engines share through a persistent cache.
@Suite struct CachedAnswerTests {
    /// Answers by name, which a test can change.
    private final class SharedAnswers: AnswerCache {
        let answers = Mutex<[String: [UInt8]]>([:])

        func answer(named name: String) -> [UInt8]? { answers.withLock { $0[name] } }

        func store(_ answer: [UInt8], named name: String) { answers.withLock { $0[name] = answer } }
    }

    private let cache = SharedAnswers()
    private let store: TestStore

    init() async throws {
        store = try TestStore()
        let working = try engine(.offering(["a", "b"]))
        try working.put()
        _ = try await working.offered("hero")
    }

    private func engine(_ handler: ScriptedHandler) throws -> TestEngine {
        try TestEngine(makeSchema(thing("hero"), thing("other")), handler, store: store) { $0.answerCache = cache }
    }

    /// What an engine that has never had an answer offers while its handler fails; nil for a failure.
    private func offered(_ parameter: String = "hero") async throws -> [String]? {
        let failing = ScriptedHandler(options: { _, _, _, _ in throw HandlerError(.notSignedIn) })
        let answer = try await engine(failing).engine.options(for: parameter, of: .one)
        if answer.state == .failed(.notSignedIn) { return nil }
        expectEqual(answer.state, .stale(age: .zero, .notSignedIn))
        return answer.collection.identifiers
    }

    @Test func `another engine uses the answer while its handler fails`() async throws {
        try await expectEqual(offered(), ["a", "b"])
        try await expectEqual(offered("other"), nil)
    }

    @Test func `sections keep their titles, subtitles and images`() async throws {
        let section = OptionSection(
            title: "Heroes", subtitle: "of the town", image: .system("star"),
            items: [OptionItem(IntentValue.thing("a", "A"), title: "A")])
        let working = ScriptedHandler(options: { _, _, _, _ in OptionCollection(sections: [section]) })
        _ = try await engine(working).engine.options(for: "other", of: .one)
        let failing = ScriptedHandler(options: { _, _, _, _ in throw HandlerError(.notSignedIn) })
        let answer = try await engine(failing).engine.options(for: "other", of: .one)
        expectEqual(answer.collection.sections, [section])
    }

    /// The name is a digest of the request.
    @Test func `an answer to another request is not used`() async throws {
        let name = try #require(cache.answers.withLock { $0.keys.first })
        _ = try await engine(.offering(["c"])).offered("other")
        cache.answers.withLock { answers in
            for other in answers.keys where other != name { answers[name] = answers[other] }
        }
        try await expectEqual(offered(), nil)
        try await expectEqual(offered("other"), ["c"])
    }

    @Test(arguments: ["", "{", #"{"answer": 2}"#, #"{"answer": 1, "question": {}}"#])
    func `a damaged answer is not used`(_ text: String) async throws {
        cache.answers.withLock { answers in for name in answers.keys { answers[name] = Array(text.utf8) } }
        try await expectEqual(offered(), nil)
    }
}
