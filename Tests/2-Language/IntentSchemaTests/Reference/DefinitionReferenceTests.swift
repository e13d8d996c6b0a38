import Foundation
import IntentDiagnostics
import IntentModel
import IntentTestSupport
import Testing

@testable import IntentAuthoring
@testable import IntentSchema

/// Checks that the definition reference matches the code.
///
/// After an intended change, run `INTENT_REWRITE_REFERENCES=1 swift test --filter ReferenceTests` to rewrite its tables. That
/// run fails, so that it cannot be mistaken for a successful test.
struct DefinitionReferenceTests {
    @Test(arguments: try ReferenceArticle.all())
    func `the tables match the code`(_ article: ReferenceArticle) throws {
        var lines = article.lines
        for table in ReferenceTable.tables(of: article).reversed() {
            lines.replaceSubrange(table.range, with: table.lines)
        }
        guard lines != article.lines else { return }
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] != nil else {
            let change = zip(lines, article.lines).enumerated().first { $0.element.0 != $0.element.1 }
            Issue.record(
                "\(article.testDescription):\((change?.offset ?? 0) + 1): \(change?.element.0 ?? "the end") is expected"
            )
            return
        }
        try lines.joined(separator: "\n").write(to: article.url, atomically: true, encoding: .utf8)
        Issue.record("\(article.testDescription) was rewritten; read the difference and run again")
    }

    @Test func `every key is in a table`() throws {
        var shown: [MapKind: Set<String>] = [:]
        for table in try ReferenceArticle.all().flatMap(ReferenceTable.tables) {
            if case .keys(let keys, let kind) = table.content { shown[kind, default: []].formUnion(keys.map(\.key)) }
        }
        for kind in MapKind.allCases {
            let missing = Set(kind.keys.words.map(\.text)).subtracting(shown[kind] ?? [])
            #expect(missing == [], "\(kind)")
        }
    }

    @Test(arguments: try ReferenceArticle.all())
    func `the examples yield the stated diagnostics`(_ article: ReferenceArticle) {
        let validator = JSONSchemaValidator(EditorSchema.json)
        for (line, example) in ReferenceExample.examples(in: article) {
            guard let example else {
                Issue.record("\(article.testDescription):\(line): neither a file nor marked")
                continue
            }
            let resolved = example.resolved()
            let report = render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text)
            #expect(
                resolved.diagnostics.sorted().map(\.code.rawValue) == example.codes,
                "\(article.testDescription):\(line):\n\(report)")
            guard example.codes.isEmpty, let value = readJSONValue(of: SourceFile(path: "", text: example.text)) else {
                continue
            }
            #expect(validator.problems(of: value) == [], "\(article.testDescription):\(line)")
        }
    }

    @Test(arguments: MapKind.allCases)
    func `the example of a key contains the key`(_ kind: MapKind) {
        for key in KeyDocumentation.keys(of: kind) {
            guard let example = key.example else { continue }
            #expect(example.contains("\(key.key):"), "\(key.key) of \(kind)")
        }
    }
}
