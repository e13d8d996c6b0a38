/// Something in one of Xcode's files that is probably not what was meant, or that this version does not know.
package struct ImportWarning: Hashable, Sendable {
    /// `INIntents[0].INIntentParameters[2].INIntentParameterRelationship`.
    package let keyPath: String
    package let message: String

    package init(_ keyPath: String, _ message: String) {
        self.keyPath = keyPath
        self.message = message
    }
}
