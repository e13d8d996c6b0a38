/// The defaults of an intent that follow other rows, for values that are in no stored instance, such as those of App Intents.
package struct FollowedRows {
    private let parameters: [Parameter]
    private let schema: Schema
    private let places: [String: Int]
    /// Each behind those that it depends on.
    private let following: [Int]

    /// Returns nil if no default follows another row.
    package init?(_ parameters: [Parameter], in schema: Schema) {
        guard let dependencies = DefaultDependencies(parameters) else { return nil }
        (self.parameters, self.schema, following) = (parameters, schema, dependencies.following)
        places = Dictionary(parameters.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// Returns the values with those of the rows that other rows provide.
    package func completing(_ values: IntentValues, in family: SizeFamily, locale: String) -> IntentValues {
        var values = values
        var shown: [Int: Bool] = [:]
        for place in following where values[parameters[place].name] == nil {
            let parameter = parameters[place]
            guard let rule = parameter.rowDefault(in: family), let other = places[rule.row],
                isShown(other, values, in: family, &shown),
                let value = rule.value(
                    for: parameter, from: values[rule.row], of: parameters[other], in: schema, family: family,
                    locale: locale)
            else { continue }
            values[parameter.name] = value
        }
        return values
    }

    private func isShown(
        _ place: Int, _ values: IntentValues, in family: SizeFamily, _ shown: inout [Int: Bool]
    ) -> Bool {
        if let known = shown[place] { return known }
        // No row of a valid schema depends on itself.
        shown[place] = false
        let parameter = parameters[place]
        var isShown = parameter.families?.contains(family) ?? true
        if isShown {
            isShown = parameter.when.holds { condition in
                func value(of name: String) -> IntentValue? {
                    places[name].flatMap { self.isShown($0, values, in: family, &shown) ? values[name] : nil }
                }
                guard let parent = places[condition.parameter] else { return false }
                let other = condition.test.row.flatMap(value)
                return condition.test.holds(
                    for: value(of: condition.parameter), of: parameters[parent].type, comparedWith: { _ in other })
            }
        }
        shown[place] = isShown
        return isShown
    }
}
