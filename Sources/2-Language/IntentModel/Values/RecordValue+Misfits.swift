import IntentSystem

/// Fields whose stored values do not fit: of another type, or outside a later range, length or pattern. Their defaults are in effect,
/// and what is stored is written back as long as nothing else is set.
extension RecordValue {
    /// A stored value that its field cannot have.
    package struct Misfit: Hashable, Sendable {
        /// The wire form.
        package let json: JSONValue
        /// What the field has instead: its default.
        fileprivate let substitute: IntentValue?
    }

    /// Sets a field aside that has its default.
    mutating func setAside(_ json: JSONValue, of field: Parameter) {
        misfits[field.name] = Misfit(json: json, substitute: values[field.name])
    }

    /// Sets the fields aside whose values the definition does not allow any more.
    mutating func setAside(_ limits: FieldLimits) {
        for field in limits.broken(in: self) {
            guard let value = values[field.name] else { continue }
            values[field.name] = field.literalDefault
            setAside(field.type.wire(for: value), of: field)
        }
    }

    /// The stored values that do not fit and that nothing has replaced, by the names of their fields.
    package var keptMisfits: [String: Misfit] {
        misfits.isEmpty ? misfits : misfits.filter { name, misfit in values[name] == misfit.substitute }
    }
}

extension RecordValue.Misfit {
    /// The value as its form tells, without a type.
    package var value: IntentValue {
        switch json {
        case .boolean(let value): .boolean(value)
        case .integer(let number): .integer(number)
        case .number(let number): .decimal(number)
        case .string(let text): .string(text)
        case .null, .digits, .array, .object: .string(json.rendered())
        }
    }
}

extension IntentValue {
    /// Whether the value is a record with a property, or one is in its slots.
    private func hasRecord(where hasProperty: (RecordValue) -> Bool) -> Bool {
        switch self {
        case .record(let record): hasProperty(record)
        case .list(let slots):
            slots.contains { slot in if case .record(let record)? = slot { hasProperty(record) } else { false } }
        default: false
        }
    }

    /// Whether fields of its records have stored values that do not fit.
    package var hasMisfits: Bool { hasRecord { !$0.misfits.isEmpty } }

    /// Whether records were read from what former names or types of their fields had.
    package var hasMigratedFields: Bool { hasRecord(where: \.isMigrated) }

    /// The value as widgets have it, without what is stored in fields that cannot have it.
    package var withoutMisfits: IntentValue { hasMisfits ? mapRecords { $1.misfits = [:] } : self }

    /// Returns a value with the misfits of another one in the fields in which it has the same: a draft that was read from its JSON
    /// contains them as values.
    package func keepingMisfits(of other: IntentValue?) -> IntentValue {
        guard let other, other.hasMisfits else { return self }
        let known = other.slots.flatMap { slot -> [String: RecordValue.Misfit] in
            if case .record(let record)? = slot { record.misfits } else { [:] }
        }
        return mapRecords { _, record in
            for (name, misfit) in known where record.values[name]?.wire == misfit.json {
                record.values[name] = misfit.substitute
                record.misfits[name] = misfit
            }
        }
    }
}

/// The fields of a type, or the members of a union, whose values the definition limits to a range, a length or a pattern.
package struct FieldLimits: Sendable {
    private let fields: [Parameter]
    private let isUnion: Bool

    /// Returns nil if it limits none.
    package init?(_ type: ObjectType) {
        fields = type.recordFields.filter { $0.settings.hasRange }
        isUnion = type.isUnion
        if fields.isEmpty { return nil }
    }

    /// Whether all records in a value keep the limits.
    package func allow(_ value: IntentValue) -> Bool {
        value.slots.allSatisfy { slot in
            if case .record(let record)? = slot { broken(in: record).isEmpty } else { true }
        }
    }

    /// Returns a value in which the fields that break the limits are set aside. A union has one member, so that its value as a
    /// whole is not allowed.
    package func settingAside(in value: IntentValue) -> IntentValue {
        isUnion || allow(value) ? value : value.mapRecords { $1.setAside(self) }
    }

    fileprivate func broken(in record: RecordValue) -> [Parameter] {
        fields.filter { field in record.values[field.name].map(field.keepsLimits) == false }
    }
}

extension Parameter {
    /// Whether a stored value is in the range, and has the length and the pattern, that the definition states.
    package func keepsLimits(_ value: IntentValue) -> Bool {
        value.slots.allSatisfy { slot in
            guard let slot else { return true }
            return settings.problem(of: slot, type: type.element)?.rule.concernsStoredValues != true
        }
    }

    /// Returns why a stored value of a field does not fit; nil if it does.
    package func problem(ofStored json: JSONValue, in schema: Schema) -> UserText? {
        do throws(WireError) {
            let value = try type.value(fromWire: json, in: schema)
            return problems(of: value, in: schema).first { $0.rule.concernsStoredValues }?.text
        } catch {
            return UserText(verbatim: error.description)
        }
    }
}

/// Members of stored records and objects. They have no types of their own, so that the value of a former type is known by its form.
extension WireReader {
    /// A member as the declared type reads it.
    struct Member {
        /// Nil for an empty list that is read as a single value.
        let value: IntentValue?
        /// Whether it is stored as another type, or under the former name of a case.
        let isConverted: Bool
    }

    /// Reads a member. A stored one may have the form of a former type: one value as a list, a list of at most one value as a value,
    /// a date as its midnight and a midnight as its date.
    func member(of type: ValueType, from json: JSONValue) throws(WireError) -> Member {
        do {
            let value = try value(of: type, from: json)
            if case .enumeration = type.element, keepsMismatches {
                return Member(value: value, isConverted: value.wire != json)
            }
            return Member(value: value, isConverted: false)
        } catch {
            guard keepsMismatches, let slots = converted(json, to: type.element), let shaped = type.shaping(slots)
            else {
                throw error
            }
            return Member(value: shaped.value, isConverted: true)
        }
    }

    /// Returns the slots of a list, or a single one; nil if one does not fit.
    private func converted(_ json: JSONValue, to type: ElementType) -> [IntentValue?]? {
        var slots: [IntentValue?] = []
        for element in json.arrayValue ?? [json] {
            if element == .null {
                slots.append(nil)
            } else if let value = (try? value(of: type, from: element)) ?? convertedDate(element, to: type) {
                slots.append(value)
            } else {
                return nil
            }
        }
        return slots
    }

    private func convertedDate(_ json: JSONValue, to type: ElementType) -> IntentValue? {
        guard case .dateComponents(let kind) = type, let text = json.stringValue,
            let value = try? DateComponentsValue.literal(text)
        else { return nil }
        return value.lossless(as: kind).map(IntentValue.dateComponents)
    }
}

extension ValueType {
    /// Returns the slots of a stored value in the shape of this type; nil for several values if it is not a list.
    package func shaping(_ slots: [IntentValue?]) -> ShapedValue? {
        if isList { return ShapedValue(value: .list(slots)) }
        let values = slots.compactMap(\.self)
        return values.count <= 1 ? ShapedValue(value: values.first) : nil
    }
}

/// A value in the shape of its parameter, which may be "no value".
package struct ShapedValue {
    package let value: IntentValue?
}
