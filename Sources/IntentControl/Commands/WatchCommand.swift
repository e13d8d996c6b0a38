internal import ArgumentParser
internal import IntentRuntime

struct WatchCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "watch", abstract: "Prints changes as they happen, by whichever program, until it is stopped.",
            discussion: """
                A line for each change: its sequence, time (UTC), instance, what happened, and values before and after. \
                With --since it begins with the change after that sequence, so that a later run goes on where one was \
                left; 0 is the oldest that is kept. Ctrl-C ends it with exit code 130. Needs no definitions.

                  \(ProgramName.current) watch --kind com.example.car
                  \(ProgramName.current) watch --since 1042 --json
                """)
    }

    @Option(help: "Only instances of this kind.", completion: .widgetKinds)
    var kind: String?

    @Option(help: ArgumentHelp("Begin after this change.", valueName: "sequence"))
    var since: Int?

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        let line: @Sendable (LoggedChange) -> String = printsJSON ? WatchedChange.jsonLine : WatchedChange.textLine
        try await Interruption.cancelling {
            try await session.watch(kind: kind, since: since) { change in
                try StandardStream.output.write(line(change) + "\n")
            }
        }
        return WatchResult()
    }
}
