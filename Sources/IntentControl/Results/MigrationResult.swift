internal import IntentDiagnostics
package import IntentModel
package import IntentRuntime

/// What bringing the store to the present definitions did: `migrate`.
package struct MigrationResult: CommandResult, Hashable {
    package let report: MigrationReport

    package init(report: MigrationReport) {
        self.report = report
    }

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

    /// A line for each intent, and below it one for each parameter with something to count.
    package func text(_ style: TextStyle) -> String {
        var lines: [String] = []
        for intent in report.intents {
            lines.append(
                "\(style.bold(intent.name.onOneVisibleLine))  \(intent.migrated) of \(intent.instances) instances \(verb)"
            )
            var table = TextTable()
            for parameter in intent.parameters {
                table.append([.init(parameter.name), .init(counts(of: parameter))])
            }
            for (name, count) in intent.unknown.sorted(by: { $0.key < $1.key }) {
                table.append([.init(name), .init("\(count) unknown, kept")])
            }
            lines += table.lines(indentation: 2)
        }
        if report.staticMigrated > 0 {
            lines.append("without an intent  \(report.staticMigrated) of \(report.staticInstances) instances \(verb)")
        }
        for id in report.orphans { lines.append("\(id)  orphan, kept") }
        return lines.map { $0 + "\n" }.joined()
    }

    private var verb: String { report.isDryRun ? "to migrate" : "migrated" }

    private func counts(of parameter: MigrationReport.Parameter) -> String {
        [
            (parameter.renamed, "renamed"), (parameter.converted, "converted"),
            (parameter.incompatible, "incompatible, kept"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    package var notes: [Note] {
        report.isDryRun ? [.note("nothing was written; without --dry-run it is")] : []
    }
}
