package import IntentDiagnostics
import IntentSchema

/// What one rule of `intentgen diff` means: what it looks for and why, and a definition before and after.
///
/// What the tool says of the example is not written down: it is asked for where a page is shown, so that it is never
/// out of date.
package struct ChangePage: Sendable, Hashable {
    package let rule: ChangeRule
    package let topic: ChangeTopic
    /// What is compared, as one sentence with its full stop; may hold code in backquotes, as ``reason``.
    package let sentence: String
    /// Why it matters and what helps, a paragraph a line.
    package let reason: String
    /// A definition when it was locked, and the same one now.
    package let before: String
    package let after: String

    /// - Parameter example: The texts of two definitions.
    init(
        _ rule: ChangeRule, _ topic: ChangeTopic, _ sentence: String, reason: String = "", _ example: ChangeExample
    ) {
        self.rule = rule
        self.topic = topic
        self.sentence = sentence
        self.reason = reason
        before = example.before
        after = example.after
    }
}

extension ChangePage {
    /// A page for every rule, in the order of the topics.
    package static let all = names + types + parameters + choices + rows + handlers + widgets + siri + compatible

    /// Nil for a code that no rule has.
    package init?(for code: String) {
        guard let page = Self.all.first(where: { $0.rule.code == code }) else { return nil }
        self = page
    }

    /// The reason's paragraphs.
    package var paragraphs: [String] { reason.split(separator: "\n").map(String.init) }

    /// `breaks stored, source`; what a change of this rule may break.
    package var effectsInWords: String {
        rule.effects.isEmpty ? "compatible" : rule.effects.map(\.rawValue).joined(separator: ", ")
    }

    /// What `intentgen diff --all` finds by this rule in the example.
    package func diagnosis() throws(LockError) -> (diagnostics: [Diagnostic], sources: SourceFiles) {
        let report = try report(ReportSelection(includesCompatible: true))
        return (report.diagnostics.filter { $0.code.rawValue == rule.code }, report.sources)
    }

    /// What `intentgen diff` finds in the example.
    package func report(_ selection: ReportSelection = ReportSelection()) throws(LockError) -> EvolutionReport {
        let then = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: before)])
        let lock = try LockFile(SourceFile(path: "intents.lock.json", text: SchemaLock(then.schema).text))
        let now = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: after)])
        return EvolutionReport(now, since: lock, selection: selection)
    }
}
