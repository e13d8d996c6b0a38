internal import IntentDiagnostics
package import IntentEvolution

/// The article that holds the pages of all changes, in Markdown as DocC and GitHub read it.
package func renderChangesArticle() throws(LockError) -> String {
    var parts = [introduction, table]
    for topic in ChangeTopic.allCases {
        parts.append("## \(topic.rawValue)")
        for page in ChangePage.all where page.topic == topic { parts.append(try section(page)) }
    }
    return parts.joined(separator: "\n\n") + "\n"
}

private let introduction = """
    # Changes

    Every rule of `intentgen diff`: what it compares, what breaks by it, and a definition before and after.

    ## Overview

    This article is what `intentgen explain` knows, and is made from it. A change names its code in brackets, and before
    that what it breaks:

    - **stored**: what users have chosen is not read as it was any more, or is not what the definition allows;
    - **source**: Swift that uses the generated code does not compile any more;
    - **behaviour**: users see or get something else.

    A rule may break less than the table says, where a change is only declared (`reserved`), where no parameter has the
    enum or type, or where an intent is one of Apple's own. Codes are stable: scripts may rely on them. How reports can be
    had by programs is told in <doc:ReportFormats>.
    """

private var table: String {
    let rows = ChangeTopic.allCases.flatMap { topic in ChangePage.all.filter { $0.topic == topic } }
        .map { "| [\($0.rule.code)](#\($0.rule.code)) | \($0.effectsInWords) | \($0.sentence) |" }
    return (["| code | breaks | rule |", "| --- | --- | --- |"] + rows).joined(separator: "\n")
}

private func section(_ page: ChangePage) throws(LockError) -> String {
    let (diagnostics, sources) = try page.diagnosis()
    let said = render(diagnostics, of: sources, as: .text)
    var parts = ["### \(page.rule.code)", page.sentence] + page.paragraphs
    parts += ["When it was locked:", "```yaml\n\(page.before)```", "Now:", "```yaml\n\(page.after)```"]
    parts.append("```text\n\(said)```")
    return parts.joined(separator: "\n\n")
}
