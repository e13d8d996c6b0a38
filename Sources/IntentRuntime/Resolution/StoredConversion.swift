/// Turns a stored form into a value of a parameter's present type, where nothing is lost by it.
///
/// Besides a type's own form these are read: a renamed enum, type, property, case or listed option; T as [T], and a
/// list of at most one value as that value; Integer as Decimal where the number is exact, Decimal as Integer where it
/// is whole; a case and an URL as String, and a text as a case where it is a declared one; a date as its first moment
/// and such a moment as its date; an object of a declared type as one without and the other way, where it has no own
/// properties.
struct StoredConversion: Sendable {
    struct Result: Hashable, Sendable {
        /// Nil for an empty list that is read as a single value.
        let value: IntentValue?
        let isConverted: Bool
    }

    let schema: Schema
    /// What the program makes of values that do not fit.
    let migration: ValueMigration?

    /// Nil where the stored form does not fit, also where it is outside the declared range.
    func value(of parameter: Parameter, from form: StoredValue) -> Result? {
        guard let written = ValueType(tag: form.type) else { return nil }
        let stored = presentType(written)
        guard let decoded = try? stored.value(fromWire: form.wire, in: schema) else { return nil }
        return converted(decoded, written, stored, for: parameter, form) ?? migrated(decoded, written, for: parameter)
    }

    /// What the program says, where that is a value of the parameter's.
    private func migrated(_ value: IntentValue, _ written: ValueType, for parameter: Parameter) -> Result? {
        guard let migration, let made = migration(parameter.name, value, written.tag),
            let shaped = shape(made.slots, as: parameter.type), parameter.allows(shaped, in: schema),
            made.slots.compactMap(\.self).allSatisfy(parameter.type.element.admits)
        else { return nil }
        return Result(value: shaped.value, isConverted: true)
    }

    private func converted(
        _ decoded: IntentValue, _ written: ValueType, _ stored: ValueType, for parameter: Parameter,
        _ form: StoredValue
    ) -> Result? {
        var slots: [IntentValue?] = []
        for slot in decoded.slots {
            guard let value = slot else {
                slots.append(nil)
                continue
            }
            guard let converted = convert(value, from: stored.element, to: parameter.type.element) else { return nil }
            slots.append(parameter.presentOption(converted))
        }
        guard let value = shape(slots, as: parameter.type), parameter.allows(value, in: schema) else { return nil }
        let wasRenamed = slots.map { $0?.optionIdentifier } != writtenIdentifiers(form.wire, decoded)
        return Result(value: value.value, isConverted: written != parameter.type || wasRenamed)
    }

    /// The type under the names that its enum or object type has now.
    private func presentType(_ type: ValueType) -> ValueType {
        var type = type
        switch type.element {
        case .enumeration(let name):
            if let present = schema.presentEnumeration(named: name) { type.element = .enumeration(present.name) }
        case .object(let name):
            if let present = schema.presentType(named: name) { type.element = .object(present.name) }
        default: break
        }
        return type
    }

    private func convert(_ value: IntentValue, from: ElementType, to: ElementType) -> IntentValue? {
        if from == to { return value }
        switch (value, to) {
        case (.integer(let number), .decimal): return Double(exactly: number).map(IntentValue.decimal)
        case (.decimal(let number), .integer): return Int(exactly: number).map(IntentValue.integer)
        case (.dateComponents(let value), .dateComponents(let kind)):
            return value.lossless(as: kind).map(IntentValue.dateComponents)
        case (.object(let object), _) where to.isObject && (from == .anyObject || to == .anyObject):
            return object.properties.isEmpty && object.unknownProperties.members.isEmpty ? value : nil
        case (.enumeration(let text), .string), (.url(let text), .string): return .string(text)
        case (.string(let text), .enumeration(let name)):
            guard let type = schema.enumeration(named: name) else { return nil }
            let present = type.presentName(of: text)
            return type.enumCase(named: present).map { .enumeration($0.name) }
        default: return nil
        }
    }

    /// Nil for several values where one is declared.
    private func shape(_ slots: [IntentValue?], as type: ValueType) -> Shaped? {
        if type.isList { return Shaped(value: .list(slots)) }
        let values = slots.compactMap(\.self)
        return values.count <= 1 ? Shaped(value: values.first) : nil
    }

    /// What the values' identifiers are in the wire form, before any renaming.
    private func writtenIdentifiers(_ wire: JSONValue, _ decoded: IntentValue) -> [String?] {
        let elements = if case .list = decoded { wire.arrayValue ?? [] } else { [wire] }
        return zip(elements, decoded.slots).map { element, value in
            switch value {
            case .enumeration: element.stringValue
            case .object: element["identifier"]?.stringValue ?? element.stringValue
            default: value?.optionIdentifier
            }
        }
    }
}

/// A value in the shape of its parameter, which may be "no value".
private struct Shaped {
    let value: IntentValue?
}

extension Parameter {
    fileprivate func allows(_ shaped: Shaped, in schema: Schema) -> Bool {
        guard let value = shaped.value else { return !hasStaticDefault }
        return !problems(of: value, in: schema).contains { $0.rule == .range }
    }

    /// A listed option under the identifier that it has now.
    fileprivate func presentOption(_ value: IntentValue) -> IntentValue {
        guard case .listed(let options) = options, let identifier = value.optionIdentifier,
            !options.contains(where: { $0.isChosen(by: value) }),
            let name = options.presentIdentifier(of: identifier),
            let present = options.first(where: { $0.identifier == name })
        else { return value }
        guard case .object(var object) = value else { return present.scalar ?? value }
        object.identifier = present.identifier
        return .object(object)
    }
}

extension Schema {
    func presentEnumeration(named name: String) -> EnumType? {
        enumeration(named: name) ?? enums.first { $0.renamedFrom.contains(name) }
    }

    func presentType(named name: String) -> ObjectType? {
        type(named: name) ?? types.first { $0.renamedFrom.contains(name) }
    }
}
