internal import ArgumentParser
package import IntentCommandLine
internal import IntentDocuments
package import IntentModel
package import IntentRuntime

struct RetentionCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "retention", abstract: "Show or set how much history the store keeps.",
            discussion: """
                The setting is stored with the instances and applies to every program that uses the store. The default \
                is 200 edits for each instance, and 90 days for a removed instance. Anything beyond a new limit is \
                deleted immediately. Needs no definitions.

                  \(ControlContext.currentProgramName) retention --edits 50 --removed-days all
                """)
    }

    @Option(help: ArgumentHelp("The number of edits to keep for each instance, or all.", valueName: "n"))
    var edits: String?

    @Option(help: ArgumentHelp("The number of days to keep removed instances, or all.", valueName: "n"))
    var removedDays: String?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.retention(edits: edits, removedDays: removedDays)
    }
}

extension Session {
    /// - Parameters:
    ///   - edits: A number, or `all`; nil to leave the setting unchanged.
    ///   - removedDays: A number, or `all`; nil to leave the setting unchanged.
    package func retention(edits: String?, removedDays: String?) async throws -> RetentionResult {
        let engine = try workspace(definitions: .ifValid, store: .existing).engine
        var retention = try await engine.retention()
        guard edits != nil || removedDays != nil else { return RetentionResult(retention: retention, report: nil) }
        if let edits { retention.edits = try limit(edits, "--edits", minimum: 1) }
        if let removedDays { retention.removedDays = try limit(removedDays, "--removed-days", minimum: 0) }
        return RetentionResult(retention: retention, report: try await engine.setRetention(retention))
    }

    private func limit(_ text: String, _ option: String, minimum: Int) throws(CommandError) -> Int? {
        if text == "all" { return nil }
        guard let number = Int(text), number >= minimum else {
            throw .usage("\(option) must be 'all' or a number of at least \(minimum), not '\(text)'")
        }
        return number
    }
}

/// How much history the store keeps.
package struct RetentionResult: CommandResult, Hashable {
    package let retention: StoreRetention
    /// What a change of the setting deleted; nil if it was only read.
    package let report: PruneReport?

    package var json: JSONValue {
        var object: JSONObject = [
            "retention": 1, "edits": .optional(retention.edits), "removedDays": .optional(retention.removedDays),
        ]
        if let report {
            object["prunedChanges"] = .integer(report.changes)
            object["forgotten"] = .integer(report.forgotten)
        }
        return .object(object)
    }

    /// The setting, unless it was changed.
    package func text(_ style: TextStyle) -> String {
        guard report == nil else { return "" }
        return """
            edits: \(retention.edits.map(String.init) ?? "all")
            removed-days: \(retention.removedDays.map(String.init) ?? "all")

            """
    }

    package var notes: [Note] {
        guard let report, report != PruneReport() else { return [] }
        let deleted = [(report.changes, "older change"), (report.forgotten, "removed instance")]
        let counts = deleted.filter { $0.0 > 0 }.map { $0.0.counting($0.1) }
        return [.note("deleted \(counts.joined(separator: " and "))")]
    }
}
