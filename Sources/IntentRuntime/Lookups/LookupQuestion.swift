/// Options that must be looked up before something can be judged.
struct LookupQuestion: Hashable, Sendable {
    let subject: LookupSubject
    /// Each once.
    let identifiers: [String]
    /// The configuration so far.
    let values: IntentValues
}
