import IntentModel
import IntentRuntime
import IntentTestSupport
import Synchronization
import Testing

/// Looking up again what instances store of their sources, without an editor.
@Suite struct RefreshTests {
    private let sources = TitledSources()

    private func test(_ source: OptionSource, handler: ScriptedHandler? = nil, count: Int = 1) throws -> TestEngine {
        let schema = makeSchema(
            thing("hero") {
                $0.options = source
                $0.vanishedPolicy = .clear
            })
        let test = try TestEngine(schema, handler, files: sources)
        for number in 0..<count {
            try test.put(["hero": .thing("a")], id: InstanceID("i\(number)") ?? .one)
        }
        return test
    }

    private func title(_ test: TestEngine, _ id: InstanceID = "i0") throws -> String? {
        guard case .object(let object)? = try test.parameter("hero", id: id).effective else { return nil }
        return object.displayString
    }

    @Test(arguments: [
        OptionSource.file(OptionFile(path: "a.json")), .command(OptionCommand(["a"])),
        .address(OptionAddress("https://a.example")),
    ])
    func `a refresh renews titles and marks`(source: OptionSource) async throws {
        let test = try test(source)
        sources.titles = ["a": "New A"]
        let report = try await test.engine.refresh("i0")
        expectEqual(report.differences.map(\.subject), [.value("hero")])
        try expectEqual(title(test), "New A")
        sources.titles = [:]
        try await expectEqual(test.engine.refresh("i0").failures.count, 0)
        try expectEqual(title(test), nil)
        try expectEqual(test.parameter("hero", id: "i0").marks, [.vanished])
        sources.titles = nil
        try await expectEqual(test.engine.refresh("i0").failures.map(\.reason.code), [.unavailable])
        sources.titles = ["a": "Back"]
        _ = try await test.engine.refresh("i0")
        try expectEqual(title(test), "Back")
        try expectEqual(test.store.instance("i0")?.revision, 1)
    }

    @Test func `a round asks each source once, whether it answers or not`() async throws {
        let test = try test(.command(OptionCommand(["a"])), count: 3)
        for (titles, expected) in [(["a": "A"], 0), (nil, 1)] as [([String: String]?, Int)] {
            (sources.titles, sources.reads) = (titles, 0)
            test.clock.advance(by: .seconds(1))
            let round = test.engine.refreshRound()
            for id: InstanceID in ["i0", "i1", "i2"] {
                test.clock.advance(by: .seconds(1))
                let report = try await test.engine.refresh(id, in: round)
                expectEqual(report.failures.count, expected)
                expectEqual(report.hasAskedSources, id == "i0" || expected == 1)
            }
            expectEqual(sources.reads, 1)
        }
    }

    @Test func `an answer within its cache is current`() async throws {
        let timeouts = OptionTimeouts(cache: .seconds(60))
        let test = try test(.command(OptionCommand(["a"], timeouts: timeouts)))
        let first = try await test.engine.refresh("i0", in: test.engine.refreshRound())
        expectEqual(first.lifetime(without: .seconds(900)), .seconds(60))
        test.clock.advance(by: .seconds(50))
        let second = try await test.engine.refresh("i0", in: test.engine.refreshRound())
        #expect(!second.hasAskedSources)
        expectEqual(second.lifetime(without: .seconds(900)), .seconds(10))
        test.clock.advance(by: .seconds(11))
        _ = try await test.engine.refresh("i0", in: test.engine.refreshRound())
        expectEqual(sources.reads, 2)
    }

    @Test func `files are read again, and other answers used for a time`() async throws {
        let command = try test(.command(OptionCommand(["a"])))
        _ = try await command.engine.refresh("i0")
        command.clock.advance(by: .seconds(100))
        let report = try await command.engine.refresh(
            "i0", in: command.engine.refreshRound(answersWithin: .seconds(900)))
        #expect(!report.hasAskedSources)
        expectEqual(report.lifetime(without: .seconds(900)), .seconds(800))
        expectEqual(sources.reads, 1)
        let file = try test(.file(OptionFile(path: "a.json")))
        for _ in 0..<2 {
            file.clock.advance(by: .seconds(1))
            _ = try await file.engine.refresh("i0", in: file.engine.refreshRound(answersWithin: .seconds(900)))
        }
        expectEqual(sources.reads, 3)
    }

    @Test func `only the named parameters are looked up`() async throws {
        let test = try test(.command(OptionCommand(["a"])))
        try await expectEqual(test.engine.refresh("i0", only: ["other"]).lookups.count, 0)
        expectEqual(sources.reads, 0)
    }

    @Test func `a title is as old as the newest answer with it`() async throws {
        let cache = AnswersInMemory()
        let now = Mutex(0)
        let source = OptionSource.command(OptionCommand(["a"]))
        let test = try TestEngine(makeSchema(thing("hero") { $0.options = source }), nil, files: sources) {
            $0.answerCache = cache
            $0.time = { StoreTime(milliseconds: now.withLock { $0 }) }
        }
        try test.put(["hero": .thing("a")])
        _ = try await test.engine.refresh(.one)
        func age() throws -> StoreTime? {
            try test.engine.lookupTimesSynchronously(of: test.engine.resolvedSynchronously(.one))["hero"]
        }
        try expectEqual(age(), StoreTime(milliseconds: 0))
        now.withLock { $0 = 5_000 }
        _ = try await test.engine.refresh(.one)
        try expectEqual(age(), StoreTime(milliseconds: 5_000))
        // A failure and an answer with another title leave it as old as it is.
        now.withLock { $0 = 9_000 }
        sources.titles = nil
        _ = try await test.engine.refresh(.one)
        sources.titles = ["a": "Other"]
        _ = try await test.engine.options(for: "hero", of: .one)
        try expectEqual(age(), StoreTime(milliseconds: 0))
        _ = try await test.engine.refresh(.one)
        try expectEqual(age(), StoreTime(milliseconds: 9_000))
    }
}

/// A file, a command and an address with the same options.
private final class TitledSources: OptionDocumentReading {
    private let state = Mutex<(titles: [String: String]?, reads: Int)>((["a": "A"], 0))

    /// The titles by identifier; nil to fail.
    var titles: [String: String]? {
        get { state.withLock { $0.titles } }
        set { state.withLock { $0.titles = newValue } }
    }

    var reads: Int {
        get { state.withLock { $0.reads } }
        set { state.withLock { $0.reads = newValue } }
    }

    func check(_ source: OptionDocumentSource) {}

    func read(_ source: OptionDocumentSource, for request: OptionDocumentRequest) throws(OptionsFailure) -> JSONValue {
        state.withLock { $0.reads += 1 }
        guard let titles else { throw .unavailable("no answer") }
        let items = titles.sorted { $0.key < $1.key }.map { identifier, title -> JSONValue in
            ["identifier": .string(identifier), "title": .string(title)]
        }
        return ["options": 1, "sections": [["items": .array(items)]]]
    }
}

private final class AnswersInMemory: AnswerCache {
    private let answers = Mutex<[String: [UInt8]]>([:])

    func answer(named name: String) -> [UInt8]? { answers.withLock { $0[name] } }
    func store(_ answer: [UInt8], named name: String) { answers.withLock { $0[name] = answer } }
}
