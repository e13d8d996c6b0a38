import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Texts that are equivalent in Unicode but have other bytes: two values, two options, two slots.
@Suite(.overRequestedStores, .namingTheStore) struct ExactTextTests {
    private static let composed = "\u{E9}"
    private static let decomposed = "e\u{301}"

    private func bytes(_ test: TestEngine, _ parameter: String) throws -> [UInt8]? {
        try test.store.instance(.one)?.values[parameter]?.wire.renderedBytes()
    }

    @Test func `an edit to another composition is stored and logged`() async throws {
        let test = try TestEngine(makeSchema(parameter("text", ValueType(.string))))
        try test.put(["text": .of("String", .string(Self.decomposed))])
        let before = try test.store.newestSequence()
        try await test.edit("text", .set(.string(Self.composed)))
        try expectEqual(bytes(test, "text"), JSONValue.string(Self.composed).renderedBytes())
        try expectEqual(test.store.newestSequence(), before + 1)
        try await test.edit("text", .set(.string(Self.decomposed)))
        try expectEqual(bytes(test, "text"), JSONValue.string(Self.decomposed).renderedBytes())
    }

    @Test func `a default in another composition is another value`() async throws {
        let test = try TestEngine(
            makeSchema(parameter("text", ValueType(.string)) { $0.defaultRule = .value(.string(Self.composed)) }))
        try test.put()
        try await test.edit("text", .set(.string(Self.decomposed)))
        try expectEqual(test.parameter("text").effective, .string(Self.decomposed))
        try await test.edit("text", .reset)
        try expectEqual(test.parameter("text").effective, .string(Self.composed))
    }

    @Test func `options with equivalent identifiers are two options`() async throws {
        let test = try TestEngine(makeSchema(things("controls")), .offering([Self.composed, Self.decomposed]))
        try test.put()
        try await expectEqual(test.offered("controls").count, 2)
        try await test.edit("controls", .set(.things(Self.composed, Self.decomposed)))
        try expectEqual(test.parameter("controls").effective?.slots.compactMap(\.self).count, 2)
        try await test.edit("controls", .remove([.thing(Self.decomposed)]))
        let rest = try test.parameter("controls").effective?.slots.compactMap(\.self)
        expectEqual(rest, [.thing(Self.composed)])
    }

    @Test func `an option in another composition does not exist`() async throws {
        let handler = ScriptedHandler(
            options: { _, _, _, _ in .flat([Self.composed]) }, lookup: { _, _, _ in [.thing(Self.composed)] },
            defaults: { _, _, _ in [] })
        let test = try TestEngine(makeSchema(things("controls")), handler)
        try test.put()
        await #expect(throws: EngineError.self) {
            try await test.edit("controls", .set(.things(Self.decomposed)))
        }
    }

    @Test func `a case in another composition is not declared`() async throws {
        let schema = makeSchema(
            enums: [makeEnum("Mode", [Self.composed])], parameter("mode", ValueType(.enumeration("Mode"))))
        let test = try TestEngine(schema)
        try test.put()
        await #expect(throws: EngineError.self) {
            try await test.edit("mode", .set(.enumeration(Self.decomposed)))
        }
        try await test.edit("mode", .set(.enumeration(Self.composed)))
    }
}
