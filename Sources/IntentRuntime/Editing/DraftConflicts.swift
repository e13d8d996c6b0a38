/// Which values of a draft met others that were stored since it began. It compares what was there with what is there
/// now, so it needs no log, and a value that was changed back is no conflict.
struct DraftConflicts {
    private let draft: Draft
    private let intent: Intent
    private let declarations: DeclarationTable
    private let reader: ValueReader
    /// - Parameters:
    ///   - scope: The instance's, whose intent is `intent`.
    ///   - table: Where the scope is from.
    init(_ draft: Draft, intent: Intent, scope: InstanceScope, declarations table: DeclarationTable) {
        self.draft = draft
        self.intent = intent
        declarations = table
        reader = ValueReader(scope.declarations, intent: intent)
    }

    /// A problem for each parameter of the draft, and each parent of one, that has another value now.
    func problems(on instance: StoredInstance) -> [EngineError.Problem] {
        let drafted = Set(draft.edit.operations.map(\.parameter))
        let concerned = drafted.union(drafted.flatMap { intent.parameter(named: $0)?.dependsOn ?? [] })
        return intent.parameters.filter { concerned.contains($0.name) }.compactMap { parameter in
            problem(of: parameter, on: instance, isDrafted: drafted.contains(parameter.name))
        }
    }

    private func problem(
        of parameter: Parameter, on instance: StoredInstance, isDrafted: Bool
    ) -> EngineError.Problem? {
        var base = instance
        base.values = draft.baseValues
        let earlier = reader.read(parameter, from: base.values)
        let stored = reader.read(parameter, from: instance.values)
        guard earlier?.value.choice != stored?.value.choice || (earlier == nil) != (stored == nil) else { return nil }
        let judge = EditJudge(declarations: declarations, locale: declarations.schema.language)
        let wanted =
            isDrafted ? reader.read(parameter, from: judge.preview(draft.edit, on: base).values) : earlier
        return EngineError.Problem(
            .changedMeanwhile, parameter: parameter.name,
            "'\(parameter.name)' was changed since revision \(draft.baseRevision)",
            conflict: EngineError.Conflict(before: earlier?.value, stored: stored?.value, drafted: wanted?.value))
    }
}
