/// What the answer of a lookup depends on: the parameter, and which values its parents have.
struct LookupSubject: Hashable, Sendable {
    let parameter: String
    /// By parent, the identifiers of its slots.
    let parents: [String: [String?]]

    init(_ parameter: Parameter, values: IntentValues) {
        self.parameter = parameter.name
        parents = Dictionary(
            parameter.dependsOn.map { ($0, values[$0]?.slots.map { $0?.optionIdentifier } ?? []) },
            uniquingKeysWith: { first, _ in first })
    }
}
