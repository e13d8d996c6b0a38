import IntentModel
import IntentTestSupport
import Testing

@testable import IntentRuntime

/// The answers that stay in use while a handler fails or is late.
@Suite struct LastGoodAnswerTests {
    private let schema = makeSchema(thing("hero"))

    @Test func `a failed request returns the last good answer`() async throws {
        let calls = Recorder<Int>()
        let test = try TestEngine(
            makeSchema(things("controls")),
            ScriptedHandler(
                options: { _, _, _, _ in
                    guard calls.add(0) == 1 else { throw HandlerError(.notSignedIn) }
                    return .flat(["a", "b", "c"])
                },
                lookup: { _, asked, _ in asked.map { .thing($0) } }))
        try test.put()
        try await expectEqual(test.offered("controls"), ["a", "b", "c"])
        try await test.edit("controls", .set(.things("b")))
        test.clock.advance(by: .seconds(90))
        let answer = try await test.engine.options(for: "controls", of: .one)
        expectEqual(answer.state, .stale(age: .seconds(90), .notSignedIn))
        expectEqual(answer.collection.identifiers, ["a", "c"], "what is chosen now is left out of it")
        let other = try await test.engine.options(
            for: "controls", of: .one, request: OptionsRequest(locale: "de"))
        expectEqual(other.state, .failed(.notSignedIn), "an answer to another question is none")
    }

    @Test func `a request that times out returns the last good answer`() async throws {
        let calls = Recorder<Int>()
        let started = Signal()
        let test = try TestEngine(
            schema,
            ScriptedHandler(options: { _, _, _, _ in
                guard calls.add(0) > 1 else { return .flat(["a"]) }
                started.send()
                await Signal().wait()
                return .flat([])
            }))
        try test.put()
        try await expectEqual(test.offered("hero"), ["a"])
        async let answer = test.engine.options(for: "hero", of: .one)
        await started.wait()
        test.clock.advance(by: .seconds(5))
        try await expectEqual(answer.state, .stale(age: .seconds(5), .timedOut))
        try await expectEqual(answer.collection.identifiers, ["a"])
    }

    @Test func `the last good answer for another parent is not used`() async throws {
        let calls = Recorder<Int>()
        let test = try TestEngine(
            makeSchema(thing("operator"), thing("line") { $0.dependsOn = ["operator"] }),
            ScriptedHandler(
                options: { _, _, _, _ in
                    guard calls.add(0) == 1 else { throw HandlerError(.failed, message: "no") }
                    return .flat(["U1"])
                },
                lookup: { _, asked, _ in asked.map { .thing($0) } }))
        try test.put(["operator": .thing("U")])
        try await expectEqual(test.offered("line"), ["U1"])
        try await test.edit("operator", .set(.thing("S")))
        try await expectEqual(test.engine.options(for: "line", of: .one).state, .failed(.failed("no")))
    }

    @Test func `a failing page keeps the good pages before it`() async throws {
        let test = try TestEngine(
            schema,
            ScriptedHandler(options: { _, _, _, context in
                if context.cursor != nil { throw HandlerError(.failed, message: "no") }
                return .flat(["a", "b"], cursor: "next")
            }))
        try test.put()
        let answer = try await test.engine.options(for: "hero", of: .one)
        expectEqual(answer.state, .answered)
        expectEqual(answer.collection.identifiers, ["a", "b"])
        let rest = OptionsRequest(cursor: answer.collection.cursor)
        try await expectEqual(test.engine.options(for: "hero", of: .one, request: rest).state, .failed(.failed("no")))
    }
}
