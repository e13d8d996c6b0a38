internal import ArgumentParser
package import IntentCommandLine
package import IntentModel
package import IntentRuntime

struct ExportCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export", abstract: "Print instances as one JSON document for 'import'.",
            discussion: """
                The document contains the kind, family, stored values and remembered defaults of the instances, but not \
                removed instances and histories. Equal instances give equal bytes. Needs no definitions.

                  \(ControlContext.currentProgramName) export > widgets.json
                """)
    }

    @Argument(help: ArgumentHelp("The instances; all by default.", valueName: "id"), completion: .instances)
    var ids: [String] = []

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.export(ids: ids)
    }
}

extension Session {
    package func export(ids: [String]) async throws -> ExportResult {
        let chosen = try ids.isEmpty ? nil : Set(ids.map(instanceID))
        let workspace = try workspace(definitions: .ifValid, store: .existing)
        var document = try await workspace.engine.export(chosen)
        // Invalid definitions must not prevent a backup.
        document.group = (try? schemaIfFound())?.group
        return ExportResult(document: document)
    }
}

/// Instances as a document, which the text contains with line breaks.
package struct ExportResult: CommandResult, Hashable {
    package let document: InstanceDocument

    package init(document: InstanceDocument) {
        self.document = document
    }

    package var json: JSONValue { document.json }

    package func text(_ style: TextStyle) -> String { document.json.rendered(pretty: true) + "\n" }
}
