internal import ArgumentParser

struct DoctorCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor", abstract: "Checks definitions and store, and says how to mend what is wrong.",
            discussion: """
                A line for each finding: ok, warning or problem; below it what helps. Exits with 1 where there is a \
                problem. It reads all of the store, which may take a while, and makes none.

                  \(ProgramName.current) doctor --store widgets.sqlite
                """)
    }

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        await session.doctor()
    }
}
