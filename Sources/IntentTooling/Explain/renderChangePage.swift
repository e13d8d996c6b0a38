internal import IntentDiagnostics
package import IntentEvolution

/// A page for a terminal, like that of a diagnostic.
package func renderPage(_ page: ChangePage, colour: Bool = false) throws(LockError) -> String {
    let (diagnostics, sources) = try page.diagnosis()
    let said = render(diagnostics, of: sources, as: .text, colour: colour)
    var parts = ["\(page.rule.code): \(page.effectPhrase)", page.sentence.wrapped(at: 80)]
    parts += page.paragraphs.map { $0.wrapped(at: 80) }
    parts += ["Example, when it was locked:", page.before.indented, "and now:", page.after.indented]
    parts += ["intentgen diff says of it:", said.indented]
    return parts.joined(separator: "\n\n") + "\n"
}

/// One line a code, by topic.
package func renderPageList(_ pages: [ChangePage]) -> String {
    renderList(
        ChangeTopic.allCases.map { topic in
            (topic.rawValue, pages.filter { $0.topic == topic }.map { ($0.rule.code, $0.sentence) })
        })
}

extension ChangePage {
    fileprivate var effectPhrase: String { rule.effects.isEmpty ? "compatible" : "may break \(effectsInWords)" }
}
