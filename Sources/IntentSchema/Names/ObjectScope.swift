internal import IntentModel

/// What other declarations ask of an object type.
struct ObjectScope: Sendable {
    /// Own properties by name; one whose type could not be read has none.
    var properties: [String: ValueType?] = [:]
    /// What every parameter of the type offers unless it says otherwise.
    var options: ResolvedOptions?
}
