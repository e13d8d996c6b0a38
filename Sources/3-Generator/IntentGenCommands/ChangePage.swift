internal import CIntentManual
package import IntentAuthoring
package import IntentDiagnostics
package import IntentEvolution
internal import IntentSchema

/// The explanation of a change that `intentgen diff` reports, with an example.
///
/// The pages are the sections of the article "Changes". A page does not contain the report that the article shows:
/// ``diagnosis()`` creates it, and a test compares both.
package struct ChangePage: Sendable, Hashable {
    package let rule: ChangeRule
    /// The title of the pages that it is listed with.
    package let topic: String
    /// The change in one sentence, with a full stop. It may contain code in backquotes, as may ``paragraphs``.
    package let sentence: String
    /// The consequences and what to do.
    package let paragraphs: [String]
    /// The definition in the lock, and the current one.
    package let before: String
    package let after: String

    /// The pages of all rules, in the order of the article.
    package static let all = ArticleSection.pages(of: changesArticle(), ChangePage.init)

    package init(_ section: ArticleSection) throws(ArticleError) {
        guard let rule = ChangeRule(rawValue: section.title) else {
            throw ArticleError("no change has the code '\(section.title)'")
        }
        guard section.samples.prefix(2).map(\.caption) == ["Before", "After"] else {
            throw ArticleError("'\(section.title)' has no definitions before and after the change")
        }
        self.rule = rule
        topic = section.topic
        sentence = section.paragraphs.first ?? ""
        paragraphs = Array(section.paragraphs.dropFirst())
        before = section.samples[0].text
        after = section.samples[1].text
    }

    /// Creates the page of the rule with a code, or nil if there is none.
    package init?(for code: String) {
        guard let page = Self.all.first(where: { $0.rule.code == code }) else { return nil }
        self = page
    }

    /// What a change of this rule can break, such as `stored, source`; or `compatible`.
    package var effectPhrase: String {
        rule.effects.isEmpty ? "compatible" : rule.effects.map(\.rawValue).joined(separator: ", ")
    }

    /// Returns what `intentgen diff --all` reports by this rule about the example.
    package func diagnosis() throws(LockError) -> (diagnostics: [Diagnostic], sources: SourceFiles) {
        let report = try report(ReportSelection(includesCompatible: true))
        return (report.diagnostics.filter { $0.code.rawValue == rule.code }, report.sources)
    }

    /// Returns what `intentgen diff` reports about the example.
    package func report(_ selection: ReportSelection = ReportSelection()) throws(LockError) -> EvolutionReport {
        let former = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: before)])
        let lock = try LockFile(SourceFile(path: "intents.lock.json", text: SchemaLock(former.schema).text))
        let current = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: after)])
        return EvolutionReport(current, since: lock, selection: selection)
    }
}
