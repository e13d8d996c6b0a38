package import IntentDiagnostics
package import IntentSchema
internal import IntentSystem

/// The explanation of a diagnostic: the rule, the reason for it, a definition that breaks it, and the same definition fixed.
///
/// The diagnostics of the example are computed when a page is shown, so that they are always up to date. Those of code, which only
/// a compiler can read, are part of the page.
package struct DiagnosticPage: Sendable, Hashable {
    package let code: DiagnosticCode
    package let topic: DiagnosticTopic
    /// The severities that it is reported with, the most severe first.
    package let severities: [Severity]
    /// The rule as a sentence. Like ``reason``, it may contain code in backquotes.
    package let rule: String
    /// Why it is a rule and what else it covers, one paragraph per line. May be empty.
    package let reason: String
    /// The files of a run that breaks only this rule.
    package let example: [ExampleFile]
    /// The same files, fixed.
    package let fixed: [ExampleFile]
    /// What the command `definitions` of a program reports for an example of code, as complete lines; nil for definitions.
    package var report: String?

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

    /// Creates a page whose example is one file with the default name.
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
    /// The pages of all codes, in the order of the topics.
    package static let all =
        yaml + shape + references + names + values + relations + widgets + texts + appIntents
        + declarations

    /// Returns nil for a code that does not exist.
    package init?(for code: DiagnosticCode) {
        guard let page = Self.all.first(where: { $0.code == code }) else { return nil }
        self = page
    }

    /// The paragraphs of the reason.
    package var paragraphs: [String] {
        reason.split(separator: "\n").map(String.init)
    }

    /// Returns the diagnostics with this code in the example, with the files that they refer to.
    /// - Parameter laterStage: Returns what another stage finds in definitions without errors.
    package func diagnosis(
        with laterStage: (ResolvedDefinitions) -> [Diagnostic] = { _ in [] }
    ) -> (diagnostics: [Diagnostic], sources: SourceFiles) {
        guard report == nil else { return ([], SourceFiles()) }
        let resolved = resolveDefinitions(example.map(\.source))
        let found = resolved.diagnostics.sorted()
        let all = found.contains { $0.severity == .error } ? found : found + laterStage(resolved)
        return (all.filter { $0.code == code }, resolved.sources)
    }
}

/// The topics that diagnostics are grouped by.
package enum DiagnosticTopic: String, Sendable, Hashable, CaseIterable {
    case yaml = "The file as YAML"
    case shape = "Keys and values"
    case names = "Names"
    case values = "Options, defaults and sizes"
    case relations = "Conditions and dependencies"
    case texts = "Widgets, App Shortcuts and texts"
    case xcode = "Siri, Shortcuts and Xcode"
    case appIntents = "App Intents"
    case declarations = "Definitions from App Intents"
}

/// A small file that can be saved and used: a definition, Swift or a string catalog.
package struct ExampleFile: Sendable, Hashable {
    /// The encoding of the file.
    package enum Encoding: String, Sendable, Hashable {
        case utf8 = "UTF-8"
        case latin1 = "ISO-8859-1"
    }

    package let name: String
    /// The contents, with a newline at the end.
    package let text: String
    package let encoding: Encoding

    /// - Parameter text: The contents without the last newline. In ISO-8859-1, no scalar is above U+00FF.
    init(_ text: String, name: String = "clock.intent.yaml", encoding: Encoding = .utf8) {
        self.name = name
        self.text = text + "\n"
        self.encoding = encoding
    }

    /// The language of the contents in Markdown.
    package var language: String {
        if FilePath(name).hasEnding(".swift") { return "swift" }
        return FilePath(name).hasEnding(".xcstrings") ? "json" : "yaml"
    }

    package var source: SourceFile {
        switch encoding {
        case .utf8: SourceFile(path: name, text: text)
        case .latin1:
            SourceFile(path: name, bytes: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        }
    }
}
