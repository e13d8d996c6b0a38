internal import ArgumentParser
internal import IntentEmitters
internal import IntentGeneratorRun

/// `intentgen generate`
struct GenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Generate Swift from definitions, one file for each.",
        discussion: """
            car.intent.yaml becomes car.intent.swift. A file whose contents would not change is not written, so that \
            nothing is recompiled. Nothing is written if a definition is invalid.

            With '--target sirikit', it becomes car.sirikit.swift, which declares the same names for another module and \
            needs a separate folder. With '--target app-intents', it becomes car.appintents.swift and the string \
            catalog car.xcstrings, to compile together with car.intent.swift. A warning reports what App Intents cannot \
            express.

            An asset catalog, Assets.xcassets, becomes AssetSymbols.swift: the symbols of its colors and pictures that \
            Xcode generates on Apple's platforms.
            """)

    @OptionGroup var definitions: DefinitionPaths

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The folder to write to, which is created if it does not exist; '-' prints one file.", valueName: "folder"),
        completion: .directory)
    var output: String

    @OptionGroup var choices: GenerateOptions

    @Flag(help: "Write nothing; list the files that would change, and exit with 1 if there are any.")
    var check = false

    @OptionGroup var settings: SettingsOptions

    @Option(
        help: ArgumentHelp(
            "The lock that 'intentgen lock' wrote.",
            discussion: """
                If a parameter's type changed so that stored values cannot be carried over, the generated Swift \
                requires a function that converts them, and does not compile without it.
                """, valueName: "lock"),
        completion: .file(extensions: ["json"]))
    var against: String?

    @OptionGroup(title: "Limits") var limits: LimitOptions

    init() {}

    func validate() throws {
        if check, output == "-" { throw ValidationError("'--check' requires a folder, not '--output -'") }
    }

    func run() throws {
        var generation = Generation(paths: definitions.paths, output: output)
        generation.choices = choices.choices
        generation.settings = settings.selection
        generation.lock = against
        generation.limits = limits.limits
        generation.isCheck = check
        try generation.run()
    }
}

/// What to generate: the options of the command, which take precedence over the settings file.
struct GenerateOptions: ParsableArguments {
    @Option(
        name: .customLong("target"),
        help: ArgumentHelp(
            "What to generate; repeatable. By default, the targets in the settings file, or swift.",
            discussion: """
                swift: configuration structs and handler protocols. sirikit: the classes and protocols that Xcode \
                generates for the module Intents; it declares the same names as swift, for use in another module. \
                app-intents: App Intents, widgets and string catalogs, for use together with swift. json-schema: \
                NAME.schema.json for each intent, a JSON Schema of the values that are stored for an instance.
                """))
    var targets: [GenerationTarget] = []

    @Option(
        help: """
            The access level of the generated declarations. By default, the level in the settings file, or internal.
            """)
    var access: SwiftAccess?

    @Flag(
        inversion: .prefixedNo,
        help: "With the target swift, also generate fakes of the handlers and fixtures for tests, NAME.fakes.swift.")
    var fakes: Bool?

    @Option(
        help: ArgumentHelp(
            "Generate only fakes and fixtures, NAME.fakes.swift, for the tests of this module.",
            discussion: """
                The files import the module, which contains the Swift that is generated with the same settings. If that \
                Swift is internal, they use '@testable import'.
                """, valueName: "module"))
    var fakesFor: String?

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "With the target app-intents, declare that the intents replace the SiriKit intents of the definition.",
            discussion: """
                They conform to CustomIntentMigratedAppIntent. Test this on a device that has widgets first: on \
                iOS 26.5, the conformance has been seen to break widgets that were configured with SiriKit.
                """))
    var migrateCustomIntents: Bool?

    @Flag(name: .customLong("plugin"), help: ArgumentHelp(visibility: .private))
    var isPlugin = false

    @Option(name: .customLong("watched-lock"), help: ArgumentHelp(visibility: .private))
    var watchedLocks: [String] = []

    init() {}

    var choices: GenerationChoices {
        var choices = GenerationChoices()
        choices.targets = targets
        choices.access = access
        choices.includesFakes = fakes
        choices.testedModule = fakesFor
        choices.migratesCustomIntents = migrateCustomIntents
        choices.isPlugin = isPlugin
        choices.watchedLocks = watchedLocks
        return choices
    }
}

extension GenerationTarget: ExpressibleByArgument {}
extension SwiftAccess: ExpressibleByArgument {}
