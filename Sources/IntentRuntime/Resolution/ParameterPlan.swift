/// A parameter, with what reading its values takes from the declaration, found out once.
final class ParameterPlan: Sendable {
    let parameter: Parameter
    /// The default where it is the same in all families and all languages, and nobody is asked for it.
    let fixedDefault: DefaultReading?
    /// Neither conditions nor families can hide it.
    let isAlwaysShown: Bool
    /// The names under which its value may be stored, the present one first.
    private let names: [String]
    /// What a value of the present type is marked with.
    private let tag: String
    /// Nil where no value can be outside of it.
    private let range: NumberRange?
    /// Whether an option may have another identifier by now.
    private let isListed: Bool
    /// The declared cases; nil for what is no enum.
    private let cases: Set<String>?

    /// - Parameter names: Those of all parameters of its intent.
    init(_ parameter: Parameter, of names: Set<String>, in schema: Schema) {
        self.parameter = parameter
        self.names = parameter.storedNames(among: names)
        tag = parameter.type.tag
        isAlwaysShown = parameter.families == nil && parameter.conditions.isEmpty
        fixedDefault = parameter.fixedDefault
        if case .listed = parameter.options { isListed = true } else { isListed = false }
        if case .none = parameter.options { range = nil } else { range = parameter.settings.range }
        if case .enumeration(let name) = parameter.type.element {
            cases = Set(schema.enumeration(named: name)?.cases.map(\.name) ?? [])
        } else {
            cases = nil
        }
    }

    /// What is stored for it under its name, else under a former one.
    func read(from forms: [String: StoredValue], in declarations: InstanceDeclarations) -> ValueReading? {
        for name in names {
            if let form = forms[name] { return read(form, under: name, in: declarations) }
        }
        return nil
    }

    /// What is in effect where its row is there: what an ``Offer`` says, by the shortest way for most values.
    func value(of instance: StoredInstance, in scope: InstanceScope, _ defaults: DefaultReader?) -> IntentValue? {
        for name in names {
            guard let form = instance.values[name] else { continue }
            if form.marks.isEmpty, let value = presentValue(of: form, in: scope.declarations) {
                return shown(value, in: scope.family)
            }
            let stored = read(form, under: name, in: scope.declarations)
            return Offer(self, stored: stored, fallback: fallback(defaults), in: scope.family).value
        }
        return fallback(defaults).value
    }

    /// Of a list the slots that the family shows.
    private func shown(_ value: IntentValue, in family: SizeFamily?) -> IntentValue {
        guard parameter.type.isList, let count = parameter.slotCount(in: family), value.slots.count > count else {
            return value
        }
        return .list(SlotRow(value.slots, showing: count).shown)
    }

    /// - Parameter defaults: Nil where all defaults are fixed.
    func fallback(_ defaults: DefaultReader?) -> DefaultReading {
        fixedDefault ?? defaults?.read(parameter) ?? .none
    }

    private func read(
        _ form: StoredValue, under name: String, in declarations: InstanceDeclarations
    ) -> ValueReading? {
        if let value = presentValue(of: form, in: declarations) {
            return ValueReading(
                name: name, form: form, value: value, isMigrated: name != parameter.name, isIncompatible: false)
        }
        guard let intent = declarations.intent else { return nil }
        return ValueReader(declarations, intent: intent).read(parameter, form, under: name)
    }

    /// The value where it is of the present type and fits as it is, which most do. Nil where it takes a conversion, or
    /// does not fit: ``ValueReader`` tells which.
    private func presentValue(of form: StoredValue, in declarations: InstanceDeclarations) -> IntentValue? {
        guard !isListed, form.type == tag, form.wire != .null,
            let value = decoded(form.wire, in: declarations), range == nil || isInRange(value)
        else { return nil }
        return value
    }

    private func decoded(_ wire: JSONValue, in declarations: InstanceDeclarations) -> IntentValue? {
        if let cases { return declaredCases(wire, cases) }
        if !parameter.type.isList {
            switch (parameter.type.element, wire) {
            case (.string, .string(let text)): return .string(text)
            case (.integer, .integer(let number)): return .integer(number)
            case (.decimal, .number(let number)): return .decimal(number)
            case (.boolean, .boolean(let value)): return .boolean(value)
            case (.timeInterval, .integer(let seconds)) where seconds.magnitude < 1 << 53:
                return .timeInterval(.seconds(seconds))
            default: break
            }
        }
        return try? parameter.type.value(fromWire: wire, in: declarations.schema)
    }

    /// Nil where one of them is no declared case: it may have been renamed.
    private func declaredCases(_ wire: JSONValue, _ cases: Set<String>) -> IntentValue? {
        guard parameter.type.isList else {
            guard let name = wire.stringValue, cases.contains(name) else { return nil }
            return .enumeration(name)
        }
        var slots: [IntentValue?] = []
        guard let elements = wire.arrayValue else { return nil }
        for element in elements {
            if element == .null {
                slots.append(nil)
                continue
            }
            guard let name = element.stringValue, cases.contains(name) else { return nil }
            slots.append(.enumeration(name))
        }
        return .list(slots)
    }

    private func isInRange(_ value: IntentValue) -> Bool {
        value.slots.allSatisfy { slot in
            guard let slot else { return true }
            return range?.problem(of: slot, settings: parameter.settings, type: parameter.type.element) == nil
        }
    }
}

extension Parameter {
    fileprivate var fixedDefault: DefaultReading? {
        switch defaultRule {
        case nil: DefaultReading.none
        case .value(let value) where !type.isList:
            DefaultReading(value: value.slots.first ?? nil, isProvided: false, marks: [])
        default: nil
        }
    }
}
