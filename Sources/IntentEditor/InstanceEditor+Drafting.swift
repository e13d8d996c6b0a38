internal import IntentModel
public import IntentRuntime

extension InstanceEditor {
    /// Does one thing to the draft; rows follow at once. A value that does not fit is a problem of its row.
    /// - Returns: What the editor shows afterwards.
    /// - Throws: ``EngineError`` with code `unknownParameter`, `wrongRequest` for a slot that there is not, and
    ///   `wrongValue` for a text that means no value of the type.
    @discardableResult
    public func perform(_ change: EditorChange) throws(EngineError) -> EditorContent {
        do {
            return try self.change { state in try perform(change, &state) }
        } catch let error as EngineError {
            throw error
        } catch {
            preconditionFailure("a draft is changed or refused by an engine's error, not by \(error)")
        }
    }

    private func perform(_ change: EditorChange, _ state: inout State) throws {
        switch change {
        case .set(let name, let value):
            want(.value(value), for: try parameter(name, state), &state)
        case .setText(let name, let text, let slot): try setText(try parameter(name, state), text, slot, &state)
        case .setSlot(let name, let index, let value):
            try setSlot(try parameter(name, state), index, value, &state)
        case .moveSlot(let name, let from, let to): try moveSlot(try parameter(name, state), from, to, &state)
        case .reset(let name): want(.reset, for: try parameter(name, state), &state)
        case .discard(let name): state.draft.want(nil, for: try parameter(name, state).name)
        case .revert: state.draft.removeAll()
        case .settle(let name, let settlement): state.draft.settle(try parameter(name, state).name, settlement)
        }
    }

    func parameter(_ name: String, _ state: State) throws(EngineError) -> Parameter {
        let intent = engine.declaration(of: state.snapshot.instance)?.intent
        if let parameter = intent?.parameter(named: name) { return parameter }
        throw EngineError([
            EngineError.Problem(
                .unknownParameter, parameter: name, "there is no row '\(name)'",
                suggestion: NearMatch.best(for: name, in: intent?.parameters.map(\.name) ?? []))
        ])
    }

    /// What is so already is no wish.
    private func want(_ wish: EditorDraft.Wish, for parameter: Parameter, _ state: inout State) {
        let instance = state.snapshot.instance
        let saved = engine.preview(Edit(), on: instance, locale: locale).configuration
            .parameter(named: parameter.name)
        let isSo =
            switch wish {
            case .value(let value): saved?.origin == .user && saved?.effective.isIdentical(to: value) == true
            case .reset:
                saved?.storedForm == nil && !instance.hasRememberedDefault(of: parameter)
            }
        state.draft.want(isSo ? nil : wish, for: parameter.name)
    }

    private func setText(_ parameter: Parameter, _ text: String, _ slot: Int?, _ state: inout State) throws {
        let value: IntentValue
        do throws(ValueTextError) {
            value = try parameter.type.value(fromText: text, in: engine.schema, unit: parameter.settings.bareUnit)
        } catch {
            throw EngineError([
                EngineError.Problem(
                    .wrongValue, parameter: parameter.name, error.message, suggestion: error.suggestion)
            ])
        }
        guard parameter.type.isList else { return want(.value(value), for: parameter, &state) }
        let slots = shownSlots(parameter, state)
        try setSlot(parameter, slot ?? slots.firstIndex(of: nil) ?? slots.count, value, &state)
    }

    private func setSlot(
        _ parameter: Parameter, _ index: Int, _ value: IntentValue?, _ state: inout State
    ) throws(EngineError) {
        var slots = shownSlots(parameter, state)
        let isBounded = row(parameter, state)?.slots?.maximum != nil
        guard parameter.type.isList, index >= 0, index < slots.count || !isBounded && index == slots.count else {
            throw .noSlot(index, of: parameter)
        }
        if index == slots.count { slots.append(value) } else { slots[index] = value }
        want(.value(.list(slots)), for: parameter, &state)
    }

    private func moveSlot(
        _ parameter: Parameter, _ from: Int, _ to: Int, _ state: inout State
    ) throws(EngineError) {
        var slots = shownSlots(parameter, state)
        for index in [from, to] where !slots.indices.contains(index) || !parameter.type.isList {
            throw .noSlot(index, of: parameter)
        }
        slots.insert(slots.remove(at: from), at: to)
        want(.value(.list(slots)), for: parameter, &state)
    }

    private func row(_ parameter: Parameter, _ state: State) -> EditorRow? {
        content(of: state).row(named: parameter.name)
    }

    private func shownSlots(_ parameter: Parameter, _ state: State) -> [IntentValue?] {
        row(parameter, state)?.slots?.shown.map(\.value) ?? []
    }
}

extension EngineError {
    fileprivate static func noSlot(_ index: Int, of parameter: Parameter) -> EngineError {
        EngineError([
            EngineError.Problem(.wrongRequest, parameter: parameter.name, "'\(parameter.name)' has no slot \(index)")
        ])
    }
}

extension IntentValue? {
    /// Equal, empty slots at the end apart.
    fileprivate func isIdentical(to other: IntentValue?) -> Bool {
        guard case .list(let slots) = self, case .list(let others) = other else { return self == other }
        let count = Swift.max(slots.count, others.count)
        return (0..<count).allSatisfy { index in
            (index < slots.count ? slots[index] : nil) == (index < others.count ? others[index] : nil)
        }
    }
}

extension StoredInstance {
    /// Under the parameter's name, or with the question behind it where its families ask several.
    fileprivate func hasRememberedDefault(of parameter: Parameter) -> Bool {
        defaults.keys.contains { $0 == parameter.name || $0.hasPrefix(parameter.name + " ") }
    }
}
