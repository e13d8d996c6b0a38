extension IntentEngine {
    /// Exports instances as a document, in the order in which they were placed, including orphans and incompatible
    /// values.
    /// - Parameter ids: The instances; nil for all that are not removed.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func export(_ ids: Set<InstanceID>? = nil) async throws -> InstanceDocument {
        try await reading.run { [self] in
            for id in (ids ?? []).sorted(by: { $0.text < $1.text }) { _ = try stored(id) }
            let instances = try store.instances(of: nil).filter { ids?.contains($0.id) ?? true }
            return InstanceDocument(group: schema.group, instances: instances.map(\.unversioned))
        }
    }

    /// Imports the instances of a document.
    ///
    /// Each instance is validated like an edit that sets its values: types, ranges, slots, and options by lookup. All
    /// instances are validated before the first is written. Each is then written in its own transaction: after a crash,
    /// import the same document with ``ImportSettings/Existing/skip`` to add the rest.
    /// - Returns: The result for each instance, including rejections.
    /// - Throws: ``StoreError``; ``EngineError`` if another program changes an instance after it was validated;
    ///   `CancellationError` if the task is canceled before the first instance is written; later it has no effect.
    @discardableResult
    public func `import`(
        _ document: InstanceDocument, settings: ImportSettings = ImportSettings()
    ) async throws -> ImportReport {
        var plans: [ImportPlan] = []
        for instance in document.instances { plans.append(try await plan(for: instance, settings)) }
        var report = ImportReport(
            entries: plans.map { ImportReport.Entry(id: $0.id, outcome: $0.outcome) }, isWritten: true)
        if report.rejectedCount > 0, !settings.allowsPart {
            report.isWritten = false
            return report
        }
        try Task.checkCancellation()
        // In a task of its own, so that a cancellation between two instances does not leave out the rest.
        try await Task { [plans] in
            for plan in plans { try await carryOut(plan) }
        }.value
        return report
    }

    private func plan(for given: StoredInstance, _ settings: ImportSettings) async throws -> ImportPlan {
        let (known, isTaken) = try await reading.run { [store] in
            let known = try store.instance(given.id)
            return (known, try known != nil || !store.changes(of: given.id, after: 0, limit: 1).isEmpty)
        }
        do {
            if isTaken, settings.existing == .skip { return .skip(given.id) }
            if isTaken, settings.existing == .reject { throw EngineError([.alreadyExists(given.id)]) }
            if isTaken, known == nil { throw EngineError([.isForgotten(given.id)]) }
            let validated = try await validated(given, settings)
            guard let known else { return .place(validated) }
            let kind = declarations.scope(of: known)?.widget.kind ?? known.kind
            guard kind == validated.kind || settings.isExact else { throw EngineError([.hasOtherKind(known)]) }
            return .replace(validated)
        } catch let error as EngineError {
            return .reject(given.id, error.problems)
        }
    }

    private func validated(_ given: StoredInstance, _ settings: ImportSettings) async throws -> StoredInstance {
        if settings.isExact { return given }
        guard let scope = declarations.scope(of: given) else { throw EngineError([.unknownImport(given)]) }
        guard let family = SizeFamily(rawValue: given.family) else {
            throw EngineError([
                EngineError.Problem(.unknownFamily, "'\(given.id)' has an unknown family, '\(given.family)'")
            ])
        }
        try scope.widget.checkSupport(of: family)
        let forms = try ImportedForms(given, scope: scope)
        let request = EditRequest(
            edit: forms.edit, allowsUnchecked: settings.allowsUnchecked, resetsChildren: false)
        return try await applied(request, to: forms.base)
    }

    private func carryOut(_ plan: ImportPlan) async throws {
        switch plan {
        case .place(let instance):
            do {
                try await writing.run { [store, settings] in try store.place(instance, at: settings.time()) }
            } catch let error as StoreError where error.code == .instanceExists {
                throw EngineError([.alreadyExists(instance.id)])
            }
        case .replace(let instance): try await update(instance.id) { $0.replacement(by: instance) }
        case .skip, .reject: break
        }
    }
}

/// What happens to one instance of a document.
private enum ImportPlan: Sendable {
    case place(StoredInstance)
    case replace(StoredInstance)
    case skip(InstanceID)
    case reject(InstanceID, [EngineError.Problem])

    var id: InstanceID {
        switch self {
        case .place(let instance), .replace(let instance): instance.id
        case .skip(let id), .reject(let id, _): id
        }
    }

    var outcome: ImportReport.Outcome {
        switch self {
        case .place: .placed
        case .replace: .replaced
        case .skip: .skipped
        case .reject(_, let problems): .rejected(problems)
        }
    }
}

extension StoredInstance {
    /// The instance as a document contains it.
    fileprivate var unversioned: StoredInstance {
        StoredInstance(id: id, kind: kind, family: family, intent: intent, values: values, defaults: defaults)
    }

    /// Returns the changes that turn this instance into the imported one, or nil if they are equal.
    fileprivate func replacement(by other: StoredInstance) -> InstanceUpdate? {
        var update = InstanceUpdate(cause: .imported, isEdit: true)
        if kind != other.kind { update.kind = other.kind }
        if intent != other.intent { update.intent = other.intent }
        if family != other.family { update.family = other.family }
        if isRemoved { update.isRemoved = false }
        update.values = values.differences(to: other.values)
        update.defaults = defaults.differences(to: other.defaults)
        return update == InstanceUpdate(cause: .imported, isEdit: true) ? nil : update
    }
}

extension EngineError.Problem {
    fileprivate static func alreadyExists(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(
            .instanceExists,
            "'\(id)' already exists in this store or was removed from it; it can be skipped or replaced")
    }

    fileprivate static func isForgotten(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.instanceExists, "'\(id)' was forgotten; its identifier cannot be used again")
    }

    fileprivate static func hasOtherKind(_ instance: StoredInstance) -> EngineError.Problem {
        EngineError.Problem(
            .instanceExists, "'\(instance.id)' already exists in this store with kind '\(instance.kind)'")
    }

    fileprivate static func unknownImport(_ given: StoredInstance) -> EngineError.Problem {
        EngineError.Problem(
            .unknownKind,
            "'\(given.id)' has kind '\(given.kind)', which the definitions do not declare with its intent")
    }
}

/// An instance of a document as an edit, so that it is validated like a user's edit.
struct ImportedForms {
    /// The instance without the values that the edit sets: hidden tails of lists, and remembered defaults.
    let base: StoredInstance
    let edit: Edit

    /// - Throws: ``EngineError`` with every value that does not fit a parameter of the definitions.
    init(_ given: StoredInstance, scope: InstanceScope) throws(EngineError) {
        var base = StoredInstance(
            id: given.id, kind: scope.widget.kind, family: given.family, intent: scope.widget.intent,
            defaults: given.defaults)
        var edit = Edit()
        var problems: [EngineError.Problem] = []
        var remaining = Set(given.values.keys)
        if let intent = scope.intent {
            let reader = ValueReader(scope.declarations, intent: intent)
            for parameter in intent.parameters {
                remaining.subtract(reader.names(of: parameter))
                guard let reading = reader.read(parameter, from: given.values) else { continue }
                guard !reading.isIncompatible else {
                    problems.append(.typeMismatch(reading, parameter))
                    continue
                }
                edit.append(.set(Self.shown(reading.value, of: parameter, in: scope.family)), to: parameter.name)
                base.values[parameter.name] = Self.tail(reading, of: parameter, in: scope.family)
            }
        }
        problems += remaining.sorted().map { .unknownParameter($0, in: scope) }
        if !problems.isEmpty { throw EngineError(problems) }
        self.base = base
        self.edit = edit
    }

    private static func shown(
        _ value: IntentValue?, of parameter: Parameter, in family: SizeFamily?
    ) -> IntentValue? {
        guard parameter.type.isList, let value else { return value }
        return .list(SlotRow(value.slots, showing: parameter.slotCount(in: family)).shown)
    }

    /// Returns the hidden tail of a list behind empty slots, or nil if there is none.
    private static func tail(
        _ reading: ValueReading, of parameter: Parameter, in family: SizeFamily?
    ) -> StoredValue? {
        guard parameter.type.isList, let value = reading.value else { return nil }
        var row = SlotRow(value.slots, showing: parameter.slotCount(in: family))
        guard row.tailCount > 0 else { return nil }
        row.shown = row.shown.map { _ in nil }
        let waiting = Set(row.tail.compactMap { $0?.optionIdentifier })
        return StoredValue(
            type: parameter.type.tag, wire: parameter.type.wire(for: .list(row.shown + row.tail)),
            marks: reading.form.marks.filter { waiting.contains($0.identifier) })
    }
}

extension EngineError.Problem {
    fileprivate static func typeMismatch(_ reading: ValueReading, _ parameter: Parameter) -> EngineError.Problem {
        EngineError.Problem(
            .wrongValue, parameter: parameter.name,
            "'\(reading.name)' has type \(reading.form.type); '\(parameter.name)' requires \(parameter.type.tag)")
    }
}
