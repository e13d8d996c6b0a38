import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Options from commands and addresses that are not trusted.
@Suite(.overRequestedStores, .namingTheStore) struct SourceTrustTests {
    private static let sources: [OptionSource] = [
        .command(OptionCommand(["list-things", "--json"])), .address(OptionAddress("https://example.com/things.json")),
    ]

    private func engine(_ source: OptionSource, _ rule: DefaultRule? = nil) throws -> TestEngine {
        let hero = thing("hero") {
            $0.options = source
            $0.defaultRule = rule
        }
        let test = try TestEngine(makeSchema(hero), .offering(["a"]))
        try test.put()
        return test
    }

    @Test(arguments: sources)
    func `requesting options fails with the reason`(_ source: OptionSource) async throws {
        let answer = try await engine(source).engine.options(for: "hero", of: .one)
        guard case .failed(let failure) = answer.state, failure.code == .sourceNotTrusted else {
            Issue.record("expected sourceNotTrusted, not \(answer.state)")
            return
        }
        #expect(failure.message.contains("things"))
        #expect(failure.message.contains("not trusted"))
        #expect(answer.collection.items.isEmpty)
    }

    @Test(arguments: sources)
    func `setting an untrusted option fails unless unchecked`(_ source: OptionSource) async throws {
        let test = try engine(source)
        let error = await #expect(throws: EngineError.self) { try await test.edit("hero", .set(.thing("a"))) }
        expectEqual(error?.code, .sourceNotTrusted)
        expectEqual(error?.problems.first?.message.contains("not trusted"), true)
        try expectEqual(test.parameter("hero").stored, nil)
        try await test.edit("hero", .set(.thing("a")), unchecked: true)
        try expectEqual(test.parameter("hero").effective, .thing("a"))
        try expectEqual(test.parameter("hero").marks, [.unchecked])
    }

    @Test(arguments: sources, [DefaultRule.first(1), .options(["a"])])
    func `a default stays missing`(_ source: OptionSource, _ rule: DefaultRule) async throws {
        let test = try engine(source, rule)
        let id = try await test.engine.place("widget", family: .systemSmall)
        try expectEqual(test.parameter("hero", id: id).effective, nil)
        try await test.engine.openEditor(id)
        try expectEqual(test.parameter("hero", id: id).effective, nil)
        try expectEqual(test.store.instance(id)?.defaults, [:])
    }
}
