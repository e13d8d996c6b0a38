internal import ArgumentParser

struct ListCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: "Lists the placed instances: id, kind and family.",
            discussion: """
                In the order in which they were placed. Needs no definitions, but for --orphans.

                  \(ProgramName.current) list --kind com.example.car
                  \(ProgramName.current) list --removed
                """)
    }

    @Option(help: "Only instances of this kind.", completion: .widgetKinds)
    var kind: String?

    @Flag(help: "List the instances that were removed and can be restored, with the times of their removals.")
    var removed = false

    @Flag(help: "List the instances whose kind or intent the definitions no longer have.")
    var orphans = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        switch (removed, orphans) {
        case (true, true): throw ControlFailure.usage("--removed and --orphans are two lists; write one of them")
        case (true, false): try await session.removed(kind: kind)
        case (false, true): try await session.orphans(kind: kind)
        case (false, false): try session.list(kind: kind)
        }
    }
}
