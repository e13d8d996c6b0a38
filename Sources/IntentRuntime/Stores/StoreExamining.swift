package import IntentModel

/// A store that can tell of its own health, for `doctor`.
package protocol StoreExamining: InstanceStore {
    /// Looks at everything that is stored; that may take a while.
    /// - Throws: ``StoreError`` where it cannot even be looked at.
    func examination() throws -> StoreExamination
}

/// What a store says of itself.
package struct StoreExamination: Sendable {
    /// Something that should not be.
    package struct Fault: Sendable {
        /// A phrase without a full stop.
        package var message: String
        /// How to mend it, in a phrase.
        package var advice: String

        package init(_ message: String, advice: String) {
            self.message = message
            self.advice = advice
        }
    }

    /// What is worth knowing, by name in camel case, in the order in which it is shown: numbers and texts.
    package var facts: JSONObject
    package var faults: [Fault]

    package init(facts: JSONObject, faults: [Fault]) {
        self.facts = facts
        self.faults = faults
    }
}
