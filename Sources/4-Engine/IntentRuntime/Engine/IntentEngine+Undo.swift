extension IntentEngine {
    /// Undoes the most recent edit of an instance that is not undone yet, or all edits after a revision. Values and the
    /// size family are restored exactly as they were stored.
    ///
    /// Each further undo goes one edit further back, and ``redo(_:ifRevision:)`` goes forward again until the next edit.
    /// Undo is itself logged as an edit and increases the revision.
    ///
    /// Chosen options are not looked up again, but keep the texts, images and properties that were stored since if they had
    /// none before. A value that no longer fits its definition is restored, listed in
    /// ``EditOutcome/warnings``, and the default applies. A size family that the widget no longer supports is not restored,
    /// but listed there, too. To undo edits of a removed instance, restore it first.
    /// - Parameters:
    ///   - id: The instance.
    ///   - revision: The revision to return to; nil to undo one edit.
    ///   - ifRevision: The revision that the instance must have; otherwise the undo throws `editConflict`.
    /// - Throws: ``EngineError`` with codes `nothingToUndo`, `logShortened`, `wrongRequest`, `editConflict`,
    ///   `unknownInstance`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func undo(
        _ id: InstanceID, to revision: Int? = nil, ifRevision: Int? = nil
    ) async throws -> EditOutcome {
        try await travel(revision.map(Travel.revision) ?? .back, id, ifRevision: ifRevision)
    }

    /// Redoes the edit that the most recent undo reverted. Each further redo goes one edit further forward. An edit after
    /// an undo leaves nothing to redo.
    ///
    /// Redo is itself logged as an edit, and restores values as ``undo(_:to:ifRevision:)`` does.
    /// - Parameters:
    ///   - id: The instance.
    ///   - ifRevision: The revision that the instance must have; otherwise the redo throws `editConflict`.
    /// - Throws: ``EngineError`` with codes `nothingToRedo`, `editConflict`, `unknownInstance`; ``StoreError``;
    ///   `CancellationError`.
    @discardableResult
    public func redo(_ id: InstanceID, ifRevision: Int? = nil) async throws -> EditOutcome {
        try await travel(.forward, id, ifRevision: ifRevision)
    }

    private func travel(_ travel: Travel, _ id: InstanceID, ifRevision: Int?) async throws -> EditOutcome {
        for _ in 0..<Self.maximumAttempts {
            let (before, log) = try await reading.run { [self] in (try stored(id), try completeLog(of: id)) }
            let history = UndoHistory(log, scope: declarations.scope(of: before))
            do {
                let result = try await performUpdate(of: id) { newest in
                    if newest.isRemoved { throw EngineError([.removedInstance(id)]) }
                    try newest.require(ifRevision)
                    guard newest.revision == before.revision, log.changes.last?.revision == newest.revision else {
                        throw LogOutdated()
                    }
                    let restoration = try history.restoration(of: newest, travel)
                    return UpdateDecision(restoration.update, outcome: restoration)
                }
                return outcome(of: result.outcome, before, result.instance)
            } catch is LogOutdated {}
        }
        throw EngineError([.keepsChanging(id)])
    }

    /// Another change was written after the log was read.
    private struct LogOutdated: Error {}

    private func outcome(
        of restoration: Restoration, _ before: StoredInstance, _ after: StoredInstance
    ) -> EditOutcome {
        let warnings = restoration.unsupportedFamilies.map { family in
            "the size '\(family.rawValue)' was not restored; '\(after.kind)' no longer supports it"
        }
        guard let scope = declarations.scope(of: after), let intent = scope.intent else {
            return EditOutcome(
                revision: after.revision, changed: restoration.update.values.keys.sorted(), reset: [],
                warnings: warnings)
        }
        let reader = ValueReader(scope.declarations, intent: intent)
        let changed = intent.parameters.filter { parameter in
            reader.names(of: parameter).contains { before.values[$0] != after.values[$0] }
        }
        let incompatible = changed.filter { reader.read($0, from: after.values)?.isIncompatible == true }
        return EditOutcome(
            revision: after.revision, changed: changed.map(\.name), reset: [],
            warnings: warnings
                + incompatible.map { "the restored value of '\($0.name)' no longer fits; the default is in effect" })
    }
}

/// Where an undo or a redo goes.
private enum Travel: Hashable, Sendable {
    /// One edit back.
    case back
    /// One edit forward.
    case forward
    /// The state after an earlier revision.
    case revision(Int)

    var cause: ChangeCause { self == .forward ? .redone : .undone }
}

/// The states between which undo and redo go, from the log of an instance, and the changes that restore one.
///
/// An edit appends a state behind the current one and discards those that were undone. An undo or a redo only changes
/// which state is the current one.
///
/// Values and the size family are restored exactly as they were stored, even if a migration has renamed them since.
/// Later refreshes, remembered defaults and migrations of other values are not reverted, except for remembered defaults
/// of children whose parent changes.
private struct UndoHistory: Sendable {
    /// The log of the instance, oldest first.
    private let log: LogPage
    /// Nil for an orphan.
    private let scope: InstanceScope?
    /// The entries that increased the revision.
    private let edits: [LoggedChange]
    /// The revisions at which the instance had each state, oldest state first.
    private var states: [[Int]]
    private var current = 0

    init(_ log: LogPage, scope: InstanceScope?) {
        (self.log, self.scope) = (log, scope)
        var newest = 0
        edits = log.changes.filter { change in
            defer { newest = change.revision }
            return change.revision > newest
        }
        states = [[max(1, edits.first?.revision ?? 1) - 1]]
        for edit in edits { append(edit) }
    }

    private mutating func append(_ edit: LoggedChange) {
        if let revision = edit.restoredRevision, let state = states.lastIndex(where: { $0.contains(revision) }) {
            current = state
        } else if edit.changesState {
            states.removeSubrange((current + 1)...)
            states.append([])
            current += 1
        }
        states[current].append(edit.revision)
    }

    /// The newest revision of each earlier state, nearest first.
    private var earlier: [Int] { states[..<current].reversed().compactMap(\.last) }
    /// The newest revision of each state that was undone, nearest first.
    private var later: [Int] { states[(current + 1)...].compactMap(\.last) }

    /// - Throws: ``EngineError`` with codes `nothingToUndo`, `nothingToRedo`, `logShortened` and `wrongRequest`.
    func restoration(of instance: StoredInstance, _ travel: Travel) throws(EngineError) -> Restoration {
        var unsupported: [SizeFamily] = []
        // A state that is not different is passed over, for example one of a family that is no longer supported.
        for target in try targets(of: travel, instance) {
            let update = try differences(update(of: instance, to: target, travel.cause), instance)
            if let family = update.family, !supports(family), !unsupported.contains(family) {
                unsupported.append(family)
            }
            let restoration = Restoration(supported(update), unsupportedFamilies: unsupported)
            if !restoration.isEmpty { return restoration }
        }
        throw nothingToRestore(travel, instance, unsupported)
    }

    private func targets(of travel: Travel, _ instance: StoredInstance) throws(EngineError) -> [Int] {
        switch travel {
        case .back: earlier
        case .forward: later
        case .revision(let revision): [try check(revision, of: instance)]
        }
    }

    private func update(
        of instance: StoredInstance, to target: Int, _ cause: ChangeCause
    ) throws(EngineError) -> InstanceUpdate {
        var update = InstanceUpdate(cause: cause, isEdit: true, restoredRevision: target)
        try revert(to: target, of: instance, in: &update)
        forgetChildren(since: target, in: &update)
        complete(&update, since: target, of: instance)
        return update
    }

    /// Completes the restored values with what has been stored of their options since.
    private func complete(_ update: inout InstanceUpdate, since target: Int, of instance: StoredInstance) {
        guard let scope, let intent = scope.intent else { return }
        let reader = ValueReader(scope.declarations, intent: intent)
        for (parameter, names) in zip(intent.parameters, parameterNames) {
            for name in names {
                guard case let restored?? = update.values[name] else { continue }
                let forms = names.compactMap { instance.values[$0] } + loggedForms(under: Set(names), since: target)
                let known = KnownOptions(
                    of: parameter, in: forms.map { reader.read(parameter, $0, under: parameter.name).value })
                let reading = reader.read(parameter, restored, under: name)
                update.values.updateValue(known.completing(reading, of: parameter), forKey: name)
            }
        }
    }

    /// The values that a parameter had after a revision, the newest first.
    private func loggedForms(under names: Set<String>, since target: Int) -> [StoredValue] {
        log.changes.reversed().lazy.filter { $0.revision > target }.flatMap(\.differences).flatMap { difference in
            guard case .value(let name) = difference.subject, names.contains(name) else { return [StoredValue]() }
            return [difference.after, difference.before].compactMap(\.self)
        }
    }

    private func nothingToRestore(
        _ travel: Travel, _ instance: StoredInstance, _ unsupported: [SizeFamily]
    ) -> EngineError {
        if let family = unsupported.first {
            return EngineError([.onlyUnsupported(family, instance, isRedo: travel == .forward)])
        }
        switch travel {
        case .forward: return EngineError([.nothingToRedo(instance.id, isAtEnd: later.isEmpty)])
        case .revision: return EngineError([.nothingToUndo(instance.id, "already has its earlier values")])
        case .back where edits.first?.cause != .placed: return logShortened(instance, to: nil)
        case .back:
            let isEdited = edits.contains(where: \.changesState)
            return EngineError([
                .nothingToUndo(
                    instance.id,
                    isEdited ? "has the values with which it was placed" : "has not been edited since it was placed")
            ])
        }
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

    /// Reverts the edits after a revision, and what migrations have done since to the values that those edits changed.
    private func revert(
        to target: Int, of instance: StoredInstance, in update: inout InstanceUpdate
    ) throws(EngineError) {
        let edits = edits.filter { $0.revision > target }
        let sequences = Set(edits.map(\.sequence))
        let edited = namesOfParameters(with: edits.flatMap(\.valueNames))
        let known = edited.union(scope?.declarations.storedNames ?? [])
        for change in log.changes.reversed() where change.revision > target {
            if sequences.contains(change.sequence) {
                revert(change, in: &update)
            } else if change.cause == .migrated, !edited.isDisjoint(with: change.valueNames) {
                guard known.isSuperset(of: change.valueNames) else {
                    throw EngineError([.migratedByNewerProgram(instance.id)])
                }
                for difference in change.differences {
                    guard case .value(let name) = difference.subject, edited.contains(name) else { continue }
                    update.values.updateValue(difference.before, forKey: name)
                }
            }
        }
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

    /// Returns the names, together with the other names of the parameters that they belong to.
    private func namesOfParameters(with names: [String]) -> Set<String> {
        let names = Set(names)
        return names.union(parameterNames.filter { !names.isDisjoint(with: $0) }.joined())
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
        if update.family == instance.family { update.family = nil }
        update.values = update.values.filter { instance.values[$0.key] != $0.value }
        update.defaults = update.defaults.filter { instance.defaults[$0.key] != $0.value }
        return update
    }

    /// If the widget no longer supports the former family, the instance keeps its family.
    private func supported(_ update: InstanceUpdate) -> InstanceUpdate {
        var update = update
        if let family = update.family, !supports(family) { update.family = nil }
        return update
    }

    private func supports(_ family: SizeFamily) -> Bool { scope?.widget.families.contains(family) ?? true }
}

/// A change that restores an earlier state, and what it does not restore.
private struct Restoration: Sendable {
    let update: InstanceUpdate
    /// The size families of this state, and of those that were passed over, that the widget no longer supports.
    let unsupportedFamilies: [SizeFamily]

    init(_ update: InstanceUpdate, unsupportedFamilies: [SizeFamily]) {
        (self.update, self.unsupportedFamilies) = (update, unsupportedFamilies)
    }

    /// Whether nothing would change.
    var isEmpty: Bool { update.family == nil && update.values.isEmpty && update.defaults.isEmpty }
}

extension LoggedChange {
    /// Whether it changed a value, a remembered default or the size family after the placement.
    fileprivate var changesState: Bool {
        guard let familyBefore else { return false }
        return !differences.isEmpty || familyBefore != familyAfter
    }
}

extension LoggedChange {
    /// The names of the changed user values.
    fileprivate var valueNames: [String] {
        differences.compactMap { difference in
            if case .value(let name) = difference.subject { name } else { nil }
        }
    }
}

extension EngineError.Problem {
    fileprivate static func migratedByNewerProgram(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(
            .wrongRequest,
            "cannot restore earlier values of '\(id)': they were migrated to newer definitions; use a program with those"
        )
    }

    fileprivate static func nothingToUndo(_ id: InstanceID, _ phrase: String) -> EngineError.Problem {
        EngineError.Problem(.nothingToUndo, "nothing to undo: '\(id)' \(phrase)")
    }

    /// The only difference to restore is a size family that the widget no longer supports.
    fileprivate static func onlyUnsupported(
        _ family: SizeFamily, _ instance: StoredInstance, isRedo: Bool
    ) -> EngineError.Problem {
        let reason = "'\(instance.kind)' no longer supports the size '\(family.rawValue)' of '\(instance.id)'"
        return isRedo
            ? EngineError.Problem(.nothingToRedo, "nothing to redo: \(reason)")
            : EngineError.Problem(.nothingToUndo, "nothing to undo: \(reason)")
    }

    /// - Parameter isAtEnd: Whether no edit is undone; otherwise, those that are would change nothing.
    fileprivate static func nothingToRedo(_ id: InstanceID, isAtEnd: Bool) -> EngineError.Problem {
        let phrase = isAtEnd ? "has no undone edit, or was edited after the undo" : "already has its later values"
        return EngineError.Problem(.nothingToRedo, "nothing to redo: '\(id)' \(phrase)")
    }
}
