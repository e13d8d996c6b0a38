package import IntentModel

/// A store that can check its own health, for `doctor`.
package protocol StoreExamining: InstanceStore {
    /// Checks everything that is stored, which may take a while.
    /// - Throws: ``StoreError`` if the store cannot be read.
    func examination() throws -> StoreExamination
}

/// The result of checking a store.
package struct StoreExamination: Sendable {
    /// A problem of a store.
    package struct Fault: Sendable {
        /// A phrase without a full stop.
        package var message: String
        /// How to fix the problem, as a phrase.
        package var advice: String

        package init(_ message: String, advice: String) {
            self.message = message
            self.advice = advice
        }
    }

    /// Facts by name in camel case, in display order. The values are numbers and strings.
    package var facts: JSONObject
    package var faults: [Fault]
    /// What can be intended, such as a role that may only read.
    package var warnings: [Fault]

    package init(facts: JSONObject, faults: [Fault], warnings: [Fault] = []) {
        self.facts = facts
        self.faults = faults
        self.warnings = warnings
    }
}

/// One step of the format of a database store, for implementations of ``InstanceStore``.
package struct StoreMigration: Sendable {
    /// The name that the database records. It must never change.
    package let name: String
    /// The minor version of the format after the step.
    package let minor: Int
    /// Composed only when the migration runs, because nearly every store that is opened has the newest format.
    package let statements: @Sendable () -> String

    package init(name: String, minor: Int, statements: @autoclosure @escaping @Sendable () -> String) {
        self.name = name
        self.minor = minor
        self.statements = statements
    }
}
