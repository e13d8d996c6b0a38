/// What one parameter has to offer before it is known whether its row is there: the user's value and the default.
struct Offer: Hashable, Sendable {
    let parameter: Parameter
    let stored: ValueReading?
    let fallback: DefaultReading
    /// What is in effect while the row is there.
    let value: IntentValue?
    let origin: ValueOrigin
    /// Values behind the slots of the family.
    let tailCount: Int

    init(_ parameter: Parameter, stored: ValueReading?, fallback: DefaultReading, in family: WidgetFamily?) {
        self.parameter = parameter
        self.stored = stored
        self.fallback = fallback
        let chosen = stored.flatMap { Choice($0, parameter, in: family) }
        value = chosen.map(\.value) ?? fallback.value
        origin = chosen.map { _ in .user } ?? fallback.origin
        tailCount = chosen?.tailCount ?? 0
    }

    func resolved(isVisible: Bool) -> ResolvedParameter {
        ResolvedParameter(
            name: parameter.name, stored: stored?.value, storedForm: stored?.form, defaultValue: fallback.value,
            effective: isVisible ? value : fallback.value, origin: isVisible ? origin : fallback.origin,
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
    init?(_ stored: ValueReading, _ parameter: Parameter, in family: WidgetFamily?) {
        guard !stored.isIncompatible else { return nil }
        let vanished = parameter.vanishedPolicy == .keepAndFlag ? [] : stored.marked(.vanished)
        guard parameter.type.isList else {
            tailCount = 0
            guard let identifier = stored.value?.optionIdentifier, vanished.contains(identifier) else {
                value = stored.value
                return
            }
            if parameter.vanishedPolicy == .useDefault || parameter.hasStaticDefault { return nil }
            value = nil
            return
        }
        let row = SlotRow(stored.value?.slots ?? [], showing: parameter.slotCount(in: family))
        let shown = row.shown.map { slot in slot.flatMap { vanished.contains($0.optionIdentifier ?? "") ? nil : $0 } }
        let isEmptied = shown != row.shown && !shown.contains { $0 != nil }
        if isEmptied, parameter.vanishedPolicy == .useDefault { return nil }
        value = .list(shown)
        tailCount = row.tailCount
    }
}

extension DefaultReading {
    fileprivate var origin: ValueOrigin {
        guard value != nil else { return .none }
        return isProvided ? .handlerDefault : .definitionDefault
    }
}
