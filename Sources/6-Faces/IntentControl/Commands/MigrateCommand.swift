internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
package import IntentModel
package import IntentRuntime

struct MigrateCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "migrate", abstract: "Rewrite stored values for the current definitions and print counts.",
            discussion: """
                Values that are stored under a former name or as another type are stored under the current name and \
                type, in removed instances too. Incompatible values are left unchanged. Every read converts values in \
                the same way, so this is necessary only before you delete former names from the definitions. Stop \
                programs with older definitions first: they cannot find values under new names.

                  \(ControlContext.currentProgramName) migrate --dry-run
                """)
    }

    @Flag(help: "Print the counts without writing anything.")
    var dryRun = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        let progress = session.progress(dryRun ? "reading instances" : "migrating instances")
        defer { progress?.end() }
        return try await session.migrate(isDryRun: dryRun) { progress?.report($0) }
    }
}

extension Session {
    /// - Parameter progress: Receives the share of the instances that is done, from 0 to 1, from another thread.
    package func migrate(
        isDryRun: Bool, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> MigrationResult {
        let workspace = try workspace(definitions: .complete, store: .existing)
        return MigrationResult(report: try await workspace.engine.migrate(isDryRun: isDryRun, progress: progress))
    }
}

/// The counts of a migration.
package struct MigrationResult: CommandResult, Hashable {
    package let report: MigrationReport

    package var json: JSONValue {
        [
            "migrate": 1, "isDryRun": .boolean(report.isDryRun), "migrated": .integer(report.migrated),
            "intents": .array(report.intents.map(MigrationResult.json)),
            "orphans": .array(report.orphans.map { .string($0.text) }),
        ]
    }

    private static func json(of intent: MigrationReport.Intent) -> JSONValue {
        let unknown = intent.unknown.sorted { $0.key < $1.key }
        return [
            "intent": .string(intent.name), "instances": .integer(intent.instances),
            "migrated": .integer(intent.migrated),
            "parameters": .array(
                intent.parameters.map {
                    [
                        "parameter": .string($0.name), "renamed": .integer($0.renamed),
                        "converted": .integer($0.converted), "incompatible": .integer($0.incompatible),
                    ]
                }),
            "unknown": .object(
                JSONObject(uniqueMembers: unknown.map { JSONObject.Member(key: $0.key, value: .integer($0.value)) })),
        ]
    }

    /// A line for each intent of which there is something to report, and below it a line for each parameter with counts.
    package func text(_ style: TextStyle) -> String {
        var lines: [String] = []
        for intent in report.intents where intent.migrated > 0 || !intent.parameters.isEmpty || !intent.unknown.isEmpty
        {
            let name = style.bold(intent.name.onOneVisibleLine)
            lines.append(name + count(intent.migrated, of: intent.instances))
            var table = TextTable(style)
            for parameter in intent.parameters {
                table.append([.init(parameter.name), .init(counts(of: parameter))])
            }
            for (name, count) in intent.unknown.sorted(by: { $0.key < $1.key }) {
                table.append([.init(name), .init("\(count) unknown, kept")])
            }
            lines += table.lines(indentation: 2)
        }
        if report.staticMigrated > 0 {
            lines.append("without an intent" + count(report.staticMigrated, of: report.staticInstances))
        }
        for id in report.orphans { lines.append("\(id)  orphan, kept") }
        return lines.terminatedLines
    }

    /// Returns nothing for no instance.
    private func count(_ count: Int, of total: Int) -> String {
        count == 0
            ? "" : "  \(count) of \(total.counting("instance")) \(report.isDryRun ? "to migrate" : "migrated")"
    }

    private func counts(of parameter: MigrationReport.Parameter) -> String {
        [
            (parameter.renamed, "renamed"), (parameter.converted, "converted"),
            (parameter.incompatible, "incompatible, kept"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    package var notes: [Note] {
        if report.migrated == 0 { return [.note("there is nothing to migrate")] }
        return report.isDryRun ? [.note("nothing was written; run without --dry-run to migrate")] : []
    }
}
