internal import ArgumentParser
package import IntentCommandLine
internal import IntentDiagnostics
internal import IntentDocuments
package import IntentModel
internal import IntentRuntime

struct PolicyCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "policy", abstract: "Check and print the policy of an administrator.",
            discussion: """
                A policy is a file intent-policy.yaml: defaults that replace those of the definitions, and rows that are \
                locked. Prints each row that it concerns. Every command that uses definitions applies it, and fails if \
                it is invalid.

                  \(program) policy
                  \(program) policy --policy new-policy.yaml
                  \(program) policy --schema > intent-policy.schema.json
                """)
    }

    @Flag(help: "Print a JSON Schema, with which editors complete and check a policy for these widgets.")
    var schema = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        if schema { return PolicySchemaResult(schema: try session.completeSchema()) }
        return try session.printedPolicy()
    }
}

extension Session {
    package func printedPolicy() throws -> PolicyResult {
        let schema = try completeSchema()
        let read = try readPolicy(for: schema)
        return PolicyResult(
            policy: read?.policy, warnings: read?.warnings ?? [], schema: schema, locale: try locale(of: schema))
    }
}

/// A policy with the rows that it concerns.
package struct PolicyResult: CommandResult {
    /// Nil if there is none.
    package let policy: Policy?
    /// What the policy probably does not mean.
    package private(set) var warnings: [String] = []
    package let schema: Schema
    /// The language tag of texts.
    package let locale: String

    /// A row that the policy concerns.
    package struct Row: Sendable {
        package let parameter: Parameter
        package let policy: PolicyRow
    }

    /// The rows that the policy concerns, by widget, in the order of the definitions.
    package var widgets: [(widget: DeclaredWidget, rows: [Row])] {
        schema.kinds.map { ($0, rows(of: $0)) }.filter { !$0.1.isEmpty }
    }

    private func rows(of widget: DeclaredWidget) -> [Row] {
        let parameters = widget.intent.flatMap(schema.intent(named:))?.parameters ?? []
        return parameters.compactMap { parameter in
            guard let row = policy?[widget.kind, parameter.name], row.isLocked || row.defaultRule != nil else {
                return nil
            }
            return Row(parameter: parameter, policy: row)
        }
    }

    package var notes: [Note] { warnings.map(Note.warning) }

    package var json: JSONValue {
        let widgets = widgets.map { widget, rows -> JSONValue in
            let rows = rows.map { row -> JSONValue in
                [
                    "parameter": .string(row.parameter.name), "isLocked": .boolean(row.policy.isLocked),
                    "default": row.policy.defaultRule?.wire(of: row.parameter) ?? .null,
                    "line": .integer(row.policy.line),
                ]
            }
            return ["kind": .string(widget.kind.name), "name": .string(widget.name), "rows": .array(rows)]
        }
        return [
            "policy": 1, "file": .optional(policy?.path), "by": .optional(policy?.owner.text(for: locale)),
            "message": .optional(policy?.message?.text(for: locale)), "widgets": .array(widgets),
            "warnings": .array(warnings.map(JSONValue.string)),
        ]
    }

    /// The file and who specifies it, then a line for each row: its widget, `locked` or `default`, and the default.
    package func text(_ style: TextStyle) -> String {
        guard let policy else { return "no policy\n" }
        var table = TextTable(style)
        for (widget, rows) in widgets {
            for (index, row) in rows.enumerated() {
                let fields = schema.recordFields(of: row.parameter)
                table.append([
                    .init(index == 0 ? widget.name : "", style: style.bold), .init(row.parameter.name),
                    .init(row.policy.isLocked ? "locked" : "default"),
                    .init(row.policy.defaultRule?.policyText(fields) ?? ""),
                ])
            }
        }
        let owner = policy.owner.text(for: locale)
        let message = policy.message.map { ": \($0.text(for: locale))" } ?? ""
        return ["\(policy.path), by \(owner)\(message)".onOneVisibleLine].terminatedLines + table.text(indentation: 2)
    }
}

extension DefaultRule {
    /// Returns the default of a policy on one line.
    /// - Parameter fields: The fields of records in order.
    func policyText(_ fields: [Parameter]) -> String {
        switch self {
        case .value(let value): ValueText.lines(of: value, fields).compactMap(\.self).joined(separator: ", ")
        case .options(let identifiers): identifiers.joined(separator: ", ")
        case .handler, .first, .row, .byFamily: ""
        }
    }
}
