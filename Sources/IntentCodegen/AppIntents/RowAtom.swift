import IntentModel

/// A question about one parameter, or about the family, that `parameterSummary` can ask.
enum RowAtom: Hashable, Sendable {
    case hasValue(String)
    /// One of these; for objects by identifier.
    case isOneOf(String, [IntentValue])
    case atLeast(String, Double)
    case atMost(String, Double)
    case family([SizeFamily])
}

/// A row is there where all its claims hold.
struct RowClaim: Hashable, Sendable {
    let atom: RowAtom
    /// Whether the answer is to be yes.
    let isWanted: Bool
    /// The condition that it comes from; nil for families.
    let condition: Condition?
}
