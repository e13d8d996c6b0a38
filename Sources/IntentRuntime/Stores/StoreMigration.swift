/// One step of the format of a store in a database. For implementations of ``InstanceStore``.
package struct StoreMigration: Sendable {
    /// Kept in the database; never changed.
    package let name: String
    /// The minor number of the format afterwards.
    package let minor: Int
    package let statements: String

    package init(name: String, minor: Int, statements: String) {
        self.name = name
        self.minor = minor
        self.statements = statements
    }
}
