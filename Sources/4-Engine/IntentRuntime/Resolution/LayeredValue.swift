import IntentSystem

/// The user's value of a parameter, the one of an instance that is followed, and the default, before it is known whether the row
/// is visible.
struct LayeredValue: Sendable {
    let plan: ParameterPlan
    let stored: ValueReading?
    /// The stored values that a newer one under another name of the parameter has replaced.
    let replaced: [String: StoredValue]
    /// What the instance that is followed shows; nil if none is, or if the row belongs to other values of its parents.
    let followed: FollowedValue?
    let fallback: DefaultReading
    /// The effective value if the row is visible.
    let value: IntentValue?
    let origin: ValueOrigin
    /// The number of values in slots that the size family does not show.
    let tailCount: Int

    var parameter: Parameter { plan.parameter }

    init(
        _ plan: ParameterPlan, stored: ValueReading?, replaced: [String: StoredValue] = [:],
        followed: FollowedValue? = nil, fallback: DefaultReading, in family: SizeFamily?
    ) {
        self.plan = plan
        self.stored = stored
        self.replaced = replaced
        self.followed = followed
        self.fallback = fallback
        func choice(_ reading: ValueReading?) -> Choice? {
            plan.isLocked ? nil : reading.flatMap { Choice($0, plan.parameter, in: family) }
        }
        let (own, chosen) = (choice(stored), choice(followed?.reading))
        value = own.map(\.value) ?? chosen.map(\.value) ?? fallback.value
        origin =
            if own != nil {
                .user
            } else if let holder = followed?.holder, chosen != nil {
                .instance(holder)
            } else {
                fallback.origin(of: plan.parameter)
            }
        tailCount = (own ?? chosen)?.tailCount ?? 0
        valueWithoutOwn = chosen.map(\.value) ?? fallback.value
    }

    /// The value that is in effect without the user's.
    let valueWithoutOwn: IntentValue?

    /// Whether the user of this instance or of one that it follows chose the value.
    var isChosen: Bool { reading != nil }

    /// The stored value that is in effect; nil if it is the default.
    var reading: ValueReading? {
        switch origin {
        case .user: stored
        case .instance: followed?.reading
        default: nil
        }
    }

    /// A hidden row has its default, unless its intent says otherwise.
    func effective(isVisible: Bool) -> IntentValue? {
        isVisible || plan.keepsHiddenValue ? value : fallback.value
    }

    func resolved(isVisible: Bool) -> ResolvedParameter {
        var resolved = ResolvedParameter(
            name: plan.parameter.name, stored: stored?.value, storedForm: stored?.form, replaced: replaced,
            defaultValue: fallback.value, effective: effective(isVisible: isVisible),
            origin: isVisible || plan.keepsHiddenValue ? origin : fallback.origin(of: plan.parameter),
            marks: marks(isVisible: isVisible),
            isDefaultIncomplete: fallback.isShort && !isChosen)
        resolved.policy = plan.parameter.policy
        resolved.followed = followed?.reading.map { FollowedParameter(value: $0.value, form: $0.form) }
        return resolved
    }

    private func marks(isVisible: Bool) -> [ValueMark] {
        let own = plan.isLocked ? [] : stored?.form.marks ?? []
        let forms = own + (origin == .user ? [] : marksInEffect)
        var marks: [ValueMark] = []
        if !isVisible { marks.append(.hidden) }
        if forms.contains(where: { $0.kind == .vanished }) { marks.append(.vanished) }
        if hasUnrecognizedCase { marks.append(.unrecognized) }
        if stored?.isMigrated == true { marks.append(.migrated) }
        if stored?.fits == false { marks.append(.incompatible) }
        if forms.contains(where: { $0.kind == .unchecked }) { marks.append(.unchecked) }
        if plan.hasDisabledOption(value) { marks.append(.disabled) }
        if tailCount > 0 { marks.append(.tail(tailCount)) }
        return marks
    }
}

extension LayeredValue {
    /// Whether the user's value, or the default in effect, has a case that the enum does not declare.
    private var hasUnrecognizedCase: Bool {
        plan.hasUnrecognizedCase(stored?.value) || origin != .user && plan.hasUnrecognizedCase(value)
    }

    /// The marks of the value in effect if the row is visible.
    var marksInEffect: [StoredMark] { reading?.form.marks ?? fallback.marks }
}

/// A value that an instance shows because it follows another one.
struct FollowedValue: Sendable {
    /// The value as the holder stores it; nil if none is chosen, and the default of the followed instance is in effect.
    let reading: ValueReading?
    /// The instance that stores the value: the one that is followed, or one that it follows itself.
    let holder: InstanceID
    /// The default of the followed instance.
    let fallback: DefaultReading

    /// - Parameter source: The instance that is followed.
    init(of layered: LayeredValue, in source: InstanceID) {
        reading = layered.reading
        if case .instance(let holder) = layered.origin { self.holder = holder } else { holder = source }
        fallback = layered.fallback
    }
}

/// The user's value as a size family shows it, with vanished options treated as the definition specifies.
private struct Choice {
    let value: IntentValue?
    let tailCount: Int

    /// Returns nil if the default applies instead.
    init?(_ stored: ValueReading, _ parameter: Parameter, in family: SizeFamily?) {
        guard !stored.isIncompatible else { return nil }
        let usesMarks = parameter.vanishedPolicy != .keepAndFlag && !stored.form.marks.isEmpty
        let vanished = MarkedOptions(usesMarks ? stored.form.marks : [], .vanished)
        guard parameter.type.isList else {
            tailCount = 0
            guard let chosen = stored.value, vanished.isChosen(in: chosen) else {
                value = stored.value
                return
            }
            if parameter.vanishedPolicy == .useDefault || parameter.hasStaticDefault { return nil }
            value = nil
            return
        }
        let row = SlotRow(stored.value?.slots ?? [], of: parameter, in: family)
        tailCount = row.tailCount
        guard !vanished.isEmpty else {
            value = .list(row.shown)
            return
        }
        let shown = row.shown.map { slot in slot.flatMap { vanished.isChosen(in: $0) ? nil : $0 } }
        let isEmptied = shown != row.shown && !shown.contains { $0 != nil }
        if isEmptied, parameter.vanishedPolicy == .useDefault { return nil }
        value = .list(parameter.arranged(shown, in: family))
    }
}

extension DefaultReading {
    fileprivate func origin(of parameter: Parameter) -> ValueOrigin {
        guard value != nil else { return .none }
        if parameter.policy?.hasDefault == true { return .policy }
        return switch source {
        case .definition: .definitionDefault
        case .provider: .handlerDefault
        case .row(let name): .rowDefault(name)
        }
    }
}

/// The slots of a stored list as a size family sees them: the visible slots, and the tail beyond them.
struct SlotRow: Sendable {
    /// At most as many slots as the size family shows; missing ones are empty.
    private(set) var shown: [IntentValue?]
    /// The slots that only larger size families show.
    private(set) var tail: [IntentValue?]
    /// The number of slots that the size family shows; nil for no limit.
    private let count: Int?
    /// Whether empty slots stay where they are.
    let keepsSlots: Bool

    init(_ slots: [IntentValue?], of parameter: Parameter, in family: SizeFamily?) {
        count = parameter.slotCount(in: family)
        keepsSlots = parameter.keepsSlots(in: family)
        let end = min(count ?? .max, slots.count)
        shown = Array(slots[..<end]).arranged(keepingSlots: keepsSlots)
        tail = Array(slots[end...]).arranged(keepingSlots: keepsSlots)
    }

    /// The number of values in the tail.
    var tailCount: Int { tail.count { $0 != nil } }

    /// Replaces the visible slots. Values that they use are removed from the tail. If the size family has a count of slots,
    /// their slots stay empty.
    mutating func replace(with slots: [IntentValue?]) {
        let used = Set(slots.compactMap { $0?.optionKey })
        shown = slots.arranged(keepingSlots: keepsSlots)
        tail = tail.map { value in value.flatMap { used.contains($0.optionIdentifier ?? "") ? nil : $0 } }
            .arranged(keepingSlots: keepsSlots)
    }

    /// The complete list, without empty slots at its end. The tail begins behind the slots that the size family shows, even
    /// if it shows fewer values.
    var slots: [IntentValue?] {
        var slots = shown
        if !tail.isEmpty, let count { slots += Array(repeating: nil, count: max(0, count - shown.count)) }
        return (slots + tail).trimmingEmptySlots
    }
}

extension [IntentValue?] {
    /// Returns the slots of a list, without empty ones unless these stay where they are.
    func arranged(keepingSlots: Bool) -> [IntentValue?] {
        keepingSlots || !contains { $0 == nil } ? self : filter { $0 != nil }
    }

    var trimmingEmptySlots: [IntentValue?] {
        let end = lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
        return Array(self[..<end])
    }
}
