/// What a user decides about the files that are made.
package struct CodegenOptions: Hashable, Sendable {
    /// Who sees the generated declarations.
    package var access: SwiftAccess
    /// Modules that the generated Swift imports besides, each an identifier.
    package var imports: [String]
    /// Whether `swift` makes fakes of handlers and fixtures too, in files of their own.
    package var makesFakes: Bool
    /// Migrations that the program has to write, by the names of their intents; of the target `swift` only.
    package var migrations: [String: [ParameterMigration]]
    /// App Intents: whether the system takes the intents for the SiriKit intents of the same definition.
    package var migratesCustomIntents: Bool
    /// Whether the process ends soon, which gives back faster what was needed on the way.
    package var endsProcess = false

    package init(
        access: SwiftAccess = .internal, imports: [String] = [], makesFakes: Bool = false,
        migrations: [String: [ParameterMigration]] = [:], migratesCustomIntents: Bool = false
    ) {
        self.access = access
        self.imports = imports
        self.makesFakes = makesFakes
        self.migrations = migrations
        self.migratesCustomIntents = migratesCustomIntents
    }
}
