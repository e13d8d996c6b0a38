/// A row as the conditions of fields see it.
package struct TestedRow: Sendable {
    /// The effective value; nil if there is none, or if the row is hidden.
    let value: IntentValue?
    let type: ValueType

    package init(value: IntentValue?, type: ValueType) {
        (self.value, self.type) = (value, type)
    }
}

/// The records in a value as they are in effect: conditions hide fields, and the defaults of fields follow other fields.
package struct RecordsInEffect: Hashable, Sendable {
    /// The value as it is stored, which editors change.
    package let value: IntentValue
    /// The record in each slot; a single record is the first.
    private let records: [RecordInEffect?]

    /// Returns nil if all records are in effect as they are stored: no field is hidden, none follows another one, and all have what is
    /// stored.
    /// - Parameter context: Nil if fields depend on nothing.
    package init?(in value: IntentValue?, _ context: FieldContext?) {
        guard let value, context != nil || value.hasMisfits else { return nil }
        let records: [RecordInEffect?] = value.slots.map { slot in
            guard case .record(let record)? = slot else { return nil }
            return context?.inEffect(record) ?? RecordInEffect(record)
        }
        guard records.contains(where: { $0?.isAsStored == false }) else { return nil }
        (self.value, self.records) = (value, records)
    }

    private init(_ value: IntentValue, _ records: [RecordInEffect?]) { (self.value, self.records) = (value, records) }

    /// Returns the same fields with other values.
    /// - Parameter transform: Returns another value for a record, or for the records of a list.
    package func mapValues(_ transform: (IntentValue) -> IntentValue) -> RecordsInEffect {
        func changed(_ record: RecordValue) -> RecordValue {
            if case .record(let changed) = transform(.record(record)) { changed } else { record }
        }
        return RecordsInEffect(transform(value), records.map { $0?.mapRecords(changed) })
    }

    /// The value as widgets see it: hidden fields have their defaults, and fields without a value what they follow.
    package var shown: IntentValue { mapRecords(\.shown) }

    /// The value in which hidden fields have none, as the title of a record names them.
    package var visible: IntentValue { mapRecords(\.visible) }

    private func mapRecords(_ form: (RecordInEffect) -> RecordValue) -> IntentValue {
        value.mapRecords { slot, record in record = records[slot].map(form) ?? record }
    }

    private func record(inSlot slot: Int?) -> RecordInEffect? {
        let index = slot ?? 0
        return records.indices.contains(index) ? records[index] : nil
    }

    /// Whether a condition hides a field.
    /// - Parameter slot: The slot of a list; nil for a single record.
    package func isHidden(_ field: String, slot: Int?) -> Bool { record(inSlot: slot)?.hidden.contains(field) ?? false }

    /// Returns the default of a field that follows another one; nil if there is none.
    package func followedDefault(at path: FieldPath) -> IntentValue? { record(inSlot: path.slot)?.defaults[path.field] }

    /// Returns the stored form of a value that code made of ``shown``: what is the same in it is as it is stored. A record that
    /// another slot showed is that record; any other is the one of its place, changed.
    /// - Parameter written: A record or a list of records without empty slots.
    package func keepingWhatIsShown(in written: IntentValue) -> IntentValue {
        let known = zip(value.slots, records).compactMap { slot, found in
            if case .record(let stored)? = slot, let found { (stored: stored, shown: found.shown) } else { nil }
        }
        let sources = written.sources(among: known.map(\.shown.values))
        return written.mapRecords { slot, record in
            guard let (stored, shown) = sources[slot].map({ known[$0] }) else { return }
            let names = Set(stored.values.keys).union(shown.values.keys)
            for name in names.union(stored.misfits.keys) where record.values[name] == shown.values[name] {
                record.values[name] = stored.values[name]
                record.misfits[name] = stored.misfits[name]
            }
        }
    }
}

extension IntentValue {
    /// Returns the place of the known record that the one in each slot was made of: an equal one, or else that of the slot unless
    /// another slot has it; nil for a new record.
    fileprivate func sources(among known: [[String: IntentValue]]) -> [Int?] {
        let records: [[String: IntentValue]?] = slots.map { slot in
            if case .record(let record)? = slot { record.values } else { nil }
        }
        var sources = records.enumerated().map { slot, record in
            known.indices.contains(slot) && known[slot] == record ? slot : nil
        }
        var free = Set(known.indices).subtracting(sources.compactMap(\.self))
        for (slot, record) in records.enumerated() where sources[slot] == nil {
            guard let moved = free.filter({ known[$0] == record }).min() else { continue }
            sources[slot] = moved
            free.remove(moved)
        }
        for slot in free where sources.indices.contains(slot) { sources[slot] = sources[slot] ?? slot }
        return sources
    }
}

/// A record as it is in effect.
package struct RecordInEffect: Hashable, Sendable {
    /// The record with what is stored in hidden fields, and with what fields follow.
    package let completed: RecordValue
    /// The record as widgets see it: hidden fields have their defaults.
    fileprivate let shown: RecordValue
    /// The defaults that follow other fields, by the names of the fields that have them.
    package let defaults: [String: IntentValue]
    /// The names of the fields that conditions hide.
    package let hidden: Set<String>

    fileprivate init(completed: RecordValue, shown: RecordValue, defaults: [String: IntentValue], hidden: Set<String>) {
        (self.completed, self.shown, self.defaults, self.hidden) = (completed, shown, defaults, hidden)
    }

    /// A record whose fields depend on nothing.
    fileprivate init(_ record: RecordValue) {
        var shown = record
        shown.misfits = [:]
        self.init(completed: record, shown: shown, defaults: [:], hidden: [])
    }

    /// The record without the values of hidden fields.
    fileprivate var visible: RecordValue {
        var visible = completed
        visible.values = visible.values.filter { !hidden.contains($0.key) }
        return visible
    }

    fileprivate func mapRecords(_ transform: (RecordValue) -> RecordValue) -> RecordInEffect {
        RecordInEffect(
            completed: transform(completed), shown: transform(shown), defaults: transform(RecordValue(defaults)).values,
            hidden: hidden)
    }

    fileprivate var isAsStored: Bool { hidden.isEmpty && defaults.isEmpty && completed.misfits.isEmpty }
}

/// A type whose records are not always in effect as they are stored: conditions hide fields, or defaults follow other fields.
package struct DependentFields: Sendable {
    package let type: ObjectType
    /// The places of the fields whose defaults follow other fields, each behind those that it depends on.
    fileprivate let following: [Int]
    private let places: [String: Int]

    /// Returns nil for a type whose records are always in effect as they are stored.
    package init?(_ type: ObjectType) {
        following = (type.isUnion ? nil : DefaultDependencies(type.recordFields))?.following ?? []
        guard type.hasConditions || !following.isEmpty else { return nil }
        self.type = type
        places = type.recordFields.positions(by: \.name)
    }

    fileprivate func field(named name: String) -> Parameter? { places[name].map { type.recordFields[$0] } }

    /// Whether defaults of fields follow other fields.
    package var followFields: Bool { !following.isEmpty }
}

/// What the fields of a type's records depend on besides their record.
package struct FieldContext: Sendable {
    fileprivate let fields: DependentFields
    fileprivate let rows: [String: TestedRow]
    fileprivate let schema: Schema
    fileprivate let locale: String

    /// - Parameters:
    ///   - rows: The rows of the intent that ``ObjectType/testedRows`` names.
    ///   - locale: The language of titles in the definition.
    package init(_ fields: DependentFields, _ rows: [String: TestedRow], in schema: Schema, locale: String) {
        (self.fields, self.rows, self.schema, self.locale) = (fields, rows, schema, locale)
    }

    /// Returns a record as it is in effect.
    package func inEffect(_ record: RecordValue) -> RecordInEffect {
        var reader = FieldReader(record, self)
        let declared = fields.type.recordFields
        for place in fields.following { reader.follow(declared[place]) }
        var (completed, hidden) = (record, Set<String>())
        for field in declared {
            if !reader.isShown(field) { hidden.insert(field.name) }
            if let value = reader.value(of: field) { completed.values[field.name] = value }
        }
        var shown = completed
        shown.misfits = [:]
        for field in declared where hidden.contains(field.name) {
            shown.values[field.name] = field.literalDefault ?? reader.defaults[field.name]
        }
        return RecordInEffect(completed: completed, shown: shown, defaults: reader.defaults, hidden: hidden)
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
}

extension [Parameter] {
    /// Returns the field that has the marks of what a field shows: the first one with a value among those that it follows; the field
    /// itself if it has a value or follows only a property.
    package func markedField(_ name: String, in record: RecordValue?) -> String {
        var name = name
        // Fields that follow each other make no cycle in a valid schema.
        for _ in self where record?.values[name] == nil {
            guard let rule = first(where: { $0.name == name })?.rowDefault(in: nil), rule.property == nil else {
                return name
            }
            name = rule.row
        }
        return name
    }
}

/// Reads the values of the fields of one record, and decides which are shown. A hidden field has no value for the conditions of
/// others and for the defaults that follow it.
private struct FieldReader {
    private let record: RecordValue
    private let context: FieldContext
    private(set) var defaults: [String: IntentValue] = [:]
    private var known: [String: Bool] = [:]

    init(_ record: RecordValue, _ context: FieldContext) {
        (self.record, self.context) = (record, context)
    }

    /// Reads the default of a field that may follow another one, whose default is known.
    mutating func follow(_ field: Parameter) {
        guard let rule = field.rowDefault(in: nil), let other = self.field(named: rule.row), isShown(other) else {
            return
        }
        defaults[field.name] = rule.value(
            for: field, from: value(of: other), of: other, in: context.schema, family: nil, locale: context.locale)
    }

    /// Returns the value that a field has if it is shown.
    func value(of field: Parameter) -> IntentValue? { record.values[field.name] ?? defaults[field.name] }

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
        guard let field = field(named: name) else { return context.rows[name] }
        return TestedRow(value: isShown(field) ? value(of: field) : nil, type: field.type)
    }

    private func field(named name: String) -> Parameter? { context.fields.field(named: name) }
}
