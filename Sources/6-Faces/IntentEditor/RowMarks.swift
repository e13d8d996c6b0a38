internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// The marks of the values of a row by identifier, in the order of their cases.
struct RowMarks {
    private(set) var own: [ExactText: [ValueMark]] = [:]
    /// The marks of the values of fields, by the names of the fields.
    private(set) var fields: [String: [ExactText: [ValueMark]]] = [:]

    mutating func insert(_ mark: ValueMark, of identifier: String, in field: String? = nil) {
        let key = ExactText(identifier)
        if let field {
            fields[field, default: [:]][key, default: []].insert(mark)
        } else {
            own[key, default: []].insert(mark)
        }
    }

    /// The marks of a field as those of its row.
    func marks(of field: String) -> RowMarks {
        var marks = RowMarks()
        marks.own = fields[field] ?? [:]
        return marks
    }

    /// The marks of the values in a row.
    func marks(in value: IntentValue?) -> [ValueMark] {
        var marks: [ValueMark] = []
        for slot in value?.slots ?? [] {
            for mark in own[slot?.optionIdentifier ?? ""] ?? [] { marks.insert(mark) }
        }
        return marks
    }
}

extension [EditorRow] {
    /// Masks the secret fields of the records of parameters, and leaves out members that may be secrets of other definitions.
    mutating func maskFields(of parameters: [Parameter], storedIn saved: ResolvedConfiguration) {
        for parameter in parameters where parameter.type.element.isRecord && !parameter.type.element.isUnion {
            let (secrets, wasSecret) = (
                parameter.secretFields, saved.parameter(named: parameter.name)?.wasSecret == true
            )
            guard wasSecret || !secrets.isEmpty, let index = firstIndex(where: { $0.name == parameter.name }) else {
                continue
            }
            self[index] = self[index].masking { (wasSecret ? $0.withoutUnknownMembers() : $0).masking(secrets) }
        }
    }
}

extension EditorRow {
    /// Returns the row with masks instead of the secret fields of its records.
    /// - Parameter mask: Returns a record, or a list of records, without secrets.
    fileprivate func masking(_ mask: (IntentValue) -> IntentValue) -> EditorRow {
        func maskedField(_ field: EditorRow) -> EditorRow {
            guard field.isSecret else { return field }
            var field = field
            field.value = field.value.map { _ in .string(Secrecy.mask) }
            field.savedValue = field.savedValue.map { _ in .string(Secrecy.mask) }
            return field
        }
        func maskedSlot(_ slot: EditorSlot) -> EditorSlot {
            var slot = slot
            slot.value = slot.value.map(mask)
            slot.fields = slot.fields?.map(maskedField)
            return slot
        }
        var row = self
        row.value = value.map(mask)
        row.savedValue = savedValue.map(mask)
        row.fields = fields?.map(maskedField)
        row.slots?.shown = slots?.shown.map(maskedSlot) ?? []
        row.slots?.tail = slots?.tail.map(maskedSlot) ?? []
        if let values = conflict?.values {
            row.conflict?.values = EngineError.Conflict(
                before: values.before.map(mask), stored: values.stored.map(mask),
                drafted: values.drafted.map(mask))
        }
        return row
    }
}

extension [ValueMark] {
    /// Inserts a mark at its place, unless it is there.
    fileprivate mutating func insert(_ mark: ValueMark) {
        guard !contains(mark) else { return }
        insert(mark, at: firstIndex { $0.rank > mark.rank } ?? endIndex)
    }
}
