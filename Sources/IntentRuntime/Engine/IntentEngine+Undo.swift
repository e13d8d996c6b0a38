extension IntentEngine {
    /// Undoes the most recent edit of an instance, or all edits after a revision. Values and the size family are
    /// restored exactly as they were stored. Undo is itself an edit: a second undo reverts the first.
    ///
    /// Chosen options are not looked up again. A value that no longer fits its definition is restored, listed in
    /// ``EditOutcome/warnings``, and the default applies. To undo edits of a removed instance, restore it first.
    /// - Parameters:
    ///   - id: The instance.
    ///   - revision: The revision to return to; nil to undo the most recent edit.
    /// - Throws: ``EngineError`` with codes `nothingToUndo`, `logShortened`, `wrongRequest`, `unknownInstance`;
    ///   ``StoreError``; `CancellationError`.
    @discardableResult
    public func undo(_ id: InstanceID, to revision: Int? = nil) async throws -> EditOutcome {
        for _ in 0..<Self.maximumAttempts {
            let (before, log) = try await reading.run { [self] in (try stored(id), try completeLog(of: id)) }
            let undo = EditUndo(log: log, scope: declarations.scope(of: before))
            do {
                let result = try await performUpdate(of: id) { newest in
                    if newest.isRemoved { throw EngineError([.removedInstance(id)]) }
                    guard newest.revision == before.revision, log.changes.last?.revision == newest.revision else {
                        throw LogOutdated()
                    }
                    let update = try undo.update(of: newest, to: revision)
                    return UpdateDecision(update, outcome: update)
                }
                return outcome(of: result.outcome, before, result.instance)
            } catch is LogOutdated {}
        }
        throw EngineError([.keepsChanging(id)])
    }

    /// Another change was written after the log was read.
    private struct LogOutdated: Error {}

    private func outcome(
        of update: InstanceUpdate, _ before: StoredInstance, _ after: StoredInstance
    ) -> EditOutcome {
        guard let scope = declarations.scope(of: after), let intent = scope.intent else {
            return EditOutcome(
                revision: after.revision, changed: update.values.keys.sorted(), reset: [], warnings: [])
        }
        let reader = ValueReader(scope.declarations, intent: intent)
        let changed = intent.parameters.filter { parameter in
            reader.names(of: parameter).contains { before.values[$0] != after.values[$0] }
        }
        let incompatible = changed.filter { reader.read($0, from: after.values)?.isIncompatible == true }
        return EditOutcome(
            revision: after.revision, changed: changed.map(\.name), reset: [],
            warnings: incompatible.map { "the restored value of '\($0.name)' no longer fits; the default is in effect" }
        )
    }
}

/// Determines the changes that undo edits of an instance.
///
/// Values and the size family are restored exactly as they were stored. Later refreshes, remembered defaults and
/// migrations are not undone, except for remembered defaults of children whose parent changes.
private struct EditUndo: Sendable {
    /// The log of the instance, oldest first.
    let log: LogPage
    /// Nil for an orphan.
    let scope: InstanceScope?

    /// - Parameter revision: The revision to return to; nil to undo the most recent edit of a value or the size family.
    /// - Throws: ``EngineError`` with codes `nothingToUndo`, `logShortened` and `wrongRequest`.
    func update(of instance: StoredInstance, to revision: Int?) throws(EngineError) -> InstanceUpdate {
        let target: Int
        if let revision { target = try check(revision, of: instance) } else { target = try newestTarget(of: instance) }
        var update = InstanceUpdate(cause: .undone, isEdit: true)
        for change in edits.reversed() where change.revision > target { revert(change, in: &update) }
        clearOtherNames(in: &update)
        forgetChildren(since: target, in: &update)
        update = differences(update, instance)
        if update.family == nil, update.values.isEmpty, update.defaults.isEmpty {
            throw EngineError([.nothingToUndo(instance.id, "already has its earlier values")])
        }
        return update
    }

    /// The entries that increased the revision.
    private var edits: [LoggedChange] {
        var newest = 0
        return log.changes.filter { change in
            defer { newest = change.revision }
            return change.revision > newest
        }
    }

    private func newestTarget(of instance: StoredInstance) throws(EngineError) -> Int {
        let edits = edits
        if let change = edits.last(where: \.isUndoable) { return change.revision - 1 }
        guard edits.first?.cause == .placed else { throw logShortened(instance, to: nil) }
        throw EngineError([.nothingToUndo(instance.id, "has not been edited since it was placed")])
    }

    private func check(_ revision: Int, of instance: StoredInstance) throws(EngineError) -> Int {
        guard (1..<instance.revision).contains(revision) else {
            let earlier =
                instance.revision == 1
                ? "there are no earlier revisions" : "earlier revisions are 1 to \(instance.revision - 1)"
            throw EngineError([
                EngineError.Problem(
                    .wrongRequest,
                    "cannot undo '\(instance.id)' to revision \(revision); \(earlier)")
            ])
        }
        guard let first = edits.first?.revision, first <= revision + 1 else {
            throw logShortened(instance, to: revision)
        }
        return revision
    }

    private func logShortened(_ instance: StoredInstance, to revision: Int?) -> EngineError {
        let reach = edits.first.map { "back to revision \(max(1, $0.revision - 1))" } ?? "back to no earlier revision"
        let limit = revision.map { ", not to \($0)" } ?? " and has no change to undo"
        return EngineError([
            EngineError.Problem(.logShortened, "the history of '\(instance.id)' reaches \(reach)\(limit)")
        ])
    }

    private func revert(_ change: LoggedChange, in update: inout InstanceUpdate) {
        if let family = change.familyBefore { update.family = family }
        for difference in change.differences {
            switch difference.subject {
            case .value(let name): update.values.updateValue(difference.before, forKey: name)
            case .defaultValue(let name): update.defaults.updateValue(difference.before, forKey: name)
            }
        }
    }

    /// A value is stored under one name of its parameter. A migration may have changed that name.
    private func clearOtherNames(in update: inout InstanceUpdate) {
        for names in parameterNames where names.contains(where: { update.values[$0] != nil }) {
            for name in names where update.values[name] == nil { update.values.updateValue(nil, forKey: name) }
        }
    }

    /// Remembered defaults of children belong to the former value of the parent.
    private func forgetChildren(since target: Int, in update: inout InstanceUpdate) {
        let changed = Set(
            zip(scope?.parameters ?? [], parameterNames).filter { _, names in
                names.contains { update.values[$0] != nil }
            }.map(\.0.name))
        for child in scope?.parameters ?? [] where child.dependsOn.contains(where: changed.contains) {
            for key in child.providedDefaults(in: scope?.widget.families ?? []).map(\.key)
            where update.defaults[key] == nil && wasRemembered(key, since: target) {
                update.defaults.updateValue(nil, forKey: key)
            }
        }
    }

    private func wasRemembered(_ key: String, since target: Int) -> Bool {
        log.changes.contains { change in
            change.revision > target && change.differences.contains { $0.subject == .defaultValue(key) }
        }
    }

    /// The current and former names of each parameter, in declared order.
    private var parameterNames: [[String]] {
        guard let scope, let intent = scope.intent else { return [] }
        let reader = ValueReader(scope.declarations, intent: intent)
        return intent.parameters.map(reader.names(of:))
    }

    private func differences(_ update: InstanceUpdate, _ instance: StoredInstance) -> InstanceUpdate {
        var update = update
        if update.family == instance.family || !hasFamily(update.family) { update.family = nil }
        update.values = update.values.filter { name, value in instance.values[name] != value }
        update.defaults = update.defaults.filter { name, value in instance.defaults[name] != value }
        return update
    }

    /// If the widget no longer supports the former family, the instance keeps its family.
    private func hasFamily(_ name: String?) -> Bool {
        guard let scope, let name else { return true }
        return scope.widget.families.contains { $0.rawValue == name }
    }
}

extension LoggedChange {
    fileprivate var isUndoable: Bool {
        guard let familyBefore else { return false }
        return !differences.isEmpty || familyBefore != familyAfter
    }
}

extension EngineError.Problem {
    fileprivate static func nothingToUndo(_ id: InstanceID, _ phrase: String) -> EngineError.Problem {
        EngineError.Problem(.nothingToUndo, "nothing to undo: '\(id)' \(phrase)")
    }
}
