internal import IntentDiagnostics
internal import IntentModel
internal import IntentYAML

/// Resolves `when` and `dependsOn`, which refer to other parameters of the same intent.
struct ConditionResolver: ContextResolver {
    let context: ResolvingContext

    func resolveRelations(of drafts: inout [ParameterDraft]) {
        let indices = Dictionary(
            drafts.enumerated().map { ($0.element.parameter.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        let relations = relations(of: drafts, indices)
        for (index, relation) in zip(drafts.indices, relations) {
            (drafts[index].parameter.when, drafts[index].parameter.dependsOn) = relation
            SecretRule(context: context).checkParents(of: drafts[index], among: drafts, indices)
        }
        reportCycles(of: drafts, indices)
    }

    private func relations(
        of drafts: [ParameterDraft], _ indices: [String: Int]
    ) -> [(when: Requirement, dependsOn: [String])] {
        let requirements = RequirementResolver(context: context, drafts: drafts, indices: indices)
        return drafts.indices.map { index in
            let when = drafts[index].when.map {
                requirements.requirement($0, empty: "omit 'when' for a row that is always shown")
            }
            return (when ?? Requirement(), parents(of: drafts[index], at: index, requirements))
        }
    }

    // MARK: Dependencies

    private func parents(
        of draft: ParameterDraft, at index: Int, _ requirements: RequirementResolver
    ) -> [String] {
        var parents: [String] = []
        for (name, node) in draft.dependsOn {
            guard let parent = requirements.parent(name, at: node), let parentIndex = requirements.indices[name]
            else { continue }
            if parentIndex < index {
                parents.append(name)
            } else if parentIndex == index {
                report(.dependsOnItself(name, at: place(node)))
            } else {
                report(.dependsOnLater(name, at: place(node), declared: place(parent.key)))
            }
        }
        return parents
    }

    /// Reports each cycle of conditions once, at its first member.
    private func reportCycles(of drafts: [ParameterDraft], _ indices: [String: Int]) {
        let edges = drafts.map { draft in draft.parameter.when.parameters.compactMap { indices[$0] } }
        for cycle in DependencyCycles(edges).cycles {
            guard let first = cycle.first, let when = drafts[first].when else { continue }
            report(
                .whenCycle(cycle.map { drafts[$0].parameter.name }, at: place(when.key ?? when.node)))
        }
    }
}

extension Diagnostic {
    static func unknownParameter(
        _ name: String, known: some Collection<String>, near: String?, at place: Place
    ) -> Diagnostic {
        let shown = known.isEmpty ? "none" : shortList(known)
        return Diagnostic(
            .unknownParameter, at: place,
            "\(quoted(name)) is not a parameter of this intent" + (near == nil ? ", which has \(shown)" : ""),
            fixes: DiagnosticFix.didYouMean(near, at: place))
    }

    fileprivate static func dependsOnItself(_ name: String, at place: Place) -> Diagnostic {
        Diagnostic(.dependsOnLater, at: place, "\(quoted(name)) cannot depend on itself")
    }

    fileprivate static func dependsOnLater(_ name: String, at place: Place, declared: Place) -> Diagnostic {
        Diagnostic(
            .dependsOnLater, at: place,
            "\(quoted(name)) is declared later; 'dependsOn' can only name earlier parameters",
            notes: [DiagnosticNote("\(quoted(name)) is declared here", at: declared)])
    }

    fileprivate static func whenCycle(_ names: [String], at place: Place) -> Diagnostic {
        let path = (names + names.prefix(1)).prefix(12).map(quoted).joined(separator: " on ")
        let more = names.count > 11 ? " and so on" : ""
        return Diagnostic(.whenCycle, at: place, "this 'when' depends on itself: \(path)\(more)")
    }
}
