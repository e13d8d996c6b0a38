import IntentModel
import IntentRuntime
import IntentTestSupport
import Testing

/// Options that are shown and cannot be chosen.
@Suite(.overRequestedStores, .namingTheStore) struct DisabledOptionTests {
    private func line(_ configure: (inout Parameter) -> Void = { _ in }) -> Parameter {
        thing("line") {
            $0.options = listed("u1", "u2") { option in
                if option.identifier == "u2" {
                    option.disabled = text("Closed until May", ["de": "Bis Mai gesperrt"])
                }
            }
            configure(&$0)
        }
    }

    private func placed(_ parameter: Parameter, _ values: [String: StoredValue] = [:]) throws -> TestEngine {
        let test = try TestEngine(makeSchema(parameter))
        try test.put(values)
        return test
    }

    @Test func `a disabled option is refused with its reason`() async throws {
        let test = try placed(line())
        let error = await #expect(throws: EngineError.self) { try await test.edit("line", .set(.thing("u2"))) }
        expectEqual(error?.problems.map(\.message), ["'u2' cannot be chosen for 'line': Closed until May"])
        expectEqual(error?.problems.map(\.code), [.wrongValue])
        try await test.edit("line", .set(.thing("u1")))
    }

    @Test func `a stored value stays with a mark`() async throws {
        let test = try placed(line(), ["line": .thing("u2")])
        try expectEqual(test.parameter("line").effective?.optionIdentifier, "u2")
        try expectEqual(test.parameter("line").marks, [.disabled])
        // What is stored can be stored again.
        try await test.edit("line", .set(.thing("u2")))
        try await test.edit("line", .set(.thing("u1")))
        try expectEqual(test.parameter("line").marks, [])
        await #expect(throws: EngineError.self) { try await test.edit("line", .set(.thing("u2"))) }
    }

    @Test func `options contain the reason, and the first ones are others`() async throws {
        let test = try placed(
            thing("line") {
                $0.options = listed("u1", "u2") { $0.disabled = $0.identifier == "u1" ? text("Closed") : nil }
                $0.defaultRule = .first(1)
            })
        let items = try await test.engine.options(for: "line", of: .one).collection.items
        expectEqual(items.map(\.disabledReason), ["Closed", nil])
        try expectEqual(test.parameter("line").effective?.optionIdentifier, "u2")
    }

    @Test func `an item of a handler keeps its reason`() throws {
        let item = OptionItem(IntentValue.thing("a"), title: "A", disabledReason: "Closed")
        var object = JSONObject()
        OptionsForm.message.write(OptionCollection(sections: [OptionSection(items: [item])]), to: &object)
        let reader = OptionsReader(.message, of: .object("Thing"), in: makeSchema(thing("line")))
        expectEqual(try reader.page(.object(object)).items, [item])
        let searchable = SearchableOptions([
            OptionItem("a", title: "A", disabledReason: "Closed"), OptionItem("b", title: "B"),
        ])
        expectEqual(searchable.collection(limit: 9).items.map(\.disabledReason), ["Closed", nil])
        expectEqual(searchable.collection(matching: "a", limit: 9).items.map(\.disabledReason), ["Closed"])
    }
}
