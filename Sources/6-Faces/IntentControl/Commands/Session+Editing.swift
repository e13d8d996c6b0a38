internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// What the commands that change values share.
extension Session {
    /// Edits an instance.
    /// - Parameters:
    ///   - renewsDefaults: Whether to ask for dynamic defaults afterward even if the edit reset no parameter itself.
    ///   - changes: Returns what to change in an instance of the widget.
    func edit(
        _ id: String, ifRevision: Int? = nil, unchecked: Bool = false, renewsDefaults: Bool = false,
        changes: (DeclaredWidget, Workspace) throws -> DynamicEdit
    ) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let widget = try await widget(of: instance, in: workspace)
        let edit = try changes(widget, workspace)
        let outcome = try await addingAdvice(for: widget, in: workspace) {
            try await addingSuggestions(
                for: edit, of: workspace.intent(of: widget),
                from: { parameter, request in
                    var draft = try await workspace.engine.dynamicDraft(of: instance)
                    draft.edit = edit
                    return try await workspace.engine.options(for: parameter, in: draft, request: request)
                },
                {
                    try await workspace.engine.edit(instance, ifRevision: ifRevision, unchecked: unchecked) {
                        $0 = edit
                    }
                })
        }
        if renewsDefaults || !outcome.reset.isEmpty { await renewDefaults(of: instance, in: workspace) }
        return EditResult(id: instance, outcome: outcome)
    }

    /// Returns the edit that assignments request of a widget. Without assignments it is empty, also for a static widget.
    func changes(
        by assignments: [Assignment], of widget: DeclaredWidget, in workspace: Workspace
    ) throws -> DynamicEdit {
        if assignments.isEmpty { return DynamicEdit() }
        return try DynamicEdit(
            assignments, intent: try intent(of: widget, in: workspace), schema: workspace.schema,
            documents: context.documents)
    }

    func intent(of widget: DeclaredWidget, in workspace: Workspace) throws(CommandError) -> Intent {
        guard let intent = workspace.intent(of: widget) else {
            throw CommandError(.invalidData, "unknownParameter", "\(widget.kind) has nothing to configure")
        }
        return intent
    }

    /// Adds advice to an error that occurs because a value cannot be looked up.
    func addingAdvice<Value>(
        for widget: DeclaredWidget, in workspace: Workspace, _ body: () async throws -> Value
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
            let hasLookup = error.problems.contains { $0.parameter != nil }
            failure.advice =
                "--unchecked stores the \(hasLookup ? "value without a lookup" : "values without validating them")"
                + (lacksHandlers && asksHandler ? "; \(handlerAdvice)" : "")
            throw failure
        }
    }

    /// Asks handlers for the dynamic defaults that have no value yet.
    ///
    /// A reset discards a dynamic default, and reading does not ask for a new one, so a command has to. The edit itself
    /// has succeeded, so errors are ignored; the parameter has no value until a handler answers.
    func renewDefaults(of instance: InstanceID, in workspace: Workspace) async {
        try? await workspace.engine.addMissingDefaults(to: instance)
    }

    /// - Throws: `orphan` if the definitions no longer have the kind of the instance.
    private func widget(of instance: InstanceID, in workspace: Workspace) async throws -> DeclaredWidget {
        let stored = try await workspace.engine.storedInstance(instance)
        guard let widget = workspace.schema.presentWidget(of: stored.kind) else {
            throw orphan(instance, kind: stored.kind)
        }
        return widget
    }

    /// The error of a command that needs the definition of an instance without one.
    func orphan(_ id: InstanceID, kind: WidgetKind) -> CommandError {
        var error = CommandError(EngineError([.orphan(id, kind: kind)]))
        error.advice = "'\(context.programName) show \(id)' prints them"
        return error
    }
}

/// Help with identifiers that are not options.
extension Session {
    /// Performs an edit. If an option is unknown, adds the one that was probably meant to the error, and a short list of
    /// options.
    ///
    /// A lookup only reports that an identifier is unknown. The available options are requested once a value is wrong.
    /// - Parameter options: Returns the options of a parameter, with the rest of the edit applied.
    func addingSuggestions<Value>(
        for edit: DynamicEdit, of intent: Intent?,
        from options: (String, OptionsRequest) async throws -> OptionsAnswer, _ body: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await body()
        } catch let error as EngineError {
            var problems = error.problems
            let names = Set(problems.lazy.filter { $0.code == .wrongValue }.compactMap(\.parameter))
            for name in names where intent?.parameter(named: name)?.options.offersChoices == true {
                let request = OptionsRequest(limit: 1_000, includesChosen: true)
                guard let answer = try? await options(name, request) else { continue }
                OptionHelp(answer).add(to: &problems, of: name, identifiers: edit.identifiers(of: name))
            }
            throw EngineError(problems)
        }
    }
}

/// The options that an error about unknown ones suggests and lists.
private struct OptionHelp {
    /// The maximum number of options to list.
    private static let maximumListed = 10

    private let items: [OptionItem<IntentValue>]
    private let known: [String]
    private let isComplete: Bool

    init(_ answer: OptionsAnswer) {
        items = answer.collection.items
        known = items.compactMap(\.value.optionIdentifier)
        isComplete = answer.collection.cursor == nil
    }

    /// Adds a suggestion to each problem of a parameter, and a short list to the last one.
    /// - Parameter identifiers: Those that the edit contains, in the order in which problems report them.
    func add(to problems: inout [EngineError.Problem], of parameter: String, identifiers: [String]) {
        let exact = Set(texts: known)
        let unknown = identifiers.filter { !exact.contains($0) }
        let indices = problems.indices.filter {
            problems[$0].code == .wrongValue && problems[$0].parameter == parameter
        }
        // Another rule is broken if the numbers differ.
        guard !items.isEmpty, unknown.count == indices.count, let last = indices.last else { return }
        for (index, identifier) in zip(indices, unknown) {
            let titled = items.first { $0.title == identifier }?.value.optionIdentifier
            problems[index].suggestion = titled ?? NearMatch.name(for: identifier, in: known)
        }
        if isComplete, known.count <= Self.maximumListed {
            problems[last].message += "; the options are \(known.joined(separator: ", "))"
        }
    }
}

extension OptionSource {
    /// Whether the values of a parameter are chosen from options other than the cases of its type.
    var offersChoices: Bool {
        switch self {
        case .free, .none: false
        case .dynamic, .listed, .file, .command, .address: true
        }
    }
}

extension DynamicEdit {
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
