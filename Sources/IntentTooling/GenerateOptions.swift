internal import ArgumentParser
internal import IntentCodegen
internal import IntentCommandLine
internal import IntentEvolution
internal import IntentModel
internal import IntentSchema

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

    init() {}

    struct Plan {
        let targets: [GenerationTarget]
        var options: CodegenOptions
    }

    /// Combines the options with the settings.
    /// - Throws: `wrongUsage` if the options contradict each other.
    func plan(with settings: GeneratorSettings?) throws(CommandError) -> Plan {
        var targets: [GenerationTarget] = []
        // An unknown target in the settings has already been reported, and has ended the command.
        let selected =
            self.targets.isEmpty ? settings?.targets?.compactMap(GenerationTarget.init) ?? [.swift] : self.targets
        for target in selected where !targets.contains(target) { targets.append(target) }
        for target in targets {
            guard let rival = target.rival?.target, targets.contains(rival) else { continue }
            throw .rivals(target, rival)
        }
        if migrateCustomIntents == true, !targets.contains(.appIntents) {
            throw .usage("'--migrate-custom-intents' requires '--target app-intents'")
        }
        if fakes == true, !targets.contains(.swift) {
            throw .usage("'--fakes' requires '--target swift'")
        }
        // A build plugin declares its outputs before it reads the names of intents.
        if isPlugin { targets.removeAll { $0 == .jsonSchema } }
        let options = CodegenOptions(
            access: access ?? settings?.access.flatMap(SwiftAccess.init) ?? (isPlugin ? .public : .internal),
            imports: settings?.imports ?? [],
            includesFakes: fakes ?? settings?.includesFakes ?? false,
            migratesCustomIntents: migrateCustomIntents ?? settings?.migratesCustomIntents ?? false)
        return Plan(targets: targets, options: options)
    }
}

extension GenerationTarget: ExpressibleByArgument {}
extension SwiftAccess: ExpressibleByArgument {}

extension CommandError {
    fileprivate static func rivals(_ target: GenerationTarget, _ other: GenerationTarget) -> CommandError {
        .usage(
            """
            the targets '\(target.rawValue)' and '\(other.rawValue)' declare the same names for different modules; \
            generate them separately, into two folders
            """)
    }
}

/// The lock whose stored values the generated code must be able to read.
struct MigrationOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The lock that 'intentgen lock' wrote.",
            discussion: """
                If a parameter's type changed so that stored values cannot be carried over, the generated Swift \
                requires a function that converts them, and does not compile without it.
                """, valueName: "lock"),
        completion: .file(extensions: ["json"]))
    var against: String?

    init() {}

    /// Returns the required migrations by intent; none without a lock.
    /// - Parameter lock: The path in the settings file, which applies if the option is missing.
    func migrations(
        to schema: Schema, targets: [GenerationTarget], lock: String?
    ) throws(CommandError) -> [String: [ParameterMigration]] {
        guard targets.contains(.swift) else {
            guard against == nil else {
                throw .usage("'--against' requires '--target swift', whose code reads stored values")
            }
            return [:]
        }
        guard let path = against ?? lock else { return [:] }
        let needed = try readLock(at: path).lock.neededMigrations(to: schema)
        return Dictionary(grouping: needed, by: \.intent).mapValues { needed in
            needed.map { ParameterMigration(parameter: $0.parameter, stored: $0.stored) }
        }
    }
}
