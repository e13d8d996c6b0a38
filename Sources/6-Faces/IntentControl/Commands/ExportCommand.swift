internal import ArgumentParser
package import IntentCommandLine
package import IntentModel
internal import IntentRuntime

struct ExportCommand<Definitions: DefinitionArguments>: ControlCommand, WordListCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export", abstract: "Print instances as one JSON document for 'import'.",
            discussion: """
                The document contains the kind, family, stored values and remembered defaults of the instances, but not \
                removed instances and histories. Equal instances give equal bytes. Needs no definitions; if there are \
                some, they must be valid, because they declare which values are secrets. With --secrets they need not be.

                  \(ControlContext.currentProgramName) export > widgets.json
                """)
    }

    @Argument(help: ArgumentHelp("The instances; all by default.", valueName: "id"), completion: .instances)
    var ids: [ArgumentWords] = []

    @Flag(
        help: ArgumentHelp(
            "Export the texts of secrets, too; an import of a document without them keeps the stored ones."))
    var secrets = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        let isPretty = !common.json || StandardStream.output.isTerminal
        // A line within a document on a terminal would be unreadable.
        let progress = StandardStream.output.isTerminal ? nil : session.progress("exporting")
        defer { progress?.end() }
        let notes = try session.export(ids: ids.words, includesSecrets: secrets, isPretty: isPretty) { count in
            progress?.report(count, "instance")
        } to: {
            try StandardStream.output.write(bytes: $0)
        }
        return ExportResult(notes: notes)
    }
}

extension Session {
    /// Passes the document to `write` in pieces, which end with a line end.
    /// - Parameter progress: Receives the number of instances that were exported.
    /// - Returns: A warning about values that the document leaves out although they are no secrets, if there are any.
    @discardableResult
    package func export(
        ids: [String], includesSecrets: Bool = false, isPretty: Bool, progress: (Int) -> Void = { _ in },
        to write: ([UInt8]) throws -> Void
    ) throws -> [Note] {
        let chosen = try ids.isEmpty ? nil : Set(ids.map(instanceID))
        // Invalid definitions do not prevent a complete backup, which needs no knowledge of secrets.
        let workspace = try workspace(definitions: includesSecrets ? .ifValid : .completeIfFound, store: .existing)
        let omitted = try workspace.engine.exportSynchronously(
            chosen, group: exportedGroup, includesSecrets: includesSecrets, isPretty: isPretty, progress: progress,
            to: write)
        try write([UInt8(ascii: "\n")])
        return omitted.count > 0 ? [.warning(warning(about: omitted))] : []
    }

    private func warning(about omitted: OmittedRecords) -> String {
        let others = omitted.count - omitted.listed.count
        let listed = omitted.listed.map { "'\($0.name)' of '\($0.instance)'" }
        let names = (listed + (others > 0 ? ["\(others) more"] : [])).joined(separator: ", ")
        return "the document does not contain \(names): no definitions declare which fields of these records are "
            + "secrets; pass --definitions PATH, or --secrets"
    }
}

/// The end of an export, whose document was printed while the store was read.
package struct ExportResult: CommandResult, Hashable {
    package private(set) var notes: [Note] = []

    package var json: JSONValue { [:] }
    package func text(_ style: TextStyle) -> String { "" }
    package var isPrinted: Bool { true }
}
