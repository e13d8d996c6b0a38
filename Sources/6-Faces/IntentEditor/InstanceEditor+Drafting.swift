internal import IntentModel
public import IntentRuntime

extension InstanceEditor {
    /// Changes the draft. The rows change immediately, and a value that the definition does not allow becomes a problem of its
    /// row.
    /// - Returns: The changed content.
    /// - Throws: `EngineError` with code `unknownParameter`; `wrongRequest` for a slot or a conflict that does not exist;
    ///   `wrongValue` for a text that is not a value of the type.
    @discardableResult
    public func perform(_ change: EditorChange) throws(EngineError) -> EditorContent {
        var stepped: String?
        if case .step(let name, _, _) = change { stepped = name }
        return try update { [stepped] state throws(EngineError) in
            try checkLock(change, state)
            try updateDraft(&state, stepping: stepped) { state throws(EngineError) in try perform(change, &state) }
        }
    }

    /// Makes changes one after the other, as one step of the history.
    /// - Returns: The errors of the changes that have no effect, by their index; see ``perform(_:)``.
    /// - Throws: `CancellationError`; then some of the changes may be made.
    package func performTogether(_ changes: [EditorChange]) throws(CancellationError) -> [Int: EngineError] {
        var errors: [Int: EngineError] = [:]
        try update { state throws(CancellationError) in
            let before = state.draft
            for (index, change) in changes.enumerated() {
                if Task.isCancelled { throw CancellationError() }
                do throws(EngineError) {
                    try checkLock(change, state)
                    try perform(change, &state)
                } catch { errors[index] = error }
            }
            discardChildren(draftedIn: before, &state)
            state.history.record(before, after: state.draft, stepping: nil)
        }
        return errors
    }

    /// Changes the draft by parameters of a known intent; see ``perform(_:)``.
    ///
    /// ```swift
    /// try editor.edit(WidgetConfigIntent.self) { $0[\.showLabels] = false }
    /// ```
    /// - Returns: The changed content.
    /// - Throws: `EngineError` with code `orphan`, or `wrongIntent` if the instance has a different intent.
    @discardableResult
    public func edit<I: ConfigurableIntent>(
        _ type: I.Type = I.self, _ edit: (inout Edit<I>) -> Void
    ) throws(EngineError) -> EditorContent {
        var typed = Edit<I>()
        edit(&typed)
        return try update { [typed] state throws(EngineError) in
            try engine.checkIntent(type, of: state.stored)
            try updateDraft(&state) { state throws(EngineError) in
                for step in typed.changes.steps {
                    let parameter = try parameter(step.parameter, state)
                    switch step.operation {
                    case .set(let value): try setChange(.value(value), for: parameter, &state)
                    case .reset: try setChange(.reset, for: parameter, &state)
                    case .setSlot, .setField, .add, .remove:
                        preconditionFailure("a typed edit sets and resets whole parameters")
                    }
                }
            }
        }
    }

    /// Refuses a change of a locked row. A kept draft may contain one, which is a problem of its row.
    private func checkLock(_ change: EditorChange, _ state: State) throws(EngineError) {
        guard let name = change.edited else { return }
        try engine.requireUnlocked(FieldPath(parsing: name)?.parameter ?? name, of: state.stored)
    }

    func perform(_ change: EditorChange, _ state: inout State) throws(EngineError) {
        switch change {
        case .set(let name, let value):
            try setChange(.value(value), for: try parameter(name, state), &state)
        case .setText(let name, let text, let slot): try setText(try parameter(name, state), text, slot, &state)
        case .choose(let name, let value, let slot): try fill(try parameter(name, state), slot, with: value, &state)
        case .add(let name, let slot): try add(to: try parameter(name, state), slot, &state)
        case .toggle(let name, let slot): try toggle(try parameter(name, state), slot, &state)
        case .step(let name, let count, let slot): try step(try parameter(name, state), count, slot, &state)
        case .clear(let name, let slot): try clear(try parameter(name, state), slot, &state)
        case .setSlot(let name, let index, let value):
            try setSlot(try parameter(name, state), index, value, &state)
        case .moveSlot(let name, let from, let to): try moveSlot(try parameter(name, state), from, to, &state)
        case .reset(let name): try setChange(.reset, for: try parameter(name, state), &state)
        case .discard(let name): try discard(try parameter(name, state), &state)
        case .revert: state.draft.removeAll()
        case .settle(let name, let settlement): try settle(try parameter(name, state), settlement, &state)
        }
    }

    func parameter(_ name: String, _ state: State) throws(EngineError) -> Parameter {
        guard let declaration = engine.declaration(of: state.stored) else {
            throw EngineError([.orphan(state.stored.id, kind: state.stored.kind)])
        }
        let intent = declaration.intent
        if let parameter = intent?.declaration(at: name, in: engine.schema) { return parameter }
        throw EngineError(
            .unknownParameter, parameter: name, UserText("unknown parameter '\(name)'"),
            suggestion: NearMatch.best(for: name, in: intent?.parameters.map(\.name) ?? []))
    }

    /// Drafts a change, or discards the drafted one if the stored instance already is in that state.
    private func setChange(
        _ change: EditorDraft.Change, for parameter: Parameter, _ state: inout State
    ) throws(EngineError) {
        if let path = FieldPath(parsing: parameter.name) {
            let value = if case .value(let value) = change { value } else { nil as IntentValue? }
            if parameter.isSecret, value == .string(Secrecy.mask) { return }
            return try setField(path, value, &state)
        }
        // A mask that a caller read from a row means what the row has.
        if parameter.isSecret, change == .value(.string(Secrecy.mask)) { return }
        var change = change
        if !parameter.secretFields.isEmpty, case .value(let value?) = change {
            change = .value(value.unmasking(parameter.secretFields, from: row(parameter, state)?.value))
        }
        state.draft.setChange(isStored(change, for: parameter, state) ? nil : change, for: parameter.name)
    }

    private func settle(
        _ parameter: Parameter, _ settlement: EditorSettlement, _ state: inout State
    ) throws(EngineError) {
        guard state.draft.conflicts[parameter.name] != nil else {
            let text = UserText("'\(parameter.name)' has no conflict")
            throw EngineError(.wrongRequest, parameter: parameter.name, text)
        }
        let isUnchanged = state.draft.changes[parameter.name] == nil
        state.draft.settleConflict(of: parameter.name, with: settlement)
        // The values of a conflict have seals instead of secrets.
        guard isUnchanged, case .value(let value?) = state.draft.changes[parameter.name] else { return }
        let opened = engine.draftSeals(of: state.stored)
            .opening(value, of: parameter, from: saved(parameter.name, state.stored)?.editable)
        state.draft.setChange(.value(opened), for: parameter.name)
    }

    /// Discards the change to a parameter, or restores the value of a field.
    private func discard(_ parameter: Parameter, _ state: inout State) throws(EngineError) {
        guard let path = FieldPath(parsing: parameter.name) else {
            return state.draft.setChange(nil, for: parameter.name)
        }
        guard let row = row(parameter, state), row.change != .none else { return }
        // Without the draft, a field that follows another one has no value of its own.
        let saved = saved(path.parameter, state.stored)?.editable.record(at: path.slot)
        let follows = row.defaultRow != nil && saved?.values[path.field] == nil
        try setField(path, follows ? nil : row.savedValue, keeping: saved?.keptMisfits[path.field], &state)
    }

    /// Returns a parameter without the draft.
    func saved(_ name: String, _ stored: StoredInstance) -> ResolvedParameter? {
        engine.preview(DynamicEdit(), on: stored, locale: locale).configuration.parameter(named: name)
    }

    func isStored(_ change: EditorDraft.Change, for parameter: Parameter, _ state: State) -> Bool {
        let saved = saved(parameter.name, state.stored)
        return switch change {
        case .value(let value): saved?.origin == .user && saved?.editable.isIdentical(to: value) == true
        case .reset: saved?.storedForm == nil && !state.stored.hasRememberedDefault(of: parameter)
        }
    }

    // MARK: Values

    private func setText(
        _ parameter: Parameter, _ text: String, _ slot: Int?, _ state: inout State
    ) throws(EngineError) {
        // The field of a secret begins empty: without a text, the stored one stays. Clearing it is another change.
        if text.isEmpty, parameter.isSecret {
            return FieldPath(parsing: parameter.name) == nil ? state.draft.setChange(nil, for: parameter.name) : ()
        }
        if text.isEmpty, parameter.type.isList || !parameter.hasStaticDefault {
            return try clear(parameter, slot, &state)
        }
        if case .toggle(let on, let off) = control(of: parameter), let isOn = text.isOn(on, off) {
            return try fill(parameter, slot, with: .boolean(isOn), &state)
        }
        try fill(parameter, slot, with: try typedValue(of: parameter, text), &state)
    }

    /// Reads a typed value, whose number may be in the notation of the interface's language.
    private func typedValue(of parameter: Parameter, _ typed: String) throws(EngineError) -> IntentValue {
        let isNumber = parameter.type.element.isNumber
        let literal = isNumber ? texts.numbers.literal(of: typed) : typed
        do throws(ValueTextError) {
            return try parameter.type.value(
                fromTyped: literal, in: engine.schema, unit: parameter.settings.defaultUnit)
        } catch {
            var problem = EngineError.Problem(
                .wrongValue, parameter: parameter.name, error.text, suggestion: error.suggestion)
            if isNumber { problem.quote(typed, insteadOf: literal, in: texts.numbers) }
            throw EngineError([problem])
        }
    }

    /// Sets the value or, for a list, the value of a slot: by default of the first empty one.
    private func fill(
        _ parameter: Parameter, _ slot: Int?, with value: IntentValue, _ state: inout State
    ) throws(EngineError) {
        guard parameter.type.isList else {
            // Without a slot, a wrong one is not ignored silently.
            if let slot { throw absence(ofSlot: slot, of: parameter, state) }
            return try setChange(.value(value), for: parameter, &state)
        }
        let slots = shownSlots(parameter, state)
        if let slot {
            // A list without gaps would move the value to another slot.
            let present = slots.count { $0 != nil }
            guard slot <= present || parameter.keepsSlots(in: state.stored.family.ifKnown) else {
                throw absence(ofSlot: slot, of: parameter, state, present: present)
            }
            return try setSlot(parameter, slot, value, &state)
        }
        try setSlot(parameter, slots.firstIndex(of: nil) ?? slots.count, value, &state)
    }

    /// Returns the value or, for a list, the value of a slot, if there is one.
    private func currentValue(
        _ parameter: Parameter, _ slot: Int?, _ state: State
    ) throws(EngineError) -> IntentValue? {
        guard parameter.type.isList else { return row(parameter, state)?.value }
        let slots = shownSlots(parameter, state)
        guard let slot else { return nil }
        guard slots.indices.contains(slot) || slot == slots.count else {
            throw absence(ofSlot: slot, of: parameter, state)
        }
        return slots.indices.contains(slot) ? slots[slot] : nil
    }

    private func toggle(_ parameter: Parameter, _ slot: Int?, _ state: inout State) throws(EngineError) {
        guard case .toggle = control(of: parameter) else { throw .invalidAction(.toggle, of: parameter) }
        let isOn = try currentValue(parameter, slot, state) == .boolean(true)
        try fill(parameter, slot, with: .boolean(!isOn), &state)
    }

    private func step(
        _ parameter: Parameter, _ count: Int, _ slot: Int?, _ state: inout State
    ) throws(EngineError) {
        let value = try currentValue(parameter, slot, state)
        guard let stepped = control(of: parameter).stepped(value, by: count) else {
            throw .invalidAction(.step, of: parameter)
        }
        try fill(parameter, slot, with: stepped, &state)
    }

    private func clear(_ parameter: Parameter, _ slot: Int?, _ state: inout State) throws(EngineError) {
        guard let slot else { return try setChange(.value(nil), for: parameter, &state) }
        try setSlot(parameter, slot, nil, &state)
    }

    // MARK: Records

    private func add(to parameter: Parameter, _ slot: Int?, _ state: inout State) throws(EngineError) {
        guard let type = engine.schema.type(of: parameter) else { throw .invalidAction(.add, of: parameter) }
        // The choice of the type of a single value is always shown.
        if type.isUnion, !parameter.type.isList { return }
        if case .record? = try currentValue(parameter, slot, state) { return }
        try fill(parameter, slot, with: .record(type.newRecord), &state)
    }

    /// Sets a field of a record; nil sets its default. Without a record, a new one gets the value.
    /// - Parameter misfit: What is stored in the field without effect.
    private func setField(
        _ path: FieldPath, _ value: IntentValue?, keeping misfit: RecordValue.Misfit? = nil, _ state: inout State
    ) throws(EngineError) {
        let owner = try parameter(path.parameter, state)
        guard let type = engine.schema.type(of: owner),
            let field = type.field(named: path.field)
        else { return }
        let current = try currentValue(owner, path.slot, state)
        var record = if case .record(let record)? = current { record } else { type.newRecord }
        let isEmptyList = value.map { value in value == .list([]) || value.slots.allSatisfy { $0 == nil } } ?? true
        if isEmptyList, current == nil { return }
        let before = record
        record.set(isEmptyList ? nil : value, of: field, in: type)
        record.misfits[path.field] = misfit
        record.resetChildren(of: field.name, in: type, since: before, context: context(of: type, state))
        if type.isUnion, record == RecordValue() { return try clear(owner, path.slot, &state) }
        try fill(owner, path.slot, with: .record(record), &state)
    }

    /// Returns what the fields of a type depend on besides their record; nil if none of them follows another one.
    private func context(of type: ObjectType, _ state: State) -> FieldContext? {
        guard let fields = DependentFields(type), fields.followFields,
            let intent = engine.declaration(of: state.stored)?.intent
        else { return nil }
        let configuration = configuration(of: state.draft, in: intent, state)
        return configuration.context(of: fields, in: intent, engine.schema, locale: locale)
    }

    // MARK: Slots

    private func setSlot(
        _ parameter: Parameter, _ index: Int, _ value: IntentValue?, _ state: inout State
    ) throws(EngineError) {
        var slots = shownSlots(parameter, state)
        let canGrow = !isBounded(parameter, state)
        guard parameter.type.isList, index >= 0, index < slots.count || canGrow && index == slots.count else {
            throw absence(ofSlot: index, of: parameter, state)
        }
        if index == slots.count { slots.append(value) } else { slots[index] = value }
        try setSlots(slots, of: parameter, &state)
    }

    private func setSlots(
        _ slots: [IntentValue?], of parameter: Parameter, _ state: inout State
    ) throws(EngineError) {
        let slots = parameter.arranged(slots, in: state.stored.family.ifKnown)
        try setChange(.value(.list(slots)), for: parameter, &state)
    }

    private func moveSlot(
        _ parameter: Parameter, _ from: Int, _ to: Int, _ state: inout State
    ) throws(EngineError) {
        var slots = shownSlots(parameter, state)
        for index in [from, to] where !slots.indices.contains(index) || !parameter.type.isList {
            throw absence(ofSlot: index, of: parameter, state)
        }
        slots.insert(slots.remove(at: from), at: to)
        try setSlots(slots, of: parameter, &state)
    }

    /// - Parameter present: The number of values of a list that grows by one slot at a time; nil for that of the visible slots.
    private func absence(
        ofSlot index: Int, of parameter: Parameter, _ state: State, present: Int? = nil
    ) -> EngineError {
        let text = parameter.absence(
            ofSlot: index, in: state.stored.family.ifKnown, present: present ?? shownSlots(parameter, state).count)
        return EngineError(.wrongRequest, parameter: parameter.name, text)
    }

    private func control(of parameter: Parameter) -> EditorControl {
        EditorControl(parameter, locale: locale, today: engine.today)
    }

    /// Whether a list has a fixed number of slots in the instance's size family.
    private func isBounded(_ parameter: Parameter, _ state: State) -> Bool {
        parameter.slotCount(in: state.stored.family.ifKnown) != nil
    }

    /// Resolves the whole configuration, so it is only for what depends on values.
    func row(_ parameter: Parameter, _ state: State) -> EditorRow? {
        content(of: state, revealsFields: true).row(named: parameter.name)
    }

    private func shownSlots(_ parameter: Parameter, _ state: State) -> [IntentValue?] {
        row(parameter, state)?.slots?.shown.map(\.value) ?? []
    }
}

extension EngineError {
    fileprivate static func invalidAction(_ action: EditorAction, of parameter: Parameter) -> EngineError {
        EngineError(
            .wrongRequest, parameter: parameter.name,
            UserText("'\(parameter.name)' does not support '\(action.rawValue)'"))
    }
}

extension ElementType {
    /// Whether a value is typed as a number, which a unit may follow.
    var isNumber: Bool {
        switch self {
        case .integer, .decimal, .timeInterval, .measurement, .currencyAmount: true
        default: false
        }
    }
}

extension EngineError.Problem {
    /// Replaces a literal by the text that was typed, and writes other numbers as they can be typed.
    fileprivate mutating func quote(_ typed: String, insteadOf literal: String, in notation: NumberNotation) {
        let (number, typedNumber) = (literal.leadingNumber, typed.leadingNumber)
        text = text.mapTexts { text in
            text.hasPrefix(number) && !number.isEmpty
                ? String(typedNumber + text.dropFirst(number.count)) : notation.typed(text)
        }
        suggestion = suggestion.map(notation.typed)
    }
}

extension String {
    /// The number with which a typed text begins, in any notation.
    fileprivate var leadingNumber: Substring {
        drop(while: \.isWhitespace).prefix { !$0.isWhitespace && !$0.isLetter }
    }

    /// Returns the state that a text names by its title or as `on` and `off`; nil for another text.
    fileprivate func isOn(_ on: String, _ off: String) -> Bool? {
        let text = lowercased()
        if text == on.lowercased() || text == "on" { return true }
        return text == off.lowercased() || text == "off" ? false : nil
    }
}

extension IntentValue? {
    /// Whether two values are equal, ignoring empty slots at the end of a list.
    fileprivate func isIdentical(to other: IntentValue?) -> Bool {
        guard case .list(let slots) = self, case .list(let others) = other else { return self == other }
        let count = Swift.max(slots.count, others.count)
        return (0..<count).allSatisfy { index in
            (index < slots.count ? slots[index] : nil) == (index < others.count ? others[index] : nil)
        }
    }
}

extension StoredInstance {
    /// Whether a default is stored under the parameter's name, or under the name and a suffix for several size families.
    fileprivate func hasRememberedDefault(of parameter: Parameter) -> Bool {
        defaults.keys.contains { $0 == parameter.name || $0.hasPrefix(parameter.name + " ") }
    }
}
