internal import IntentModel
internal import IntentRuntime

/// Makes rows of what is stored, what a draft would make of it, and what the definition says. A pure function.
struct RowBuilder {
    let schema: Schema
    let intent: Intent
    let locale: String
    let family: SizeFamily?
    /// Without the draft.
    let saved: ResolvedConfiguration
    /// With it.
    let preview: EditPreview
    let draft: EditorDraft

    func rows() -> [EditorRow] {
        let values = preview.configuration.values
        return intent.parameters.map { row($0, values) }
    }

    private var display: DisplayText { DisplayText(schema: schema, locale: locale) }

    private func row(_ parameter: Parameter, _ values: IntentValues) -> EditorRow {
        let resolved = preview.configuration.parameter(named: parameter.name)
        let before = saved.parameter(named: parameter.name)
        let value = shownValue(parameter, resolved)
        let marks = slotMarks(parameter, resolved, before)
        let slots = parameter.type.isList ? self.slots(parameter, value, resolved, marks) : nil
        let valueMarks = self.marks(resolved, among: value, marks)
        return EditorRow(
            name: parameter.name, label: parameter.title.text(for: locale),
            help: parameter.description?.text(for: locale), emptyText: emptyText(of: parameter, values),
            control: EditorControl(parameter, locale: locale), type: parameter.type.tag, value: value,
            text: display.text(of: value, parameter), savedValue: before?.effective, origin: resolved?.origin ?? .none,
            isVisible: !valueMarks.contains(.hidden), change: change(of: parameter),
            canBeCleared: !parameter.hasStaticDefault, slots: slots,
            choices: parameter.literalOptions(in: schema, locale: locale), dependsOn: parameter.dependsOn,
            needsParent: parameter.dependsOn.first { values[$0].isUnset }, marks: valueMarks,
            problems: problems(parameter, value, slots, valueMarks, marks), conflict: draft.conflicts[parameter.name],
            deprecation: parameter.deprecated)
    }

    /// What is refused is shown all the same, with its problem.
    private func shownValue(_ parameter: Parameter, _ resolved: ResolvedParameter?) -> IntentValue? {
        let isRefused = preview.problems.contains { $0.parameter == parameter.name }
        if isRefused, case .value(let wished) = draft.wishes[parameter.name] { return wished }
        return resolved?.effective
    }

    private func change(of parameter: Parameter) -> EditorRowChange {
        switch draft.wishes[parameter.name] {
        case .value: .set
        case .reset: .reset
        case nil: preview.reset.contains(parameter.name) ? .resetByParent : .none
        }
    }

    // MARK: Texts

    /// An enum's title for "no value", else the prompt; one that has nothing to put into a placeholder says nothing.
    private func emptyText(of parameter: Parameter, _ values: IntentValues) -> String? {
        if case .enumeration(let name) = parameter.type.element,
            let title = schema.enumeration(named: name)?.unknownTitle
        {
            return title.text(for: locale)
        }
        guard var text = parameter.prompt?.text(for: locale) else { return nil }
        for placeholder in Placeholder.all(in: text).placeholders {
            guard let filling = filling(placeholder, for: parameter, values), !filling.isEmpty else { return nil }
            text = text.replacing(placeholder.text, with: filling)
        }
        return text
    }

    private func filling(_ placeholder: Placeholder, for parameter: Parameter, _ values: IntentValues) -> String? {
        if let other = intent.parameter(named: placeholder.content) {
            return display.text(of: values[other.name], other)
        }
        guard placeholder.content == "count" else { return nil }
        return parameter.literalOptions(in: schema, locale: locale).map { String($0.items.count) }
    }

    // MARK: Slots

    private func slots(
        _ parameter: Parameter, _ value: IntentValue?, _ resolved: ResolvedParameter?,
        _ marks: [String: [StoredMark.Kind]]
    ) -> EditorSlots {
        let count = parameter.slotCount(in: family)
        var values = value?.slots ?? []
        if let count { values += Array(repeating: nil, count: max(0, count - values.count)) }
        let whole = resolved?.origin == .user ? resolved?.stored?.slots ?? [] : []
        let tail = count.map { Array(whole.dropFirst($0)) } ?? []
        let size = family.flatMap { parameter.size?.count(in: $0) }
        return EditorSlots(
            minimum: size.map { $0.minimum == $0.maximum ? 0 : $0.minimum } ?? 0, maximum: count,
            shown: slots(values, from: 0, parameter, marks), tail: slots(tail, from: count ?? 0, parameter, marks),
            isUnique: parameter.hasUniqueValues)
    }

    private func slots(
        _ values: [IntentValue?], from first: Int, _ parameter: Parameter, _ marks: [String: [StoredMark.Kind]]
    ) -> [EditorSlot] {
        values.enumerated().map { index, value in
            EditorSlot(
                index: first + index, value: value, text: display.text(of: value, parameter),
                marks: marks[value?.optionIdentifier ?? ""] ?? [])
        }
    }

    // MARK: Marks and problems

    /// What lookups said of the values, by identifier. A draft that is not looked up yet keeps what was said before.
    private func slotMarks(
        _ parameter: Parameter, _ resolved: ResolvedParameter?, _ before: ResolvedParameter?
    ) -> [String: [StoredMark.Kind]] {
        var marks = resolved?.storedForm?.marks ?? []
        if draft.wishes[parameter.name] != nil { marks += before?.storedForm?.marks ?? [] }
        if resolved?.origin == .handlerDefault {
            marks += preview.configuration.instance.defaults[parameter.name]?.marks ?? []
        }
        var kinds: [String: [StoredMark.Kind]] = [:]
        for mark in marks where kinds[mark.identifier]?.contains(mark.kind) != true {
            kinds[mark.identifier, default: []].append(mark.kind)
        }
        return kinds
    }

    private func marks(
        _ resolved: ResolvedParameter?, among value: IntentValue?, _ slotMarks: [String: [StoredMark.Kind]]
    ) -> [ValueMark] {
        var marks = Set(resolved?.marks ?? [])
        let kinds = (value?.slots ?? []).flatMap { slotMarks[$0?.optionIdentifier ?? ""] ?? [] }
        if kinds.contains(.vanished) { marks.insert(.vanished) }
        if kinds.contains(.unchecked) { marks.insert(.unchecked) }
        return marks.sorted { $0.rank < $1.rank }
    }

    private func problems(
        _ parameter: Parameter, _ value: IntentValue?, _ slots: EditorSlots?, _ marks: [ValueMark],
        _ slotMarks: [String: [StoredMark.Kind]]
    ) -> [EditorProblem] {
        let refusals = preview.problems.filter { $0.parameter == parameter.name }
        let later = (draft.refusals[parameter.name] ?? []).filter { !refusals.contains($0) }
        var problems = (refusals + later).map {
            EditorProblem(.refused($0.code), $0.message, suggestion: $0.suggestion)
        }
        problems += lookupProblems(value, slotMarks)
        if marks.contains(.incompatible) {
            problems.append(
                EditorProblem(.incompatible, "what is stored does not fit any more; it is kept, and the default holds"))
        }
        if let slots, !marks.contains(.hidden) {
            let count = slots.shown.count { $0.value != nil }
            if count < slots.minimum {
                problems.append(
                    EditorProblem(.tooFew(count, of: slots.minimum), "\(count) of at least \(slots.minimum) values"))
            }
        }
        return problems
    }

    private func lookupProblems(
        _ value: IntentValue?, _ marks: [String: [StoredMark.Kind]]
    ) -> [EditorProblem] {
        let identifiers = (value?.slots ?? []).compactMap { $0?.optionIdentifier }
        let vanished = identifiers.filter { marks[$0]?.contains(.vanished) == true }
        let unchecked = identifiers.filter { marks[$0]?.contains(.unchecked) == true }
        var problems: [EditorProblem] = []
        if !vanished.isEmpty {
            let names = vanished.map { "'\($0)'" }.joined(separator: ", ")
            problems.append(EditorProblem(.vanished(vanished), "\(names) can no longer be chosen"))
        }
        if !unchecked.isEmpty {
            let names = unchecked.map { "'\($0)'" }.joined(separator: ", ")
            problems.append(EditorProblem(.unchecked(unchecked), "\(names) was stored without a lookup"))
        }
        return problems
    }
}

extension ValueMark {
    /// The order of the cases.
    fileprivate var rank: Int {
        switch self {
        case .hidden: 0
        case .vanished: 1
        case .migrated: 2
        case .incompatible: 3
        case .unchecked: 4
        case .tail: 5
        }
    }
}

extension IntentValue? {
    /// As options see a parent: an empty list is no value.
    fileprivate var isUnset: Bool { !(self?.slots ?? []).contains { $0 != nil } }
}
