internal import IntentModel
internal import IntentRuntime

/// A change that applying a draft makes, as a user confirms it.
public struct EditorChangeSummary: Hashable, Sendable {
    /// The parameter's declared name; for a change inside a record the path of its field, such as `stations[2].label`, and
    /// for a record that is added to a list or removed from it that of its slot, such as `stations[2]`.
    public var parameter: String
    /// The label of its row; for a field, after that of its record.
    public var label: String
    /// The effective value without the draft as text, with a dash for an empty slot; empty for no value. The value of a hidden row
    /// is the one that is stored, which is not in effect.
    public var before: String
    /// The value with the draft, in the same form.
    public var after: String
    /// Whether the value is set, reset by the user or because a parent changes, or follows another row; never `none`.
    public var kind: EditorRowChange
}

extension RowBuilder {
    /// Returns a summary of each changed row, and of each change inside the records of one.
    func changes(of rows: [EditorRow]) -> [EditorChangeSummary] {
        rows.filter { $0.change != .none }.flatMap { row -> [EditorChangeSummary] in
            guard let place = places[row.name] else { return [] }
            let parameter = intent.parameters[place]
            if row.change == .set, row.isVisible, let changes = recordChanges(of: row, parameter), !changes.isEmpty {
                return changes
            }
            let (before, after) = row.isVisible ? (row.savedValue, row.value) : hiddenValues(of: row, parameter)
            return [
                EditorChangeSummary(
                    parameter: row.name, label: row.label,
                    before: display.slotText(of: shownPart(of: before, parameter), parameter),
                    after: display.slotText(of: shownPart(of: after, parameter), parameter), kind: row.change)
            ]
        }
    }

    /// Returns the records that are added or removed, and the changed fields of the others; nil if the values are no records, or
    /// if records only change their places.
    private func recordChanges(of row: EditorRow, _ parameter: Parameter) -> [EditorChangeSummary]? {
        guard display.records[parameter.type.element.name] != nil else { return nil }
        let (before, after) = (row.savedValue?.slots ?? [], row.value?.slots ?? [])
        if before.count == after.count, before != after, Set(before) == Set(after) { return nil }
        var changes: [EditorChangeSummary] = []
        for index in 0..<max(before.count, after.count) {
            let old = before.indices.contains(index) ? before[index] : nil
            let new = after.indices.contains(index) ? after[index] : nil
            if old == new { continue }
            let slot = parameter.type.isList ? index : nil
            let label = slot.map { texts("\(row.label), slot \($0 + 1)") } ?? row.label
            let rows = slot == nil ? row.fields : row.slots?.shown.first { $0.index == index }?.fields
            guard old != nil, let fields = rows else {
                changes.append(
                    EditorChangeSummary(
                        parameter: FieldPath.owner(row.name, slot: slot), label: label,
                        before: display.text(of: shownPart(of: old.map { .list([$0]) }, parameter), parameter),
                        after: display.text(of: shownPart(of: new.map { .list([$0]) }, parameter), parameter),
                        kind: .set))
                continue
            }
            changes += fields.filter { $0.change != .none }.map { field in
                EditorChangeSummary(
                    parameter: field.name, label: texts("\(label), \(field.label)"), before: field.savedText,
                    after: field.text, kind: field.change)
            }
        }
        return changes
    }
}
