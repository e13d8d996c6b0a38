import Foundation
import IntentDiagnostics
import IntentEvolution
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

/// A folder of the corpus: a definition before and after a change, and the expected report.
struct EvolutionCase: Sendable, CustomTestStringConvertible {
    let name: String
    private let folder: URL

    static let folder = Repository.corpus.appending(path: "evolution")

    /// The cases in the order of their names.
    static let all: [EvolutionCase] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { EvolutionCase(name: $0, folder: folder.appending(path: $0)) }
    }()

    var testDescription: String { name }

    func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appending(path: file)), as: UTF8.self)
    }

    func write(_ text: String, to file: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: file))
    }

    func schema(_ file: String) throws -> Schema { try definitions(file).schema }

    /// Returns the report of the case, including compatible changes.
    func report() throws -> EvolutionReport {
        let before = try definitions("before.intent.yaml")
        let lock = try LockFile(SourceFile(path: "intents.lock.json", text: SchemaLock(before.schema).text))
        return EvolutionReport(
            try definitions("after.intent.yaml"), since: lock, selection: ReportSelection(includesCompatible: true))
    }

    /// Reads both states under the same file name.
    private func definitions(_ file: String) throws -> ResolvedDefinitions {
        let resolved = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: try read(file))])
        let errors = resolved.diagnostics.sorted().filter { $0.severity == .error }
        try #require(errors.isEmpty, "\(name)/\(file): \(render(errors, of: resolved.sources, as: .text))")
        return resolved
    }
}

@Suite struct CorpusTests {
    @Test(arguments: EvolutionCase.all)
    func `a case reports exactly the expected changes`(_ evolution: EvolutionCase) throws {
        let text = render(try evolution.report(), as: .text)
        guard ProcessInfo.processInfo.environment["INTENT_REWRITE_REFERENCES"] == nil else {
            try evolution.write(text, to: "expected.txt")
            Issue.record("rewrote \(evolution.name)/expected.txt; run again without INTENT_REWRITE_REFERENCES")
            return
        }
        expectEqual(text, (try evolution.read("expected.txt")))
    }

    /// Each folder is named after a rule.
    @Test(arguments: ChangeRule.allCases)
    func `every rule has a case`(_ rule: ChangeRule) throws {
        let cases = EvolutionCase.all.filter { $0.name == rule.code || $0.name.hasPrefix("\(rule.code)--") }
        #expect(!cases.isEmpty)
        for evolution in cases {
            #expect(try evolution.report().changes.contains { $0.rule == rule }, "\(evolution.name)")
        }
    }

    @Test func `every case is named after a rule`() {
        let codes = Set(ChangeRule.allCases.map(\.code) + ["nothing"])
        for evolution in EvolutionCase.all {
            let code = evolution.name.split(separator: "--").first.map(String.init) ?? evolution.name
            #expect(codes.contains(code), "\(evolution.name)")
        }
    }
}

@Suite struct SelfComparisonTests {
    @Test func `a definition compared with itself has no changes`() throws {
        for evolution in EvolutionCase.all {
            for file in ["before.intent.yaml", "after.intent.yaml"] {
                let schema = try evolution.schema(file)
                #expect(compareSchemas(before: schema, after: schema).isEmpty, "\(evolution.name)/\(file)")
                let read = try Schema(json: JSONValue(parsing: SchemaLock(schema).schema.json.rendered()))
                #expect(compareSchemas(before: read, after: schema).isEmpty, "\(evolution.name)/\(file)")
            }
        }
    }

    /// The valid definitions of the corpus, and those that the package contains; the files of a folder belong together.
    private static func definitions() throws -> [[SourceFile]] {
        let valid = Repository.corpus.appending(path: "valid")
        let names = try FileManager.default.contentsOfDirectory(atPath: valid.path).sorted()
        let folders = names.map { valid.appending(path: $0) } + [Repository.folder.appending(path: "definitions")]
        return try folders.map { url in
            let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.allObjects ?? []
            // Translations have a language in their name.
            let definitions = ([url] + files.compactMap { $0 as? URL }).filter { file in
                file.lastPathComponent.hasSuffix(".intent.yaml")
            }
            return try definitions.map {
                SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0)))
            }
        }
    }

    @Test func `a definition has no changes since its own lock`() throws {
        let all = try Self.definitions()
        #expect(all.count > 20 && all.allSatisfy { !$0.isEmpty })
        for files in all {
            let schema = resolveDefinitions(files).schema
            let lock = try LockFile(SourceFile(path: "intents.lock.json", text: SchemaLock(schema).text)).lock
            expectEqual(compareSchemas(before: lock.schema, after: schema), [], "\(files.map(\.path))")
        }
    }

    /// Every difference except in texts is reported, compatible or not.
    @Test func `every pair of different definitions has a change`() throws {
        let schemas = try EvolutionCase.all.flatMap { evolution in
            try ["before", "after"].map {
                ("\(evolution.name)/\($0)", try evolution.schema("\($0).intent.yaml").withoutTexts)
            }
        }
        for (index, (name, before)) in schemas.enumerated() {
            // Neighboring cases are about similar rules.
            for (other, after) in schemas.dropFirst(index + 1).prefix(24) where before != after {
                #expect(!compareSchemas(before: before, after: after).isEmpty, "\(name), \(other)")
                #expect(!compareSchemas(before: after, after: before).isEmpty, "\(other), \(name)")
            }
        }
    }

    @Test func `changed texts are not a change`() throws {
        for evolution in EvolutionCase.all {
            let schema = try evolution.schema("after.intent.yaml")
            #expect(compareSchemas(before: schema, after: schema.withoutTexts).isEmpty, "\(evolution.name)")
        }
    }
}
