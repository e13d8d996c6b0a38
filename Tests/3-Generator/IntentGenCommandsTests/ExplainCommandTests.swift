import Foundation
import IntentAuthoring
import IntentDiagnostics
import IntentEvolution
import IntentGenCommands
import IntentGeneratorRun
import IntentModel
import IntentSchema
import IntentTestSupport
import IntentYAML
import Testing

struct ExplanationTests {
    private func page(_ code: DiagnosticCode) throws -> DiagnosticPage {
        try #require(DiagnosticPage(for: code))
    }

    @Test func `a page shows rule, example, report and fix`() throws {
        let text = renderPage(try page(.ambiguousBoolean))
        #expect(text.hasPrefix("ambiguous-boolean: error\n\nA Boolean is `true` or `false`.\n\n"))
        #expect(text.contains("\n\nExample, clock.intent.yaml:\n\n    intentDefinition: 1\n    intents:\n"))
        #expect(text.contains("\n\nintentgen reports:\n\n    clock.intent.yaml:5:42: error: 'yes' is a string"))
        #expect(
            text.hasSuffix(
                "\n\nFixed, clock.intent.yaml:\n\n    intentDefinition: 1\n    intents:\n      Clock:\n"
                    + "        parameters:\n          seconds: { type: Boolean, default: true }\n"))
    }

    @Test(arguments: DiagnosticPage.all)
    func `prose fits 80 columns`(_ page: DiagnosticPage) {
        let prose = renderPage(page).split(separator: "\n").filter { !$0.hasPrefix("    ") }
        #expect(prose.allSatisfy { $0.count <= 80 })
    }

    @Test func `an unusual encoding is named`() throws {
        let text = renderPage(try page(.encoding))
        #expect(text.contains("Example, clock.intent.yaml, saved as ISO-8859-1:"))
        #expect(text.contains("Fixed, clock.intent.yaml:"))
    }

    @Test func `a page shows all files of its example`() throws {
        let text = renderPage(try page(.nameCollision))
        for heading in ["Example, clock", "Example, portrait", "Fixed, clock", "Fixed, portrait"] {
            #expect(text.contains("\(heading).intent.yaml:\n\n"))
        }
    }

    @Test func `the list contains every code with its rule`() {
        let lines = renderPageList(DiagnosticPage.all).split(separator: "\n")
        for page in DiagnosticPage.all {
            #expect(lines.contains { $0.hasPrefix("  \(page.code) ") && $0.hasSuffix(page.rule) })
        }
        expectEqual(lines.count, DiagnosticPage.all.count + Set(DiagnosticPage.all.map(\.topic)).count)
    }

    @Test func `pages are available as JSON`() throws {
        let document = try explanationJSON(of: [try page(.nameCollision), try page(.encoding)])
        expectEqual(document["explain"], 1)
        let pages = try #require(document["pages"]?.arrayValue)
        expectEqual(pages.map { $0["code"] }, ["name-collision", "encoding"])
        expectEqual(pages[0]["severities"], ["error"])
        expectEqual(pages[0]["example"]?.arrayValue?.map { $0["path"] }, ["clock.intent.yaml", "portrait.intent.yaml"])
        expectEqual(pages[0]["diagnostics"]?.arrayValue?.map { $0["path"] }, ["portrait.intent.yaml"])
        expectEqual(pages[1]["example"]?.arrayValue?.map { $0["encoding"] }, ["ISO-8859-1"])
        expectEqual(pages[1]["fixed"]?.arrayValue?.map { $0["encoding"] }, ["UTF-8"])
        try expectEqual(JSONValue(parsing: document.rendered(pretty: true)), document)
    }
}

/// Articles of the reference that quote the commands.
struct DiagnosticsReferenceTests {
    private let articles = Repository.manual.appending(path: "Reference")

    private func article(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: articles.appending(path: name)), as: UTF8.self)
    }

    @Test(arguments: DiagnosticFormat.allCases)
    func `the article shows each format of diagnostics`(_ format: DiagnosticFormat) throws {
        let (diagnostics, sources) = try #require(DiagnosticPage(for: .ambiguousBoolean)).diagnosis()
        #expect(try article("ReportFormats.md").contains(render(diagnostics, of: sources, as: format)))
    }

    @Test(arguments: DiagnosticFormat.allCases)
    func `the article shows each format of changes`(_ format: DiagnosticFormat) throws {
        let report = try #require(ChangePage(for: "parameter-type-narrowed")).report()
        #expect(try article("ReportFormats.md").contains(render(report, as: format)))
    }

    @Test func `the article lists every limit with its default`() throws {
        let limits = YAMLLimits()
        let rows = try article("IntentgenCommands.md").split(separator: "\n")
        let help = try IntentGenProcess(["validate", "--help"]).output
        for (option, value) in [
            ("--max-file-size", limits.fileBytes), ("--max-depth", limits.depth), ("--max-nodes", limits.nodes),
            ("--max-scalar", limits.scalarBytes), ("--max-alias-nodes", limits.expandedAliasNodes),
            ("--max-anchors", limits.anchors), ("--max-blank-run", limits.blankRunBytes),
            ("--max-problems", limits.diagnostics),
        ] {
            #expect(rows.contains { $0.hasPrefix("| `\(option)` |") && $0.hasSuffix("| \(value) |") }, "\(option)")
            #expect(help.contains("\(option) <"), "\(option)")
        }
    }
}

@Suite struct AppIntentsDiagnosticsTests {
    private static let codes = DiagnosticCode.all.filter { $0.rawValue.hasPrefix("app-intents-") }

    @Test func `every App Intents code belongs to its topic`() {
        expectEqual(Self.codes.count, DiagnosticPage.all.count { $0.topic == "App Intents" })
    }

    @Test(arguments: codes)
    func `an example yields only its own code`(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        let resolved = resolveDefinitions(page.example.map(\.source))
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
        let found = appIntentsDiagnostics(resolved)
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.code == code && page.severities.contains($0.severity) })
    }

    @Test(arguments: codes)
    func `a fixed example has no diagnostics`(_ code: DiagnosticCode) throws {
        let page = try #require(DiagnosticPage(for: code))
        let resolved = resolveDefinitions(page.fixed.map(\.source))
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
        expectEqual(render(appIntentsDiagnostics(resolved), of: resolved.sources, as: .text), "")
    }

    @Test func `a problem is located at its declaration`() throws {
        let resolved = resolveDefinitions([
            SourceFile(
                path: "clock.intent.yaml",
                bytes: Array(
                    """
                    intentDefinition: 1
                    intents:
                      Clock:
                        eligibleForWidgets: true
                        parameters:
                          size: { type: [Integer], size: 2 }
                    """.utf8))
        ])
        let problem = try #require(appIntentsDiagnostics(resolved).first)
        let position = SourceMap(resolved.sources[problem.file]).position(at: problem.range.start)
        #expect(position.line == 6 && position.column == 7)
        expectEqual(
            problem.message,
            "only lists of objects and persons have a size in App Intents; the list 'size' has no limit")
    }
}

@Suite struct SiriKitDiagnosticsTests {
    @Test func `an example yields only its own code`() throws {
        let page = try #require(DiagnosticPage(for: .siriKitText))
        let found = siriKitDiagnostics(resolveDefinitions(page.example.map(\.source)))
        expectEqual(found.map(\.code), [.siriKitText])
        #expect(siriKitDiagnostics(resolveDefinitions(page.fixed.map(\.source))).isEmpty)
    }

    @Test func `each limit of a text is reported at its parameter`() {
        let resolved = resolveDefinitions([
            SourceFile(
                path: "clock.intent.yaml",
                bytes: Array(
                    """
                    intentDefinition: 1
                    intents:
                      Clock:
                        parameters:
                          name: { type: String, pattern: "[a-z]+" }
                          page: { type: URL, schemes: [https] }
                          plain: { type: String, multiline: true }
                          token: { type: String, secret: true, length: 8... }
                    """.utf8))
        ])
        expectEqual(
            siriKitDiagnostics(resolved).map(\.message),
            [
                "SiriKit texts have no length and no pattern; 'name' accepts any text",
                "SiriKit URLs have no list of schemes; 'page' accepts any URL",
                "SiriKit texts have no length and no pattern; 'token' accepts any text",
                "SiriKit has no secret texts; the system shows and keeps 'token' as any text",
            ])
    }
}
