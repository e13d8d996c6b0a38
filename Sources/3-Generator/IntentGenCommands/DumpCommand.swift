internal import ArgumentParser
internal import IntentCommandLine
internal import IntentModel
internal import IntentSchema

/// `intentgen dump`
struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Print the resolved schema of definitions as JSON.",
        discussion: """
            The schema combines all files, with names resolved, default titles added, and sizes and defaults for each \
            family. It omits values that equal the language's defaults. Prints nothing if a definition is invalid.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @OptionGroup var settings: SettingsOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func run() throws {
        let resolved = try definitions.load(settings: settings, limits: limits)
        try StandardStream.output.write(resolved.schema.json.rendered(pretty: true) + "\n")
    }
}
