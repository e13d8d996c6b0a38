import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// `suggestions` on an intent.
struct PhraseTests {
    private func definition(_ suggestions: String) -> String {
        parameters(
            "soup: Soup", "quantity: Integer", "size: { type: String, when: soup }",
            before: "types: { Soup: { properties: { name: String } } }\n",
            after: "    summary: Order ${soup}\n    suggestions: \(suggestions)\n")
    }

    private func suggestions(
        _ text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> [IntentSuggestion] {
        schema(definition(text), sourceLocation: sourceLocation).intents.first?.actions?.suggestions ?? []
    }

    private func text(_ text: String) -> LocalizedText { LocalizedText(text, language: "en") }

    @Test func `a phrase has the parameters it mentions, in declared order`() {
        expectEqual(
            suggestions("[ 'Order ${quantity} ${soup.name}', Order ]"),
            [
                IntentSuggestion(
                    parameters: ["soup", "quantity"], title: .text(text("Order ${quantity} ${soup.name}"))),
                IntentSuggestion(parameters: [], title: .text(text("Order"))),
            ])
    }

    @Test(arguments: [
        "'Order ${soup}'", "{ title: 'Order ${soup}' }", "[ { title: 'Order ${soup}', background: true } ]",
    ])
    func `a single entry needs no list`(_ written: String) {
        expectEqual(suggestions(written), [IntentSuggestion(parameters: ["soup"], title: .text(text("Order ${soup}")))])
    }

    @Test func `the subtitle counts and 'with' takes precedence`() {
        expectEqual(
            suggestions(
                "[ { title: '${soup}', subtitle: '${quantity}', primary: true, background: false }, "
                    + "{ title: Soup, with: [size, soup] } ]"),
            [
                IntentSuggestion(
                    parameters: ["soup", "quantity"], title: .text(text("${soup}")), subtitle: text("${quantity}"),
                    isPrimary: true, runsInBackground: false),
                IntentSuggestion(parameters: ["soup", "size"], title: .text(text("Soup"))),
            ])
    }

    @Test func `an entry without a title uses the summary`() {
        expectEqual(
            suggestions("[ summary, { with: [soup], subtitle: Now }, { with: [] } ]"),
            [
                IntentSuggestion(parameters: ["soup", "quantity", "size"], title: .summary),
                IntentSuggestion(parameters: ["soup"], title: .summary, subtitle: text("Now")),
                IntentSuggestion(parameters: [], title: .summary),
            ])
    }

    @Test func `the word summary in quotes is a phrase`() {
        expectEqual(suggestions("'summary'"), [IntentSuggestion(parameters: [], title: .text(text("summary")))])
    }

    @Test func `translations mention the same parameters`() {
        let made = suggestions("{ title: { de: 'Bestelle ${soup}', en: 'Order ${soup}' } }")
        expectEqual(made.map(\.parameters), [["soup"]])
        expectEqual(
            made.first?.title,
            .text(LocalizedText("Order ${soup}", language: "en", translations: ["de": "Bestelle ${soup}"])))
    }

    @Test(arguments: [
        ("⟦[]⟧", DiagnosticCode.wrongType), ("[ ⟦[a]⟧ ]", .wrongType), ("[ ⟦~⟧ ]", .wrongType),
        ("{ title: A, ⟦subtitel⟧: B }", .unknownKey), ("{ ⟦en⟧: A, de: B }", .unknownKey),
        ("{ title: A, with: [soup, ⟦siez⟧] }", .unknownParameter), ("{ title: A, with: ⟦soup⟧ }", .wrongType),
        ("{ title: A, with: [soup, ⟦soup⟧] }", .duplicateKey), ("{ title: A, primary: ⟦maybe⟧ }", .wrongType),
        ("{ title: A, background: ⟦no⟧ }", .ambiguousBoolean), ("'Order ⟦${suop}⟧'", .unknownPlaceholder),
        ("{ title: A, subtitle: '⟦${count}⟧' }", .unknownPlaceholder),
        ("[ 'Order ${soup}', ⟦'${soup}, now'⟧ ]", .duplicateKey),
        ("[ { with: [soup, quantity] }, { title: A, with: ⟦[quantity, soup]⟧ } ]", .duplicateKey),
        ("[ ⟦{ primary: true }⟧ ]", .missingKey),
    ])
    func `errors are reported at their place`(_ suggestions: String, _ code: DiagnosticCode) {
        expectEqual(checkDefinition(definition(suggestions), code), "")
    }

    @Test func `unreadable parameters are not reported as unknown`() throws {
        let text =
            "intentDefinition: 1\nintents: { A: { parameters: 3, suggestions: [ { title: '${a}', with: [b] } ] } }\n"
        try expectEqual(diagnostics(of: text).map(\.code), [.wrongType])
    }
}
