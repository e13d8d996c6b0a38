package import IntentAuthoring
package import IntentDiagnostics
package import IntentEvolution
internal import IntentGeneratorRun
package import IntentModel
internal import IntentSchema
internal import IntentXcode

/// Returns the page of a diagnostic for a terminal, with paragraphs of 80 columns and indented files and messages.
package func renderPage(_ page: DiagnosticPage, color: Bool = false) -> String {
    let (diagnostics, sources) = page.commandDiagnostics()
    let report = render(diagnostics, of: sources, as: .text, color: color)
    var parts = ["\(page.code): \(page.severityPhrase)", page.rule.wrapped(at: 80)]
    parts += page.paragraphs.map { $0.wrapped(at: 80) }
    parts += page.example.flatMap { ["Example, \($0.heading):", $0.text.indented] }
    if let report = page.report {
        parts += ["The command `definitions` of a program reports:", report.indented]
    } else {
        parts += ["intentgen reports:", report.indented]
    }
    parts += page.fixed.flatMap { ["Fixed, \($0.heading):", $0.text.indented] }
    return parts.joined(separator: "\n\n") + "\n"
}

/// Returns the page of a change for a terminal, in the same layout.
package func renderPage(_ page: ChangePage, color: Bool = false) throws(LockError) -> String {
    let (diagnostics, sources) = try page.diagnosis()
    let report = render(diagnostics, of: sources, as: .text, color: color)
    let effects = page.rule.effects.isEmpty ? "compatible" : "may break \(page.effectPhrase)"
    var parts = ["\(page.rule.code): \(effects)", page.sentence.wrapped(at: 80)]
    parts += page.paragraphs.map { $0.wrapped(at: 80) }
    parts += ["Example, before:", page.before.indented, "After:", page.after.indented]
    parts += ["intentgen diff reports:", report.indented]
    return parts.joined(separator: "\n\n") + "\n"
}

/// Returns a line for each diagnostic, grouped by topic.
package func renderPageList(_ pages: [DiagnosticPage]) -> String {
    renderList(pages.map { ($0.topic, $0.code.rawValue, $0.rule) })
}

/// Returns a line for each change, grouped by topic.
package func renderPageList(_ pages: [ChangePage]) -> String {
    renderList(pages.map { ($0.topic, $0.rule.code, $0.sentence) })
}

private func renderList(_ pages: [(topic: String, code: String, rule: String)]) -> String {
    let width = (pages.map(\.code.count).max() ?? 0) + 2
    var text = ""
    var topic = ""
    for page in pages {
        if page.topic != topic {
            text += (text.isEmpty ? "" : "\n") + "\(page.topic)\n"
            topic = page.topic
        }
        text += "  " + page.code + String(repeating: " ", count: width - page.code.count) + page.rule + "\n"
    }
    return text
}

/// Returns pages for programs: `{ "explain": 1, "pages": […] }`, where 1 is the version of the format.
///
/// The `diagnostics` of a page have the format of `validate --format json`. Pages of changes follow those of
/// diagnostics; they have `breaks`, `before` and `after` instead of `severities`, `example` and `fixed`.
package func explanationJSON(of pages: [DiagnosticPage], _ changes: [ChangePage] = []) throws -> JSONValue {
    var items: [JSONValue] = []
    for page in pages { items.append(try json(of: page)) }
    for page in changes { items.append(try json(of: page)) }
    return ["explain": 1, "pages": .array(items)]
}

private func json(of page: DiagnosticPage) throws(JSONError) -> JSONValue {
    let (diagnostics, sources) = page.commandDiagnostics()
    let report = try JSONValue(parsing: render(diagnostics, of: sources, as: .json))
    var object: JSONObject = [
        "code": .string(page.code.rawValue),
        "topic": .string(page.topic),
        "severities": .array(page.severities.map { .string($0.rawValue) }),
        "rule": .string(page.rule),
        "reason": .array(page.paragraphs.map { .string($0) }),
        "example": .array(page.example.map(json)),
        "diagnostics": report["items"] ?? .array([]),
        "fixed": .array(page.fixed.map(json)),
    ]
    if let text = page.report { object["report"] = .string(text) }
    return .object(object)
}

private func json(of page: ChangePage) throws -> JSONValue {
    let (diagnostics, sources) = try page.diagnosis()
    let report = try JSONValue(parsing: render(diagnostics, of: sources, as: .json))
    return [
        "code": .string(page.rule.code),
        "topic": .string(page.topic),
        "breaks": .array(page.rule.effects.map { .string($0.rawValue) }),
        "rule": .string(page.sentence),
        "reason": .array(page.paragraphs.map { .string($0) }),
        "before": .string(page.before),
        "diagnostics": report["items"] ?? .array([]),
        "after": .string(page.after),
    ]
}

private func json(of file: ExampleFile) -> JSONValue {
    [
        "path": .string(file.name), "encoding": .string(file.encoding.rawValue), "text": .string(file.text),
    ]
}

extension DiagnosticPage {
    /// Returns what all commands together report for the example.
    package func commandDiagnostics() -> (diagnostics: [Diagnostic], sources: SourceFiles) {
        diagnosis { notExportable($0) + siriKitDiagnostics($0) + appIntentsDiagnostics($0) }
    }

    /// `error`, or `error or warning`.
    package var severityPhrase: String { severities.map(\.rawValue).joined(separator: " or ") }
}

extension ExampleFile {
    /// The name, and the encoding unless it is UTF-8.
    fileprivate var heading: String { encoding == .utf8 ? name : "\(name), saved as \(encoding.rawValue)" }
}

extension String {
    /// The lines, each indented by four spaces, without empty lines at the end.
    fileprivate var indented: String {
        var text = split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")[...]
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }

    /// Returns the text with line breaks between words.
    package func wrapped(at width: Int) -> String {
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
