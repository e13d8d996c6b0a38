import IntentModel
import IntentSystem

extension OptionPart {
    /// Returns the values with which the options of a record are requested: those of its fields that select them, by their paths, and
    /// of the records that one alone.
    /// - Parameters:
    ///   - values: The effective values of the instance.
    ///   - slot: The slot of the record; 0 for a single one.
    func values(_ values: IntentValues, at slot: Int, of owner: Parameter) -> IntentValues {
        guard !siblings.isEmpty else { return values }
        let slots = values[owner.name]?.slots ?? []
        let record = slots.indices.contains(slot) ? slots[slot] : nil
        var values = values
        values[owner.name] = owner.type.isList ? .list([record]) : record
        for name in siblings {
            let path = FieldPath(owner.name, slot: nil, field: name)
            var field: IntentValue?
            if case .record(let record)? = record { field = record.values[name] }
            values[path.description] = field
        }
        return values
    }
}

/// A chosen option, with the choices of the fields of its record that select the options: another record may not have it.
struct HeldChoice: Hashable {
    private let option: ExactText
    private let parents: [[ExactText?]]

    init(_ option: ExactText, selectedBy parents: [[ExactText?]]) {
        (self.option, self.parents) = (option, parents)
    }
}

extension OptionPart {
    /// Returns the choices of the fields of a record that select the options, and of those that these may follow; none for a part
    /// without such fields.
    func parents(in slot: IntentValue?) -> [[ExactText?]] {
        guard case .record(let record)? = slot else { return [] }
        return (siblings + followed).map { record.values[$0].choice }
    }
}

extension Schema {
    /// Returns the type of a row, or of a field under its path without a slot; nil if there is none.
    func type(named name: String, in intent: Intent) -> ValueType? {
        if let parameter = intent.parameter(named: name) { return parameter.type }
        guard let path = FieldPath(parsing: name), let owner = intent.parameter(named: path.parameter) else {
            return nil
        }
        return type(of: owner)?.recordFields.first { $0.name == path.field }?.type
    }
}
