internal import IntentSystem

/// The change that the operations of an edit make to each parameter, beginning with the effective values.
struct EditOperations {
    enum Change: Hashable {
        case reset
        /// Nil is "no value". A list contains the slots that the size family shows.
        case value(IntentValue?)
    }

    private let resolver: Resolver
    private let today: @Sendable () -> CalendarDate
    private let edit: DynamicEdit
    private(set) var changes: [String: Change] = [:]
    private(set) var problems: [EngineError.Problem] = []
    private(set) var warnings: [String] = []
    /// The lists that operations change slot by slot; their changes are set when all operations have been applied.
    private var lists: [String: EditedSlots] = [:]
    /// The identifiers that parameters have before the edit.
    private var heldIdentifiers: [String: Set<ExactText>] = [:]

    /// - Parameter today: Returns the user's day, for ranges such as `today...`.
    init(_ request: EditRequest, on resolver: Resolver, today: @escaping @Sendable () -> CalendarDate) {
        self.resolver = resolver
        self.today = today
        edit = request.edit
        if request.resetsAll {
            for parameter in resolver.scope.parameters where !parameter.isLocked {
                changes[parameter.name] = .reset
            }
        }
        for step in edit.steps { apply(step.operation, to: step.parameter) }
        for name in Array(lists.keys) { endList(name) }
        for parameter in resolver.scope.parameters { checkSlots(of: parameter) }
    }

    /// The parameters that are not validated any further.
    var rejectedParameters: Set<String> { Set(problems.compactMap(\.parameter)) }

    private mutating func apply(_ operation: DynamicEdit.Operation, to name: String) {
        let scope = resolver.scope
        guard let layered = resolver.value(of: name) else {
            problems.append(.unknownParameter(name, in: scope))
            return
        }
        let parameter = layered.parameter
        let lock = parameter.policy.flatMap { $0.isLocked ? $0 : nil }
        let inEffect = lock != nil || edit.keepsWhatIsShown ? records(of: layered) : nil
        let operation = edit.keepsWhatIsShown ? operation.keepingWhatIsShown(by: inEffect) : operation
        if let lock {
            let isUnchanged = [layered.value, inEffect?.shown ?? layered.value].contains { operation.leaves($0) }
            if !isUnchanged { problems.append(.locked(name, by: lock)) }
            return
        }
        if case .system(let type) = parameter.type.element, operation != .reset {
            return reject(parameter, UserText("'\(name)' has Apple's type System.\(type), which cannot be set"))
        }
        switch operation {
        case .reset, .set: endList(name)
        case .setSlot, .setField, .add, .remove: break
        }
        switch operation {
        case .reset: changes[name] = .reset
        case .set(nil): clear(parameter)
        case .set(let value?): set(value, layered)
        case .setSlot(let index, let value): setSlot(index, value, layered)
        case .setField(let field, let slot, let value): setField(field, slot: slot, value, layered)
        case .add(let values): add(values, layered)
        case .remove(let values): remove(values, layered)
        }
    }

    /// Returns the records in effect; nil if they are in effect as they are stored.
    private func records(of layered: LayeredValue) -> RecordsInEffect? {
        // What is visible does not change for others.
        var resolver = resolver
        return RecordsInEffect(in: layered.value, resolver.fieldContext(of: layered.parameter.name))
    }

    private mutating func clear(_ parameter: Parameter) {
        if parameter.hasStaticDefault {
            reject(parameter, UserText("'\(parameter.name)' has a default and cannot be cleared; reset it instead"))
        } else {
            changes[parameter.name] = .value(parameter.type.isList ? .list([]) : nil)
        }
    }

    private mutating func set(_ value: IntentValue, _ layered: LayeredValue) {
        let parameter = layered.parameter
        guard parameter.type.isList else {
            if case .list = value {
                return reject(parameter, UserText("'\(parameter.name)' takes a single value, not a list"))
            }
            guard let value = checked(value, layered) else { return }
            changes[parameter.name] = .value(value)
            return
        }
        let slots = value.slots.enumerated().map { slot, value in value.flatMap { checked($0, layered, slot: slot) } }
        changes[parameter.name] = .value(.list(parameter.arranged(slots, in: resolver.scope.family)))
    }

    private mutating func setField(_ name: String, slot: Int?, _ value: IntentValue?, _ layered: LayeredValue) {
        let parameter = layered.parameter
        guard let type = resolver.scope.schema.type(of: parameter),
            let field = type.field(named: name)
        else { return reject(parameter, UserText("'\(parameter.name)' has no field '\(name)'")) }
        guard parameter.type.isList == (slot != nil) else {
            return reject(
                parameter,
                parameter.type.isList
                    ? UserText("'\(parameter.name)' is a list; name a slot before the field")
                    : parameter.absence(ofSlot: slot ?? 0, in: resolver.scope.family))
        }
        let index = slot ?? 0
        if let slot, let problem = problem(ofSlot: slot, layered, growsInOrder: true) {
            return reject(parameter, problem)
        }
        let edited = slot == nil ? slots(layered) : lists[parameter.name]?.slots ?? []
        let former = edited.indices.contains(index) ? edited[index] : nil
        // Without a record, its fields have no values to remove.
        if value == nil, former == nil { return }
        var record = if case .record(let record)? = former { record } else { type.newRecord }
        let before = record
        record.set(value, of: field, in: type)
        let named = edit.steps.compactMap { step -> String? in
            guard step.parameter == parameter.name, case .setField(let name, slot, _) = step.operation else {
                return nil
            }
            return name
        }
        // What is visible does not change for others.
        var resolver = resolver
        record.resetChildren(
            of: field.name, in: type, since: before, except: Set(named),
            context: resolver.fieldContext(of: parameter.name))
        if type.isUnion, record == RecordValue() {
            guard let slot else { return clear(parameter) }
            return setSlot(slot, nil, layered)
        }
        guard slot != nil else { return set(.record(record), layered) }
        setSlot(index, .record(record), layered)
    }

    private mutating func setSlot(_ index: Int, _ value: IntentValue?, _ layered: LayeredValue) {
        let parameter = layered.parameter
        guard isList(parameter) else { return }
        if let problem = problem(ofSlot: index, layered) { return reject(parameter, problem) }
        let valid = value.flatMap { checked($0, layered, slot: index) }
        lists[parameter.name]?.set(valid, at: index)
    }

    /// Begins to edit a list, and returns why a slot of it cannot be set; nil if it can.
    /// - Parameter growsInOrder: Whether only the next slot can be added, also to a list whose values move up.
    private mutating func problem(
        ofSlot index: Int, _ layered: LayeredValue, growsInOrder: Bool = false
    ) -> UserText? {
        let parameter = layered.parameter
        let count = parameter.slotCount(in: resolver.scope.family)
        guard index >= 0, index < count ?? .max else {
            return parameter.absence(ofSlot: index, in: resolver.scope.family)
        }
        beginList(layered)
        lists[parameter.name]?.closeGaps()
        let present = lists[parameter.name]?.slots.count ?? 0
        // A list without a limit grows by one slot at a time.
        let isOrdered = count == nil || growsInOrder && !parameter.keepsSlots(in: resolver.scope.family)
        return isOrdered && index > present ? parameter.nextSlot(after: present) : nil
    }

    private mutating func add(_ values: [IntentValue], _ layered: LayeredValue) {
        guard isList(layered.parameter) else { return }
        beginList(layered)
        lists[layered.parameter.name]?.touch()
        for value in values {
            if let value = checked(value, layered) { lists[layered.parameter.name]?.add(value) }
        }
    }

    private mutating func remove(_ values: [IntentValue], _ layered: LayeredValue) {
        guard isList(layered.parameter) else { return }
        beginList(layered)
        for value in values {
            guard let value = checked(value, layered, isChosen: false) else { continue }
            let identifier = value.optionIdentifier ?? ""
            if lists[layered.parameter.name]?.remove(ExactText(identifier)) != true {
                warnings.append("'\(value.writtenText ?? identifier)' is not in '\(layered.parameter.name)'")
            }
        }
    }

    private mutating func beginList(_ layered: LayeredValue) {
        if lists[layered.parameter.name] == nil {
            let keepsSlots = layered.parameter.keepsSlots(in: resolver.scope.family)
            lists[layered.parameter.name] = EditedSlots(slots(layered), keepsSlots: keepsSlots)
        }
    }

    /// Removing nothing does not turn a default into a user's value.
    private mutating func endList(_ name: String) {
        guard var list = lists.removeValue(forKey: name), list.isSet else { return }
        list.closeGaps()
        changes[name] = .value(.list(list.slots))
    }

    /// The slots after the previous operations, or the effective slots of a visible row.
    private func slots(_ layered: LayeredValue) -> [IntentValue?] {
        switch changes[layered.parameter.name] {
        case .value(let value): value?.slots ?? []
        case .reset: layered.valueWithoutOwn?.slots ?? []
        case nil: layered.value?.slots ?? []
        }
    }

    private mutating func checked(
        _ value: IntentValue, _ layered: LayeredValue, slot: Int? = nil, isChosen: Bool = true
    ) -> IntentValue? {
        let check = ValueCheck(schema: resolver.scope.schema, parameter: layered.parameter, today: today)
        switch check.check(value, held: isChosen ? held(layered) : [ExactText(value.optionIdentifier ?? "")]) {
        case .valid(let value): return value
        case .invalid(let refusals):
            problems += refusals.map { refusal in
                EngineError.Problem(
                    .wrongValue, parameter: layered.parameter.name,
                    field: refusal.field.map { (problem: $0, slot: slot) }, refusal.text, suggestion: refusal.suggestion
                )
            }
            return nil
        }
    }

    private mutating func held(_ layered: LayeredValue) -> Set<ExactText> {
        if let known = heldIdentifiers[layered.parameter.name] { return known }
        let held = layered.held
        heldIdentifiers[layered.parameter.name] = held
        return held
    }

    private mutating func isList(_ parameter: Parameter) -> Bool {
        if !parameter.type.isList { reject(parameter, parameter.absence(ofSlot: 0, in: resolver.scope.family)) }
        return parameter.type.isList
    }

    /// Checks the number of slots and the uniqueness of values after all operations.
    private mutating func checkSlots(of parameter: Parameter) {
        guard parameter.type.isList, case .value(let value) = changes[parameter.name] else { return }
        let slots = (value?.slots ?? []).trimmingEmptySlots
        let family = resolver.scope.family
        if let count = parameter.slotCount(in: family), slots.count > count {
            let reason = family.flatMap { UnsupportedFamily($0, of: resolver.scope.widget) }?.text
            reject(parameter, tooMany: slots.count, reason ?? parameter.slotPhrase(in: family))
        }
        guard parameter.hasUniqueValues else { return }
        var seen: Set<ExactText> = []
        var reported: Set<ExactText> = []
        for value in slots {
            guard let value, let identifier = value.optionIdentifier, !seen.insert(identifier).inserted,
                reported.insert(identifier).inserted
            else { continue }
            reject(
                parameter,
                UserText(
                    "'\(value.writtenText ?? identifier)' is used in more than one slot; each value can be used once"))
        }
    }

    private mutating func reject(_ parameter: Parameter, tooMany count: Int, _ reason: UserText) {
        reject(
            parameter,
            count == 1
                ? UserText("'\(parameter.name)' would have 1 value, but \(reason)")
                : UserText("'\(parameter.name)' would have \(count) values, but \(reason)"))
    }

    private mutating func reject(_ parameter: Parameter, _ text: UserText) {
        problems.append(EngineError.Problem(.wrongValue, parameter: parameter.name, text))
    }
}

extension DynamicEdit.Operation {
    /// Returns an operation that stores what code read, and did not change, as it is stored now.
    /// - Parameter records: The records in effect; nil if they are in effect as they are stored.
    fileprivate func keepingWhatIsShown(by records: RecordsInEffect?) -> DynamicEdit.Operation {
        guard case .set(let value?) = self, let records else { return self }
        return .set(records.keepingWhatIsShown(in: value))
    }

    /// Whether the operation sets what a value has already.
    fileprivate func leaves(_ value: IntentValue?) -> Bool {
        let (given, present): (IntentValue?, IntentValue?)
        switch self {
        case .set(let new): (given, present) = (new, value)
        case .setSlot(let slot, let new):
            let slots = value?.slots ?? []
            (given, present) = (new, slots.indices.contains(slot) ? slots[slot] : nil)
        case .setField(let field, let slot, let new):
            guard let record = value.record(at: slot) else { return false }
            (given, present) = (new, record.values[field])
        case .add, .remove, .reset: return false
        }
        return given?.comparable == present?.comparable
    }
}

extension IntentValue {
    /// The value without what is not chosen: empty slots at the end, and the texts of options.
    fileprivate var comparable: IntentValue {
        switch self {
        case .object(let object): .object(ObjectValue(identifier: object.identifier, displayString: object.identifier))
        case .record(let record): .record(RecordValue(record.values.mapValues(\.comparable)))
        case .list(let slots): .list(slots.trimmingEmptySlots.map { $0?.comparable })
        default: self
        }
    }
}

extension LayeredValue {
    /// What the stored and the effective values have of the options of a part.
    func heldChoices(in part: OptionPart) -> Set<HeldChoice> {
        let slots = [stored?.value, value].flatMap { $0?.slots ?? [] }
        return Set(
            slots.flatMap { slot in
                let parents = part.parents(in: slot)
                return part.choices(in: slot).compactMap { $0.optionKey.map { HeldChoice($0, selectedBy: parents) } }
            })
    }

    /// The identifiers of the stored and the effective values that are chosen for a part of them.
    func held(in part: OptionPart) -> Set<ExactText> {
        Set([stored?.value, value].flatMap(part.choices).compactMap(\.optionKey))
    }

    /// The identifiers of the stored and the effective values, and the cases in the fields of records.
    var held: Set<ExactText> {
        let slots = (stored?.value?.slots ?? []) + (value?.slots ?? [])
        let fields = slots.flatMap { slot -> [IntentValue?] in
            if case .record(let record)? = slot { record.values.values.flatMap(\.slots) } else { [] }
        }
        let cases = fields.compactMap { if case .enumeration(let name)? = $0 { ExactText(name) } else { nil } }
        return Set(slots.compactMap { $0?.optionKey } + cases)
    }
}
