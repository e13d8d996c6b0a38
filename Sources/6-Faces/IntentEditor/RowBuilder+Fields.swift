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
        let context = fieldContexts[type.name]
        let (shown, known) = (context?.inEffect(record), context?.inEffect(former))
        let parts = schema.optionParts(of: owner)
        return type.recordFields.filter { shown?.hidden.contains($0.name) != true }.map { field in
            var values = values
            let part = parts.first { $0.field == field.name }
            for name in part?.siblings ?? [] {
                let path = FieldPath(owner.name, slot: nil, field: name)
                values[path.description] = (shown?.completed ?? record).values[name]
            }
            let name = field.name
            var content = FieldContent(
                own: record.values[name], value: (shown?.completed ?? record).values[name],
                formerOwn: former.values[name], former: (known?.completed ?? former).values[name],
                markedField: type.recordFields.markedField(name, in: record))
            content.isIncompatible = record.keptMisfits[name] != nil
            return row(of: field, in: owner, slot, content, marks, part?.parameter, values)
        }
    }

    /// Returns a value without what is stored in hidden fields of its records, and with what fields follow.
    func shownPart(of value: IntentValue?, _ parameter: Parameter) -> IntentValue? {
        guard let context = fieldContexts[parameter.type.element.name] else { return value }
        return RecordsInEffect(in: value, context)?.visible ?? value
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
            of: type.memberChoice, in: owner, slot,
            FieldContent(
                record.chosenMember.map(IntentValue.string), former: former.chosenMember.map(IntentValue.string),
                of: ObjectType.memberChoice), marks)
        choice.label = texts("Type")
        choice.canBeCleared = !owner.hasStaticDefault
        if record.chosenMember == nil {
            let titles = type.recordFields.map { $0.title.text(for: locale) }
            for index in choice.problems.indices {
                choice.problems[index].message = texts("one of \(titles.shortList) is expected")
            }
        }
        guard let chosen = type.recordFields.first(where: { $0.name == record.chosenMember }) else { return [choice] }
        return [
            choice,
            row(
                of: chosen, in: owner, slot,
                FieldContent(record.values[chosen.name], former: former.values[chosen.name], of: chosen.name), marks),
        ]
    }

    /// - Parameters:
    ///   - options: The declaration with the paths of the fields that select the options; nil without options.
    ///   - values: The values that select the options, those of fields under their paths without a slot.
    private func row(
        of declared: Parameter, in owner: Parameter, _ slot: Int?, _ content: FieldContent, _ ownerMarks: RowMarks,
        _ options: Parameter? = nil, _ given: IntentValues? = nil
    ) -> EditorRow {
        let path = FieldPath(owner.name, slot: slot, field: declared.name).description
        var field = options ?? declared
        let values = given ?? self.values
        field.name = path
        let (value, savedValue) = (content.value, content.former)
        var marks = ownerMarks.marks(of: content.markedField)
        for name in display.unrecognizedCases(in: value, of: field) { marks.insert(.unrecognized, of: name) }
        let row = declared.rowDefault(in: nil).map { FieldPath(owner.name, slot: slot, field: $0.row).description }
        let (refusals, disabled) = (fieldProblems(at: path), disabledProblems(field, value))
        let misfits = content.isIncompatible ? [incompatibleProblem] : []
        let stored = IntentValue.list((savedValue?.slots ?? []) + storedSlots(of: declared.name, in: owner))
        return EditorRow(
            name: path, section: nil, label: field.title.text(for: locale), help: field.description?.text(for: locale),
            emptyText: emptyText(of: field, values),
            placeholder: field.settings.placeholder?.text(for: locale),
            control: EditorControl(field, locale: locale, today: today), type: field.type.tag, value: value,
            text: display.text(of: value, field),
            entryText: field.type.isList ? "" : display.entryText(of: value, field), savedValue: savedValue,
            savedText: display.text(of: savedValue, field), range: range(of: field),
            format: field.format.map(texts.string),
            origin: origin(of: content, declared, in: owner, following: row), isVisible: true,
            change: change(of: content, declared), awaitsDefault: false,
            // Without a value of its own, the field has its default.
            canBeCleared: field.literalDefault == nil && row == nil,
            slots: field.type.isList ? slots(field, value, savedValue, nil, marks) : nil, fields: nil,
            choices: choices(of: field, values), dependsOn: field.dependsOn.map { FieldPath.inSlot(slot, $0) },
            defaultRow: row,
            needsParent: field.dependsOn.first { values[$0].isUnset }.map { FieldPath.inSlot(slot, $0) },
            marks: (marks.marks(in: value) + content.marks + (disabled.isEmpty ? [] : [.disabled]))
                .sorted { $0.rank < $1.rank },
            problems: refusals + lookupProblems(value, saved: stored, marks.own) + misfits
                + (refusals.isEmpty ? disabled : []),
            conflict: nil, optionSource: field.optionSource.map(texts.string),
            deprecation: field.deprecated, lock: lock(of: owner))
    }

    /// Returns what the field has in all stored records, which the draft can move to other slots.
    private func storedSlots(of field: String, in owner: Parameter) -> [IntentValue?] {
        (saved.parameter(named: owner.name)?.editable?.slots ?? []).flatMap { slot -> [IntentValue?] in
            guard case .record(let record)? = slot else { return [] }
            return record.values[field]?.slots ?? []
        }
    }

    private func origin(
        of content: FieldContent, _ field: Parameter, in owner: Parameter, following row: String?
    ) -> ValueOrigin {
        if content.value == nil { return .none }
        if let row { return content.own == nil ? .rowDefault(row) : origin(of: owner) }
        return content.value == field.literalDefault ? .definitionDefault : origin(of: owner)
    }

    private func change(of content: FieldContent, _ field: Parameter) -> EditorRowChange {
        guard content.own != content.formerOwn else { return content.value == content.former ? .none : .followed }
        return content.own == field.literalDefault ? .reset : .set
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

/// What a field of a record has, with the draft and without it.
private struct FieldContent {
    /// The value of its own; nil if it has a default or none.
    let own: IntentValue?
    /// The value in effect.
    let value: IntentValue?
    /// The value of its own without the draft.
    let formerOwn: IntentValue?
    /// The value in effect without the draft.
    let former: IntentValue?
    /// The field whose marks the value has.
    let markedField: String
    /// Whether a value is stored that the field cannot have.
    var isIncompatible = false

    var marks: [ValueMark] { isIncompatible ? [.incompatible] : [] }
}

extension FieldContent {
    /// Creates the content of a field that follows no other one.
    fileprivate init(_ value: IntentValue?, former: IntentValue?, of field: String) {
        self.init(own: value, value: value, formerOwn: former, former: former, markedField: field)
    }
}
