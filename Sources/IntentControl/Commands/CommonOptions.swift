internal import ArgumentParser
internal import IntentExtension

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

    @Option(
        name: .customLong("extension"),
        help: ArgumentHelp(
            "A program that answers for handlers; may be repeated.",
            discussion: "Else those of INTENT_EXTENSIONS, divided by colons.", valueName: "path"),
        completion: .file())
    var extensions: [String] = []

    @Option(
        help: ArgumentHelp(
            "End an extension that holds more memory: 30MB, 32MiB or apple.",
            discussion: "'apple' is 30MB, what widget extensions are reported to have there.", valueName: "size"),
        transform: readLimit)
    var memoryLimit: MemoryLimit?

    @Flag(help: "Show what extensions write on their standard error.")
    var extensionLog = false

    @Flag(help: "Print JSON, in the documented shape of the command.")
    var json = false

    var choices: SessionChoices {
        SessionChoices(
            definitions: definitions.paths, store: store, locale: locale, extensions: extensions,
            memoryLimit: memoryLimit?.bytes, showsExtensionLog: extensionLog)
    }

    private static func readLimit(_ text: String) throws -> MemoryLimit {
        guard let limit = MemoryLimit(text) else {
            throw ValidationError("--memory-limit is a size such as 30MB, 32MiB or apple, not '\(text)'")
        }
        return limit
    }

    func validate() throws {
        guard extensions.allSatisfy({ !$0.isEmpty }) else { throw ValidationError("--extension has an empty path") }
    }
}
