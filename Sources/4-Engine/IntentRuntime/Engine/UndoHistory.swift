import IntentModel
internal import IntentSystem

/// Where an undo or a redo goes.
enum Travel: Hashable, Sendable {
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
/// Values, the size family and the instance that is followed are restored exactly as they were stored, but values that a migration
/// has changed since under their present names and as their present types. Later refreshes, remembered defaults and migrations of other values are
/// not reverted, except for remembered defaults of children whose parent changes.
struct UndoHistory: Sendable {
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
        var unread: Set<String> = []
        // A state that is not different is passed over, for example one of a family that is no longer supported, or one
        // with another value of a parameter that is no longer declared.
        for target in try targets(of: travel, instance) {
            let update = try differences(update(of: instance, to: target, travel.cause), instance)
            if let family = update.family, !supports(family), !unsupported.contains(family) {
                unsupported.append(family)
            }
            let restoration = Restoration(
                update: supported(update), unsupportedFamilies: unsupported, undeclared: undeclared(of: update))
            if isDifferent(instance.applying(restoration.update).instance, from: instance) { return restoration }
            unread.formUnion(self.unread(of: update, instance))
        }
        throw nothingToRestore(travel, instance, unsupported, unread.sorted())
    }

    /// Whether this program reads something else in a state than in the present one.
    private func isDifferent(_ state: StoredInstance, from present: StoredInstance) -> Bool {
        guard let declarations = scope?.declarations else {
            return state.values != present.values || state.defaults != present.defaults
                || state.family != present.family || state.follows != present.follows
        }
        if state.family != present.family || state.follows != present.follows { return true }
        return declarations.parameters.contains { plan in
            let keys = plan.names + plan.parameter.providedDefaults(in: declarations.widget.families).map(\.key)
            return plan.read(from: state.values, in: declarations).effect
                != plan.read(from: present.values, in: declarations).effect
                || keys.contains { state.defaults[$0] != present.defaults[$0] }
        }
    }

    /// The names of restored values that belong to no declared parameter.
    private func undeclared(of update: InstanceUpdate) -> [String] {
        guard let known = scope?.declarations.storedNames else { return [] }
        return update.values.filter { $0.value != nil && !known.contains($0.key) }.keys.sorted()
    }

    /// The names of restored values that this program does not read: neither they nor those in their place.
    private func unread(of update: InstanceUpdate, _ instance: StoredInstance) -> [String] {
        guard let declarations = scope?.declarations else { return Array(update.values.keys) }
        return update.values.filter { name, restored in
            guard let plan = declarations.parameters.first(where: { $0.names.contains(name) }) else { return true }
            return [restored, instance.values[name]].contains { form in
                plan.read(from: form.map { [name: $0] } ?? [:], in: declarations)?.fits == false
            }
        }.map(\.key)
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
        guard let scope else { return }
        let reader = scope.reader
        for (parameter, names) in zip(scope.parameters, parameterNames) {
            for name in names {
                guard case let restored?? = update.values[name] else { continue }
                let forms = names.compactMap { instance.values[$0] } + loggedForms(under: Set(names), since: target)
                let known = KnownOptions(
                    of: scope.declarations.optionParts(of: parameter),
                    in: forms.map { reader.read(parameter, $0, under: parameter.name).value })
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
        _ travel: Travel, _ instance: StoredInstance, _ unsupported: [SizeFamily], _ unread: [String]
    ) -> EngineError {
        if let family = unsupported.first { return nothingToRestore(travel, .onlyUnsupported(family, instance)) }
        if !unread.isEmpty { return nothingToRestore(travel, .onlyUnread(unread, instance)) }
        switch travel {
        case .forward: return EngineError([.nothingToRedo(instance.id, isAtEnd: later.isEmpty)])
        case .revision: return EngineError([.nothingToUndo(instance.id, UserText("already has its earlier values"))])
        case .back where edits.first?.cause != .placed: return logShortened(instance, to: nil)
        case .back:
            let isEdited = edits.contains(where: \.changesState)
            return EngineError([
                .nothingToUndo(
                    instance.id,
                    isEdited
                        ? UserText("has the values with which it was placed")
                        : UserText("has not been edited since it was placed"))
            ])
        }
    }

    /// - Parameter reason: Why no state is different.
    private func nothingToRestore(_ travel: Travel, _ reason: UserText) -> EngineError {
        travel == .forward
            ? EngineError(.nothingToRedo, UserText("nothing to redo: \(reason)"))
            : EngineError(.nothingToUndo, UserText("nothing to undo: \(reason)"))
    }

    private func check(_ revision: Int, of instance: StoredInstance) throws(EngineError) -> Int {
        guard (1..<instance.revision).contains(revision) else {
            let earlier =
                instance.revision == 1
                ? UserText("there are no earlier revisions")
                : UserText("earlier revisions are 1 to \(instance.revision - 1)")
            throw EngineError(
                .wrongRequest, UserText("cannot undo '\(instance.id)' to revision \(revision); \(earlier)"))
        }
        guard let first = edits.first?.revision, first <= revision + 1 else {
            throw logShortened(instance, to: revision)
        }
        return revision
    }

    private func logShortened(_ instance: StoredInstance, to revision: Int?) -> EngineError {
        let reach =
            edits.first.map { UserText("back to revision \(max(1, $0.revision - 1))") }
            ?? UserText("back to no earlier revision")
        return EngineError(
            .logShortened,
            revision.map { UserText("the history of '\(instance.id)' reaches \(reach), not to \($0)") }
                ?? UserText("the history of '\(instance.id)' reaches \(reach) and has no change to undo"))
    }

    /// Reverts the edits after a revision. Values that migrations have renamed or converted since are restored under their
    /// present names, in their present types.
    private func revert(
        to target: Int, of instance: StoredInstance, in update: inout InstanceUpdate
    ) throws(EngineError) {
        let edits = Set(edits.map(\.sequence))
        var names = MigratedNames(of: parameterNames)
        var edited: Set<String> = []
        // The values at the target, under the names that they had.
        var forms: [String: StoredValue?] = [:]
        for change in log.changes.reversed() where change.revision > target {
            let isEdit = edits.contains(change.sequence)
            guard isEdit || change.cause == .migrated else { continue }
            if isEdit, let family = change.familyBefore { update.family = family }
            if isEdit, let following = change.following { update.follows = .some(following.before) }
            if !isEdit { names.add(change) }
            for difference in change.differences {
                switch difference.subject {
                case .value(let name):
                    forms.updateValue(difference.before, forKey: name)
                    if isEdit { edited.insert(names.present(name)) }
                case .defaultValue(let key) where isEdit:
                    update.defaults.updateValue(difference.before, forKey: names.presentKey(key))
                case .defaultValue: break
                }
            }
        }
        let restored = Dictionary(grouping: forms) { names.present($0.key) }
        for name in edited {
            let forms = Dictionary(restored[name] ?? [], uniquingKeysWith: { first, _ in first })
            let isMigrated = names.migrated.contains(name) || names.lost.contains(name)
            let values = isMigrated ? try migrated(forms, to: name, names, instance) : forms
            update.values.merge(values) { _, restored in restored }
        }
    }

    /// Returns the changes that store an earlier value of a parameter as a migration would.
    /// - Parameter forms: The values at the target, by the names that they had.
    private func migrated(
        _ forms: [String: StoredValue?], to name: String, _ names: MigratedNames, _ instance: StoredInstance
    ) throws(EngineError) -> [String: StoredValue?] {
        guard let scope, let parameter = scope.intent?.parameter(named: name) else {
            throw EngineError(
                .wrongRequest,
                UserText(
                    "cannot restore earlier values of '\(instance.id)': '\(name)' was migrated, and these definitions do not declare what it is now; use a program with newer definitions"
                ))
        }
        var earlier = forms.compactMapValues(\.self)
        if forms[name] == nil { earlier[name] = instance.values[name] }
        let newest = earlier.newestName(among: [name] + earlier.keys.filter { !$0.isExactly(name) }.sorted())
        var restored = instance
        for former in forms.keys { restored.values[former] = nil }
        restored.values[name] = newest.flatMap { earlier[$0] }
        if let form = restored.values[name], scope.reader.read(parameter, form, under: name).isIncompatible {
            restored.values[name] = names.converted(form)
        }
        let migration = InstanceMigration(restored, scope: scope).update?.values[name]
        var values = forms.mapValues { _ in StoredValue?.none }
        values.updateValue(migration ?? restored.values[name], forKey: name)
        return values
    }

    /// Remembered defaults of children belong to the former value of the parent.
    private func forgetChildren(since target: Int, in update: inout InstanceUpdate) {
        let parameters = scope?.parameters ?? []
        let edited = zip(parameters, parameterNames).filter { _, names in names.contains { update.values[$0] != nil } }
        let changed = parameters.following(Set(edited.map(\.0.name)))
        for child in parameters where child.dependsOn.contains(where: changed.contains) {
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
    private var parameterNames: [[String]] { scope?.declarations.parameters.map(\.names) ?? [] }

    private func differences(_ update: InstanceUpdate, _ instance: StoredInstance) -> InstanceUpdate {
        var update = update
        if update.family == instance.family { update.family = nil }
        if update.follows == .some(instance.follows) { update.follows = nil }
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
struct Restoration: Sendable {
    let update: InstanceUpdate
    /// The size families of this state, and of those that were passed over, that the widget no longer supports.
    let unsupportedFamilies: [SizeFamily]
    /// The names of restored values that belong to no declared parameter.
    let undeclared: [String]
}

extension ValueReading? {
    /// What a stored value does: its value and marks, if it is in effect.
    fileprivate var effect: [JSONValue?]? {
        guard let self, !self.isIncompatible else { return nil }
        return [self.value?.wire, StoredMark.json(self.form.marks)]
    }
}

extension LoggedChange {
    /// Whether it changed a value, a remembered default or the size family after the placement.
    fileprivate var changesState: Bool {
        guard let familyBefore else { return false }
        return !differences.isEmpty || familyBefore != familyAfter || following != nil
    }
}

extension UserText {
    /// The only differences to restore are values that this program does not read.
    fileprivate static func onlyUnread(_ names: [String], _ instance: StoredInstance) -> UserText {
        let quoted = names.map { "'\($0)'" }.shortList
        return UserText(
            "'\(instance.id)' had other values only of \(quoted), which these definitions do not declare or cannot read"
        )
    }

    /// The only difference to restore is a size family that the widget no longer supports.
    fileprivate static func onlyUnsupported(_ family: SizeFamily, _ instance: StoredInstance) -> UserText {
        UserText("'\(instance.kind)' no longer supports the size '\(family.rawValue)' of '\(instance.id)'")
    }
}

extension EngineError.Problem {
    fileprivate static func nothingToUndo(_ id: InstanceID, _ phrase: UserText) -> EngineError.Problem {
        EngineError.Problem(.nothingToUndo, UserText("nothing to undo: '\(id)' \(phrase)"))
    }

    /// - Parameter isAtEnd: Whether no edit is undone; otherwise, those that are would change nothing.
    fileprivate static func nothingToRedo(_ id: InstanceID, isAtEnd: Bool) -> EngineError.Problem {
        let phrase =
            isAtEnd
            ? UserText("has no undone edit, or was edited after the undo") : UserText("already has its later values")
        return EngineError.Problem(.nothingToRedo, UserText("nothing to redo: '\(id)' \(phrase)"))
    }
}
