internal import IntentModel
internal import IntentRuntime

extension Session {
    package func set(
        id: String, assignments: [String], ifRevision: Int?, unchecked: Bool
    ) async throws -> EditResult {
        let assignments = try assignments.map(Assignment.init(parsing:))
        return try await edit(id, ifRevision: ifRevision, unchecked: unchecked, asksDefaults: false) { widget, schema in
            try plan(assignments, for: widget, in: schema)
        }
    }

    package func reset(id: String, parameters: [String]) async throws -> EditResult {
        try await edit(id, ifRevision: nil, unchecked: false, asksDefaults: true) { widget, schema in
            try EditPlan(resetting: parameters, intent: try intent(of: widget, in: schema))
        }
    }

    package func resetAll(id: String) async throws -> EditResult {
        let workspace = try workspace(for: id)
        let instance = try instanceID(id)
        let outcome = try await workspace.engine.edit(instance, resetAll: true) { _ in }
        await askOpenDefaults(of: instance, in: workspace)
        return EditResult(id: instance, outcome: outcome)
    }

    /// What assignments mean for a widget; nothing where there are none.
    func plan(_ assignments: [Assignment], for widget: Widget, in schema: Schema) throws -> EditPlan {
        if assignments.isEmpty { return EditPlan() }
        return try EditPlan(
            assignments, intent: try intent(of: widget, in: schema), schema: schema, documents: context.documents)
    }

    /// Adds what helps to a refusal because nobody can look a value up.
    func advised<Value>(
        about widget: Widget, in schema: Schema, _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch let error as EngineError
            where error.code == .lookupUnavailable || error.code == .sourceNotTrusted
        {
            let intent = widget.intent.flatMap(schema.intent(named:))
            let asksHandler = error.problems.contains { problem in
                problem.parameter.flatMap { intent?.parameter(named: $0) }?.options == .dynamic
            }
            var failure = ControlFailure(error)
            failure.advice =
                "--unchecked stores the value without a lookup"
                + (lacksHandlers && asksHandler ? "; \(handlerAdvice)" : "")
            throw failure
        }
    }

    /// Whether the program reads its definitions from files, and so has no handler in code, and no extension has them.
    var lacksHandlers: Bool {
        if case .files = context.definitions { extensions.isEmpty } else { false }
    }

    var handlerAdvice: String {
        "\(context.programName) has no handlers in code; give a program that has them with --extension PATH"
    }

    private func edit(
        _ id: String, ifRevision: Int?, unchecked: Bool, asksDefaults: Bool, plan: (Widget, Schema) throws -> EditPlan
    ) async throws -> EditResult {
        let workspace = try workspace(for: id)
        let instance = try instanceID(id)
        let widget = try widget(of: instance, in: workspace)
        let plan = try plan(widget, workspace.schema)
        let outcome = try await advised(about: widget, in: workspace.schema) {
            do {
                return try await workspace.engine.edit(
                    instance, ifRevision: ifRevision, unchecked: unchecked, plan.apply)
            } catch let error as EngineError {
                throw await suggesting(error, for: plan, of: instance, in: workspace)
            }
        }
        if asksDefaults || !outcome.reset.isEmpty { await askOpenDefaults(of: instance, in: workspace) }
        return EditResult(id: instance, outcome: outcome)
    }

    /// A reset forgets a dynamic default, and no read asks for one: on a command line nothing else would bring it back.
    /// The edit is done, so that a failure here is not its failure; until somebody answers there is no value.
    private func askOpenDefaults(of instance: InstanceID, in workspace: Workspace) async {
        _ = try? await workspace.engine.openEditor(instance)
    }

    /// - Throws: `orphan` where the definitions no longer have the instance's kind.
    private func widget(of instance: InstanceID, in workspace: Workspace) throws -> Widget {
        let stored = try workspace.engine.resolved(instance).instance
        guard let widget = workspace.schema.presentWidget(of: stored.kind) else {
            throw ControlFailure(
                .wrongData, "orphan",
                "the definitions no longer have the kind '\(stored.kind)' of '\(instance)', so nothing can be changed")
        }
        return widget
    }

    private func intent(of widget: Widget, in schema: Schema) throws(ControlFailure) -> Intent {
        guard let intent = widget.intent.flatMap(schema.intent(named:)) else {
            throw ControlFailure(.wrongData, "unknownParameter", "\(widget.kind) has nothing to configure")
        }
        return intent
    }
}
