/// What an edit would come to.
package struct EditPreview: Hashable, Sendable {
    /// How the instance would read. What is refused reads as before.
    package let configuration: ResolvedConfiguration
    /// What is refused, as far as that can be told.
    package let problems: [EngineError.Problem]
    /// Children that are reset because a parent changes, in declared order.
    package let reset: [String]
    /// Whether more could be told once options are looked up.
    package let hasOpenQuestions: Bool
}
