import IntentSystem

/// A part of a parameter's values that is chosen from options: the values themselves, or a field of the records that they are.
package struct OptionPart: Sendable {
    /// The declaration of the options. The name of a field is its path without a slot, such as `stations.stop`, under which handlers
    /// and documents are asked.
    package let parameter: Parameter
    /// The declared name of the field; nil for the values themselves.
    package let field: String?
    /// The fields of the same record that select the options, by declared name. The declaration names them by their paths without a
    /// slot, such as `stations.city`.
    package var siblings: [String] = []
    /// The fields that the defaults of the siblings follow, by declared name.
    package var followed: [String] = []
}

extension OptionPart {
    /// What messages call it: the name of the parameter or of the field alone.
    package var name: String { field ?? parameter.name }

    /// Returns the chosen values, in order; none for an empty slot or a record without a value of the field.
    package func choices(in value: IntentValue?) -> [IntentValue] {
        let slots = (value?.slots ?? []).compactMap(\.self)
        guard let field else { return slots }
        return slots.flatMap { slot -> [IntentValue] in
            guard case .record(let record) = slot else { return [] }
            return (record.values[field]?.slots ?? []).compactMap(\.self)
        }
    }

    /// Returns a value in which each chosen one is replaced.
    package func replacingChoices(
        in value: IntentValue, _ replacement: (IntentValue) -> IntentValue
    ) -> IntentValue {
        guard let field else { return value.mapSlots(replacement) }
        return value.mapRecords { _, record in
            record.values[field] = record.values[field]?.mapSlots(replacement)
        }
    }
}

extension Parameter {
    /// The options that the definition lists and that cannot be chosen.
    package var disabledOptions: [ListedOption] {
        if case .listed(let options) = options { options.filter { $0.disabled != nil } } else { [] }
    }
}

extension IntentValue {
    package func mapSlots(_ transform: (IntentValue) -> IntentValue) -> IntentValue {
        guard case .list(let slots) = self else { return transform(self) }
        return .list(slots.map { $0.map(transform) })
    }
}

extension ObjectType {
    /// Returns the other fields of a record that select the options of a field. A name in `dependsOn` or `where` is that of a field if
    /// the type has one, and otherwise that of a row of the intent.
    package func siblings(of field: Parameter) -> [String] {
        if isUnion { return [] }
        return field.dependsOn.filter { name in recordFields.contains { $0.name == name } }
    }
}

extension Schema {
    /// Returns the parts of a parameter's values that are chosen from options, in declared order; none for values that are
    /// entered.
    package func optionParts(of parameter: Parameter) -> [OptionPart] {
        guard let type = type(of: parameter) else {
            return parameter.options == .free ? [] : [OptionPart(parameter: parameter, field: nil)]
        }
        return type.recordFields.filter { $0.options != .free }.map { field in
            func path(_ name: String) -> String { FieldPath(parameter.name, slot: nil, field: name).description }
            let siblings = type.siblings(of: field)
            var declaration = field
            declaration.name = path(field.name)
            if !siblings.isEmpty { declaration.renameParents { siblings.contains($0) ? path($0) : $0 } }
            return OptionPart(
                parameter: declaration, field: field.name, siblings: siblings,
                followed: type.recordFields.followed(by: siblings))
        }
    }

    /// Returns the declaration whose options are requested under a name: that of a parameter, or of a field under its path without
    /// a slot; nil if there is none.
    package func optionDeclaration(named name: String, of intent: Intent) -> Parameter? {
        if let parameter = intent.parameter(named: name) { return parameter }
        guard let path = FieldPath(parsing: name), let owner = intent.parameter(named: path.parameter) else {
            return nil
        }
        return optionParts(of: owner).first { $0.parameter.name == name }?.parameter
    }
}
