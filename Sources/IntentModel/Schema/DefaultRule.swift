/// How a parameter's default is found.
package indirect enum DefaultRule: Hashable, Sendable {
    /// A literal, checked; a list for a list parameter.
    case value(IntentValue)
    /// Options by identifier, in order; for objects, whose texts come from the options.
    case options([String])
    /// The handler provides it when the instance is placed.
    case handler
    /// The first options of the complete list, at least 1.
    case first(Int)
    /// A rule for each family, never nested.
    case byFamily([SizeFamily: DefaultRule], otherwise: DefaultRule?)

    /// The rule that holds in a family.
    package func rule(in family: SizeFamily) -> DefaultRule? {
        guard case .byFamily(let rules, let otherwise) = self else { return self }
        return rules[family] ?? otherwise
    }
}
