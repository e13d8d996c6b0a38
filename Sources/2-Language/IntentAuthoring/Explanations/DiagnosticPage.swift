internal import CIntentManual
package import IntentDiagnostics
package import IntentSchema

/// The explanation of a diagnostic: the rule, the reason for it, a definition that breaks it, and the same definition fixed.
///
/// The pages are the sections of the article "Diagnostics". What the article shows as a report about a definition is computed when a
/// page is printed, and compared by a test. Reports about code, which only a compiler can read, are part of the page.
package struct DiagnosticPage: Sendable, Hashable {
    package let code: DiagnosticCode
    /// The title of the pages that it is listed with.
    package let topic: String
    /// The severities that it is reported with, the most severe first.
    package let severities: [Severity]
    /// The rule as a sentence. Like ``paragraphs``, it may contain code in backquotes.
    package let rule: String
    /// Why it is a rule and what else it covers.
    package let paragraphs: [String]
    /// The files of a run that breaks only this rule.
    package private(set) var example: [ExampleFile] = []
    /// The same files, fixed.
    package private(set) var fixed: [ExampleFile] = []
    /// What the command `definitions` of a program reports for an example of code, as complete lines; nil for definitions.
    package private(set) var report: String?

    /// The pages of all codes, in the order of the article.
    package static let all = ArticleSection.pages(of: diagnosticsArticle(), DiagnosticPage.init)

    package init(_ section: ArticleSection) throws(ArticleError) {
        code = DiagnosticCode(rawValue: section.title)
        topic = section.topic
        severities = section.row.first?.split(separator: " or ").compactMap { Severity(rawValue: String($0)) } ?? []
        rule = section.paragraphs.first ?? ""
        paragraphs = Array(section.paragraphs.dropFirst())
        for sample in section.samples {
            switch sample.caption {
            case "": continue
            case "The command `definitions` of a program reports": report = sample.text
            case let caption where caption.hasPrefix("Fixed, "):
                fixed.append(try ExampleFile(sample.text, caption: String(caption.dropFirst(7))))
            default: example.append(try ExampleFile(sample.text, caption: sample.caption))
            }
        }
    }

    /// Returns nil for a code that does not exist.
    package init?(for code: DiagnosticCode) {
        guard let page = Self.all.first(where: { $0.code == code }) else { return nil }
        self = page
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

    /// - Parameters:
    ///   - text: The contents. In ISO-8859-1, no scalar is above U+00FF.
    ///   - caption: The name as code, such as `` `clock.intent.yaml` ``, and the encoding unless it is UTF-8.
    fileprivate init(_ text: String, caption: String) throws(ArticleError) {
        let parts = caption.split(separator: "`, saved as ")
        let encoding = parts.count == 2 ? Encoding(rawValue: String(parts[1])) : .utf8
        guard let encoding, caption.hasPrefix("`"), parts.count == 2 || caption.hasSuffix("`") else {
            throw ArticleError("not the name of a file: \(caption)")
        }
        name = String(parts[0].filter { $0 != "`" })
        self.text = text
        self.encoding = encoding
    }

    package var source: SourceFile {
        switch encoding {
        case .utf8: SourceFile(path: name, text: text)
        case .latin1:
            SourceFile(path: name, bytes: text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
        }
    }
}
