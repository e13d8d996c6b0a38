internal import ArgumentParser

struct ExportCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export", abstract: "Prints instances as one JSON document, for 'import'.",
            discussion: """
                All placed instances, or those that are named: kind, family, values in their stored form, and remembered \
                defaults. Removed instances and histories are not part of it. Equal instances give equal bytes. Needs no \
                definitions.

                  \(ProgramName.current) export > widgets.json
                """)
    }

    @Argument(help: ArgumentHelp("The instances; all where none is named.", valueName: "id"), completion: .instances)
    var ids: [String] = []

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        try await session.export(ids: ids)
    }
}
