internal import IntentSystem

/// A parameter with everything that reading its values requires, prepared once.
final class ParameterPlan: Sendable {
    let parameter: Parameter
    /// What its values contain of options.
    let parts: [OptionPart]
    /// The default, if it is the same in all size families and languages and needs no provider.
    let fixedDefault: DefaultReading?
    /// Whether the default is in effect, whatever is stored.
    let isLocked: Bool
    /// Whether neither conditions nor size families can hide the row.
    let isAlwaysShown: Bool
    /// Whether the value is in effect although the row is hidden.
    let keepsHiddenValue: Bool
    /// The type of its records, if they are not always in effect as they are stored.
    let dependentFields: DependentFields?
    /// The names under which its value may be stored, the current one first.
    let names: [String]
    /// The tag of values of the current type.
    private let tag: String
    /// Whether the definition limits the values to a range, a length or a pattern.
    private let hasRange: Bool
    /// Whether values are records, whose fields may not fit or may have been renamed.
    private let hasRecords: Bool
    /// What the definition limits the fields of records to; nil if it does not.
    let fieldLimits: FieldLimits?
    /// Whether options may have been renamed.
    private let isListed: Bool
    /// The listed options that cannot be chosen, by the parts of its values.
    private let disabledOptions: [(part: OptionPart, options: [ListedOption])]
    /// The declared cases, no two of which look the same; nil if the type is not an enum.
    private let cases: Set<String>?
    /// The declared cases of the fields of records that are enums, by the names of the fields.
    private let fieldCases: [String: Set<String>]

    /// - Parameters:
    ///   - names: The names of all parameters of the intent.
    ///   - cases: The declared cases by enum.
    init(
        _ parameter: Parameter, of names: Set<String>, cases: [String: Set<String>], in schema: Schema,
        keepsHiddenValue: Bool = false
    ) {
        self.parameter = parameter
        self.keepsHiddenValue = keepsHiddenValue
        parts = schema.optionParts(of: parameter)
        self.names = parameter.storedNames(among: names)
        tag = parameter.storedTag
        isLocked = parameter.isLocked
        isAlwaysShown = parameter.families == nil && parameter.when.isEmpty
        let type = schema.type(of: parameter)
        dependentFields = type.flatMap { DependentFields($0) }
        hasRecords = type != nil
        fieldLimits = type.flatMap { FieldLimits($0) }
        fieldCases = (type?.recordFields ?? []).reduce(into: [:]) { found, field in
            if case .enumeration(let name) = field.type.element { found[field.name] = cases[name] ?? [] }
        }
        fixedDefault = parameter.fixedDefault
        isListed = parts.contains { if case .listed = $0.parameter.options { true } else { false } }
        disabledOptions = parts.map { ($0, $0.parameter.disabledOptions) }.filter { !$0.options.isEmpty }
        if case .none = parameter.options { hasRange = false } else { hasRange = parameter.settings.hasRange }
        if case .enumeration(let name) = parameter.type.element {
            self.cases = cases[name] ?? []
        } else {
            self.cases = nil
        }
    }

    /// Returns the stored value under the current name or a former one, whichever was written last.
    func read(from forms: [String: StoredValue], in declarations: InstanceDeclarations) -> ValueReading? {
        newest(in: forms).flatMap { read($0.form, under: $0.name, in: declarations) }
    }

    /// Returns nil if there is no value or it was reset.
    private func newest(in forms: [String: StoredValue]) -> (name: String, form: StoredValue)? {
        let newest = names.count == 1 ? parameter.name : forms.newestName(among: names)
        guard let newest, let form = forms[newest], !form.isReset else { return nil }
        return (newest, form)
    }

    /// Returns the values under other names of the parameter than the one that is in effect, without records of resets.
    func replacedValues(in forms: [String: StoredValue]) -> [String: StoredValue] {
        guard names.count > 1, let newest = forms.newestName(among: names) else { return [:] }
        return forms.filter { name, form in name != newest && names.contains(name) && !form.isReset }
    }

    /// Returns the effective value if the row is visible: the same as ``LayeredValue``, but faster for most values.
    /// - Parameter rows: Returns the values of earlier rows.
    func value(
        of instance: StoredInstance, in scope: InstanceScope, _ defaults: DefaultReader?,
        with rows: (String) -> IntentValue?
    ) -> IntentValue? {
        guard !isLocked, let (name, form) = newest(in: instance.values) else {
            return fallback(defaults, with: rows).value
        }
        if form.marks.isEmpty, let value = presentValue(of: form, in: scope.declarations) {
            return shown(value, in: scope.family)
        }
        let stored = read(form, under: name, in: scope.declarations)
        return LayeredValue(self, stored: stored, fallback: fallback(defaults, with: rows), in: scope.family)
            .value?.withoutMisfits
    }

    /// Returns only the slots of a list that the size family shows.
    private func shown(_ value: IntentValue, in family: SizeFamily?) -> IntentValue {
        guard case .list(let slots) = value else { return value }
        let isComplete = slots.count <= parameter.slotCount(in: family) ?? .max
        if isComplete, !slots.contains(where: { $0 == nil }) { return value }
        return .list(SlotRow(slots, of: parameter, in: family).shown)
    }

    /// - Parameters:
    ///   - defaults: Nil if all defaults are fixed.
    ///   - rows: Returns the values of earlier rows.
    func fallback(_ defaults: DefaultReader?, with rows: (String) -> IntentValue?) -> DefaultReading {
        fixedDefault ?? defaults?.read(parameter, with: rows) ?? .none
    }

    private func read(
        _ form: StoredValue, under name: String, in declarations: InstanceDeclarations
    ) -> ValueReading? {
        if let value = presentValue(of: form, in: declarations) {
            return ValueReading(
                name: name, form: form, value: value, isMigrated: name != parameter.name, isIncompatible: false)
        }
        return ValueReader(declarations).choice(of: parameter, form, under: name)
    }

    /// Returns the value if it has the current type and fits, as most values do. Nil if it may need a conversion;
    /// ``ValueReader`` decides.
    private func presentValue(of form: StoredValue, in declarations: InstanceDeclarations) -> IntentValue? {
        guard !isListed, form.type == tag, form.wire != .null,
            let value = decoded(form.wire, in: declarations), !hasRange || parameter.keepsLimits(value),
            !hasRecords || hasPresentFields(value)
        else { return nil }
        return value
    }

    private func hasPresentFields(_ value: IntentValue) -> Bool {
        !value.hasMisfits && !value.hasMigratedFields && fieldLimits?.allow(value) != false
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

    /// Returns nil if a case is not declared, because it may have been renamed.
    private func declaredCases(_ wire: JSONValue, _ cases: Set<String>) -> IntentValue? {
        guard parameter.type.isList else {
            guard let name = wire.stringValue, cases.containsExactly(name) else { return nil }
            return .enumeration(name)
        }
        var slots: [IntentValue?] = []
        guard let elements = wire.arrayValue else { return nil }
        for element in elements {
            if element == .null {
                slots.append(nil)
                continue
            }
            guard let name = element.stringValue, cases.containsExactly(name) else { return nil }
            slots.append(.enumeration(name))
        }
        return .list(slots)
    }

    /// Whether the value, one in its slots or a field of one, is a case that the enum does not declare.
    func hasUnrecognizedCase(_ value: IntentValue?) -> Bool {
        guard let value else { return false }
        if let cases { return value.hasCase(outside: cases) }
        guard !fieldCases.isEmpty else { return false }
        return value.slots.contains { slot in
            guard case .record(let record)? = slot else { return false }
            return fieldCases.contains { field, cases in record.values[field]?.hasCase(outside: cases) == true }
        }
    }

    /// Whether the value, or one in its slots, is an option that the definition disables.
    func hasDisabledOption(_ value: IntentValue?) -> Bool {
        guard !disabledOptions.isEmpty, let value else { return false }
        return disabledOptions.contains { part, options in
            part.choices(in: value).contains { choice in options.contains { $0.isChosen(by: choice) } }
        }
    }
}

extension IntentValue {
    /// Whether the value, or one in its slots, is a case that is not among these.
    fileprivate func hasCase(outside cases: Set<String>) -> Bool {
        slots.contains { slot in
            if case .enumeration(let name)? = slot { !cases.containsExactly(name) } else { false }
        }
    }
}

extension Parameter {
    fileprivate var fixedDefault: DefaultReading? {
        switch defaultRule {
        case nil: DefaultReading.none
        // The titles of options in records depend on the language.
        case .value(let value) where !type.isList && !type.element.isRecord:
            DefaultReading(value: value.slots.first ?? nil, from: .definition)
        default: nil
        }
    }
}
