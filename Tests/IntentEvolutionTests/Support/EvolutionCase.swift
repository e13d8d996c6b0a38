import Foundation
import IntentDiagnostics
import IntentEvolution
import IntentModel
import IntentSchema
import Testing

/// A folder of the corpus: a definition when it was locked, the same one now, and what is reported of it.
struct EvolutionCase: Sendable, CustomTestStringConvertible {
    let name: String
    private let folder: URL

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Corpus/evolution")

    /// In the order of their names.
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

    /// With compatible changes.
    func report() throws -> EvolutionReport {
        let before = try definitions("before.intent.yaml")
        let lock = try LockFile(SourceFile(path: "intents.lock.json", text: SchemaLock(before.schema).text))
        return EvolutionReport(
            try definitions("after.intent.yaml"), since: lock, selection: ReportSelection(includesCompatible: true))
    }

    /// Both are read under the same name, as they are one file at two times.
    private func definitions(_ file: String) throws -> ResolvedDefinitions {
        let resolved = resolveDefinitions([SourceFile(path: "clock.intent.yaml", text: try read(file))])
        let errors = resolved.diagnostics.sorted().filter { $0.severity == .error }
        try #require(errors.isEmpty, "\(name)/\(file): \(render(errors, of: resolved.sources, as: .text))")
        return resolved
    }
}
