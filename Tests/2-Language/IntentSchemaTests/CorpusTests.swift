import Foundation
import IntentAuthoring
import IntentDiagnostics
import IntentModel
import IntentSchema
import IntentTestSupport
import Testing

struct CorpusTests {
    @Test(arguments: try Corpus.runs("valid"))
    func `valid definitions have no diagnostics`(_ run: Corpus.Run) {
        let resolved = run.resolved()
        expectEqual(render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text), "")
    }

    @Test(arguments: try Corpus.runs("invalid"))
    func `invalid definitions have exactly the diagnostics in their comments`(_ run: Corpus.Run) {
        let diagnostics = run.resolved().diagnostics.sorted()
        for (index, file) in run.files.enumerated() {
            expectEqual(differences(between: diagnostics, andCommentsOf: file, index: FileIndex(index)), "")
        }
        #expect(!diagnostics.isEmpty)
    }

    @Test(arguments: try Corpus.runs("faults"))
    func `every fault file has an error`(_ run: Corpus.Run) {
        let resolved = run.resolved()
        #expect(resolved.diagnostics.hasErrors)
        #expect(!render(resolved.diagnostics.sorted(), of: resolved.sources, as: .text).isEmpty)
    }

    @Test func `every code has a corpus file`() throws {
        let names = try Corpus.runs("invalid").map(\.name)
        for page in DiagnosticPage.all where !page.diagnosis().diagnostics.isEmpty {
            #expect(names.contains { $0.hasPrefix(page.code.rawValue) }, "no file shows \(page.code)")
        }
    }

    @Test(arguments: try Corpus.runs("valid") + Corpus.runs("invalid"))
    func `results are the same on every run`(_ run: Corpus.Run) {
        let first = run.resolved()
        let second = run.resolved()
        expectEqual(first.schema, second.schema)
        expectEqual(first.files, second.files)
        expectEqual(first.diagnostics.sorted(), second.diagnostics.sorted())
    }

    @Test(arguments: try Corpus.runs("invalid"))
    func `no diagnostic is reported twice`(_ run: Corpus.Run) {
        let places = run.resolved().diagnostics.sorted()
            .map { "\($0.file.rawValue) \($0.range) \($0.code) \($0.message)" }
        expectEqual(Set(places).count, places.count)
    }
}

/// The exact text of each message, which other tests only compare by its code.
struct MessageReferenceTests {
    @Test func `messages of invalid definitions are as reviewed`() throws {
        let text = try Corpus.runs("invalid").map { run in
            var lines: [String] = []
            for line in run.resolved().diagnostics.sorted().map(Self.text) where !lines.contains(line) {
                lines.append(line)
            }
            return "\(run.name)\n" + lines.joined()
        }
        try expectEqual(Reference.problem(of: text.joined(separator: "\n"), at: "messages.txt", in: Corpus.root), nil)
    }

    private static func text(_ diagnostic: Diagnostic) -> String {
        let notes = diagnostic.notes.map { "    note: \($0.message)\n" }
        let fixes = diagnostic.fixes.map { "    help: \($0.message): \($0.replacement.debugDescription)\n" }
        return "  \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.code)]\n" + (notes + fixes).joined()
    }
}

/// The inputs that the fuzzer in `Tests/Proof/Fuzz` kept, which are small and cover all the code it reached.
struct FuzzCorpusTests {
    private static let folder = Repository.folder.appending(path: "Tests/Proof/Fuzz/Corpus/definitions")

    @Test func `every fuzz input resolves and its diagnostics render`() throws {
        let inputs = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
        try #require(!inputs.isEmpty)
        for input in inputs {
            // A byte that YAML cannot contain separates the files of a run.
            let files = [UInt8](try Data(contentsOf: input)).split(separator: 0x1D, omittingEmptySubsequences: false)
                .enumerated().map { SourceFile(path: "file\($0.offset).intent.yaml", bytes: Array($0.element)) }
            let resolved = resolveDefinitions(files)
            let diagnostics = resolved.diagnostics.sorted()
            let text = render(diagnostics, of: resolved.sources, as: .text)
            expectEqual(text.isEmpty, diagnostics.isEmpty, "\(input.lastPathComponent)")
            if resolved.diagnostics.hasErrors { continue }
            let json = try JSONValue(parsing: resolved.schema.json.rendered())
            try expectEqual(Schema(json: json), resolved.schema, "\(input.lastPathComponent)")
        }
    }
}
