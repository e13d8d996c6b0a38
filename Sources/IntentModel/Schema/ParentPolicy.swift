/// What becomes of a value when a `dependsOn` parent gets another one; `ifParentChanges`.
package enum ParentPolicy: String, CaseIterable, Hashable, Sendable {
    case reset, keep
}
