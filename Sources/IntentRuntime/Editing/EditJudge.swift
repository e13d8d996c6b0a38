/// Judges an edit against the definitions, what is stored, and what lookups found. A pure function: it asks nobody,
/// so that a store can run it inside a transaction.
///
/// - A hidden parameter may be set: the value waits for its row, and a warning says so.
/// - What a parameter holds already is never refused for being gone: it is marked `vanished`.
/// - An edit that changes nothing writes nothing, and the revision stays.
struct EditJudge: Sendable {
    let declarations: DeclarationTable
    let locale: String

    func judge(_ request: EditRequest, on instance: StoredInstance, lookups: LookupTable) -> EditJudgement {
        if let problem = refusal(of: request, on: instance) { return .refused([problem]) }
        guard let scope = declarations.scope(of: instance) else { return .refused([.orphan(instance)]) }
        guard var work = EditWork(request, on: instance, scope: scope, locale: locale) else {
            return judgeStatic(request, on: instance, scope: scope)
        }
        if request.resetsChildren { work.resetChildren() }
        work.resolveOptions(by: lookups)
        if !work.questions.isEmpty { return .needs(work.questions) }
        if !work.problems.isEmpty { return .refused(work.problems.mostSevereFirst) }
        return work.accepted()
    }

    /// What the instance would be with the edit, as far as that can be told without lookups.
    func preview(_ edit: Edit, on instance: StoredInstance) -> StoredInstance {
        guard let scope = declarations.scope(of: instance),
            var work = EditWork(EditRequest(edit: edit), on: instance, scope: scope, locale: locale)
        else { return instance }
        work.resetChildren()
        return work.candidate
    }

    private func refusal(of request: EditRequest, on instance: StoredInstance) -> EngineError.Problem? {
        if instance.isRemoved { return .removed(instance.id) }
        guard let revision = request.ifRevision, revision != instance.revision else { return nil }
        return EngineError.Problem(
            .changedMeanwhile, "\(instance.id) is at revision \(instance.revision), not \(revision)")
    }

    /// A static widget has nothing to set.
    private func judgeStatic(
        _ request: EditRequest, on instance: StoredInstance, scope: InstanceScope
    ) -> EditJudgement {
        let problems = request.edit.operations.map { name, _ in
            EngineError.Problem(.unknownParameter, parameter: name, "\(scope.widget.name) has nothing to configure")
        }
        if !problems.isEmpty { return .refused(problems) }
        return .accepted(nil, EditOutcome(revision: instance.revision, changed: [], reset: [], warnings: []))
    }
}

extension [EngineError.Problem] {
    /// What is wrong in any case before what cannot be told now.
    var mostSevereFirst: [EngineError.Problem] {
        filter { !$0.isAboutLookup } + filter(\.isAboutLookup)
    }
}

extension EngineError.Problem {
    fileprivate var isAboutLookup: Bool { code == .lookupUnavailable || code == .sourceNotTrusted }

    static func removed(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.unknownInstance, "\(id) was removed; it can be restored")
    }

    static func unknown(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.unknownInstance, "no instance is called \(id)")
    }

    static func orphan(_ instance: StoredInstance) -> EngineError.Problem {
        EngineError.Problem(
            .orphan, "the definitions no longer have the kind '\(instance.kind)' with its intent; its values are kept")
    }
}
