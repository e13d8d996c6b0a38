internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// The rows of the fields of records, and of the members of unions.
extension RowBuilder {
    /// Returns the rows of the fields of a record that are shown; nil for another value.
    func fields(
        of owner: Parameter, slot: Int?, _ value: IntentValue?, saved: IntentValue?, _ marks: RowMarks
    ) -> [EditorRow]? {
        guard let type = display.records[owner.type.element.name] else { return nil }
        if type.isUnion { return members(of: type, owner, slot: slot, value, saved: saved, marks) }
        guard case .record(let record)? = value else { return nil }
        let former = if case .record(let former)? = saved { former } else { type.newRecord }
        let hidden = type.hiddenFields(in: record, testedRows(of: type))
        let parts = schema.optionParts(of: owner)
        return type.recordFields.filter { !hidden.contains($0.name) }.map { field in
            var values = values
            let part = parts.first { $0.field == field.name }
            for name in part?.siblings ?? [] {
                values[FieldPath(owner.name, slot: nil, field: name).description] = record.values[name]
            }
            return row(
                of: field, in: owner, slot, record.values[field.name], saved: former.values[field.name], marks,
                part?.parameter, values)
        }
    }

    /// Returns a value without what is stored in hidden fields of its records.
    func shownPart(of value: IntentValue?, _ parameter: Parameter) -> IntentValue? {
        guard let type = display.records[parameter.type.element.name] else { return value }
        return HiddenFields(in: value, of: type, testedRows(of: type))?.visible ?? value
    }

    /// Returns the rows that the conditions of fields test, with the draft.
    private func testedRows(of type: ObjectType) -> [String: TestedRow] {
        var rows: [String: TestedRow] = [:]
        for name in type.testedRows {
            guard let place = places[name] else { continue }
            let isHidden = preview.configuration.parameter(named: name, at: place)?.marks.contains(.hidden) ?? true
            rows[name] = TestedRow(value: isHidden ? nil : values[name], type: intent.parameters[place].type)
        }
        return rows
    }

    /// Returns the row that chooses the type of a value, and that of the value once its type is chosen; nil for an empty slot.
    private func members(
        of type: ObjectType, _ owner: Parameter, slot: Int?, _ value: IntentValue?, saved: IntentValue?,
        _ marks: RowMarks
    ) -> [EditorRow]? {
        if slot != nil, value == nil { return nil }
        let record = if case .record(let record)? = value { record } else { RecordValue() }
        let former = if case .record(let former)? = saved { former } else { RecordValue() }
        var choice = row(
            of: type.memberChoice, in: owner, slot, record.chosenMember.map(IntentValue.string),
            saved: former.chosenMember.map(IntentValue.string), marks)
        choice.label = texts("Type")
        choice.canBeCleared = !owner.hasStaticDefault
        guard let chosen = type.recordFields.first(where: { $0.name == record.chosenMember }) else { return [choice] }
        return [
            choice,
            row(of: chosen, in: owner, slot, record.values[chosen.name], saved: former.values[chosen.name], marks),
        ]
    }

    /// - Parameters:
    ///   - options: The declaration with the paths of the fields that select the options; nil without options.
    ///   - values: The values that select the options, those of fields under their paths without a slot.
    private func row(
        of declared: Parameter, in owner: Parameter, _ slot: Int?, _ value: IntentValue?,
        saved savedValue: IntentValue?, _ ownerMarks: RowMarks, _ options: Parameter? = nil,
        _ given: IntentValues? = nil
    ) -> EditorRow {
        let path = FieldPath(owner.name, slot: slot, field: declared.name).description
        var field = options ?? declared
        let values = given ?? self.values
        field.name = path
        var marks = ownerMarks.marks(of: declared.name)
        for name in display.unrecognizedCases(in: value, of: field) { marks.insert(.unrecognized, of: name) }
        let isDefault = value == field.literalDefault
        let (refusals, disabled) = (fieldProblems(at: path), disabledProblems(field, value))
        return EditorRow(
            name: path, section: nil, label: field.title.text(for: locale), help: field.description?.text(for: locale),
            emptyText: emptyText(of: field, values),
            placeholder: field.settings.placeholder?.text(for: locale),
            control: EditorControl(field, locale: locale, today: today), type: field.type.tag, value: value,
            text: display.text(of: value, field),
            entryText: field.type.isList ? "" : display.entryText(of: value, field), savedValue: savedValue,
            savedText: display.text(of: savedValue, field), range: range(of: field),
            format: field.format.map(texts.string),
            origin: value == nil ? .none : isDefault ? .definitionDefault : origin(of: owner), isVisible: true,
            change: value == savedValue ? .none : isDefault ? .reset : .set, awaitsDefault: false,
            canBeCleared: field.literalDefault == nil,
            slots: field.type.isList ? slots(field, value, savedValue, nil, marks) : nil, fields: nil,
            choices: choices(of: field, values), dependsOn: field.dependsOn.map { FieldPath.inSlot(slot, $0) },
            needsParent: field.dependsOn.first { values[$0].isUnset }.map { FieldPath.inSlot(slot, $0) },
            marks: marks.marks(in: value) + (disabled.isEmpty ? [] : [.disabled]),
            problems: refusals + lookupProblems(value, marks.own) + (refusals.isEmpty ? disabled : []),
            conflict: nil, optionSource: field.optionSource.map(texts.string),
            deprecation: field.deprecated, lock: lock(of: owner))
    }

    /// Where the values of a record come from that are not the defaults of its fields: the origin of the record.
    private func origin(of owner: Parameter) -> ValueOrigin {
        let origin = places[owner.name].flatMap { preview.configuration.parameter(named: owner.name, at: $0)?.origin }
        // A refused draft is not in effect.
        return origin == ValueOrigin.none ? .user : origin ?? .user
    }

    private func fieldProblems(at path: String) -> [EditorProblem] {
        let owner = FieldPath(parsing: path)?.parameter
        let refusals = problems[owner] ?? []
        let others = (rejections[owner] ?? []).filter { !refusals.contains($0) }
        return (refusals + others).filter { $0.field == path }.map { problem in
            EditorProblem(
                .refused(problem.code), texts.string(problem.fieldText ?? problem.text), suggestion: problem.suggestion)
        }
    }
}
