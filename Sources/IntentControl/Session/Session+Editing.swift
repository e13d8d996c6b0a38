internal import IntentModel
internal import IntentRuntime

extension Session {
    package func set(
        id: String, assignments: [String], ifRevision: Int?, unchecked: Bool
    ) async throws -> EditResult {
        let assignments = try assignments.map(Assignment.init(parsing:))
        return try await edit(id, ifRevision: ifRevision, unchecked: unchecked) { widget, schema in
            try plan(assignments, for: widget, in: schema)
        }
    }

    package func reset(id: String, parameters: [String]) async throws -> EditResult {
        try await edit(id, ifRevision: nil, unchecked: false) { widget, schema in
            try EditPlan(resetting: parameters, intent: try intent(of: widget, in: schema))
        }
    }

    package func resetAll(id: String) async throws -> EditResult {
        let workspace = try workspace(for: id)
        let instance = try instanceID(id)
        let outcome = try await workspace.engine.edit(instance, resetAll: true) { _ in }
        return EditResult(id: instance, outcome: outcome)
    }

    /// What assignments mean for a widget; nothing where there are none.
    func plan(_ assignments: [Assignment], for widget: Widget, in schema: Schema) throws -> EditPlan {
        if assignments.isEmpty { return EditPlan() }
        return try EditPlan(
            assignments, intent: try intent(of: widget, in: schema), schema: schema, documents: context.documents)
    }

    /// Adds what helps to a refusal for want of a handler.
    func advised<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let error as EngineError where error.code == .lookupUnavailable {
            var failure = ControlFailure(error)
            failure.advice =
                "--unchecked stores the value without a lookup" + (lacksHandlers ? "; \(handlerAdvice)" : "")
            throw failure
        }
    }

    /// Whether the program reads its definitions from files, and so has no handler in code.
    var lacksHandlers: Bool {
        if case .files = context.definitions { true } else { false }
    }

    var handlerAdvice: String {
        "\(context.programName) has no handlers in code; a program of your own that calls ControlProgram.main(handlers:) has"
    }

    private func edit(
        _ id: String, ifRevision: Int?, unchecked: Bool, plan: (Widget, Schema) throws -> EditPlan
    ) async throws -> EditResult {
        let workspace = try workspace(for: id)
        let instance = try instanceID(id)
        let plan = try plan(try widget(of: instance, in: workspace), workspace.schema)
        let outcome = try await advised {
            try await workspace.engine.edit(instance, ifRevision: ifRevision, unchecked: unchecked, plan.apply)
        }
        return EditResult(id: instance, outcome: outcome)
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
