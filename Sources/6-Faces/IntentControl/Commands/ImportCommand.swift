internal import ArgumentParser
package import IntentCommandLine
internal import IntentDocuments
package import IntentModel
package import IntentRuntime
internal import IntentSystem
internal import Synchronization

struct ImportCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import", abstract: "Import the instances of a document that 'export' printed.",
            discussion: """
                Each instance is validated like an edit: types, ranges, slots, and options by lookup. If one is refused, \
                nothing is written, unless you pass --partly. With --replace, a value that the store already \
                has is kept, with a warning, even if it is not valid, so an export can be imported into its own store. \
                --exact skips validation and lookups; use it to restore a backup into another store that contains \
                incompatible values or orphans. Instances are written in batches, each completely or not at all; after a crash, the same command with --skip imports the rest. A document may be of any size.

                  \(ControlContext.currentProgramName) import widgets.json --skip
                """)
    }

    @Argument(help: "The document; - is standard input.", completion: .file())
    var file: String

    @Flag(help: "Replace existing instances with those of the document, and restore removed ones.")
    var replace = false

    @Flag(help: "Leave existing instances unchanged.")
    var skip = false

    @Flag(help: "Store options even if they cannot be looked up now.")
    var unchecked = false

    @Flag(help: "Store everything exactly as it is in the document.")
    var exact = false

    @Flag(help: "Import the instances that are not refused.")
    var partly = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        if replace, skip { throw CommandError.usage("--replace and --skip exclude each other") }
        let settings = ImportSettings(
            existing: replace ? .replace : skip ? .skip : .reject, allowsUnchecked: unchecked, isExact: exact,
            allowsPart: partly)
        let progress = session.progress("reading instances")
        defer { progress?.end() }
        let hasWritten = Mutex(false)
        do {
            return try await session.importDocument(path: file, settings: settings) { done, share in
                switch done {
                case .validated(let count):
                    if let share { progress?.report(share) } else { progress?.report(count, "instance") }
                case .written(let count, let total):
                    hasWritten.withLock { $0 = true }
                    progress?.begin("writing \(total.counting("instance"))")
                    progress?.report(Double(count) / Double(max(1, total)))
                }
            }
        } catch {
            guard hasWritten.withLock({ $0 }) else { throw error }
            var error = CommandError(error)
            error.advice = "the same command \(replace || skip ? "" : "with --skip ")imports the rest"
            throw error
        }
    }
}

extension Session {
    /// - Parameters:
    ///   - path: The path of the document; `-` is standard input.
    ///   - progress: Receives what is done, and the share of the document that is read if its size is known, from any thread.
    package func importDocument(
        path: String, settings: ImportSettings,
        progress: @escaping @Sendable (ImportProgress, Double?) -> Void = { _, _ in }
    ) async throws -> ImportResult {
        let pieces = try DocumentPieces(path: path)
        let document = try InstanceDocumentSource { try pieces.next() }
        let workspace = try workspace(
            definitions: settings.isExact ? .ifFound : .complete, store: .createdByWrite(group: document.group))
        let report = try await workspace.engine.importDocument(document, settings: settings) { done in
            progress(done, pieces.share)
        }
        return ImportResult(
            report: report, warnings: try groupWarning(of: document).map { [$0] } ?? [],
            refusesExisting: settings.existing == .reject)
    }

    /// Returns a warning about a document of another group than that of the definitions. A file does not record its group.
    private func groupWarning(of document: InstanceDocumentSource) throws -> String? {
        guard let group = document.group, let own = try schemaIfFound()?.group, !own.isExactly(group) else {
            return nil
        }
        return "the document is of the group '\(group)', and the definitions are of the group '\(own)'"
    }
}

/// The outcome of each instance of a document.
package struct ImportResult: CommandResult, Hashable {
    package let report: ImportReport
    /// Phrases about the document as a whole.
    package private(set) var warnings: [String] = []
    /// Whether instances that exist already were refused, neither skipped nor replaced.
    var refusesExisting = true

    package var json: JSONValue { report.json }

    /// A line for each instance with its identifier and outcome.
    package func text(_ style: TextStyle) -> String {
        guard report.isWritten else { return "" }
        var table = TextTable(style)
        for entry in report.entries {
            table.append([.init(entry.id.text, style: style.bold), .init(entry.outcome.name)])
        }
        return table.text()
    }

    package var notes: [Note] {
        warnings.map { .warning($0) }
            + report.entries.flatMap { entry in entry.warnings.map { .warning("\(entry.id): \($0)") } }
    }

    /// All refusals, with the exit status of the first.
    package var failure: CommandError? {
        let refused = report.entries.compactMap { entry -> (id: InstanceID, error: CommandError)? in
            if case .refused(let problems) = entry.outcome {
                (entry.id, CommandError(EngineError(problems)))
            } else {
                nil
            }
        }
        guard let first = refused.first else { return nil }
        let problems = refused.flatMap { id, error in
            error.problems.map { problem in
                var problem = problem
                // A problem without a parameter may name its instance itself; a quoted value may look like one.
                if problem.parameter != nil || !problem.message.hasPrefix("'\(id)'") { problem.instance = id.text }
                return problem
            }
        }
        let advice = [
            report.isWritten ? nil : advice(refusedCount: refused.count),
            refusesExisting && problems.contains { $0.code == EngineError.Code.instanceExists.description }
                ? "--skip leaves existing instances unchanged, and --replace replaces them" : nil,
        ].compactMap(\.self)
        return CommandError(
            first.error.status, problems, advice: advice.isEmpty ? nil : advice.joined(separator: "; "))
    }

    private func advice(refusedCount: Int) -> String {
        let rest = report.entries.count - refusedCount
        if rest == 0 { return "nothing was written" }
        let others = rest == 1 ? "the one that is" : "the \(rest) that are"
        return "nothing was written; --partly imports \(others) not refused"
    }
}
