internal import IntentDiagnostics
package import IntentSchema

/// A page for a terminal: paragraphs of 80 columns, files and messages indented by four.
package func renderPage(_ page: DiagnosticPage, colour: Bool = false) -> String {
    let (diagnostics, sources) = page.foundByCommands()
    let said = render(diagnostics, of: sources, as: .text, colour: colour)
    var parts = ["\(page.code): \(page.severitiesInWords)", page.rule.wrapped(at: 80)]
    parts += page.paragraphs.map { $0.wrapped(at: 80) }
    parts += page.example.flatMap { ["Example, \($0.heading):", $0.text.indented] }
    if said.isEmpty {
        parts.append("`intentgen validate` of this version does not look for it.")
    } else {
        parts += ["intentgen says of it:", said.indented]
    }
    parts += page.fixed.flatMap { ["Mended, \($0.heading):", $0.text.indented] }
    return parts.joined(separator: "\n\n") + "\n"
}

/// One line a code, by topic.
package func renderPageList(_ pages: [DiagnosticPage]) -> String {
    renderList(
        DiagnosticTopic.allCases.map { topic in
            (topic.rawValue, pages.filter { $0.topic == topic }.map { ($0.code.rawValue, $0.rule) })
        })
}

/// - Parameter topics: Those without a code are left out.
func renderList(_ topics: [(title: String, codes: [(code: String, rule: String)])]) -> String {
    let width = (topics.flatMap(\.codes).map(\.code.count).max() ?? 0) + 2
    return topics.filter { !$0.codes.isEmpty }.map { topic in
        let lines = topic.codes.map { code, rule in
            "  " + code + String(repeating: " ", count: width - code.count) + rule + "\n"
        }
        return "\(topic.title)\n" + lines.joined()
    }.joined(separator: "\n")
}

extension DiagnosticPage {
    /// `error`, or `error or warning`.
    var severitiesInWords: String { severities.map(\.rawValue).joined(separator: " or ") }
}

extension ExampleFile {
    /// The name, with the encoding where it is not the usual one.
    var heading: String { encoding == .utf8 ? name : "\(name), saved as \(encoding.rawValue)" }
}

extension String {
    /// Lines behind four blanks each, without the last line end.
    var indented: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n").trimmingLineEnds
    }

    private var trimmingLineEnds: String {
        var text = self[...]
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }

    /// Broken between words.
    func wrapped(at width: Int) -> String {
        var lines: [String] = []
        for word in split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}
