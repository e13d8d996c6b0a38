internal import ArgumentParser

/// The options of every command.
struct CommonOptions<Definitions: DefinitionArguments>: ParsableArguments, Sendable {
    @OptionGroup var definitions: Definitions

    @Option(
        help: ArgumentHelp(
            "The store: a path, sqlite:PATH, or postgresql://USER@HOST/DATABASE.",
            discussion: "Else INTENT_STORE, else $XDG_DATA_HOME/intents/GROUP/store.sqlite.", valueName: "url"),
        completion: .file())
    var store: String?

    @Option(
        help: ArgumentHelp(
            "The language of titles, such as de or zh-Hans.", discussion: "Else LC_ALL, LC_MESSAGES or LANG.",
            valueName: "tag"))
    var locale: String?

    @Flag(help: "Print JSON, in the documented shape of the command.")
    var json = false

    var choices: SessionChoices {
        SessionChoices(definitions: definitions.paths, store: store, locale: locale)
    }
}
