import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// `siri` on a parameter.
struct SiriTests {
    private func request(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> SiriRequest? {
        resolvedParameters(
            parameters("soup: { type: String, siri: \(text) }", "count: Integer"), sourceLocation: sourceLocation)[
                "soup"]?
            .siri
    }

    private func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

    @Test func `true and an empty map allow asking`() {
        expectEqual(request("true"), SiriRequest())
        expectEqual(request("{}"), SiriRequest())
    }

    @Test func `false and a missing key do not allow asking`() {
        expectEqual(request("false"), nil)
        expectEqual(resolvedParameters(parameters("soup: String"))["soup"]?.siri, nil)
    }

    @Test func `every dialog is kept`() {
        let request = request(
            "{ ask: Which?, introduce: 'Of ${count}', choose: 'One of ${count}?', confirm: 'This ${soup}?' }")
        expectEqual(
            request,
            SiriRequest(
                ask: text("Which?"), introduce: text("Of ${count}"), choose: text("One of ${count}?"),
                confirm: text("This ${soup}?")))
    }

    @Test func `reasons keep their order`() {
        let reasons = request(
            "{ unsupported: { sold: None left., lessThanMinimumValue: 'Not ${minimumValue}.', b: B } }")?
            .unsupported
        expectEqual(
            reasons,
            [
                UnsupportedReason(name: "sold", text: text("None left.")),
                UnsupportedReason(name: "lessThanMinimumValue", text: text("Not ${minimumValue}.")),
                UnsupportedReason(name: "b", text: text("B")),
            ])
    }

    @Test func `dialogs can be in several languages`() {
        expectEqual(
            request("{ ask: { en: Which?, de: Welche? } }")?.ask,
            LocalizedText("Which?", language: "en", translations: ["de": "Welche?"]))
    }

    @Test(arguments: [
        ("⟦Which soup?⟧", DiagnosticCode.wrongType), ("⟦[true]⟧", .wrongType), ("⟦'true'⟧", .wrongType),
        ("⟦yes⟧", .ambiguousBoolean), ("{ ⟦aks⟧: Which? }", .unknownKey), ("{ ask: ⟦[Which]⟧ }", .wrongType),
        ("{ unsupported: ⟦sold⟧ }", .wrongType), ("{ unsupported: { sold: ⟦[a]⟧ } }", .wrongType),
        ("{ ask: 'Of ⟦${cuont}⟧?' }", .unknownPlaceholder), ("{ ask: 'Of ⟦${displayName}⟧?' }", .unknownPlaceholder),
        ("{ introduce: '⟦${minimumValue}⟧' }", .unknownPlaceholder),
        ("{ choose: '${count} ⟦${x}⟧' }", .unknownPlaceholder),
        ("{ confirm: '⟦${x}⟧' }", .unknownPlaceholder), ("{ confirm: '⟦${soup⟧' }", .unknownPlaceholder),
        ("{ unsupported: { sold: '${displayName} ${maximumValue} ⟦${mean}⟧' } }", .unknownPlaceholder),
    ])
    func `errors are reported at their place`(_ siri: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(parameters("soup: { type: String, siri: \(siri) }"), code), "")
    }

    @Test func `a parameter with errors is not reported as unknown`() throws {
        let found = try diagnostics(
            of: parameters("soup: { type: Strin }", "b: { type: String, siri: { ask: 'With ${soup.name}?' } }"))
        expectEqual(found.map(\.code), [.unknownType])
    }
}
