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
                .whenCycle, at: place(when.key ?? when.node),
                "this 'when' depends on itself: \(cyclePath(cycle.map { drafts[$0].parameter.name }))")
        }
    }
}

extension ContextResolver {
    /// Reports a name that no parameter of an intent has.
    /// - Parameter known: The names of its parameters.
    func reportUnknownParameter(_ name: String, known: some Collection<String>, at place: Place) {
        reportUnknown(name, .unknownParameter, "a parameter of this intent", among: known, at: place)
    }

    /// Reports a name that is none of some names, with the most similar one or else a list of them.
    /// - Parameters:
    ///   - subject: What the name is not, with its article: `a property of this response`.
    ///   - list: What precedes the list.
    ///   - none: The list if it is empty.
    func reportUnknown(
        _ name: String, _ code: DiagnosticCode, _ subject: String, among known: some Collection<String>,
        at place: Place, list: String = ", which has ", none: String = "none"
    ) {
        let near = context.nearest(to: name, in: known)
        let hint = near == nil ? list + (known.isEmpty ? none : shortList(known)) : ""
        report(code, at: place, "\(quoted(name)) is not \(subject)\(hint)", near: near)
    }
}
