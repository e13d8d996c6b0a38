package import IntentDiagnostics

/// What one diagnostic means: the rule behind it, and a definition that breaks it beside the same one mended.
///
/// What the tool says of the example is not written down: it is asked for where a page is shown, so that it is never
/// out of date.
package struct DiagnosticPage: Sendable, Hashable {
    package let code: DiagnosticCode
    package let topic: DiagnosticTopic
    /// How it is reported, the most serious first; more than one where it depends.
    package let severities: [Severity]
    /// The rule as one sentence with its full stop; may hold code in backquotes, as ``reason``.
    package let rule: String
    /// Why it is a rule and what else falls under it, a paragraph a line; empty where the rule says all.
    package let reason: String
    /// The files of one run that break the rule, and no other one.
    package let example: [ExampleFile]
    /// The same files, mended.
    package let fixed: [ExampleFile]

    init(
        _ code: DiagnosticCode, _ topic: DiagnosticTopic, _ severities: [Severity] = [.error], rule: String,
        reason: String = "", example: [ExampleFile], fixed: [ExampleFile]
    ) {
        self.code = code
        self.topic = topic
        self.severities = severities
        self.rule = rule
        self.reason = reason
        self.example = example
        self.fixed = fixed
    }

    /// A page whose example is one file, which needs no name of its own.
    init(
        _ code: DiagnosticCode, _ topic: DiagnosticTopic, _ severities: [Severity] = [.error], rule: String,
        reason: String = "", example: String, fixed: String
    ) {
        self.init(
            code, topic, severities, rule: rule, reason: reason, example: [ExampleFile(example)],
            fixed: [ExampleFile(fixed)])
    }
}

extension DiagnosticPage {
    /// A page for every code, in the order of the topics.
    package static let all = yaml + shape + references + names + values + relations + texts + appIntents

    /// Nil for a code that does not exist.
    package init?(for code: DiagnosticCode) {
        guard let page = Self.all.first(where: { $0.code == code }) else { return nil }
        self = page
    }

    /// The reason's paragraphs.
    package var paragraphs: [String] {
        reason.split(separator: "\n").map(String.init)
    }

    /// What the tool finds of this in the example, with the files that it points into.
    /// - Parameter later: What another stage finds in definitions that could be read.
    package func diagnosis(
        with later: (ResolvedDefinitions) -> [Diagnostic] = { _ in [] }
    ) -> (diagnostics: [Diagnostic], sources: SourceFiles) {
        let resolved = resolveDefinitions(example.map(\.source))
        let found = resolved.diagnostics.sorted()
        let all = found.contains { $0.severity == .error } ? found : found + later(resolved)
        return (all.filter { $0.code == code }, resolved.sources)
    }
}
