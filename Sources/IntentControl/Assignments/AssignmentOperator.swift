/// What stands between a parameter's name and the text of an assignment.
package enum AssignmentOperator: String, CaseIterable, Hashable, Sendable {
    /// The text as it is; for a list split at commas.
    case text = "="
    /// JSON in the wire form, or `@FILE` or `@-` to read it from.
    case json = ":="
    /// Adds to what is in effect.
    case add = "+="
    /// Takes out of what is in effect.
    case remove = "-="
}
