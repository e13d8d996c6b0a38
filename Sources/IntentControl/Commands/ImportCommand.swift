internal import ArgumentParser
internal import IntentRuntime

struct ImportCommand<Definitions: DefinitionArguments>: ControlCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import", abstract: "Takes in the instances of a document that 'export' printed.",
            discussion: """
                Each is judged like an edit: types, ranges, slots, and options by lookup. Where one is refused nothing is \
                written, unless --partly. --exact judges nothing and asks nobody: for a backup, incompatible values and \
                orphans included. Each instance is written as a whole; after a crash the same command with --skip takes \
                in the rest.

                  \(ProgramName.current) import widgets.json --skip
                """)
    }

    @Argument(help: "The document; - is standard input.", completion: .file())
    var file: String

    @Flag(help: "Make instances that are there already what the document says, and restore removed ones.")
    var replace = false

    @Flag(help: "Leave instances that are there already as they are.")
    var skip = false

    @Flag(help: "Store options that nobody can look up now.")
    var unchecked = false

    @Flag(help: "Store everything as it stands in the document.")
    var exact = false

    @Flag(help: "Take in what is not refused.")
    var partly = false

    @OptionGroup var common: CommonOptions<Definitions>

    func perform(in session: Session) async throws -> any CommandResult {
        if replace, skip { throw ControlFailure.usage("--replace and --skip exclude each other") }
        let settings = ImportSettings(
            existing: replace ? .replace : skip ? .skip : .refuse, allowsUnchecked: unchecked, isExact: exact,
            allowsPart: partly)
        return try await session.importDocument(path: file, settings: settings)
    }
}
