import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTooling
import Testing

struct ExplanationTests {
    private func page(_ code: DiagnosticCode) throws -> DiagnosticPage {
        try #require(DiagnosticPage(for: code))
    }

    @Test func showsTheRuleTheExampleWhatIsSaidAndTheFix() throws {
        let text = renderPage(try page(.ambiguousBoolean))
        #expect(text.hasPrefix("ambiguous-boolean: error\n\nA Boolean is written `true` or `false`.\n\n"))
        #expect(text.contains("\n\nExample, clock.intent.yaml:\n\n    intentDefinition: 1\n    intents:\n"))
        #expect(text.contains("\n\nintentgen says of it:\n\n    clock.intent.yaml:5:42: error: 'yes' is a text"))
        #expect(
            text.hasSuffix(
                "\n\nMended, clock.intent.yaml:\n\n    intentDefinition: 1\n    intents:\n      Clock:\n"
                    + "        parameters:\n          seconds: { type: Boolean, default: true }\n"))
    }

    @Test(arguments: DiagnosticPage.all)
    func fitsATerminal(_ page: DiagnosticPage) {
        let prose = renderPage(page).split(separator: "\n").filter { !$0.hasPrefix("    ") }
        #expect(prose.allSatisfy { $0.count <= 80 })
    }

    @Test func namesAnUnusualEncoding() throws {
        let text = renderPage(try page(.encoding))
        #expect(text.contains("Example, clock.intent.yaml, saved as ISO-8859-1:"))
        #expect(text.contains("Mended, clock.intent.yaml:"))
    }

    @Test func showsEveryFileOfARun() throws {
        let text = renderPage(try page(.nameCollision))
        for heading in ["Example, clock", "Example, portrait", "Mended, clock", "Mended, portrait"] {
            #expect(text.contains("\(heading).intent.yaml:\n\n"))
        }
    }

    @Test func listsEveryCodeWithItsRule() {
        let lines = renderPageList(DiagnosticPage.all).split(separator: "\n")
        for page in DiagnosticPage.all {
            #expect(lines.contains { $0.hasPrefix("  \(page.code) ") && $0.hasSuffix(page.rule) })
        }
        #expect(lines.count == DiagnosticPage.all.count + DiagnosticTopic.allCases.count)
    }

    @Test func givesPagesAsJSON() throws {
        let document = try explanationJSON(of: [try page(.nameCollision), try page(.encoding)])
        #expect(document["explain"] == 1)
        let pages = try #require(document["pages"]?.arrayValue)
        #expect(pages.map { $0["code"] } == ["name-collision", "encoding"])
        #expect(pages[0]["severities"] == ["error"])
        #expect(pages[0]["example"]?.arrayValue?.map { $0["path"] } == ["clock.intent.yaml", "portrait.intent.yaml"])
        #expect(pages[0]["diagnostics"]?.arrayValue?.map { $0["path"] } == ["portrait.intent.yaml"])
        #expect(pages[1]["example"]?.arrayValue?.map { $0["encoding"] } == ["ISO-8859-1"])
        #expect(pages[1]["fixed"]?.arrayValue?.map { $0["encoding"] } == ["UTF-8"])
        #expect(try JSONValue(parsing: document.rendered(pretty: true)) == document)
    }
}
