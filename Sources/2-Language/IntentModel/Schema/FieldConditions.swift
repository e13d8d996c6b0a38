/// A row as the conditions of fields see it.
package struct TestedRow: Sendable {
    /// The effective value; nil if there is none, or if the row is hidden.
    let value: IntentValue?
    let type: ValueType

    package init(value: IntentValue?, type: ValueType) {
        (self.value, self.type) = (value, type)
    }
}

/// The fields of records in a value that conditions hide.
package struct HiddenFields: Hashable, Sendable {
    /// The value with what is stored in hidden fields, as editors change it.
    package let value: IntentValue
    /// The value in which hidden fields have their defaults, as widgets see it.
    package let shown: IntentValue
    /// The names of the hidden fields of each slot; those of a single record are the first.
    private let names: [Set<String>]

    /// The value in which hidden fields have none, as the title of a record names them.
    package var visible: IntentValue {
        value.mapRecords { slot, record in
            record.values = record.values.filter { name, _ in !contains(name, slot: slot) }
        }
    }

    /// Returns nil if no field is hidden.
    /// - Parameter rows: The rows of the intent that ``ObjectType/testedRows`` names.
    package init?(in value: IntentValue?, of type: ObjectType, _ rows: [String: TestedRow]) {
        guard let value, type.hasConditions else { return nil }
        var names = Array(repeating: Set<String>(), count: value.slots.count)
        shown = value.mapRecords { slot, record in
            names[slot] = type.hiddenFields(in: record, rows)
            for field in type.recordFields where names[slot].contains(field.name) {
                record.values[field.name] = field.literalDefault
            }
        }
        guard names.contains(where: { !$0.isEmpty }) else { return nil }
        (self.value, self.names) = (value, names)
    }

    /// Returns the same fields with other values.
    package func mapValues(_ transform: (IntentValue) -> IntentValue) -> HiddenFields {
        HiddenFields(value: transform(value), shown: transform(shown), names: names)
    }

    private init(value: IntentValue, shown: IntentValue, names: [Set<String>]) {
        (self.value, self.shown, self.names) = (value, shown, names)
    }

    /// Whether a field is hidden.
    /// - Parameter slot: The slot of a list; nil for a single record.
    package func contains(_ field: String, slot: Int?) -> Bool {
        let index = slot ?? 0
        return names.indices.contains(index) && names[index].contains(field)
    }
}

extension ObjectType {
    /// Whether conditions decide which fields of a record are shown.
    package var hasConditions: Bool { recordFields.contains { !$0.when.isEmpty } }

    /// The rows of an intent that the conditions of fields test. A name in a condition is that of a field if the type has one.
    package var testedRows: [String] {
        var seen = Set(recordFields.map(\.name))
        return recordFields.flatMap(\.when.parameters).filter { seen.insert($0).inserted }
    }

    /// Returns the names of the fields of a record that conditions hide.
    /// - Parameter rows: The rows of the intent that ``testedRows`` names.
    package func hiddenFields(in record: RecordValue, _ rows: [String: TestedRow]) -> Set<String> {
        guard hasConditions else { return [] }
        var visibility = FieldVisibility(fields: recordFields, record: record, rows: rows)
        return Set(recordFields.filter { !visibility.isShown($0) }.map(\.name))
    }
}

/// Decides which fields of one record are shown. A hidden one has no value for the conditions of others.
private struct FieldVisibility {
    let fields: [Parameter]
    let record: RecordValue
    let rows: [String: TestedRow]
    private var known: [String: Bool] = [:]

    init(fields: [Parameter], record: RecordValue, rows: [String: TestedRow]) {
        (self.fields, self.record, self.rows) = (fields, record, rows)
    }

    mutating func isShown(_ field: Parameter) -> Bool {
        if field.when.isEmpty { return true }
        if let isShown = known[field.name] { return isShown }
        // No field of a valid schema depends on itself.
        known[field.name] = false
        let isShown = field.when.holds { holds($0) }
        known[field.name] = isShown
        return isShown
    }

    private mutating func holds(_ condition: Condition) -> Bool {
        guard let tested = row(named: condition.parameter) else { return false }
        let other = condition.test.row.flatMap { row(named: $0)?.value }
        return condition.test.holds(for: tested.value, of: tested.type, comparedWith: { _ in other })
    }

    private mutating func row(named name: String) -> TestedRow? {
        guard let field = fields.first(where: { $0.name == name }) else { return rows[name] }
        return TestedRow(value: isShown(field) ? record.values[name] : nil, type: field.type)
    }
}
