internal import IntentDiagnostics
internal import IntentSchema

/// The article that holds all pages, in Markdown as DocC and GitHub read it.
package func renderDiagnosticsArticle() -> String {
    let sections = DiagnosticTopic.allCases.map { topic in
        ["## \(topic.rawValue)"] + DiagnosticPage.all.filter { $0.topic == topic }.map(section)
    }
    return ([introduction, table] + sections.joined()).joined(separator: "\n\n") + "\n"
}

private let introduction = """
    # Diagnostics

    Every code that ends a message, with its rule, a definition that leads to it, and the same definition mended.

    ## Overview

    This article is what `intentgen explain` knows, and is made from it. A message names its code in brackets:

    ```text
    clock.intent.yaml:4:12: error: a colon and a space inside a text begin a new key; put the text in quotes [yaml-syntax]
    ```

    Codes are stable: scripts may rely on them, messages may become better. An error stops every command that makes
    something of definitions, a warning does so under `validate --strict`, and a note never does. How messages can be had
    by programs is told in <doc:ReportFormats>.
    """

private var table: String {
    let rows = DiagnosticTopic.allCases.flatMap { topic in DiagnosticPage.all.filter { $0.topic == topic } }
        .map { "| [\($0.code)](#\($0.code)) | \($0.severitiesInWords) | \($0.rule) |" }
    return (["| code | | rule |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
}

private func section(_ page: DiagnosticPage) -> String {
    let (diagnostics, sources) = page.foundByCommands()
    let said = render(diagnostics, of: sources, as: .text)
    var parts = ["### \(page.code)", page.rule] + page.paragraphs
    parts += page.example.flatMap { file(headed: "\(file: $0)", $0) }
    if said.isEmpty {
        parts.append("`intentgen validate` of this version does not look for it.")
    } else {
        parts.append(fenced(said, as: "text"))
    }
    parts += page.fixed.flatMap { file(headed: "Mended, \(file: $0)", $0) }
    return parts.joined(separator: "\n\n")
}

private func file(headed heading: String, _ file: ExampleFile) -> [String] {
    ["\(heading):", fenced(file.text, as: "yaml")]
}

private func fenced(_ text: String, as language: String) -> String {
    "```\(language)\n\(text)```"
}

extension DefaultStringInterpolation {
    /// The file's name as code, with its encoding.
    fileprivate mutating func appendInterpolation(file: ExampleFile) {
        appendInterpolation("`\(file.name)`")
        if file.encoding != .utf8 { appendInterpolation(", saved as \(file.encoding.rawValue)") }
    }
}
