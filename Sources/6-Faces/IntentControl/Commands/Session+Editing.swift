internal import IntentCommandLine
internal import IntentDiagnostics
internal import IntentModel
internal import IntentRuntime
internal import IntentSystem

/// What the commands that change values share.
extension Session {
    /// Edits an instance.
    /// - Parameters:
    ///   - changes: Returns what to change in an instance of the widget.
    func edit(
        _ id: String, ifRevision: Int? = nil, unchecked: Bool = false,
        changes: (DeclaredWidget, Workspace) throws -> DynamicEdit
    ) async throws -> EditResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let widget = try await widget(of: instance, in: workspace)
        let edit = try changes(widget, workspace)
        return try await result(of: instance, widget, in: workspace) {
            try await findingOptions(
                in: edit, of: workspace.intent(of: widget), workspace.schema,
                from: { parameter, edit, request in
                    var draft = try await workspace.engine.dynamicDraft(of: instance)
                    draft.edit = edit
                    return try await workspace.engine.options(for: parameter, in: draft, request: request)
                },
                { edit in
                    try await workspace.engine.edit(instance, ifRevision: ifRevision, unchecked: unchecked) {
                        $0 = edit
                    }
                })
        }
    }

    /// Performs an edit of an instance, with advice if a value cannot be looked up, and requests the defaults that it discarded.
    func result(
        of instance: InstanceID, _ widget: DeclaredWidget, in workspace: Workspace,
        _ edit: () async throws -> EditOutcome
    ) async throws -> EditResult {
        var outcome = try await addingAdvice(for: widget, in: workspace, edit)
        await renewDefaults(of: instance, after: &outcome, in: workspace)
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

    /// Returns hints for assignments in which a decimal comma may have separated values.
    func commaHints(for assignments: [Assignment], of widget: DeclaredWidget, in workspace: Workspace) -> [String] {
        let intent = workspace.intent(of: widget)
        return assignments.compactMap { assignment in
            intent?.parameter(named: assignment.parameter).flatMap(assignment.commaHint)
        }
    }

    func intent(of widget: DeclaredWidget, in workspace: Workspace) throws(CommandError) -> Intent {
        guard let intent = workspace.intent(of: widget) else {
            throw CommandError(.invalidData, "unknownParameter", "\(widget.kind) has nothing to configure")
        }
        return intent
    }

    /// Adds advice to an error that occurs because a value cannot be looked up. The texts of definitions in other errors are in
    /// the user's language.
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
                problem.row.flatMap { intent?.declaration(at: $0, in: workspace.schema) }?.options == .dynamic
            }
            var failure = CommandError(error)
            let hasLookup = error.problems.contains { $0.parameter != nil }
            failure.advice =
                "--unchecked stores the \(hasLookup ? "value without a lookup" : "values without validating them")"
                + (lacksHandlers && asksHandler ? "; \(handlerAdvice)" : "")
            throw failure
        } catch let error as EngineError {
            var problems = error.problems
            for index in problems.indices {
                problems[index].text = problems[index].text.withDefinedTexts(in: workspace.locale)
            }
            throw EngineError(problems)
        }
    }

    /// Requests the dynamic defaults that an edit discarded, and adds those that are missing then to its outcome.
    ///
    /// Reading does not request defaults, so a command has to. The edit itself has succeeded, so errors are ignored; the
    /// parameter has no value until a handler answers.
    func renewDefaults(of instance: InstanceID, after outcome: inout EditOutcome, in workspace: Workspace) async {
        guard outcome.awaitsDefaults else { return }
        outcome.missingDefaults = (try? await workspace.engine.refresh(instance, only: []))?.missingDefaults ?? []
    }

    /// - Throws: `orphan` if the definitions no longer have the kind of the instance.
    func widget(of instance: InstanceID, in workspace: Workspace) async throws -> DeclaredWidget {
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
    /// Performs an edit. An identifier that is not an option means the only option that looks the same, in another Unicode
    /// form. If there is none, adds the option that was probably meant to the error, and a short list of options.
    ///
    /// A lookup only reports that an identifier is unknown. The available options are requested once a value is wrong.
    /// - Parameter options: Returns the options of a parameter, with the rest of the edit applied.
    func findingOptions<Value>(
        in edit: DynamicEdit, of intent: Intent?, _ schema: Schema,
        from options: (String, DynamicEdit, OptionsRequest) async throws -> OptionsAnswer,
        _ body: (DynamicEdit) async throws -> Value
    ) async throws -> Value {
        do {
            return try await body(edit)
        } catch let error as EngineError {
            var problems = error.problems
            var meant = edit
            let names = Set(problems.lazy.filter { $0.code == .wrongValue }.compactMap(\.row))
            for name in names where intent?.declaration(at: name, in: schema)?.options.offersChoices == true {
                let request = OptionsRequest(limit: 1_000, includesChosen: true)
                guard let answer = try? await options(name, edit, request) else { continue }
                let help = OptionHelp(answer)
                help.add(to: &problems, of: name, values: edit.values(of: name))
                meant = meant.replacing(valuesOf: name, help.option(lookingLike:))
            }
            guard meant == edit else {
                return try await findingOptions(in: meant, of: intent, schema, from: options, body)
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

    /// Returns the only option whose identifier looks the same, if no option has the identifier itself.
    func option(lookingLike value: IntentValue) -> IntentValue? {
        guard let identifier = value.optionIdentifier, !known.containsExactly(identifier) else { return nil }
        let appearance = identifier.appearance
        let alike = items.filter { $0.value.optionIdentifier?.appearance == appearance }
        return alike.count == 1 ? alike.first?.value : nil
    }

    /// Adds a suggestion to each problem of a parameter or field, and a short list to the last one.
    /// - Parameter values: Those that the edit contains, in the order in which problems report them.
    func add(to problems: inout [EngineError.Problem], of parameter: String, values: [IntentValue]) {
        let exact = Set(texts: known)
        let unknown = values.filter { !exact.contains($0.optionIdentifier ?? "") }
        let indices = problems.indices.filter {
            problems[$0].code == .wrongValue && problems[$0].row == parameter
        }
        // Another rule is broken if the numbers differ.
        guard !items.isEmpty, unknown.count == indices.count, let last = indices.last else { return }
        for (index, value) in zip(indices, unknown) { suggest(for: value.writtenText ?? "", in: &problems[index]) }
        if isComplete, known.count <= Self.maximumListed {
            problems[last].append("; the options are \(list(items))")
        }
    }

    /// Suggests the option with a title, or else the one with the most similar identifier. Several options that look the same
    /// or have the title are all named.
    private func suggest(for text: String, in problem: inout EngineError.Problem) {
        let appearance = text.appearance
        let alike = items.filter { $0.value.optionIdentifier?.appearance == appearance }
        let titled = items.filter { $0.title.appearance == appearance }
        if alike.count > 1 {
            problem.append("; the options \(list(alike)) look the same")
        } else if titled.count > 1 {
            problem.append("; the options \(list(titled)) have this title")
        } else {
            problem.suggestion =
                titled.first?.value.writtenText ?? NearMatch.name(for: text, in: items.compactMap(\.value.writtenText))
        }
    }

    /// Identifiers that look like others have the code points of characters that are not ASCII.
    private func list(_ items: [OptionItem<IntentValue>]) -> String {
        let identifiers = items.compactMap(\.value.writtenText)
        let appearances = Dictionary(grouping: identifiers, by: \.appearance)
        let shown = identifiers.prefix(Self.maximumListed)
            .map { appearances[$0.appearance]?.count == 1 ? $0 : $0.withCodePoints }
            .joined(separator: ", ")
        let rest = identifiers.count - Self.maximumListed
        return rest > 0 ? "\(shown) and \(rest) more" : shown
    }
}

extension DynamicEdit {
    /// Returns the values with identifiers that the steps for a parameter contain, in their order.
    fileprivate func values(of parameter: String) -> [IntentValue] {
        var values: [IntentValue] = []
        _ = replacing(valuesOf: parameter) { value in
            if value.optionKey != nil { values.append(value) }
            return nil
        }
        return values
    }

    /// Replaces values in the steps for a parameter or a field.
    /// - Parameter replacement: Returns nil for a value that stays.
    fileprivate func replacing(
        valuesOf row: String, _ replacement: (IntentValue) -> IntentValue?
    ) -> DynamicEdit {
        func replaced(_ value: IntentValue) -> IntentValue {
            guard case .list(let slots) = value else { return replacement(value) ?? value }
            return .list(slots.map { $0.map(replaced) })
        }
        let path = FieldPath(parsing: row)
        return DynamicEdit(
            steps.map { step in
                var step = step
                if let path, step.parameter == path.parameter {
                    step.operation = step.operation.replacing(at: path, replaced)
                } else if step.parameter == row {
                    step.operation = step.operation.replacing(replaced)
                }
                return step
            })
    }
}

extension DynamicEdit.Operation {
    /// Returns the operation with other values of a parameter.
    fileprivate func replacing(_ replaced: (IntentValue) -> IntentValue) -> Self {
        switch self {
        case .set(let value): .set(value.map(replaced))
        case .setSlot(let slot, let value): .setSlot(slot, value.map(replaced))
        case .add(let values): .add(values.map(replaced))
        case .remove(let values): .remove(values.map(replaced))
        case .setField, .reset: self
        }
    }

    /// Returns the operation with another value of a field.
    fileprivate func replacing(at path: FieldPath, _ replaced: (IntentValue) -> IntentValue) -> Self {
        func inRecord(_ value: IntentValue?) -> IntentValue? {
            guard case .record(var record)? = value else { return value }
            record.values[path.field] = record.values[path.field].map(replaced)
            return .record(record)
        }
        switch self {
        case .setField(let field, let slot, let value) where field == path.field && slot == path.slot:
            return .setField(field, slot: slot, value.map(replaced))
        case .set(.list(var slots)?):
            guard let slot = path.slot, slots.indices.contains(slot) else { return self }
            slots[slot] = inRecord(slots[slot])
            return .set(.list(slots))
        case .set(let value): return .set(inRecord(value))
        case .setSlot(let slot, let value) where slot == path.slot: return .setSlot(slot, inRecord(value))
        case .setField, .setSlot, .add, .remove, .reset: return self
        }
    }
}
