import Foundation
import IntentDiagnostics
import IntentEvolution
import IntentSchema
import IntentTooling
import IntentYAML
import Testing

/// The article of all diagnostics is made from the pages that `intentgen explain` shows; the others show what is so.
struct DiagnosticsReferenceTests {
    private let articles = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Sources/IntentTooling/IntentTooling.docc")

    private func article(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: articles.appending(path: name)), as: UTF8.self)
    }

    @Test func saysWhatThePagesSay() throws {
        try compare(renderDiagnosticsArticle(), with: "Diagnostics.md")
        try compare(renderChangesArticle(), with: "Changes.md")
    }

    private func compare(_ text: String, with name: String) throws {
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try Data(text.utf8).write(to: articles.appending(path: name))
            Issue.record("rewrote \(name); run again without INTENT_REWRITE_REFERENCES")
            return
        }
        let written = try article(name).split(separator: "\n")
        let difference = zip(written, text.split(separator: "\n")).first { $0 != $1 }
        #expect(
            difference == nil && written.count == text.split(separator: "\n").count,
            """
            \(name) has '\(difference?.0 ?? "another end")', the pages '\(difference?.1 ?? "another end")'.
            Where the pages are right: INTENT_REWRITE_REFERENCES=1 swift test --filter ReferenceTests
            """)
    }

    @Test(arguments: DiagnosticFormat.allCases)
    func showsEachFormatAsItIs(_ format: DiagnosticFormat) throws {
        let (diagnostics, sources) = try #require(DiagnosticPage(for: .ambiguousBoolean)).diagnosis()
        #expect(try article("ReportFormats.md").contains(render(diagnostics, of: sources, as: format)))
    }

    @Test(arguments: DiagnosticFormat.allCases)
    func showsEachFormatOfChangesAsItIs(_ format: DiagnosticFormat) throws {
        let report = try #require(ChangePage(for: "parameter-type-narrowed")).report()
        #expect(try article("ReportFormats.md").contains(render(report, as: format)))
    }

    @Test func namesTheDefaultOfEveryLimit() throws {
        let limits = YAMLLimits()
        let rows = try article("IntentTooling.md").split(separator: "\n")
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
