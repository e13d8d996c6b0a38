import IntentSystem
import Synchronization

extension IntentEngine {
    /// Edits an instance at its newest revision: all of the edit or nothing, durable when it returns.
    ///
    /// Chosen options are looked up before; their handlers are called outside the store's transaction, and what they
    /// said is judged again inside it.
    /// - Parameters:
    ///   - ifRevision: Refuses with `changedMeanwhile` where the instance is at another revision.
    ///   - unchecked: Stores options that nobody can look up now, marked `unchecked`; else they are refused.
    ///   - resetAll: Resets every parameter before `edit`.
    /// - Throws: ``EngineError`` with all reasons; ``StoreError``; `CancellationError`.
    @discardableResult
    public func edit(
        _ id: InstanceID, ifRevision: Int? = nil, unchecked: Bool = false, resetAll: Bool = false,
        _ edit: (inout Edit) -> Void = { _ in }
    ) async throws -> EditOutcome {
        var operations = Edit()
        edit(&operations)
        let request = EditRequest(
            edit: operations, resetsAll: resetAll, ifRevision: ifRevision, allowsUnchecked: unchecked)
        return try await apply(request, to: id)
    }

    /// Changes the family. No value is lost: what a smaller family does not show waits for a bigger one.
    /// - Throws: ``EngineError`` with code `unknownFamily` where the widget has no such family.
    @discardableResult
    public func resize(_ id: InstanceID, to family: SizeFamily) async throws -> EditOutcome {
        let instance = try await updateInTurn(id) { [declarations] instance in
            if instance.isRemoved { throw EngineError([.removed(id)]) }
            guard let scope = declarations.scope(of: instance) else { throw EngineError([.orphan(instance)]) }
            try scope.widget.check(family)
            if instance.family == family.rawValue { return nil }
            return InstanceUpdate(cause: .resized, isEdit: true, family: family.rawValue)
        }
        return EditOutcome(revision: instance.revision, changed: [], reset: [], warnings: [])
    }

    /// Takes an instance away. Its values are kept for ``restore(_:)`` as long as the store's retention says, and its id
    /// is not given again.
    /// - Throws: ``EngineError`` with code `unknownInstance`, also where it was removed before.
    public func remove(_ id: InstanceID) throws {
        try update(id) { instance in
            if instance.isRemoved { throw EngineError([.removed(id)]) }
            return InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
        }
    }

    /// Takes an instance away for good, whether it was removed before or not: its values, its remembered defaults and its
    /// history. Its id is not given again.
    /// - Throws: ``EngineError`` with code `unknownInstance`, also where it was forgotten before.
    public func forget(_ id: InstanceID) throws {
        do {
            try store.forget(id, at: settings.time())
        } catch let error as StoreError where error.code == .unknownInstance {
            throw EngineError([.unknown(id)])
        }
    }

    /// Brings a removed instance back as it was. One that was not removed stays as it is.
    ///
    /// ``removedInstances(of:)`` tells which can be brought back: a host whose user places a widget again can offer one
    /// of its kind instead of beginning anew.
    /// - Throws: ``EngineError`` with code `unknownInstance`, also where it was forgotten.
    public func restore(_ id: InstanceID) throws {
        try update(id) { instance in
            instance.isRemoved ? InstanceUpdate(cause: .restored, isEdit: true, isRemoved: false) : nil
        }
    }

    /// Judges inside the transaction; where that needs lookups, makes them outside and tries again.
    func apply(
        _ request: EditRequest, to id: InstanceID,
        unless: @escaping @Sendable (StoredInstance) throws -> Void = { _ in }
    ) async throws -> EditOutcome {
        let judge = EditJudge(declarations: declarations, locale: settings.locale)
        let time = RequestTime(settings)
        var lookups = LookupTable()
        // A round for each generation of parents, and some for what others change meanwhile.
        for _ in 0..<(Self.mostRounds) {
            let (newest, judgement) = try await commit(request, to: id, judge, lookups, unless: unless)
            switch judgement {
            case .accepted(_, let outcome): return outcome
            case .refused(let problems): throw EngineError(problems)
            case .needs(let questions): try await answer(questions, for: newest, into: &lookups, time: time)
            }
        }
        throw EngineError([EngineError.Problem(.changedMeanwhile, "\(id) is changed by others again and again")])
    }

    private static let mostRounds = 64

    private func commit(
        _ request: EditRequest, to id: InstanceID, _ judge: EditJudge, _ lookups: LookupTable,
        unless: @escaping @Sendable (StoredInstance) throws -> Void
    ) async throws -> (StoredInstance, EditJudgement) {
        let judged = Mutex(EditJudgement.needs([]))
        let newest = try await updateInTurn(id) { instance in
            try unless(instance)
            let judgement = judge.judge(request, on: instance, lookups: lookups)
            judged.withLock { $0 = judgement }
            guard case .accepted(let update, _) = judgement else { return nil }
            return update
        }
        return (newest, judged.withLock { $0 })
    }

    /// Asks each question once, one after the other: they are calls for one instance.
    func answer(
        _ questions: [LookupQuestion], for instance: StoredInstance, into lookups: inout LookupTable,
        time: RequestTime
    ) async throws {
        guard let scope = declarations.scope(of: instance), let intent = scope.intent else { return }
        for question in questions {
            guard let parameter = intent.parameter(named: question.subject.parameter) else { continue }
            let subject = ProviderSubject(
                instance, scope, intent, values: question.values, locale: settings.locale)
            let answer = try await providers.lookup(
                question.identifiers, of: parameter, for: subject,
                by: time.deadline(from: settings.deadlines.now, own: parameter.options.timeout))
            lookups.add(answer, to: question)
        }
    }

    /// One transaction, on the calling thread.
    @discardableResult
    func update(
        _ id: InstanceID, _ body: (StoredInstance) throws -> InstanceUpdate?
    ) throws -> StoredInstance {
        do {
            return try store.update(id, at: settings.time(), body)
        } catch let error as StoreError where error.code == .unknownInstance {
            throw EngineError([.unknown(id)])
        }
    }

    /// One update on the store's thread, in a transaction with what else waits for it.
    /// - Parameter body: May be called again.
    @discardableResult
    func updateInTurn(
        _ id: InstanceID, _ body: @escaping @Sendable (StoredInstance) throws -> InstanceUpdate?
    ) async throws -> StoredInstance {
        do {
            return try await updates.update(UpdateRequest(id, at: settings.time(), body))
        } catch let error as StoreError where error.code == .unknownInstance {
            throw EngineError([.unknown(id)])
        }
    }
}

extension Widget {
    func check(_ family: SizeFamily) throws(EngineError) {
        guard !families.contains(family) else { return }
        let names = families.map(\.rawValue)
        throw EngineError([
            EngineError.Problem(
                .unknownFamily, "\(name) has no \(family.rawValue), but \(names.joined(separator: ", "))",
                suggestion: NearMatch.best(for: family.rawValue, in: names))
        ])
    }
}
