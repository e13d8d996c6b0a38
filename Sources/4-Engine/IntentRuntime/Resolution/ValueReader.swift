import IntentSystem

/// A stored value as the current schema reads it.
struct ValueReading: Hashable, Sendable {
    /// The name under which the value is stored: the current or a former name of the parameter.
    let name: String
    /// The stored value. Marks of listed options are those that the definition implies.
    let form: StoredValue
    /// Nil for "no value" and for an empty list that is read as a single value, and if the stored value is incompatible.
    let value: IntentValue?
    /// Whether the value is stored under a former name or as another type.
    let isMigrated: Bool
    /// Whether the value as a whole does not fit the declaration.
    let isIncompatible: Bool

    /// Whether the value and all fields of its records fit.
    var fits: Bool { !isIncompatible && value?.hasMisfits != true }

    /// The number of values: in slots that are not empty, for a list.
    var valueCount: Int { (value?.slots ?? []).count { $0 != nil } }

    /// Returns the options with a mark of this kind.
    func marked(_ kind: StoredMark.Kind) -> MarkedOptions { MarkedOptions(form.marks, kind) }
}

/// Reads the stored values of parameters under their current or former names, with conversions of compatible types.
struct ValueReader: Sendable {
    private let declarations: InstanceDeclarations
    private let conversion: StoredConversion

    init(_ declarations: InstanceDeclarations) {
        self.declarations = declarations
        conversion = StoredConversion(schema: declarations.schema, migration: declarations.migration)
    }

    var schema: Schema { declarations.schema }

    /// Returns the names under which the value of a parameter may be stored, the current one first.
    func names(of parameter: Parameter) -> [String] {
        declarations.index(of: parameter.name).map { declarations.parameters[$0].names } ?? [parameter.name]
    }

    /// Returns the value that was written last under any of the names; nil if there is none, it was reset, or it does not count.
    func read(_ parameter: Parameter, from forms: [String: StoredValue]) -> ValueReading? {
        guard let name = forms.newestName(among: names(of: parameter)), let form = forms[name], !form.isReset else {
            return nil
        }
        return choice(of: parameter, form, under: name)
    }

    /// Returns a value that counts as one of a parameter. "No value" does not if the definition alone provides a default, which
    /// did not exist when it was chosen: the default is in effect.
    func choice(of parameter: Parameter, _ form: StoredValue, under name: String) -> ValueReading? {
        let reading = read(parameter, form, under: name)
        return reading.value != nil || reading.isIncompatible || !parameter.hasStaticDefault ? reading : nil
    }

    /// Returns the rule of the definition that a stored value breaks as the declared type; nil if it cannot be read as that type.
    func brokenRule(of parameter: Parameter, _ form: StoredValue) -> ValueProblem? {
        conversion.converted(form, for: target(parameter)).flatMap { parameter.brokenRule(of: $0, in: schema) }
    }

    /// Reads a value of a draft, which may have been written for other definitions, like a stored one. Rules are not checked as long
    /// as the type is the same, so that what is not valid yet can be corrected.
    /// - Parameter tag: The type as which it was written; nil for the declared one.
    /// - Throws: ``EngineError`` with code `wrongValue`.
    func drafted(
        _ wire: JSONValue, as tag: String?, _ parameter: Parameter
    ) throws(EngineError) -> IntentValue? {
        if wire == .null { return nil }
        let form = StoredValue(type: tag ?? parameter.type.tag, wire: wire)
        if ValueType(tag: form.type).map(schema.present) == parameter.type,
            let value = try? parameter.type.value(fromWire: wire, in: schema)
        {
            return declarations.optionParts(of: parameter).presentOptions(in: value)
        }
        let reading = read(parameter, form, under: parameter.name)
        if reading.isIncompatible { throw EngineError([.incompatible(reading, parameter, self)]) }
        return reading.value
    }

    private func target(_ parameter: Parameter) -> StoredConversion.Target {
        StoredConversion.Target(
            parameter: parameter, parts: declarations.optionParts(of: parameter),
            limits: declarations.fieldLimits(of: parameter))
    }

    /// - Parameter name: The name under which the value is stored. A former name marks the value as migrated.
    func read(_ parameter: Parameter, _ form: StoredValue, under name: String) -> ValueReading {
        if form.wire == .null {
            return ValueReading(
                name: name, form: form, value: nil, isMigrated: name != parameter.name, isIncompatible: false)
        }
        let target = target(parameter)
        let converted = conversion.value(of: target, from: form)
        return ValueReading(
            name: name, form: target.parts.marking(form, of: converted?.value), value: converted?.value,
            isMigrated: converted != nil && (name != parameter.name || converted?.isConverted == true),
            isIncompatible: converted == nil)
    }
}

extension [OptionPart] {
    /// Returns a stored value whose options have vanished exactly if the definition does not list them: no lookup is
    /// needed to know that. If other rows select the options, those that were marked stay so until the next lookup. Other
    /// values are returned as they are.
    fileprivate func marking(_ form: StoredValue, of value: IntentValue?) -> StoredValue {
        guard let value else { return form }
        var form = form
        for part in self {
            guard case .listed(let options) = part.parameter.options, !part.parameter.allowsFreeText else { continue }
            let choices = part.choices(in: value)
            let index = ChoiceIndex(options, for: choices.count)
            let vanished = choices.filter { index.option(chosenBy: $0) == nil }
            if part.parameter.filters.isEmpty {
                form.marks.removeAll { $0.kind == .vanished && $0.field == part.field }
            }
            let marks = vanished.compactMap(\.optionIdentifier)
                .map { StoredMark(.vanished, identifier: $0, field: part.field) }
            form.marks += marks.filter { !form.marks.contains($0) }
        }
        return form
    }
}

/// Converts stored values to the current type of their parameter if nothing is lost.
///
/// These conversions exist: a renamed enum, type, property, field, case or listed option; a value to a list, and a list of at
/// most one value to a value; Integer to Decimal if the number is exact, and Decimal to Integer if it is whole; an enum
/// case or URL to String, and a string to a declared enum case; a date to its first moment and back; an object with a
/// declared type to one without and back, if it has no declared properties; a value to a union that has its type as one member,
/// and back; a value to a union of which only one member reads its type; and what `convertedFrom` states, also for values that
/// are read as its type. The fields of records are read by their form, and those that do not fit are set aside.
private struct StoredConversion: Sendable {
    struct Result: Hashable, Sendable {
        /// Nil for an empty list that is read as a single value.
        let value: IntentValue?
        let isConverted: Bool
    }

    /// What a value is converted to.
    struct Target {
        let parameter: Parameter
        /// What is chosen from options.
        let parts: [OptionPart]
        /// What the fields of records are limited to; nil for no limits.
        let limits: FieldLimits?
    }

    let schema: Schema
    /// The program's conversion of values that no longer fit.
    let migration: ValueMigration?

    /// Returns nil if the stored value does not fit or is outside the declared range.
    func value(of target: Target, from form: StoredValue) -> Result? {
        guard let written = ValueType(tag: form.type) else { return nil }
        let stored = schema.present(written)
        guard let decoded = try? stored.value(fromWire: form.wire, in: schema) else { return nil }
        let converted = converted(decoded, written, stored, for: target, form)
        if let converted, converted.value?.hasMisfits != true { return converted }
        return migrated(decoded, written, for: target.parameter) ?? converted
    }

    /// Returns a stored value as the declared type, whether or not it keeps the rules of the parameter; nil if it is not one.
    func converted(_ form: StoredValue, for target: Target) -> IntentValue? {
        guard let stored = ValueType(tag: form.type).map(schema.present),
            let decoded = try? stored.value(fromWire: form.wire, in: schema)
        else { return nil }
        return shaped(decoded, stored, for: target, convertedBy: stated(stored, for: target))?.value.value
    }

    /// Returns the result of the program's conversion if it is valid for the parameter.
    private func migrated(_ value: IntentValue, _ written: ValueType, for parameter: Parameter) -> Result? {
        guard let migration, let made = migration(parameter.name, value, written.tag),
            let shaped = parameter.type.shaping(made.slots), parameter.allows(shaped, in: schema),
            made.slots.compactMap(\.self).allSatisfy(parameter.type.element.admits)
        else { return nil }
        return Result(value: shaped.value, isConverted: true)
    }

    private func converted(
        _ decoded: IntentValue, _ written: ValueType, _ stored: ValueType, for target: Target, _ form: StoredValue
    ) -> Result? {
        let parameter = target.parameter
        let stated = stated(stored, for: target)
        guard let (slots, value) = shaped(decoded, stored, for: target, convertedBy: stated),
            parameter.allows(value, in: schema)
        else { return nil }
        let wasRenamed = stated == nil && slots.map { $0?.optionKey } != writtenIdentifiers(form.wire, decoded)
        let tag = parameter.storedTag(of: value.value, wasSecret: form.isSecret)
        let isConverted =
            written != parameter.type || wasRenamed || form.isSecret != StoredTag.isSecret(tag)
        return Result(value: value.value, isConverted: isConverted || value.value?.hasMigratedFields == true)
    }

    /// Returns the conversion that the definition states for values of a type; nil if it states none.
    private func stated(_ stored: ValueType, for target: Target) -> StatedConversion? {
        target.parameter.convertedFrom.flatMap { $0.share(of: stored, among: types) == .none ? nil : $0 }
    }

    /// Returns the slots of a value and their shape as the declared type.
    private func shaped(
        _ decoded: IntentValue, _ stored: ValueType, for target: Target, convertedBy stated: StatedConversion?
    ) -> (slots: [IntentValue?], value: ShapedValue)? {
        let parameter = target.parameter
        var slots: [IntentValue?] = []
        for slot in stated.map({ $0.first(of: decoded, for: parameter.type) }) ?? decoded.slots {
            guard let value = slot else {
                slots.append(nil)
                continue
            }
            guard
                let converted = convert(value, from: stored.element, to: parameter.type.element)
                    ?? stated.flatMap({ converted(value, from: stored.element, by: $0, to: parameter.type.element) })
            else { return nil }
            let present = target.parts.presentOptions(in: converted)
            slots.append(target.limits?.settingAside(in: present) ?? present)
        }
        return parameter.type.shaping(slots).map { (slots, $0) }
    }

    private func converted(
        _ value: IntentValue, from: ElementType, by stated: StatedConversion, to: ElementType
    ) -> IntentValue? {
        convert(value, from: from, to: stated.type.element).flatMap { stated.value(from: $0, as: to) }
    }

    private var types: StoredTypes { StoredTypes(type: schema.type(named:)) }

    private func convert(_ value: IntentValue, from: ElementType, to: ElementType) -> IntentValue? {
        if from == to { return value }
        switch (value, to) {
        case (.integer(let number), .decimal): return Double(exactly: number).map(IntentValue.decimal)
        case (.decimal(let number), .integer): return Int(exactly: number).map(IntentValue.integer)
        case (.dateComponents(let value), .dateComponents(let kind)):
            return value.lossless(as: kind).map(IntentValue.dateComponents)
        case (.object(let object), _) where to.isObject && (from == .anyObject || to == .anyObject):
            return object.properties.isEmpty && object.unknownProperties.members.isEmpty ? value : nil
        case (.string(let text), .enumeration(let name)):
            guard let type = schema.enumeration(named: name) else { return nil }
            let present = type.currentName(of: text)
            return type.enumCase(named: present).map { .enumeration($0.name) }
        case (_, .union(let name)):
            guard let member = schema.type(named: name).flatMap({ types.member(of: $0, reading: from) })
            else { return nil }
            return convert(value, from: from, to: member.type.element).map { .record(RecordValue([member.name: $0])) }
        case (.record(let record), _) where from.isUnion:
            guard let type = from.recordType.flatMap(schema.type(named:)) else { return undeclaredMember(record, to) }
            return type.member(of: to).flatMap { record.values[$0.name] }
        case (_, .string) where to.kind.reads(from.kind): return value.literalText.map { .string($0) }
        case (.string(let text), _) where to.kind.reads(from.kind):
            return try? ValueType(to).value(fromText: text, in: schema)
        default: return nil
        }
    }

    /// Returns the value of a union that is no longer declared, such as a parameter's own one, if its member has the name that a
    /// list of types gives to a member of this type.
    private func undeclaredMember(_ record: RecordValue, _ type: ElementType) -> IntentValue? {
        guard let member = record.unknownMembers.members.first, record.unknownMembers.members.count == 1,
            schema.memberNames(of: type).contains(member.key)
        else { return nil }
        return try? ValueType(type).value(fromWire: member.value, in: schema)
    }

    /// Returns the identifiers of the values in the wire form, before renames.
    private func writtenIdentifiers(_ wire: JSONValue, _ decoded: IntentValue) -> [ExactText?] {
        let elements = if case .list = decoded { wire.arrayValue ?? [] } else { [wire] }
        return zip(elements, decoded.slots).map { element, value -> ExactText? in
            switch value {
            case .enumeration: element.stringValue.map { ExactText($0) }
            case .object: (element["identifier"]?.stringValue ?? element.stringValue).map { ExactText($0) }
            default: value?.optionKey
            }
        }
    }
}

extension StatedConversion {
    /// Returns the slots of a stored value: only the first value of a list that becomes a single one.
    fileprivate func first(of value: IntentValue, for type: ValueType) -> [IntentValue?] {
        type.isList || !self.type.isList ? value.slots : Array(value.slots.compactMap(\.self).prefix(1))
    }
}

extension Parameter {
    fileprivate func allows(_ shaped: ShapedValue, in schema: Schema) -> Bool {
        shaped.value.flatMap { brokenRule(of: $0, in: schema) } == nil
    }

    /// Returns the rule that keeps a stored value from being read; nil for none.
    fileprivate func brokenRule(of value: IntentValue, in schema: Schema) -> ValueProblem? {
        problems(of: value, in: schema).first { $0.rule.concernsStoredValues }
    }

    /// Returns a listed option with its current identifier.
    fileprivate func presentOption(_ value: IntentValue) -> IntentValue {
        guard case .listed(let options) = options, let identifier = value.optionIdentifier,
            !options.contains(where: { $0.isChosen(by: value) }),
            let name = options.currentIdentifier(of: identifier),
            let present = options.first(where: { $0.identifier.isExactly(name) })
        else { return value }
        guard case .object(var object) = value else { return present.scalar ?? value }
        object.identifier = present.identifier
        return .object(object)
    }
}

extension [OptionPart] {
    /// Returns a value whose listed options have their current identifiers.
    fileprivate func presentOptions(in value: IntentValue) -> IntentValue {
        reduce(value) { value, part in
            guard case .listed = part.parameter.options else { return value }
            return part.replacingChoices(in: value, part.parameter.presentOption)
        }
    }
}
