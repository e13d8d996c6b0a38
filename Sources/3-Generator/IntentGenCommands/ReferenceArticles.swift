internal import IntentAuthoring
internal import IntentDiagnostics
package import IntentEvolution
internal import IntentSchema

// The Markdown articles of the documentation that are generated from the pages of `intentgen explain`.

/// Returns the article about all diagnostics.
package func renderDiagnosticsArticle() -> String {
    let topics = DiagnosticTopic.allCases.map { topic in (topic, DiagnosticPage.all.filter { $0.topic == topic }) }
    let rows = topics.flatMap(\.1).map { "| [\($0.code)](#\($0.code)) | \($0.severityPhrase) | \($0.rule) |" }
    let table = ["| code | severity | rule |", "| --- | --- | --- |"] + rows
    let sections = topics.flatMap { topic, pages in ["## \(topic.rawValue)"] + pages.map(section) }
    return ([diagnosticsIntroduction, table.joined(separator: "\n")] + sections).joined(separator: "\n\n") + "\n"
}

private let diagnosticsIntroduction = """
    # Diagnostics

    Look up the code at the end of a message: its rule, an example that causes it, and the fix.

    ## Overview

    A message ends with its code in brackets:

    ```text
    clock.intent.yaml:4:12: error: a colon followed by a space begins a new key; put the text in quotes [yaml-syntax]
    ```

    An error stops every command that uses the definitions. A warning does so only with `validate --strict`. A note never
    does. Codes are stable, so scripts can rely on them; messages may change. Programs can read diagnostics as JSON, see
    <doc:ReportFormats>.

    This article is generated from the pages that `intentgen explain CODE` prints.
    """

private func section(_ page: DiagnosticPage) -> String {
    let (diagnostics, sources) = page.commandDiagnostics()
    let report = render(diagnostics, of: sources, as: .text)
    var parts = ["### \(page.code)", page.rule] + page.paragraphs
    parts += page.example.flatMap { section($0, "\(file: $0)") }
    if let report = page.report {
        parts += ["The command `definitions` of a program reports:", "```text\n\(report)```"]
    } else if report.isEmpty {
        parts.append("This version of `intentgen validate` does not report it.")
    } else {
        parts.append("```text\n\(report)```")
    }
    parts += page.fixed.flatMap { section($0, "Fixed, \(file: $0)") }
    return parts.joined(separator: "\n\n")
}

private func section(_ file: ExampleFile, _ heading: String) -> [String] {
    ["\(heading):", "```\(file.language)\n\(file.text)```"]
}

extension DefaultStringInterpolation {
    /// Appends the file's name as code, and its encoding unless it is UTF-8.
    fileprivate mutating func appendInterpolation(file: ExampleFile) {
        appendInterpolation("`\(file.name)`")
        if file.encoding != .utf8 { appendInterpolation(", saved as \(file.encoding.rawValue)") }
    }
}

/// Returns the article about all changes.
package func renderChangesArticle() throws(LockError) -> String {
    let topics = ChangeTopic.allCases.map { topic in (topic, ChangePage.all.filter { $0.topic == topic }) }
    let rows = topics.flatMap(\.1)
        .map { "| [\($0.rule.code)](#\($0.rule.code)) | \($0.effectPhrase) | \($0.sentence) |" }
    let table = ["| code | breaks | rule |", "| --- | --- | --- |"] + rows
    var parts = [changesIntroduction, table.joined(separator: "\n")]
    for (topic, pages) in topics {
        parts.append("## \(topic.rawValue)")
        for page in pages { parts.append(try section(page)) }
    }
    return parts.joined(separator: "\n\n") + "\n"
}

private let changesIntroduction = """
    # Changes

    Look up a change that `intentgen diff` reports: what it breaks, and a definition before and after it.

    ## Overview

    A change is reported with what it breaks and, in brackets, its code:

    - **stored**: stored values cannot be read as before, or the definition no longer allows them;
    - **source**: Swift code that uses the generated code no longer compiles;
    - **behaviour**: users see or get something else.

    A change may break less than the table says: if the name is only `reserved`, if no parameter uses the enum or type, or
    if the intent is one of Apple's. Codes are stable, so scripts can rely on them. Programs can read reports as JSON, see
    <doc:ReportFormats>.

    This article is generated from the pages that `intentgen explain CODE` prints.
    """

private func section(_ page: ChangePage) throws(LockError) -> String {
    let (diagnostics, sources) = try page.diagnosis()
    let report = render(diagnostics, of: sources, as: .text)
    var parts = ["### \(page.rule.code)", page.sentence] + page.paragraphs
    parts += ["Before:", "```yaml\n\(page.before)```", "After:", "```yaml\n\(page.after)```"]
    parts.append("```text\n\(report)```")
    return parts.joined(separator: "\n\n")
}
