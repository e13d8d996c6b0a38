package import IntentModel

/// A parameter whose stored values are of a type that is not read as its present one, or not all of them are.
package struct ParameterMigration: Hashable, Sendable {
    /// Its declared name now.
    package let parameter: String
    /// The type that its values were stored with, under the names of then.
    package let stored: ValueType

    package init(parameter: String, stored: ValueType) {
        self.parameter = parameter
        self.stored = stored
    }
}
