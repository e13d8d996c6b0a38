internal import ArgumentParser

struct TrustCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "trust", abstract: "Allows the commands and addresses that options come from.",
            discussion: """
                A definition alone does not decide what is run or asked on your machine. This shows which commands and \
                addresses definitions name in 'optionsFrom', asks, and remembers what you allow: this command with these \
                words in this folder, with the files below it that it runs or reads as they are now; this address. When \
                one of these changes you are asked again.

                  \(ProgramName.current) trust definitions
                  \(ProgramName.current) trust --list
                  \(ProgramName.current) trust --revoke definitions
                """)
    }

    @Argument(
        help: ArgumentHelp("Definition files or folders; otherwise those of the run.", valueName: "path"),
        completion: .file())
    var paths: [String] = []

    @Flag(help: "Print all that is allowed.")
    var list = false

    @Flag(help: "Take back what was allowed for definitions in these folders and below.")
    var revoke = false

    @Flag(help: "Ask nothing.")
    var yes = false

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard !list || paths.isEmpty && !revoke else { throw ValidationError("--list stands alone: it prints all") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        if list { return try session.trusted() }
        if revoke { return try session.revokeTrust(paths: paths) }
        return try session.trust(paths: paths, isAgreed: yes)
    }
}
