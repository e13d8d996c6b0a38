import Foundation
import IntentTestSupport
import Testing

/// Runs the examples of README.md and of the documentation, and compares them with what the pages show.
///
/// `INTENT_REWRITE_REFERENCES=1` writes the current output into the pages; the test then fails once, so that a rewritten page
/// is not mistaken for a passed test. `INTENT_BUILD_EXAMPLES=OPTIONS` runs the pages that build a package to their end, with these
/// options of SwiftPM, and no others; `Scripts/checks/tutorial` does so, with a PostgreSQL server.
struct ReadmeTests {
    @Test(.blocking, arguments: try ReaderSession.all())
    func `a page shows what its commands print`(_ session: ReaderSession) throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("readme-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }

        let examples = try session.examples()
        var outputs = try ReaderShell(home: home).outputs(of: examples.flatMap(\.example.commands))[...]
        var expected: [(page: DocumentationPage, example: Example, text: [String])] = []
        for (page, example) in examples {
            let count = example.commands.count
            expected.append((page, example, example.expectedText(outputs: Array(outputs.prefix(count)))))
            outputs = outputs.dropFirst(count)
        }

        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] != nil else {
            for (page, example, text) in expected {
                expectEqual(example.text, text, "\(page.path), line \(example.range.lowerBound + 1)")
            }
            return
        }
        for page in session.pages {
            let changes = expected.filter { $0.page.path == page.path && $0.example.text != $0.text }
            guard !changes.isEmpty else { continue }
            var lines = try page.lines()
            for (_, example, text) in changes.reversed() { lines.replaceSubrange(example.range, with: text) }
            try lines.joined(separator: "\n").write(to: page.url, atomically: true, encoding: .utf8)
            Issue.record("\(page.path) was rewritten; review the changes and run the test again")
        }
    }

    @Test func `every page with examples is in one session`() throws {
        let pages = try ReaderSession.all().flatMap(\.pages).map(\.path)
        try expectEqual(pages.sorted(), DocumentationPage.withExamples().map(\.path).sorted())
    }

    @Test func `the README shows a definition, Swift and a session`() throws {
        let kinds = try DocumentationPage.readme.examples().map(\.kind)
        let outputs = kinds.count { if case .output = $0 { true } else { false } }
        let sessions = kinds.count { if case .session = $0 { true } else { false } }
        #expect(outputs >= 2 && sessions >= 1)
    }

    @Test(arguments: [
        "README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "Benchmarks/README.md",
        "Sources/7-Apple/Frameworks/StandIns/README.md",
        "Tests/2-Language/Corpus/README.md",
    ])
    func `every link leads to a file`(path: String) throws {
        let page = DocumentationPage(path: path)
        for (number, line) in try page.lines().enumerated() {
            for match in line.matches(of: /\]\(([^)#]+)(#[^)]*)?\)/) where !match.1.contains("://") {
                let target = page.url.deletingLastPathComponent().appendingPathComponent(String(match.1))
                let exists = FileManager.default.fileExists(atPath: target.path)
                #expect(exists, "\(path):\(number + 1): \(match.1)")
            }
        }
    }

    @Test func `every link to an article leads to one`() throws {
        let articles = try DocumentationPage.articles()
        let names = Set(articles.map(\.name))
        expectEqual(names.count, articles.count, "two articles have the same name")
        for article in articles {
            for (number, line) in try article.lines().enumerated() {
                for match in line.matches(of: /<doc:([A-Za-z]+)(#[^>]*)?>/) {
                    #expect(names.contains(String(match.1)), "\(article.path):\(number + 1): \(match.1)")
                }
            }
        }
    }
}
