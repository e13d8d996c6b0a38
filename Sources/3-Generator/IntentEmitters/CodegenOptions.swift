package import IntentModel

/// Options for the generated files.
package struct CodegenOptions: Hashable, Sendable {
    /// The access level of the generated declarations.
    package var access: SwiftAccess
    /// Additional modules that the generated Swift imports; each is an identifier.
    package var imports: [String]
    /// Whether the target `swift` also generates fakes of handlers and fixtures, in separate files.
    package var includesFakes: Bool
    /// The module with the other declarations, if the target `swift` generates only fakes and fixtures, for a test target;
    /// nil otherwise.
    package var testedModule: TestedModule?
    /// The migrations that the program has to implement, by intent name. For the target `swift` only.
    package var migrations: [String: [ParameterMigration]]
    /// App Intents: whether the generated intents replace the SiriKit intents of the same definition.
    package var migratesCustomIntents: Bool

    package init(
        access: SwiftAccess = .internal, imports: [String] = [], includesFakes: Bool = false,
        testedModule: TestedModule? = nil, migrations: [String: [ParameterMigration]] = [:],
        migratesCustomIntents: Bool = false
    ) {
        self.access = access
        self.imports = imports
        self.includesFakes = includesFakes
        self.testedModule = testedModule
        self.migrations = migrations
        self.migratesCustomIntents = migratesCustomIntents
    }
}

/// A module whose generated declarations tests use.
package struct TestedModule: Hashable, Sendable {
    package let name: String
    /// Whether the declarations are internal, so that tests need `@testable import`.
    package let isTestable: Bool

    package init(name: String, isTestable: Bool) {
        self.name = name
        self.isTestable = isTestable
    }
}

/// A parameter with stored values of an earlier type, some or all of which cannot be read as the current type.
package struct ParameterMigration: Hashable, Sendable {
    /// The parameter's current declared name.
    package let parameter: String
    /// The earlier type, with the names that were declared at the time.
    package let stored: ValueType

    package init(parameter: String, stored: ValueType) {
        self.parameter = parameter
        self.stored = stored
    }
}
