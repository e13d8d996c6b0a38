package import IntentDiagnostics
import IntentSchema

/// The explanation of a change that `intentgen diff` reports, with an example.
///
/// A page does not contain the report about its example: ``diagnosis()`` creates it, so that it is never out of date.
package struct ChangePage: Sendable, Hashable {
    package let rule: ChangeRule
    package let topic: ChangeTopic
    /// The change in one sentence, with a full stop. It may contain code in backquotes, as may ``reason``.
    package let sentence: String
    /// The consequences and what to do, with a paragraph on each line.
    package let reason: String
    /// The definition in the lock, and the current one.
    package let before: String
    package let after: String

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
    /// The pages of all rules, in the order of the topics.
    package static let all = names + types + parameters + choices + rows + handlers + widgets + siri + compatible

    /// Creates the page of the rule with a code, or nil if there is none.
    package init?(for code: String) {
        guard let page = Self.all.first(where: { $0.rule.code == code }) else { return nil }
        self = page
    }

    /// The reason's paragraphs.
    package var paragraphs: [String] { reason.split(separator: "\n").map(String.init) }

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

/// The topics of the pages.
package enum ChangeTopic: String, Sendable, Hashable, CaseIterable {
    case names = "Changed names"
    case types = "Changed types and enums"
    case parameters = "Changed intents and parameters"
    case choices = "Changed choices"
    case rows = "Changed defaults, slots and rows"
    case handlers = "Changed handlers"
    case widgets = "Changed widgets and controls"
    case siri = "Changed actions and responses"
    case compatible = "Changes that break nothing"
}

/// A definition before and after a change.
struct ChangeExample {
    let before: String
    let after: String

    /// Creates an example from complete files, without the line that specifies the version.
    static func file(_ before: String, _ after: String) -> ChangeExample {
        ChangeExample(before: "intentDefinition: 1\n\(before)\n", after: "intentDefinition: 1\n\(after)\n")
    }

    /// Creates an example from the parameters of an intent.
    static func parameters(_ before: String, _ after: String) -> ChangeExample {
        inside("intents:\n  Clock:\n    parameters:\n", by: 6, before, after)
    }

    /// Creates an example from the keys of an intent.
    static func intent(_ before: String, _ after: String) -> ChangeExample {
        inside("intents:\n  Clock:\n", by: 4, before, after)
    }

    /// Creates an example from enums, of which a parameter uses `Face`.
    static func enums(_ before: String, _ after: String) -> ChangeExample {
        inside("intents: { Clock: { parameters: { face: Face } } }\nenums:\n", by: 2, before, after)
    }

    /// Creates an example from types, of which a parameter uses `City`.
    static func types(_ before: String, _ after: String) -> ChangeExample {
        inside("intents: { Clock: { parameters: { city: City } } }\ntypes:\n", by: 2, before, after)
    }

    private static func inside(_ head: String, by blanks: Int, _ before: String, _ after: String) -> ChangeExample {
        file(head + indented(before, by: blanks), head + indented(after, by: blanks))
    }

    private static func indented(_ text: String, by blanks: Int) -> String {
        text.split(separator: "\n").map { String(repeating: " ", count: blanks) + $0 }.joined(separator: "\n")
    }
}
