import IntentSystem

extension IntentEngine {
    /// Edits the newest revision of an instance: all of the edit or nothing, durable when the call returns.
    ///
    /// Chosen options are looked up first, then the handler validates the complete configuration, if it is a
    /// ``ConfigurationValidating``. Other writers wait for none of this: handlers are called outside the transaction of the
    /// store, and the edit is validated with their answers inside it.
    /// - Parameters:
    ///   - type: The intent of the instance.
    ///   - id: The instance.
    ///   - ifRevision: The revision that the instance must have; otherwise the edit throws `editConflict`.
    ///   - unchecked: Whether options that cannot be looked up are stored, marked `unchecked`, instead of rejected. A
    ///     configuration that the handler cannot validate is then accepted with a warning.
    ///   - resetAll: Whether every parameter is reset before `edit` applies.
    ///   - edit: Describes the changes, on the caller's actor.
    /// - Throws: ``EngineError`` with every problem, or with code `wrongIntent` if the instance has a different intent;
    ///   ``StoreError``; `CancellationError`.
    @discardableResult
    nonisolated(nonsending) public func edit<I: ConfigurableIntent>(
        _ type: I.Type = I.self, of id: InstanceID, ifRevision: Int? = nil, unchecked: Bool = false,
        resetAll: Bool = false, _ edit: (inout Edit<I>) -> Void = { _ in }
    ) async throws -> EditOutcome {
        var typed = Edit<I>()
        edit(&typed)
        let request = EditRequest(
            edit: typed.changes, resetsAll: resetAll, ifRevision: ifRevision, allowsUnchecked: unchecked)
        return try await apply(request, to: id) { [self] instance in
            try checkIntent(type, of: instance)
        }
    }

    /// Edits an instance whose intent is known only at run time; see ``edit(_:of:ifRevision:unchecked:resetAll:_:)``.
    @discardableResult
    package func edit(
        _ id: InstanceID, ifRevision: Int? = nil, unchecked: Bool = false, resetAll: Bool = false,
        _ edit: (inout DynamicEdit) -> Void = { _ in }
    ) async throws -> EditOutcome {
        var operations = DynamicEdit()
        edit(&operations)
        let request = EditRequest(
            edit: operations, resetsAll: resetAll, ifRevision: ifRevision, allowsUnchecked: unchecked)
        return try await apply(request, to: id)
    }

    /// Changes the size family of an instance. No value is lost: values that a smaller family does not show return with a
    /// larger one.
    /// - Parameters:
    ///   - id: The instance.
    ///   - family: A size family that the widget supports.
    ///   - ifRevision: The revision that the instance must have; otherwise the change throws `editConflict`.
    /// - Throws: ``EngineError`` with code `unknownFamily` if the widget does not support the family, or `editConflict`;
    ///   ``StoreError``.
    @discardableResult
    public func resize(
        _ id: InstanceID, to family: SizeFamily, ifRevision: Int? = nil
    ) async throws -> EditOutcome {
        let instance = try await update(id) { [declarations] instance in
            try instance.requirePresent(at: ifRevision)
            guard let scope = declarations.scope(of: instance) else { throw EngineError([.orphan(instance)]) }
            try scope.widget.checkSupport(of: family)
            if instance.family == family { return nil }
            return InstanceUpdate(
                cause: .resized, isEdit: true, family: family, values: scope.listsWithoutGaps(of: instance))
        }
        return EditOutcome(revision: instance.revision, changed: [], reset: [], warnings: [])
    }

    /// Removes an instance. Instances that follow it store the values that they show of it as their own, and follow what it
    /// follows. Its values are kept for ``restore(_:)`` for as long as the retention of the store specifies,
    /// and its identifier is never reused.
    /// - Parameters:
    ///   - id: The instance.
    ///   - ifRevision: The revision that the instance must have; otherwise the removal throws `editConflict`.
    /// - Throws: ``EngineError`` with code `unknownInstance` if the instance does not exist or is already removed, or
    ///   `editConflict`; ``StoreError``; `CancellationError`.
    public func remove(_ id: InstanceID, ifRevision: Int? = nil) async throws {
        try await remove(id) { instance in
            try instance.requirePresent(at: ifRevision)
            return InstanceUpdate(cause: .removed, isEdit: true, isRemoved: true)
        }
    }

    /// Restores a removed instance as it was. An instance that is not removed stays unchanged, and so do instances that followed
    /// it before.
    ///
    /// Use ``removedInstances(of:)`` to list the instances that can be restored. When a user places a widget again, you
    /// can offer a removed instance of the same kind instead of a new one.
    /// - Throws: ``EngineError`` with code `unknownInstance` if the instance does not exist or was forgotten;
    ///   ``StoreError``; `CancellationError`.
    public func restore(_ id: InstanceID) async throws {
        try await update(id) { instance in
            instance.isRemoved ? InstanceUpdate(cause: .restored, isEdit: true, isRemoved: false) : nil
        }
    }

    /// Permanently deletes the values, remembered defaults and history of an instance, whether it was removed or not. Its
    /// identifier is never reused. Instances that follow it store the values that they show of it as their own first.
    /// - Throws: ``EngineError`` with code `unknownInstance` if the instance does not exist or is already forgotten;
    ///   ``StoreError``; `CancellationError`.
    public func forget(_ id: InstanceID) async throws {
        try await deletePermanently(id)
    }

    /// Sets how much history the store keeps, for every program that shares it, and deletes the excess.
    /// - Returns: What was deleted.
    /// - Throws: ``StoreError``; `CancellationError`.
    @discardableResult
    public func setRetention(_ retention: StoreRetention) async throws -> PruneReport {
        try await writing.run { [store, settings] in
            try store.setRetention(retention)
            return try store.prune(at: settings.time())
        }
    }
}

extension IntentEngine {
    /// Validates an edit inside the transaction. If that requires answers of handlers, requests them outside and tries
    /// again.
    /// - Parameter precondition: Throws to leave the newest revision unchanged.
    func apply(
        _ request: EditRequest, to id: InstanceID,
        if precondition: @escaping @Sendable (StoredInstance) throws -> Void = { _ in }
    ) async throws -> EditOutcome {
        let deadlines = RequestDeadlines(settings)
        let mayAsk = mayAsk(about: request.edit)
        var lookups = LookupResults()
        // One attempt for each generation of parents, and some for concurrent changes.
        return try await repeating(id, after: Never.self) {
            let result = try await performUpdate(of: id, readsFirst: mayAsk) { [self, lookups] instance in
                try precondition(instance)
                try instance.requirePresent(at: request.ifRevision)
                let validation = self.validation(of: request, on: instance, with: lookups)
                return UpdateDecision(validation.update, outcome: validation)
            }
            let validation = result.outcome
            if try await answer(validation, of: result.instance, into: &lookups, deadlines) { return nil }
            if validation.problems.isEmpty { return validation.outcome }
            throw EngineError(validation.problems)
        }
    }

    /// Whether an edit may require answers of handlers or sources, for instances of any intent.
    private func mayAsk(about edit: DynamicEdit) -> Bool {
        registry.mayValidate || edit.steps.contains { declarations.namesOfLookups.contains($0.parameter) }
    }

    /// How often an edit is tried on an instance that others change at the same time.
    package static var maximumAttempts: Int { 64 }

    /// Another change was written between a look at an instance and the update.
    struct ChangedMeanwhile: Error {}

    /// - Parameters:
    ///   - interruption: The error after which to try again. Attempts may be nested, each with its own error.
    ///   - attempt: Is called again also after it returned nil.
    /// - Throws: ``EngineError`` with code `editConflict` after the last attempt.
    nonisolated(nonsending) func repeating<Interruption: Error, Outcome>(
        _ id: InstanceID, after interruption: Interruption.Type, _ attempt: () async throws -> Outcome?
    ) async throws -> Outcome {
        for _ in 0..<Self.maximumAttempts {
            do { if let outcome = try await attempt() { return outcome } } catch is Interruption {}
        }
        throw EngineError([.keepsChanging(id)])
    }

    /// Sends the requests one after the other, because calls for one instance do not overlap.
    /// - Parameter round: The refreshes with which answers are shared.
    @discardableResult
    func look(
        up requests: [LookupRequest], for instance: StoredInstance, into lookups: inout LookupResults,
        deadlines: RequestDeadlines, in round: RefreshRound? = nil
    ) async throws -> [RefreshReport.Lookup] {
        guard let scope = declarations.scope(of: instance), let intent = scope.intent else { return [] }
        var performed: [RefreshReport.Lookup] = []
        for request in requests {
            guard let parameter = scope.declarations.optionDeclaration(named: request.key.parameter) else { continue }
            let context = ProviderContext(
                instance, scope, intent, values: request.values, locale: settings.locale, round: round)
            let answer = try await providers.lookup(
                request.identifiers, of: parameter, in: context,
                by: deadlines.nextCall(from: settings.deadlines.now, timeout: parameter.options.timeout))
            lookups.add(answer.map(\.values), disabled: (try? answer.get().disabled) ?? [:], to: request)
            performed.append(RefreshReport.Lookup(parameter: parameter, age: answer.map(\.age)))
        }
        return performed
    }

    /// Performs one update, in a transaction with others that are queued.
    /// - Parameter body: May be called more than once. Nil writes nothing.
    @discardableResult
    func update(
        _ id: InstanceID, _ body: @escaping @Sendable (StoredInstance) throws -> InstanceUpdate?
    ) async throws -> StoredInstance {
        try await performUpdate(of: id) { UpdateDecision(try body($0), outcome: ()) }.instance
    }

    /// Performs one update, in a transaction with others that are queued.
    /// - Parameter readsFirst: Whether a store that can be read without waiting is read first. A decision that writes nothing,
    ///   such as one that only asks handlers, then begins no transaction; any other is made again there if another revision
    ///   came first.
    /// - Parameter decide: Decides by the instance alone. It may be called more than once; the last decision counts.
    func performUpdate<Outcome: Sendable>(
        of id: InstanceID, readsFirst: Bool = false,
        _ decide: @escaping @Sendable (StoredInstance) throws -> UpdateDecision<Outcome>
    ) async throws -> UpdateResult<Outcome> {
        try Task.checkCancellation()
        let known = readsFirst ? try store.instanceWithoutWaiting(id) : nil
        let decision = try known.map(decide)
        if let known, let decision, decision.update == nil {
            return UpdateResult(instance: known, outcome: decision.outcome)
        }
        do {
            return try await updates.update(id, at: settings.time()) { newest in
                if let decision, newest == known { return decision }
                return try decide(newest)
            }
        } catch let error as StoreError where error.code == .unknownInstance {
            throw EngineError([.unknownInstance(id)])
        }
    }
}

extension StoredInstance {
    /// Fails for a removed instance.
    /// - Parameter revision: The required revision; nil for any.
    func requirePresent(at revision: Int? = nil) throws(EngineError) {
        if isRemoved { throw EngineError([.removedInstance(id)]) }
        if let revision, revision != self.revision {
            throw EngineError([.revisionConflict(self, expected: revision)])
        }
    }
}

extension InstanceScope {
    /// Returns the lists of up to n values of which the family shows fewer than it has slots, with the hidden values moved up, so
    /// that another family shows the first ones.
    fileprivate func listsWithoutGaps(of instance: StoredInstance) -> [String: StoredValue?] {
        var lists: [String: StoredValue?] = [:]
        for plan in declarations.parameters where plan.parameter.type.isList {
            guard let reading = plan.read(from: instance.values, in: declarations), let value = reading.value else {
                continue
            }
            let row = SlotRow(value.slots, of: plan.parameter, in: family)
            guard !row.keepsSlots, row.shown.count + row.tail.count < value.slots.count else { continue }
            lists[reading.name] = reading.form.holding(.list(row.shown + row.tail), of: plan.parameter)
        }
        return lists
    }
}

extension DeclaredWidget {
    func checkSupport(of family: SizeFamily) throws(EngineError) {
        guard !families.contains(family) else { return }
        throw EngineError(
            .unknownFamily, refusal(of: family.rawValue),
            suggestion: control == nil ? NearMatch.name(for: family.rawValue, in: families.map(\.rawValue)) : nil)
    }

    /// The message for a family that the widget does not support.
    package func refusal(of family: String) -> UserText {
        control == nil
            ? UserText(
                "\(name) does not support \(family); it supports \(families.map(\.rawValue).joined(separator: ", "))")
            : UserText("\(name) is a control, which has no family; leave out \(family)")
    }
}
