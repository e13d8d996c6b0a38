internal import IntentModel
internal import IntentRuntime

extension Session {
    /// A refusal with the option that was probably meant, for values that are no option.
    ///
    /// Lookup tells only that an identifier is unknown; which ones there are is asked here, once something is wrong.
    func suggesting(
        _ error: EngineError, for plan: EditPlan, of id: InstanceID, in workspace: Workspace
    ) async -> EngineError {
        var problems = error.problems
        for (index, problem) in problems.enumerated() {
            guard problem.code == .wrongValue, problem.suggestion == nil, let parameter = problem.parameter else {
                continue
            }
            let items = await options(of: parameter, for: plan, of: id, in: workspace)
            problems[index].suggestion =
                plan.identifiers(of: parameter).lazy
                .compactMap { Self.suggestion(for: $0, in: items) }.first
        }
        return EngineError(problems)
    }

    /// The option of this title, else the one with the nearest identifier; nil for an identifier that there is.
    static func suggestion(for identifier: String, in items: [OptionItem<IntentValue>]) -> String? {
        let known = items.compactMap(\.value.optionIdentifier)
        guard !known.contains(identifier) else { return nil }
        return items.first { $0.title == identifier }?.value.optionIdentifier
            ?? NearMatch.best(for: identifier, in: known)
    }

    /// Those that are offered once the rest of the edit is in effect; none where nobody answers.
    private func options(
        of parameter: String, for plan: EditPlan, of id: InstanceID, in workspace: Workspace
    ) async -> [OptionItem<IntentValue>] {
        guard var draft = try? await workspace.engine.draft(of: id) else { return [] }
        plan.apply(to: &draft.edit)
        let request = OptionsRequest(limit: 1_000, includesChosen: true)
        let answer = try? await workspace.engine.options(for: parameter, in: draft, request: request)
        return answer?.collection.items ?? []
    }
}

extension EditPlan {
    /// What the steps for a parameter name, in their order.
    func identifiers(of parameter: String) -> [String] {
        steps.filter { $0.parameter == parameter }.flatMap { step -> [IntentValue?] in
            switch step.operation {
            case .set(let value): value?.slots ?? []
            case .setSlot(_, let value): [value]
            case .add(let values), .remove(let values): values
            case .reset: []
            }
        }
        .compactMap { $0?.optionIdentifier }
    }
}
