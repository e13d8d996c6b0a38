internal import IntentModel

/// What files can say about when a row is there: one earlier parent, whose row is always there, has a certain value, or
/// any.
struct XcodeRelationship: Hashable {
    enum Predicate: Hashable {
        case isCase(String)
        case isBoolean(Bool)
        case hasAnyValue
    }

    let parent: String
    let predicate: Predicate

    init(parent: String, predicate: Predicate) {
        self.parent = parent
        self.predicate = predicate
    }

    /// - Returns: Nil where the conditions of a parameter cannot be said, or there are none.
    init?(of parameter: Parameter, after earlier: ArraySlice<Parameter>) {
        guard let condition = parameter.conditions.first, parameter.conditions.count == 1,
            let parent = earlier.first(where: { $0.name == condition.parameter }), parent.conditions.isEmpty,
            let predicate = Predicate(condition.test, of: parent.type)
        else { return nil }
        self.init(parent: parent.name, predicate: predicate)
    }
}

extension XcodeRelationship.Predicate {
    fileprivate init?(_ test: Condition.Test, of type: ValueType) {
        switch test {
        case .isSet(true): self = .hasAnyValue
        case .isOneOf(let values):
            guard let value = values.first, values.count == 1, !type.isList else { return nil }
            switch (value, type.element) {
            case (.boolean(let flag), .boolean): self = .isBoolean(flag)
            case (.enumeration(let name), .enumeration): self = .isCase(name)
            default: return nil
            }
        case .isSet(false), .isNoneOf, .within: return nil
        }
    }
}
