internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime

/// What the commands that change values share.
extension Session {
    /// Edits an instance by a plan.
    /// - Parameters:
    ///   - renewsDefaults: Whether to ask for dynamic defaults afterward even if the edit reset no parameter itself.
    ///   - plan: Returns what to change in an instance of the widget.
    func edit(
        _ id: String, ifRevision: Int? = nil, unchecked: Bool = false, renewsDefaults: Bool = false,
        plan: (Widget, Workspace) throws -> EditPlan
    ) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let widget = try await widget(of: instance, in: workspace)
        let plan = try plan(widget, workspace)
        let outcome = try await addingAdvice(for: widget, in: workspace) {
            do {
                return try await workspace.engine.edit(
                    instance, ifRevision: ifRevision, unchecked: unchecked, plan.apply)
            } catch let error as EngineError {
                throw await addingSuggestions(to: error, for: plan, of: instance, in: workspace)
            }
        }
        if renewsDefaults || !outcome.reset.isEmpty { await renewDefaults(of: instance, in: workspace) }
        return EditResult(id: instance, outcome: outcome)
    }

    /// Returns the plan of assignments for a widget. Without assignments it is empty, also for a static widget.
    func plan(_ assignments: [Assignment], for widget: Widget, in workspace: Workspace) throws -> EditPlan {
        if assignments.isEmpty { return EditPlan() }
        return try EditPlan(
            assignments, intent: try intent(of: widget, in: workspace), schema: workspace.schema,
            documents: context.documents)
    }

    func intent(of widget: Widget, in workspace: Workspace) throws(CommandError) -> Intent {
        guard let intent = workspace.intent(of: widget) else {
            throw CommandError(.invalidData, "unknownParameter", "\(widget.kind) has nothing to configure")
        }
        return intent
    }

    /// Adds advice to an error that occurs because a value cannot be looked up.
    func addingAdvice<Value>(
        for widget: Widget, in workspace: Workspace, _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch let error as EngineError
            where error.code == .lookupUnavailable || error.code == .sourceNotTrusted
        {
            let intent = workspace.intent(of: widget)
            let asksHandler = error.problems.contains { problem in
                problem.parameter.flatMap { intent?.parameter(named: $0) }?.options == .dynamic
            }
            var failure = CommandError(error)
            failure.advice =
                "--unchecked stores the value without a lookup"
                + (lacksHandlers && asksHandler ? "; \(handlerAdvice)" : "")
            throw failure
        }
    }

    /// Asks handlers for the dynamic defaults that have no value yet.
    ///
    /// A reset discards a dynamic default, and reading does not ask for a new one, so a command has to. The edit itself
    /// has succeeded, so errors are ignored; the parameter has no value until a handler answers.
    func renewDefaults(of instance: InstanceID, in workspace: Workspace) async {
        _ = try? await workspace.engine.openEditor(instance)
    }

    /// - Throws: `orphan` if the definitions no longer have the kind of the instance.
    private func widget(of instance: InstanceID, in workspace: Workspace) async throws -> Widget {
        let stored = try await workspace.engine.resolved(instance).instance
        guard let widget = workspace.schema.presentWidget(of: stored.kind) else {
            throw CommandError(
                .invalidData, "orphan",
                "the kind '\(stored.kind)' of '\(instance)' is no longer in the definitions, so nothing can be changed")
        }
        return widget
    }
}

/// Suggestions for identifiers that are not options.
extension Session {
    /// Adds the option that was probably meant to the problems of an edit.
    ///
    /// A lookup only reports that an identifier is unknown. The available options are requested once a value is wrong.
    private func addingSuggestions(
        to error: EngineError, for plan: EditPlan, of id: InstanceID, in workspace: Workspace
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

    /// Returns the option with this title, else the one with the nearest identifier; nil if the identifier is an option.
    private static func suggestion(for identifier: String, in items: [OptionItem<IntentValue>]) -> String? {
        let known = items.compactMap(\.value.optionIdentifier)
        guard !known.contains(identifier) else { return nil }
        return items.first { $0.title == identifier }?.value.optionIdentifier
            ?? NearMatch.best(for: identifier, in: known)
    }

    /// Returns the options that are available with the rest of the edit applied; none if no handler answers.
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
    /// Returns the identifiers that the steps for a parameter contain, in their order.
    fileprivate func identifiers(of parameter: String) -> [String] {
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
