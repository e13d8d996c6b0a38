import Foundation
import IntentAuthoring
import IntentDiagnostics
import IntentEvolution
import IntentGenCommands
import IntentTestSupport
import Testing

/// The articles of the manual whose sections `intentgen explain` prints.
///
/// Each article is read and written again: nothing that it explains is lost, and its table and reports are current.
struct ExplanationReferenceTests {
    @Test func `the article about diagnostics is complete and current`() throws {
        try compare("Diagnostics.md") { sections in
            let pages = try sections.map(DiagnosticPage.init)
            return pages.map { page in
                let code = page.code.rawValue
                return Section(
                    topic: page.topic, code: code, text: text(of: page),
                    row: "| [\(code)](#\(code)) | \(page.severityPhrase) | \(page.rule) |")
            }
        }
    }

    @Test func `the article about changes is complete and current`() throws {
        try compare("Changes.md") { sections in
            let pages = try sections.map(ChangePage.init)
            return try pages.map { page in
                let code = page.rule.code
                return Section(
                    topic: page.topic, code: code, text: try text(of: page),
                    row: "| [\(code)](#\(code)) | \(page.effectPhrase) | \(page.sentence) |")
            }
        }
    }

    @Test func `text that no page would contain is an error`() {
        func error(_ section: String) -> String? {
            let article = "| [a](#a) | error | A rule. |\n\n## Topic\n\n### a\n\nA rule.\n\n\(section)\n"
            let error = #expect(throws: ArticleError.self) {
                try ArticleSection.all(in: MarkdownBlock.all(in: article)).map(DiagnosticPage.init)
            }
            return error?.description
        }
        let loss = "the section 'a' has text that is neither before its code nor a caption"
        expectEqual(error("```yaml\na: 1\n```\n\nA paragraph."), loss)
        expectEqual(error("A caption:\n\nA paragraph.\n\n```yaml\na: 1\n```"), loss)
        expectEqual(error("A file:\n\n```yaml\na: 1\n```"), "not the name of a file: A file")
        expectEqual(error("`a`, saved as UTF-7:\n\n```yaml\na: 1\n```"), "not the name of a file: `a`, saved as UTF-7")
        expectEqual(error("### b"), "the table has no row for 'b'")
    }

    private struct Section {
        let topic: String
        let code: String
        let text: [String]
        let row: String
    }

    /// Reads an article, writes it again from its pages, and compares both.
    private func compare(_ name: String, pages: ([ArticleSection]) throws -> [Section]) throws {
        let file = Repository.manual.appending(path: "Reference/\(name)")
        let article = try String(contentsOf: file, encoding: .utf8)
        let sections = try pages(try ArticleSection.all(in: MarkdownBlock.all(in: article)))
        // The introduction, with the head of the table.
        let lines = article.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let head = try #require(lines.firstIndex { $0.hasPrefix("| ---") })
        var parts = [(lines[...head] + sections.map(\.row)).joined(separator: "\n")]
        var topic = ""
        for section in sections {
            if section.topic != topic { parts.append("## \(section.topic)") }
            topic = section.topic
            parts += ["### \(section.code)"] + section.text
        }
        let text = parts.joined(separator: "\n\n") + "\n"
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try Data(text.utf8).write(to: file)
            Issue.record("rewrote \(name); run again without INTENT_REWRITE_REFERENCES")
            return
        }
        let written = text.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = zip(lines, written).first { $0 != $1 }
        #expect(
            difference == nil && lines.count == written.count,
            """
            \(name) has '\(difference?.0 ?? "another end")', its pages '\(difference?.1 ?? "another end")'.
            To write the table and the reports: INTENT_REWRITE_REFERENCES=1 swift test --filter ReferenceTests
            """)
    }

    private func text(of page: DiagnosticPage) -> [String] {
        let (diagnostics, sources) = page.commandDiagnostics()
        var parts = ([page.rule] + page.paragraphs).map { $0.wrapped(at: 120) }
        parts += page.example.flatMap { block($0, "\(heading(of: $0)):") }
        if let report = page.report {
            parts += ["The command `definitions` of a program reports:", "```text\n\(report)```"]
        } else {
            parts.append("```text\n\(render(diagnostics, of: sources, as: .text))```")
        }
        return parts + page.fixed.flatMap { block($0, "Fixed, \(heading(of: $0)):") }
    }

    private func text(of page: ChangePage) throws -> [String] {
        let (diagnostics, sources) = try page.diagnosis()
        return ([page.sentence] + page.paragraphs).map { $0.wrapped(at: 120) }
            + ["Before:", "```yaml\n\(page.before)```", "After:", "```yaml\n\(page.after)```"]
            + ["```text\n\(render(diagnostics, of: sources, as: .text))```"]
    }

    private func block(_ file: ExampleFile, _ heading: String) -> [String] {
        let languages = ["swift": "swift", "xcstrings": "json"]
        let language = languages[URL(filePath: file.name).pathExtension] ?? "yaml"
        return [heading, "```\(language)\n\(file.text)```"]
    }

    private func heading(of file: ExampleFile) -> String {
        "`\(file.name)`" + (file.encoding == .utf8 ? "" : ", saved as \(file.encoding.rawValue)")
    }
}
