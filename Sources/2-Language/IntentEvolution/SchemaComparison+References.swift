import IntentModel
import IntentSystem

/// The lock under current names, so that a rename is reported where it is declared and nowhere else.
extension SchemaComparison {
    /// Returns an intent of the lock that refers to parameters, cases, options and properties by their current names, and
    /// whose values have the types of the current parameters.
    func withCurrentReferences(_ former: Intent, _ current: Intent) -> Intent {
        let pairs = valuePairs(of: former.parameters, current.parameters)
        func name(_ former: String) -> String { pairs[former]?.current.name ?? former }
        var choices: [String: FormerChoices] = [:]
        var intent = former
        for index in intent.parameters.indices { renameReferences(of: &intent.parameters[index], pairs) }
        intent.mapConditions { currentCondition($0, pairs, &choices) }
        guard var actions = former.actions else { return intent }
        actions.inputParameter = actions.inputParameter.map(name)
        if case .named(let key) = actions.keyParameter { actions.keyParameter = .named(name(key)) }
        for index in actions.suggestions.indices {
            actions.suggestions[index].parameters = actions.suggestions[index].parameters.map(name)
        }
        let names = currentPropertyNames(
            of: actions.response?.properties ?? [], in: current.actions?.response?.properties ?? [])
        let output = actions.response?.output
        actions.response?.output = output.map { names[$0]?.current.name ?? $0 }
        intent.actions = actions
        return intent
    }

    /// Returns the fields of a type of the lock with references in current names: to fields, and to rows of the intents with such
    /// records.
    func fieldsWithCurrentReferences(_ former: ObjectType, _ current: ObjectType) -> [Parameter] {
        var pairs: [String: ValuePair] = [:]
        for (old, new) in Pairing(before.schema.intents, after.schema.intents).kept
        where old.parameters.contains(where: { $0.type.element == former.element }) {
            pairs.merge(valuePairs(of: old.parameters, new.parameters)) { first, _ in first }
        }
        pairs.merge(valuePairs(of: former.recordFields, current.recordFields)) { _, field in field }
        var choices: [String: FormerChoices] = [:]
        return former.recordFields.map { field in
            var field = field
            renameReferences(of: &field, pairs)
            field.when = field.when.map { currentCondition($0, pairs, &choices) }
            return field
        }
    }

    func valuePairs(of former: [Parameter], _ current: [Parameter]) -> [String: ValuePair] {
        Dictionary(Pairing(former, current).kept.map { ($0.former.name, ValuePair($0.former, $0.current)) }) {
            first, _ in
            first
        }
    }

    /// Renames what the options and the default of a parameter refer to.
    private func renameReferences(of parameter: inout Parameter, _ pairs: [String: ValuePair]) {
        parameter.renameParents { pairs[$0]?.current.name ?? $0 }
        guard let pair = pairs[parameter.name] else { return }
        if !parameter.filters.isEmpty,
            case (.object(let old), .object(let new)) = (parameter.type.element, pair.current.type.element)
        {
            let names = currentPropertyNames(
                of: before.type(named: old)?.properties ?? [], in: after.type(named: new)?.properties ?? [])
            parameter.filters.renameProperties { names[$0]?.current.name ?? $0 }
        }
        parameter.defaultRule = pair.former.defaultRule.map {
            currentRule($0, like: pair.current.defaultRule, of: pair).mapRowDefaults { currentRow($0, pairs) }
        }
    }

    private func currentCondition(
        _ condition: Condition, _ pairs: [String: ValuePair], _ choices: inout [String: FormerChoices]
    ) -> Condition {
        var condition = condition
        if let parent = pairs[condition.parameter] {
            condition.test = currentTest(condition.test, of: parent, &choices[parent.former.name])
        }
        condition.renameParameters { pairs[$0]?.current.name ?? $0 }
        return condition
    }

    /// Returns listed options of the lock with the current names of cases and properties.
    mutating func withCurrentReferences(
        _ options: [ListedOption], of former: Parameter, _ current: Parameter
    ) -> [ListedOption] {
        let (old, new) = (former.type.element, current.type.element)
        let pairs = propertyPairs(from: old, to: new)
        return options.map { option in
            var option = option
            if let scalar = option.scalar {
                let value = currentValue(scalar, from: old, to: new)
                option.scalar = value
                if let identifier = value.optionIdentifier, scalar.isIdentified(by: option.identifier) {
                    option.identifier = identifier
                }
            }
            option.properties = currentProperties(option.properties, pairs)
            return option
        }
    }
}

/// A parameter in both schemas, whose values the lock contains.
struct ValuePair {
    let former: Parameter
    let current: Parameter
    private let currentOptions: [ListedOption]
    private let places: NameIndex<ExactText>

    init(_ former: Parameter, _ current: Parameter) {
        self.former = former
        self.current = current
        if case .listed(let options) = current.options { currentOptions = options } else { currentOptions = [] }
        places = NameIndex(currentOptions) { ExactText($0) }
    }

    var becomesList: Bool { current.type.isList && !former.type.isList }
    var becomesSingle: Bool { former.type.isList && !current.type.isList }

    /// Returns the current option with an identifier or former identifier.
    func currentOption(_ identifier: String) -> ListedOption? {
        places.present(ExactText(identifier)).map { currentOptions[$0] }
    }
}

/// The choices of a parameter in the lock, by the keys of their current values.
private typealias FormerChoices = [ExactText?: [String]]

/// Values of the lock.
extension SchemaComparison {
    private func currentTest(
        _ test: Condition.Test, of parent: ValuePair, _ choices: inout FormerChoices?
    ) -> Condition.Test {
        switch test {
        case .isOneOf(let values): .isOneOf(currentValues(values, of: parent, &choices))
        case .isNoneOf(let values): .isNoneOf(currentValues(values, of: parent, &choices))
        case .compares(let comparison, .value(let value)):
            .compares(comparison, .value(currentBound(value, of: parent)))
        case .isSet, .within, .compares(_, .row): test
        }
    }

    /// Returns the literal that a condition compares values with. It is a quantity, and no option with a former name.
    private func currentBound(_ value: IntentValue, of parent: ValuePair) -> IntentValue {
        currentValue(
            value, from: parent.former.type.element.boundType, to: parent.current.type.element.boundType)
    }

    /// Returns the values that a condition names. The result is empty, which no definition can state, if they now match
    /// more than before, because others were merged with them.
    private func currentValues(
        _ values: [IntentValue], of parent: ValuePair, _ choices: inout FormerChoices?
    ) -> [IntentValue] {
        let current = values.map { currentValue($0, of: parent) }.uniqued()
        let all =
            choices
            ?? Dictionary(grouping: self.choices(of: parent.former)) { currentValue(.string($0), of: parent).optionKey }
        choices = all
        let named = Set(values.compactMap(\.optionKey))
        let matchesMore = current.contains { all[$0.optionKey]?.contains { !named.contains($0) } == true }
        return matchesMore ? [] : current
    }

    /// The names of cases and listed options.
    private func choices(of parameter: Parameter) -> [String] {
        if case .listed(let options) = parameter.options { return options.map(\.identifier) }
        if parameter.type.element.isUnion { return before.schema.recordFields(of: parameter).map(\.name) }
        guard case .enumeration(let name) = parameter.type.element else { return [] }
        return before.enumeration(named: name)?.cases.map(\.name) ?? []
    }

    func currentValue(_ value: IntentValue, of pair: ValuePair) -> IntentValue {
        let value = currentValue(value, from: pair.former.type.element, to: pair.current.type.element)
        guard let identifier = value.optionIdentifier, let option = pair.currentOption(identifier),
            option.identifier != identifier
        else { return value }
        switch value {
        case .string: return .string(option.identifier)
        case .object(var object):
            object.identifier = option.identifier
            return .object(object)
        default: return option.scalar ?? value
        }
    }

    /// Returns a value of the lock as the runtime would read it if it were stored.
    private func currentValue(_ value: IntentValue, from old: ElementType, to new: ElementType) -> IntentValue {
        if case .list(let slots) = value {
            return .list(slots.map { $0.map { currentValue($0, from: old, to: new) } })
        }
        switch (value, new) {
        case (.string(let member), .union(let type)) where old.isUnion:
            return .string(currentMember(member, of: type))
        case (.record(let record), .union), (.record(let record), .record):
            return .record(currentRecord(record, from: old, to: new))
        case (.enumeration(let name), .enumeration): return .enumeration(currentCase(name, of: old))
        case (.string(let name), .enumeration(let type)) where !old.isEnumeration:
            return .enumeration(currentCase(name, ofCurrent: type))
        case (.string(let name), .enumeration): return .string(currentCase(name, of: old))
        case (_, .string) where value.kind.map(new.kind.reads) == true:
            return value.literalText.map(IntentValue.string) ?? value
        case (.string(let text), _) where new.kind.reads(.string):
            return (try? ValueType(new).value(fromText: text, in: after.schema)) ?? value
        case (.integer(let number), .decimal): return Double(exactly: number).map(IntentValue.decimal) ?? value
        case (.decimal(let number), .integer): return Int(exactly: number).map(IntentValue.integer) ?? value
        case (.dateComponents(let date), .dateComponents(let kind)):
            return date.lossless(as: kind).map(IntentValue.dateComponents) ?? value
        default: return value
        }
    }

    /// Returns the present name of a member of a union.
    private func currentMember(_ name: String, of type: String) -> String {
        let members = after.type(named: type)?.recordFields ?? []
        if members.contains(where: { $0.name == name }) { return name }
        return members.first { $0.formerNames.contains(name) }?.name ?? name
    }

    /// Returns a conversion of the lock with the current names of its type and of cases.
    /// - Parameter type: The type in the lock of the values that it makes.
    func withCurrentNames(_ conversion: StatedConversion, of type: ElementType) -> StatedConversion {
        var conversion = conversion
        conversion.type = withCurrentNames(conversion.type)
        conversion.whenTrue = conversion.whenTrue.map { currentCase($0, of: type) }
        conversion.whenFalse = conversion.whenFalse.map { currentCase($0, of: type) }
        return conversion
    }

    private func currentCase(_ name: String, of type: ElementType) -> String {
        guard case .enumeration(let current) = withCurrentNames(ValueType(type)).element else { return name }
        return currentCase(name, ofCurrent: current)
    }

    private func currentCase(_ name: String, ofCurrent type: String) -> String {
        guard let place = currentCases[type]?.present(ExactText(name)) else { return name }
        return after.enumeration(named: type)?.cases[place].name ?? name
    }

    private func currentProperties(
        _ properties: [String: IntentValue], _ pairs: [String: (former: Property, current: Property)]
    ) -> [String: IntentValue] {
        guard !properties.isEmpty, !pairs.isEmpty else { return properties }
        let members = properties.map { name, value in
            guard let pair = pairs[name] else { return (name, value) }
            return (
                pair.current.name, currentValue(value, from: pair.former.type.element, to: pair.current.type.element)
            )
        }
        return Dictionary(members) { first, _ in first }
    }

    /// Returns the properties of object types in both schemas by their names in the lock; none for other types.
    private mutating func propertyPairs(
        from old: ElementType, to new: ElementType
    ) -> [String: (former: Property, current: Property)] {
        guard case (.object(let former), .object(let current)) = (old, new) else { return [:] }
        let pairs =
            propertyPairs[[former, current]]
            ?? currentPropertyNames(
                of: before.type(named: former)?.properties ?? [], in: after.type(named: current)?.properties ?? [])
        propertyPairs[[former, current]] = pairs
        return pairs
    }

    func currentPropertyNames(
        of former: [Property], in current: [Property]
    ) -> [String: (former: Property, current: Property)] {
        let pairing = Pairing(former, current)
        return Dictionary(pairing.kept.map { ($0.former.name, $0) }) { first, _ in first }
    }
}

extension ElementType {
    fileprivate var isEnumeration: Bool { if case .enumeration = self { true } else { false } }
}
