/// A configuration whose program says what becomes of values that were stored as types that the definition does not
/// declare any more.
///
/// Generated code conforms to it where `intentgen generate --against` finds changes of types that carry nothing over by
/// themselves; the functions that it calls are the program's to write.
public protocol IntentMigrating {
    /// A value for the parameter, in its present type; nil where the default is to be in effect.
    ///
    /// A pure function: it is called at every read of such a value until the next edit writes another one.
    /// - Parameters:
    ///   - parameter: The declared name.
    ///   - type: The tag of the type that the value was stored with: `Integer`, `enum:CountType`, in brackets for a list.
    static func migratedValue(of parameter: String, from stored: IntentValue, type: String) -> IntentValue?
}
