extension IntentEngine {
    /// Instances as a document, in the order in which they were placed; orphans and what does not fit among them.
    /// - Parameter ids: Nil for all that are not removed.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func export(_ ids: Set<InstanceID>? = nil) async throws -> InstanceDocument {
        try await reading.run { [self] in
            for id in (ids ?? []).sorted(by: { $0.text < $1.text }) { _ = try stored(id) }
            let instances = try store.instances(of: nil).filter { ids?.contains($0.id) ?? true }
            return InstanceDocument(group: schema.group, instances: instances.map(\.unversioned))
        }
    }

    /// Takes the instances of a document in.
    ///
    /// Each is judged like an edit that sets its values: types, ranges, slots, and options through lookup. All are judged
    /// before the first is written; then each is a transaction of its own, so a crash leaves whole instances, and the same
    /// document with ``ImportSettings/Existing/skip`` takes in the rest.
    /// - Returns: What became of each, refusals among it.
    /// - Throws: ``StoreError``; ``EngineError`` where one that was judged was changed by others meanwhile;
    ///   `CancellationError`.
    public func take(_ document: InstanceDocument, _ settings: ImportSettings = ImportSettings()) async throws
        -> ImportReport
    {
        var plans: [ImportPlan] = []
        for instance in document.instances { plans.append(try await plan(for: instance, settings)) }
        var report = ImportReport(
            entries: plans.map { ImportReport.Entry(id: $0.id, outcome: $0.outcome) }, isWritten: true)
        if report.refusedCount > 0, !settings.allowsPart {
            report.isWritten = false
            return report
        }
        for plan in plans { try await carryOut(plan) }
        return report
    }

    private func plan(for given: StoredInstance, _ settings: ImportSettings) async throws -> ImportPlan {
        let (known, isTaken) = try await reading.run { [store] in
            let known = try store.instance(given.id)
            return (known, try known != nil || !store.changes(of: given.id, after: 0, limit: 1).isEmpty)
        }
        do {
            if isTaken, settings.existing == .skip { return .skip(given.id) }
            if isTaken, settings.existing == .refuse { throw EngineError([.isThere(given.id)]) }
            if isTaken, known == nil { throw EngineError([.isForgotten(given.id)]) }
            let judged = try await judged(given, settings)
            guard let known else { return .place(judged) }
            let kind = declarations.scope(of: known)?.widget.kind ?? known.kind
            guard kind == judged.kind || settings.isExact else { throw EngineError([.isOther(known)]) }
            return .replace(judged)
        } catch let error as EngineError {
            return .refuse(given.id, error.problems)
        }
    }

    private func judged(_ given: StoredInstance, _ settings: ImportSettings) async throws -> StoredInstance {
        if settings.isExact { return given }
        guard let scope = declarations.scope(of: given) else { throw EngineError([.unknownImport(given)]) }
        guard let family = SizeFamily(rawValue: given.family) else {
            throw EngineError([
                EngineError.Problem(.unknownFamily, "\(given.id) has a family '\(given.family)', which is none")
            ])
        }
        try scope.widget.check(family)
        let forms = try ImportedForms(given, scope: scope)
        let request = EditRequest(
            edit: forms.edit, allowsUnchecked: settings.allowsUnchecked, resetsChildren: false)
        return try await settled(forms.base, request)
    }

    private func carryOut(_ plan: ImportPlan) async throws {
        try await writing.run { [self] in
            switch plan {
            case .place(let instance):
                do {
                    try store.place(instance, at: settings.time())
                } catch let error as StoreError where error.code == .instanceExists {
                    throw EngineError([.isThere(instance.id)])
                }
            case .replace(let instance): try update(instance.id) { $0.replacement(by: instance) }
            case .skip, .refuse: break
            }
        }
    }
}

/// What is to be done with one instance of a document.
private enum ImportPlan: Sendable {
    case place(StoredInstance)
    case replace(StoredInstance)
    case skip(InstanceID)
    case refuse(InstanceID, [EngineError.Problem])

    var id: InstanceID {
        switch self {
        case .place(let instance), .replace(let instance): instance.id
        case .skip(let id), .refuse(let id, _): id
        }
    }

    var outcome: ImportReport.Outcome {
        switch self {
        case .place: .placed
        case .replace: .replaced
        case .skip: .skipped
        case .refuse(_, let problems): .refused(problems)
        }
    }
}

extension StoredInstance {
    /// As a document has it.
    fileprivate var unversioned: StoredInstance {
        StoredInstance(id: id, kind: kind, family: family, intent: intent, values: values, defaults: defaults)
    }

    /// What makes this instance the imported one, value by value; nil where it is.
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
    fileprivate static func isThere(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.instanceExists, "\(id) is in the store already, or was; it can be skipped or replaced")
    }

    fileprivate static func isForgotten(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.instanceExists, "\(id) was forgotten, and an id is given once")
    }

    fileprivate static func isOther(_ instance: StoredInstance) -> EngineError.Problem {
        EngineError.Problem(
            .instanceExists, "\(instance.id) is in the store as a widget of the kind '\(instance.kind)'")
    }

    fileprivate static func unknownImport(_ given: StoredInstance) -> EngineError.Problem {
        EngineError.Problem(
            .unknownKind,
            "\(given.id) is of the kind '\(given.kind)', which the definitions do not have with its intent"
        )
    }
}
