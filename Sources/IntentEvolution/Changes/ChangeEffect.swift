/// What a change breaks.
package enum ChangeEffect: String, CaseIterable, Hashable, Sendable {
    /// What users have chosen is not read as it was any more, or is not what the definition allows.
    case stored
    /// Swift that uses the generated code does not compile any more.
    case source
    /// Users see or get something else.
    case behaviour
}
