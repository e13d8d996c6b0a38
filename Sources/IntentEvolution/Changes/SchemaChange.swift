/// One difference between a released schema and the present one.
package struct SchemaChange: Hashable, Sendable {
    package let rule: ChangeRule
    /// What it breaks, some of what its rule may break, in the order of ``ChangeEffect``; nothing where stored
    /// values and source go on as they are.
    package let breaks: [ChangeEffect]
    /// In the present definitions. What is gone has the place of what held it.
    package let path: DeclarationPath
    /// In the lock. What is new has the place of what holds it.
    package let lockPath: DeclarationPath
    /// One phrase without a full stop.
    package let message: String
    /// What would mend it, as an instruction; nil where nothing is broken, or only another decision helps.
    package let wayOut: String?
    /// What is carried over by itself.
    package let migrations: [MigrationStep]
    /// What is not, and may be by the program; nil where nothing is left, or nothing can be done.
    package let neededMigration: NeededMigration?

    package var isBreaking: Bool { !breaks.isEmpty }
}
