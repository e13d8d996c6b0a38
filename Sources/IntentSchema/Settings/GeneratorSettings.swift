/// What `intentgen-config.yaml` says about the files that are made of definitions.
package struct GeneratorSettings: Hashable, Sendable {
    /// Who sees the generated declarations; nil where it is not written.
    package var access: String?
    /// What is made; nil where it is not written.
    package var targets: [String]?
    /// Modules that generated Swift imports, beside those that it needs.
    package var imports: [String] = []
    /// Whether fakes and fixtures for tests are made too; nil where it is not written.
    package var makesFakes: Bool?

    /// App Intents: whether they stand for the SiriKit intents of the same definition; nil where it is not written.
    package var migratesCustomIntents: Bool?
    /// The lock of the released schema, from the settings file's folder; nil where there is none.
    package var lock: String?

    package init() {}
}
