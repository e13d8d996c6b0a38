internal import ArgumentParser
internal import IntentCodegen
internal import IntentSchema

/// What is to be made: by options of the command, else by the settings file.
struct GenerateChoices: ParsableArguments {
    @Option(
        name: .customLong("target"),
        help: ArgumentHelp(
            "What to make; may be given several times. Without it, what the settings say, else swift.",
            discussion: """
                swift: configuration structs and handler protocols. sirikit: the classes and protocols that Xcode \
                generates, for the module Intents; it declares the same names as swift, and is for another module. \
                app-intents: App Intents, widgets and string catalogs, to stand beside swift. json-schema: a JSON Schema of what is stored for an \
                instance, NAME.schema.json for each intent.
                """))
    var targets: [GenerationTarget] = []

    @Option(help: "Who sees the generated declarations. Without it, what the settings say, else internal.")
    var access: SwiftAccess?

    @Flag(
        inversion: .prefixedNo,
        help: "With swift, make fakes of the handlers and fixtures for tests too, in NAME.fakes.swift.")
    var fakes: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "App Intents: let the intents stand for the SiriKit intents of the same definition.",
            discussion: """
                They conform to CustomIntentMigratedAppIntent. Try it on a device with placed widgets first: on iOS 26.5 \
                its mere presence was seen to break widgets that were placed with SiriKit.
                """))
    var migrateCustomIntents: Bool?

    @Flag(name: .customLong("plugin"), help: ArgumentHelp(visibility: .private))
    var isPlugin = false

    init() {}

    /// What is made of which kind.
    struct Plan {
        let targets: [GenerationTarget]
        var options: CodegenOptions
    }

    /// - Throws: ``ToolError`` with `wrongUsage` for targets that do not go together.
    func plan(with settings: GeneratorSettings?) throws(ToolError) -> Plan {
        var targets: [GenerationTarget] = []
        // A word of the settings that is no target was reported, and ended the command.
        let wanted =
            self.targets.isEmpty ? settings?.targets?.compactMap(GenerationTarget.init) ?? [.swift] : self.targets
        for target in wanted where !targets.contains(target) { targets.append(target) }
        for target in targets {
            guard let rival = target.rival?.target, targets.contains(rival) else { continue }
            throw .rivals(target, rival)
        }
        if migrateCustomIntents == true, !targets.contains(.appIntents) {
            throw ToolError(.wrongUsage, "'--migrate-custom-intents' is for '--target app-intents'")
        }
        if fakes == true, !targets.contains(.swift) {
            throw ToolError(.wrongUsage, "'--fakes' is for '--target swift', whose handlers they stand for")
        }
        // A build declares its outputs before anything is read, and knows no names of intents.
        if isPlugin { targets.removeAll { $0 == .jsonSchema } }
        let options = CodegenOptions(
            access: access ?? settings?.access.flatMap(SwiftAccess.init) ?? (isPlugin ? .public : .internal),
            imports: settings?.imports ?? [],
            makesFakes: fakes ?? settings?.makesFakes ?? false,
            migratesCustomIntents: migrateCustomIntents ?? settings?.migratesCustomIntents ?? false)
        return Plan(targets: targets, options: options)
    }
}

extension GenerationTarget: ExpressibleByArgument {}
extension SwiftAccess: ExpressibleByArgument {}

extension ToolError {
    fileprivate static func rivals(_ target: GenerationTarget, _ other: GenerationTarget) -> ToolError {
        ToolError(
            .wrongUsage,
            """
            '\(target.rawValue)' and '\(other.rawValue)' declare the same names for different modules: make them one at a \
            time, in two folders
            """)
    }
}
