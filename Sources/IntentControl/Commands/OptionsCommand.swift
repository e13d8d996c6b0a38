internal import ArgumentParser
internal import IntentRuntime

struct OptionsCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "options", abstract: "Lists what may be chosen for a parameter.",
            discussion: """
                'identifier  title  subtitle' a line. What is chosen already is left out, unless --all asks for it. \
                Why there is nothing, or nothing new, is said on standard error; the exit code is 69 where a failure \
                is the reason and nothing could be shown, and 77 where the source of the options is not trusted.

                  \(ProgramName.current) options k3x9w2ab carControls --search win
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(help: ArgumentHelp("The parameter.", valueName: "param"), completion: .parameters)
    var parameter: String

    @Option(help: ArgumentHelp("Only options that match.", valueName: "term"))
    var search: String?

    // A number below 0 is told what is allowed, instead of being taken for an option.
    @Option(parsing: .unconditional, help: ArgumentHelp("Print at most so many.", valueName: "n"))
    var limit = 100

    @Option(help: ArgumentHelp("Go on where an earlier answer ended.", valueName: "cursor"))
    var cursor: String?

    @Flag(help: "Include what is chosen already, marked with a star.")
    var all = false

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard limit >= 1 else { throw ValidationError("--limit is 1 or more, not \(limit)") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        let request = OptionsRequest(searchTerm: search, limit: limit, cursor: cursor, includesChosen: all)
        return try await session.options(id: id, parameter: parameter, request: request)
    }
}
