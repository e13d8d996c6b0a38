package import IntentSystem

/// An edit during validation: the instance as it would become, the problems, and the lookups that are missing.
struct EditWork {
    let instance: StoredInstance
    let scope: InstanceScope
    let intent: Intent
    let request: EditRequest
    let locale: String
    let before: Resolver
    /// What is stored: ``before``, or for an import the instance that it replaces.
    let known: Resolver
    let operations: EditOperations
    /// The ``StoredValue/writeOrder`` of what the edit writes; 0 if the program knows the names of all stored values.
    private let writeOrder: Int
    var candidate: StoredInstance
    var problems: [EngineError.Problem]
    var lookupRequests: [LookupRequest] = []
    /// The parameters that are not validated any further: rejected ones, and those that are waiting for a lookup.
    var unresolved: Set<String>
    /// Options that stay as they were stored, because no lookup found them: one phrase each.
    var optionWarnings: [String] = []
    /// The children that were reset because a parent changed.
    private(set) var resetChildNames: Set<String> = []
    /// The lists that the edit sets for a new parent.
    private var childrenWithoutTail: Set<String> = []

    /// Returns nil for a static widget.
    init?(
        _ request: EditRequest, on instance: StoredInstance, scope: InstanceScope, locale: String,
        today: @escaping @Sendable () -> CalendarDate
    ) {
        guard let intent = scope.intent, let before = Resolver(instance, scope: scope, locale: locale) else {
            return nil
        }
        self.request = request
        self.instance = instance
        self.scope = scope
        self.intent = intent
        self.locale = locale
        self.before = before
        known = request.known ?? before
        operations = EditOperations(request, on: before, today: today)
        problems = operations.problems
        unresolved = operations.rejectedParameters
        let knowsAllNames = instance.values.keys.allSatisfy(scope.declarations.storedNames.contains)
        writeOrder = knowsAllNames ? 0 : instance.values.nextWriteOrder
        candidate = instance
        for parameter in intent.parameters where !unresolved.contains(parameter.name) {
            switch operations.changes[parameter.name] {
            case .value(let value): write(value, of: parameter, marks: [])
            case .reset: reset(parameter)
            case nil: break
            }
        }
        if instance.follows != nil { keepParents() }
    }

    /// Makes the followed parents of the values that the edit sets values of this instance, so that a later change of the
    /// instance that is followed does not leave them with parents for which they were not chosen.
    private mutating func keepParents() {
        var children = intent.parameters.filter { parameter in
            guard parameter.parentPolicy == .reset, case .value = operations.changes[parameter.name] else {
                return false
            }
            return !unresolved.contains(parameter.name)
        }
        var kept: Set<String> = []
        while let child = children.popLast() {
            for name in child.dependsOn where operations.changes[name] == nil && kept.insert(name).inserted {
                guard let layered = before.value(of: name), layered.origin != .user, !layered.plan.isLocked,
                    let value = layered.value
                else { continue }
                children.append(layered.parameter)
                write(value, of: layered.parameter, marks: layered.marksInEffect)
            }
        }
    }

    /// The candidate, resolved. Never nil, because the scope has an intent.
    var after: Resolver { Resolver(candidate, scope: scope, locale: locale) ?? before }

    /// Removes what belongs to former parents: the values of children that the edit does not name, and the hidden tails of
    /// those that it does.
    mutating func resetChildren() {
        resetUnnamedChildren()
        for child in intent.parameters where child.type.isList && child.parentPolicy == .reset {
            guard case .value(let value) = operations.changes[child.name], !unresolved.contains(child.name),
                hasChangedParent(child, after)
            else { continue }
            childrenWithoutTail.insert(child.name)
            write(value, of: child, marks: [])
        }
    }

    /// Resets the children that the edit does not name and whose parents have changed, and their children in turn.
    private mutating func resetUnnamedChildren() {
        let children = intent.parameters.filter {
            !$0.dependsOn.isEmpty && $0.parentPolicy == .reset && followsParentPolicy($0)
                && !$0.isLocked
        }
        if children.isEmpty { return }
        // Each round completes at least one generation.
        for _ in children {
            let after = after
            var isDone = true
            for child in children
            where !resetChildNames.contains(child.name) && (hasChangedParent(child, after) || hasReleasedParent(child))
            {
                resetChildNames.insert(child.name)
                reset(child)
                isDone = false
            }
            if isDone { return }
        }
    }

    /// Whether the edit resets a parent, so that it follows another instance from now on, whose values may change.
    private func hasReleasedParent(_ child: Parameter) -> Bool {
        instance.follows != nil && child.dependsOn.contains { operations.changes[$0] == .reset }
    }

    /// - Parameter after: The value of ``after``, evaluated only if the parameter has a parent.
    func hasChangedParent(_ child: Parameter, _ after: @autoclosure () -> Resolver) -> Bool {
        if child.dependsOn.isEmpty { return false }
        let after = after()
        return child.dependsOn.contains { name in
            known.value(of: name)?.value.choice != after.value(of: name)?.value.choice
        }
    }

    /// Whether the edit does not set the parameter.
    func followsParentPolicy(_ child: Parameter) -> Bool {
        operations.changes[child.name] == nil && !unresolved.contains(child.name)
    }

    /// Stores a value under the current name of its parameter, keeping the tail of a list.
    /// - Parameter isNamed: Whether the edit sets the value; otherwise it only updates what is stored.
    mutating func write(_ value: IntentValue?, of parameter: Parameter, marks: [StoredMark], isNamed: Bool = true) {
        guard parameter.type.isList else {
            return write(whole: value, of: parameter, marks: marks)
        }
        let layered = before.value(of: parameter.name)
        // If the default is in effect, the list is new: a list is the user's or the default, never a mixture.
        let isContinued = !isNamed || layered?.isChosen == true && !childrenWithoutTail.contains(parameter.name)
        let kept = isContinued ? isNamed ? layered?.reading : layered?.stored : nil
        var row = SlotRow(kept?.value?.slots ?? [], of: parameter, in: scope.family)
        row.replace(with: value?.slots ?? [])
        let parts = scope.declarations.optionParts(of: parameter)
        let tailMarks = parts.marks(kept?.form.marks ?? [], in: .list(row.tail))
        write(whole: .list(row.slots), of: parameter, marks: marks + tailMarks)
    }

    private mutating func write(whole value: IntentValue?, of parameter: Parameter, marks: [StoredMark]) {
        let former = before.value(of: parameter.name).flatMap { $0.reading ?? $0.stored }
        let wasSecret = request.formerSecrets.contains(parameter.name) || former?.form.isSecret == true
        let form = StoredValue(
            type: parameter.storedTag(of: value, wasSecret: wasSecret),
            wire: value.map(parameter.type.wire(for:)) ?? .null, marks: marks, writeOrder: writeOrder)
        store(form.canonical, of: parameter)
    }

    /// Removes the user's value, including the tail of a list, and the remembered default.
    private mutating func reset(_ parameter: Parameter) {
        // A value with an unknown name may belong to this parameter, under a name that newer definitions give it.
        store(writeOrder == 0 ? nil : .reset(writeOrder: writeOrder), of: parameter)
        for key in reader.names(of: parameter) + parameter.providedDefaults(in: scope.widget.families).map(\.key) {
            candidate.defaults[key] = nil
        }
    }

    /// Replaces the values under all names of a parameter.
    private mutating func store(_ value: StoredValue?, of parameter: Parameter) {
        let names = reader.names(of: parameter)
        for name in names { candidate.values[name] = nil }
        candidate.values[parameter.name] = value
        // What is in effect already keeps its place in the order, so that nothing changes.
        if let value, instance.values.newestName(among: names) == parameter.name,
            let present = instance.values[parameter.name], present.isSameChoice(as: value)
        {
            candidate.values[parameter.name] = present
        }
    }

    private var reader: ValueReader { scope.reader }
}

extension EditWork {
    /// The configuration that the edit would store, for the handler to validate.
    var validationRequest: ValidationRequest {
        var after = after
        return ValidationRequest(family: scope.family, values: IntentValues(resolved: after.parameters()))
    }
}

extension EditWork {
    /// Adds the rules that the edit breaks to the problems.
    mutating func applyRules() {
        guard !intent.rules.isEmpty else { return }
        var (after, before) = (after, before)
        let broken = after.brokenRules()
        if broken.isEmpty { return }
        let edited = resetChildNames.union(operations.changes.keys)
        let brokenBefore = Set(before.brokenRules().map(\.index))
        problems += broken.filter { rule in
            request.judgesAll || !brokenBefore.contains(rule.index) || rule.parameters.contains(where: edited.contains)
        }.map(\.problem)
    }
}

extension IntentValue? {
    /// The identifiers of the chosen values, without their texts.
    package var choice: [ExactText?] {
        (self?.slots ?? []).trimmingEmptySlots.map { $0?.optionKey }
    }
}

extension EditWork {
    /// Returns the changes, or nil if there are none, and the effects.
    func accepted() -> (InstanceUpdate?, EditOutcome) {
        var update = InstanceUpdate(
            cause: request.preset == nil ? .edited : .applied, isEdit: true, preset: request.preset)
        update.values = instance.values.differences(to: candidate.values)
        update.defaults = instance.defaults.differences(to: candidate.defaults)
        let hasChanges = !update.values.isEmpty || !update.defaults.isEmpty
        var outcome = EditOutcome(
            revision: instance.revision + (hasChanges ? 1 : 0), changed: [], reset: [], warnings: optionWarnings)
        if request.reportsEffects {
            outcome.changed = names { hasChanged($0, isReset: false) }
            outcome.reset = names { hasChanged($0, isReset: true) }
            outcome.warnings = operations.warnings + warnings() + optionWarnings
            outcome.awaitsDefaults = intent.parameters.contains { parameter in
                (operations.changes[parameter.name] == .reset || resetChildNames.contains(parameter.name))
                    && !parameter.providedDefaults(in: scope.widget.families).isEmpty
            }
        }
        return (hasChanges ? update : nil, outcome)
    }

    private func names(where isIncluded: (Parameter) -> Bool) -> [String] {
        intent.parameters.filter(isIncluded).map(\.name)
    }

    /// Whether the stored value of a parameter, or the default that a reset discards, differs from before.
    private func hasChanged(_ parameter: Parameter, isReset: Bool) -> Bool {
        guard isReset ? resetChildNames.contains(parameter.name) : operations.changes[parameter.name] != nil else {
            return false
        }
        let names = reader.names(of: parameter)
        let keys = names + parameter.providedDefaults(in: scope.widget.families).map(\.key)
        return names.contains { instance.values[$0] != candidate.values[$0] }
            || keys.contains { instance.defaults[$0] != candidate.defaults[$0] }
    }

    private func warnings() -> [String] {
        guard intent.parameters.contains(where: mayWarn) else { return [] }
        var after = after
        return after.parameters().enumerated().flatMap { place, resolved -> [String] in
            guard case .value = operations.changes[resolved.name],
                let parameter = intent.parameter(named: resolved.name, at: place)
            else { return [] }
            return [
                deprecationWarning(parameter), hiddenWarning(resolved), countWarning(parameter, resolved),
            ].compactMap(\.self) + hiddenFieldWarnings(resolved)
        }
    }

    /// Whether a warning is possible. For most parameters this avoids resolving the candidate.
    private func mayWarn(_ parameter: Parameter) -> Bool {
        guard case .value = operations.changes[parameter.name] else { return false }
        return parameter.deprecated != nil || parameter.families != nil || !parameter.when.isEmpty
            || parameter.type.isList || parameter.type.element.isRecord
    }

    private func deprecationWarning(_ parameter: Parameter) -> String? {
        parameter.deprecated.map { "'\(parameter.name)' is deprecated: \($0)" }
    }

    private func hiddenWarning(_ resolved: ResolvedParameter) -> String? {
        resolved.marks.contains(.hidden)
            ? "'\(resolved.name)' has no effect while its row is hidden" : nil
    }

    private func hiddenFieldWarnings(_ resolved: ResolvedParameter) -> [String] {
        guard let records = resolved.records else { return [] }
        return request.edit.steps.compactMap { step in
            guard step.parameter.isExactly(resolved.name), case .setField(let field, let slot, .some) = step.operation,
                records.isHidden(field, slot: slot)
            else { return nil }
            let path = FieldPath(resolved.name, slot: slot, field: field)
            return "'\(path)' has no effect while its row is hidden"
        }
    }

    /// A fixed number of slots has no minimum, because each slot may be empty.
    private func countWarning(_ parameter: Parameter, _ resolved: ResolvedParameter) -> String? {
        guard parameter.type.isList, let family = scope.family, let size = parameter.size?.count(in: family),
            !size.isFixed, !resolved.marks.contains(.hidden)
        else { return nil }
        let count = (resolved.effective?.slots ?? []).count { $0 != nil }
        guard count < size.minimum else { return nil }
        return "'\(parameter.name)' has \(count) of at least \(size.minimum) \(size.minimum == 1 ? "value" : "values")"
    }
}
