internal import IntentModel

/// What other declarations ask of an object type.
struct ObjectScope: Sendable {
    /// Own properties by name; one whose type could not be read has none.
    var properties: [String: Property?] = [:]
    /// What every parameter of the type offers unless it says otherwise.
    var options: ResolvedOptions?

    /// What a literal of a property needs.
    struct Property: Sendable {
        let type: ValueType
        let settings: TypeSettings
    }
}
