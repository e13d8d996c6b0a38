/// What one parameter has to offer before it is known whether its row is there: the user's value and the default.
struct Offer: Sendable {
    let plan: ParameterPlan
    let stored: ValueReading?
    let fallback: DefaultReading
    /// What is in effect while the row is there.
    let value: IntentValue?
    let origin: ValueOrigin
    /// Values behind the slots of the family.
    let tailCount: Int

    var parameter: Parameter { plan.parameter }

    init(_ plan: ParameterPlan, stored: ValueReading?, fallback: DefaultReading, in family: SizeFamily?) {
        self.plan = plan
        self.stored = stored
        self.fallback = fallback
        let chosen = stored.flatMap { Choice($0, plan.parameter, in: family) }
        value = chosen.map(\.value) ?? fallback.value
        origin = chosen.map { _ in .user } ?? fallback.origin
        tailCount = chosen?.tailCount ?? 0
    }

    /// A hidden row reads as its default.
    func effective(isVisible: Bool) -> IntentValue? { isVisible ? value : fallback.value }

    func resolved(isVisible: Bool) -> ResolvedParameter {
        ResolvedParameter(
            name: plan.parameter.name, stored: stored?.value, storedForm: stored?.form, defaultValue: fallback.value,
            effective: effective(isVisible: isVisible), origin: isVisible ? origin : fallback.origin,
            marks: marks(isVisible: isVisible))
    }

    private func marks(isVisible: Bool) -> [ValueMark] {
        let forms = (stored?.form.marks ?? []) + (origin == .handlerDefault ? fallback.marks : [])
        var marks: [ValueMark] = []
        if !isVisible { marks.append(.hidden) }
        if forms.contains(where: { $0.kind == .vanished }) { marks.append(.vanished) }
        if stored?.isMigrated == true { marks.append(.migrated) }
        if stored?.isIncompatible == true { marks.append(.incompatible) }
        if forms.contains(where: { $0.kind == .unchecked }) { marks.append(.unchecked) }
        if tailCount > 0 { marks.append(.tail(tailCount)) }
        return marks
    }
}

/// The user's value as a family shows it, with what has vanished treated as declared.
private struct Choice {
    let value: IntentValue?
    let tailCount: Int

    /// Nil where the default holds instead.
    init?(_ stored: ValueReading, _ parameter: Parameter, in family: SizeFamily?) {
        guard !stored.isIncompatible else { return nil }
        let heedsMarks = parameter.vanishedPolicy != .keepAndFlag && !stored.form.marks.isEmpty
        let vanished = heedsMarks ? stored.marked(.vanished) : []
        guard parameter.type.isList else {
            tailCount = 0
            guard !vanished.isEmpty, let identifier = stored.value?.optionIdentifier, vanished.contains(identifier)
            else {
                value = stored.value
                return
            }
            if parameter.vanishedPolicy == .useDefault || parameter.hasStaticDefault { return nil }
            value = nil
            return
        }
        let row = SlotRow(stored.value?.slots ?? [], showing: parameter.slotCount(in: family))
        tailCount = row.tailCount
        guard !vanished.isEmpty else {
            value = .list(row.shown)
            return
        }
        let shown = row.shown.map { slot in slot.flatMap { vanished.contains($0.optionIdentifier ?? "") ? nil : $0 } }
        let isEmptied = shown != row.shown && !shown.contains { $0 != nil }
        if isEmptied, parameter.vanishedPolicy == .useDefault { return nil }
        value = .list(shown)
    }
}

extension DefaultReading {
    fileprivate var origin: ValueOrigin {
        guard value != nil else { return .none }
        return isProvided ? .handlerDefault : .definitionDefault
    }
}
