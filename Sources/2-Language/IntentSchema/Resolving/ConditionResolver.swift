internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `when`, what options depend on and what defaults follow, which refer to other parameters of the same intent.
struct ConditionResolver: ContextResolver {
    let context: ResolvingContext

    func resolveRelations(of drafts: inout [ParameterDraft]) {
        let indices = drafts.positions(by: \.parameter.name)
        let requirements = requirements(of: drafts, indices)
        let dependencies = DependencyResolver(context: context, indices: indices)
        for (index, when) in zip(drafts.indices, requirements) {
            drafts[index].parameter.when = when
            dependencies.resolve(index, in: &drafts)
            SecretRule(context: context).checkParents(of: drafts[index], among: drafts, indices)
        }
        reportCycles(of: drafts, indices)
        RowDefaultResolver(context: context, drafts: drafts, indices: indices).check()
        let rows = drafts.indices.compactMap { index in drafts[index].defaultRow.map { (index, $0) } }
        if rows.isEmpty { return }
        DefaultCycleRule(context: context).check(
            drafts.map(\.parameter), rows: Dictionary(rows) { first, _ in first })
    }

    private func requirements(of drafts: [ParameterDraft], _ indices: [String: Int]) -> [Requirement] {
        let requirements = RequirementResolver(context: context, drafts: drafts, indices: indices, purpose: .row)
        return drafts.map { draft in
            let when = draft.when.map {
                requirements.requirement($0, empty: "omit 'when' for a row that is always shown")
            }
            return when ?? Requirement()
        }
    }

    /// Reports each cycle of conditions once, at its first member.
    func reportCycles(of drafts: [ParameterDraft], _ indices: [String: Int]) {
        let edges = drafts.map { draft in draft.parameter.when.parameters.compactMap { indices[$0] } }
        for cycle in DependencyCycles(edges).cycles {
            guard let first = cycle.first, let when = drafts[first].when else { continue }
            report(
                .whenCycle(cycle.map { drafts[$0].parameter.name }, at: place(when.key ?? when.node)))
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownParameter(
        _ name: String, known: some Collection<String>, near: String?, at place: Place
    ) -> Diagnostic {
        let shown = known.isEmpty ? "none" : shortList(known)
        return Diagnostic(
            .unknownParameter, at: place,
            "\(quoted(name)) is not a parameter of this intent" + (near == nil ? ", which has \(shown)" : ""),
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }

    fileprivate static func whenCycle(_ names: [String], at place: Place) -> Diagnostic {
        Diagnostic(.whenCycle, at: place, "this 'when' depends on itself: \(cyclePath(names))")
    }
}

extension ContextResolver {
    /// Reports a name that no parameter of an intent has.
    /// - Parameter known: The names of its parameters.
    func reportUnknownParameter(_ name: String, known: some Collection<String>, at place: Place) {
        report(.unknownParameter(name, known: known, near: context.nearest(to: name, in: known), at: place))
    }
}
