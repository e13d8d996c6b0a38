/// What a user decides about the files that are made.
package struct CodegenOptions: Hashable, Sendable {
    /// Who sees the generated declarations.
    package var access: SwiftAccess
    /// Migrations that the program has to write, by the names of their intents; of the target `swift` only.
    package var migrations: [String: [ParameterMigration]]

    package init(access: SwiftAccess = .internal, migrations: [String: [ParameterMigration]] = [:]) {
        self.access = access
        self.migrations = migrations
    }
}
