/// What a user decides about the files that are made.
package struct CodegenOptions: Hashable, Sendable {
    /// Who sees the generated declarations.
    package var access: SwiftAccess
    /// App Intents: whether the system takes the intents for the SiriKit intents of the same definition.
    package var migratesCustomIntents: Bool

    package init(access: SwiftAccess = .internal, migratesCustomIntents: Bool = false) {
        self.access = access
        self.migratesCustomIntents = migratesCustomIntents
    }
}
