import Foundation
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// The messages of mistakes that people make who know other languages.
struct MistakeReferenceTests {
    @Test func `messages of mistakes are as reviewed`() throws {
        let text = try Mistake.all().map(\.description).joined(separator: "\n")
        try expectEqual(Reference.problem(of: text, at: "mistakes.txt", in: Corpus.root), nil)
    }

    @Test(arguments: try Mistake.all())
    func `each mistake has a message that contains what to write`(_ mistake: Mistake) {
        let diagnostics = mistake.resolved().diagnostics.sorted()
        #expect(!diagnostics.isEmpty)
        for diagnostic in diagnostics where diagnostic.fixes.isEmpty {
            let advice = [
                "; ", "such as", "needs", "applies only", "is not one of", "write", "is built in", "twice", "which is",
            ]
            #expect(advice.contains { diagnostic.message.contains($0) }, "\(diagnostic.message)")
        }
    }

    @Test(arguments: try Mistake.all())
    func `the fixes of a mistake lead to a definition without it`(_ mistake: Mistake) throws {
        let diagnostics = mistake.resolved().diagnostics.sorted()
        guard let diagnostic = diagnostics.first, let fix = diagnostic.fixes.first else { return }
        let fixed = SourceFile(path: "fixed.intent.yaml", text: mistake.text(applying: fix))
        let left = resolveDefinitions([fixed]).diagnostics.sorted()
        #expect(!left.contains { $0.code == diagnostic.code && $0.message == diagnostic.message })
        #expect(!left.contains { $0.code == .yamlSyntax })
    }
}

/// One mistake in an otherwise valid definition.
struct Mistake: Sendable, CustomTestStringConvertible {
    /// The section of the definition, or `file` or `parameters`.
    let section: String
    let name: String
    let lines: [Substring]

    static func all() throws -> [Mistake] {
        let url = Corpus.root.appending(path: "mistakes.txt")
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        return text.split(separator: "## ").compactMap { block in
            let lines = block.split(separator: "\n").filter { !$0.hasPrefix(">") }
            guard let head = lines.first, let colon = head.firstRange(of: ": ") else { return nil }
            return Mistake(
                section: String(head[..<colon.lowerBound]), name: String(head[colon.upperBound...]),
                lines: Array(lines.dropFirst()))
        }
    }

    var testDescription: String { name }

    /// The mistake with its messages, as in the file.
    var description: String {
        var seen: Set<String> = []
        let messages = resolved().diagnostics.sorted().flatMap { diagnostic in
            ["> \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.code)]"]
                + diagnostic.fixes.map { ">   \($0.message): \($0.replacement)" }
        }.filter { seen.insert($0).inserted }
        return "## \(section): \(name)\n" + (lines.map(String.init) + messages).map { "\($0)\n" }.joined()
    }

    func resolved() -> ResolvedDefinitions { resolveDefinitions([SourceFile(path: "mistake.intent.yaml", text: text)]) }

    func text(applying fix: DiagnosticFix) -> String {
        var scalars = Array(text.unicodeScalars)
        scalars.replaceSubrange(fix.range.start..<fix.range.end, with: fix.replacement.unicodeScalars)
        return String(String.UnicodeScalarView(scalars))
    }

    /// The definition that contains the mistake.
    var text: String {
        if section == "file" {
            let isComplete = lines.contains { $0.contains("intentDefinition") }
            return (isComplete ? "" : "intentDefinition: 1\n") + lines.map { "\($0)\n" }.joined()
        }
        return "intentDefinition: 1\n"
            + Self.frame.map { name, declarations in
                let own = name == section ? lines.map { "  \($0)\n" }.joined() : ""
                let isOwn = name == "intents" && section == "parameters"
                let parameters = isOwn ? lines.map { "      \($0)\n" }.joined() : "      own: String\n"
                let contents = declarations + (name == "intents" ? parameters : "") + own
                return contents.isEmpty ? "" : "\(name):\n\(contents)"
            }.joined()
    }

    /// The sections of each definition, with what they declare.
    private static let frame: [(name: String, declarations: String)] = [
        ("types", "  City: {}\n  Stop: {}\n"), ("enums", "  Theme: { cases: [light, dark] }\n"),
        ("intents", "  Example:\n    parameters:\n"), ("widgets", ""), ("controls", ""), ("appShortcuts", ""),
    ]
}
