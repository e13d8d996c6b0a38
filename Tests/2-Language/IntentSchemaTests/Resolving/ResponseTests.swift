import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// `response` on an intent.
struct ResponseTests {
    private func definition(_ response: String) -> String {
        parameters(
            "item: String", before: "types: { State: { properties: { since: Integer } } }\n",
            after: "    response: \(response)\n")
    }

    private func response(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> IntentResponse? {
        schema(definition(text), sourceLocation: sourceLocation).intents.first?.actions?.response
    }

    private func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

    @Test func `properties are declared like those of a type`() throws {
        let made = try #require(
            response("{ output: state, properties: { state: State, all: { type: [Integer], title: Every } } }"))
        expectEqual(made.output, "state")
        expectEqual(made.properties.map(\.name), ["state", "all"])
        expectEqual(made.properties.map(\.type), [ValueType(.object("State")), ValueType(.integer, isList: true)])
        expectEqual(made.properties.map(\.title.text), ["State", "Every"])
        expectEqual(made.codes, [])
    }

    @Test func `an empty response is a response`() {
        expectEqual(response("{}"), IntentResponse())
    }

    @Test func `a string is spoken and shown; a map separates them`() {
        let codes = response(
            "{ codes: { success: 'Is ${item}', failure: { say: Long, show: Short }, notFound: {}, odd: { show: Odd } } }"
        )?
        .codes
        expectEqual(
            codes,
            [
                ResponseCode(name: "success", say: text("Is ${item}"), show: text("Is ${item}"), isSuccess: true),
                ResponseCode(name: "failure", say: text("Long"), show: text("Short"), isSuccess: false),
                ResponseCode(name: "notFound", isSuccess: false),
                ResponseCode(name: "odd", show: text("Odd"), isSuccess: false),
            ])
    }

    @Test func `a name beginning with success is one by default`() {
        let codes = response(
            "{ codes: { successSoon: {}, done: { success: true }, successNot: { success: false, swiftName: not } } }")?
            .codes
        expectEqual(codes?.map(\.isSuccess), [true, true, false])
        expectEqual(codes?.map(\.swiftName), ["successSoon", "done", "not"])
    }

    @Test func `placeholders are properties and parameters`() {
        let made = response(
            "{ properties: { state: State }, codes: { success: '${item} ${state.since} ${state.displayString}' } }")
        expectEqual(made?.codes.count, 1)
    }

    @Test(arguments: [
        ("⟦Done⟧", DiagnosticCode.wrongType), ("{ output: ⟦stat⟧, properties: { state: State } }", .unknownParameter),
        ("{ output: ⟦[]⟧ }", .wrongType), ("{ properties: ⟦[state]⟧ }", .wrongType),
        ("{ properties: { state: ⟦Stat⟧ } }", .unknownType), ("{ codes: ⟦[done]⟧ }", .wrongType),
        ("{ codes: { ⟦done⟧: } }", .wrongType), ("{ codes: { done: ⟦[a]⟧ } }", .wrongType),
        ("{ codes: { done: { ⟦sya⟧: Done } } }", .unknownKey),
        ("{ codes: { done: { ⟦en⟧: Done, de: Fertig } } }", .unknownKey),
        ("{ codes: { done: { success: ⟦ja⟧ } } }", .wrongType), ("{ codes: { ⟦not found⟧: {} } }", .nameNotSwift),
        ("{ codes: { done: {}, other: { swiftName: ⟦done⟧ } } }", .nameCollision),
        ("{ codes: { done: 'Is ⟦${stat}⟧' }, properties: { state: State } }", .unknownPlaceholder),
        ("{ codes: { done: { show: 'Is ⟦${state.sinc}⟧' } }, properties: { state: State } }", .unknownPlaceholder),
        ("{ codes: { done: 'Is ⟦${item.since}⟧' } }", .unknownPlaceholder),
        ("{ codes: { done: '⟦${count}⟧' } }", .unknownPlaceholder),
        ("{ ⟦code⟧: {} }", .unknownKey),
    ])
    func `errors are reported at their place`(_ response: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(definition(response), code), "")
    }

    @Test func `unreadable properties are not reported as unknown`() throws {
        let text = definition("{ output: state, properties: 3, codes: { done: 'Is ${state}' } }")
        try expectEqual(diagnostics(of: text).map(\.code), [.wrongType])
    }

    @Test func `a property of unknown type is not reported as unknown`() throws {
        let text = definition("{ output: state, properties: { state: Stat }, codes: { done: 'Is ${state.since}' } }")
        try expectEqual(diagnostics(of: text).map(\.code), [.unknownType])
    }
}
