/// What takes an instance's newest edits back, by its log. A pure function.
///
/// Values and the family come back exactly as they were stored, whether they fit the definition or not. What was
/// renewed, remembered or migrated since is left alone, but for remembered defaults of children whose parent is another
/// again.
struct EditUndo {
    /// The instance's, oldest first.
    let log: LogPage
    /// Nil for an orphan.
    let scope: InstanceScope?

    /// - Parameter revision: The last one that stays; nil to take the newest edit back that changed a value or the
    ///   family.
    /// - Throws: ``EngineError`` with codes `nothingToUndo`, `logShortened` and `wrongRequest`.
    func update(of instance: StoredInstance, to revision: Int?) throws(EngineError) -> InstanceUpdate {
        let target: Int
        if let revision { target = try check(revision, of: instance) } else { target = try newestTarget(of: instance) }
        var update = InstanceUpdate(cause: .undone, isEdit: true)
        for change in edits.reversed() where change.revision > target { take(change, back: &update) }
        clearOtherNames(in: &update)
        forgetChildren(since: target, in: &update)
        update = differences(update, instance)
        if update.family == nil, update.values.isEmpty, update.defaults.isEmpty {
            throw EngineError([.nothingToUndo(instance.id, "reads as it did before its newest edits")])
        }
        return update
    }

    /// Entries that raised the revision.
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
        guard edits.first?.cause == .placed else { throw shortened(instance, to: nil) }
        throw EngineError([.nothingToUndo(instance.id, "was not edited since it was placed")])
    }

    private func check(_ revision: Int, of instance: StoredInstance) throws(EngineError) -> Int {
        guard (1..<instance.revision).contains(revision) else {
            let known = instance.revision == 1 ? "there is no earlier one" : "earlier are 1 to \(instance.revision - 1)"
            throw EngineError([
                EngineError.Problem(
                    .wrongRequest, "\(instance.id) is at revision \(instance.revision), and \(known), not \(revision)")
            ])
        }
        guard let first = edits.first?.revision, first <= revision + 1 else { throw shortened(instance, to: revision) }
        return revision
    }

    private func shortened(_ instance: StoredInstance, to revision: Int?) -> EngineError {
        let reach = edits.first.map { "back to revision \(max(1, $0.revision - 1))" } ?? "back to no revision"
        let wish = revision.map { ", not to \($0)" } ?? ", and nothing since changed a value"
        return EngineError([
            EngineError.Problem(.logShortened, "the history of \(instance.id) reaches \(reach)\(wish)")
        ])
    }

    private func take(_ change: LoggedChange, back update: inout InstanceUpdate) {
        if let family = change.familyBefore { update.family = family }
        for difference in change.differences {
            switch difference.subject {
            case .value(let name): update.values.updateValue(difference.before, forKey: name)
            case .defaultValue(let name): update.defaults.updateValue(difference.before, forKey: name)
            }
        }
    }

    /// A value lies under one of its parameter's names: a migration may have moved it since.
    private func clearOtherNames(in update: inout InstanceUpdate) {
        for names in parameterNames where names.contains(where: { update.values[$0] != nil }) {
            for name in names where update.values[name] == nil { update.values.updateValue(nil, forKey: name) }
        }
    }

    /// A default was given for the parent that the instance had then.
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

    /// Of each parameter, in declared order.
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

    /// A widget that has lost a family keeps the instance in the one that it has now.
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
        EngineError.Problem(.nothingToUndo, "there is nothing to undo: \(id) \(phrase)")
    }
}
