internal import ArgumentParser
internal import IntentDiagnostics
internal import IntentModel
internal import IntentSchema

/// `intentgen dump`: what definitions say once everything is resolved.
struct DumpCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dump",
        abstract: "Prints the resolved schema of definitions as JSON.",
        discussion: """
            The schema is what all files say together: names resolved, titles filled in, sizes and defaults by family. \
            Defaults of the language are left out. Nothing is printed when a definition is wrong.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @OptionGroup var settings: SettingsOptions

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func run() throws {
        let resolved = try loadDefinitions(
            at: definitions.paths, settings: try settings.path(for: definitions.paths), limits: limits.limits,
            endsProcess: true)
        let report = DiagnosticReport(resolved)
        try report.write(as: .text)
        try report.stopWhereWrong()
        try StandardStream.output.write(resolved.schema.json.rendered(pretty: true) + "\n")
    }
}
