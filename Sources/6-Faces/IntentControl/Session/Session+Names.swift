internal import IntentCommandLine
internal import IntentModel
internal import IntentRuntime

/// Names on the command line, turned into what they name. An unknown name is refused with the nearest known one.
extension Session {
    func instanceID(_ text: String) throws(CommandError) -> InstanceID {
        guard let id = InstanceID(text) else {
            throw CommandError(
                .invalidData, "unknownInstance",
                "'\(text)' is not an instance identifier: identifiers have up to 64 letters, digits, '.', '_' and '-', "
                    + "and begin with a letter or digit")
        }
        return id
    }

    /// Returns the error with the instance that was probably meant, if the identifier of a command is unknown.
    func addingSuggestion(to error: CommandError, of command: any SessionCommand) -> CommandError {
        guard let command = command as? any InstanceReference,
            error.problems.count == 1, var problem = error.problems.first,
            problem.code == EngineError.Code.unknownInstance.description, problem.suggestion == nil,
            let store = try? existingStore(), let id = InstanceID(command.id), (try? store.instance(id)) == .some(nil)
        else { return error }
        let known =
            command.concernsRemoved
            ? try? store.removedInstances(of: nil).map(\.instance.id.text)
            : try? store.instances(of: nil).map(\.id.text)
        problem.suggestion = known.flatMap { NearMatch.name(for: command.id, in: $0) }
        return CommandError(error.status, [problem], advice: error.advice)
    }

    /// Returns a widget or control by its kind, or else by its name.
    func widget(_ text: String, in schema: Schema) throws(CommandError) -> DeclaredWidget {
        if let widget = schema.kinds.first(where: { $0.kind.name == text })
            ?? schema.kinds.first(where: { $0.name == text })
        {
            return widget
        }
        throw unknownKind(text, in: schema)
    }

    /// Returns a kind to list, by the kind or by the name of a widget or control if valid definitions are found.
    ///
    /// A kind that no definition declares is not refused if the store has instances of it.
    func storedKind(_ text: String) throws -> WidgetKind {
        guard let schema = try? schemaIfFound() else { return WidgetKind(text) }
        if let widget = schema.kinds.first(where: { $0.kind.name == text || $0.name == text }) { return widget.kind }
        let kind = WidgetKind(text)
        guard schema.presentWidget(of: kind) == nil, let store = try existingStore(),
            try store.instances(of: kind).isEmpty, try store.removedInstances(of: kind).isEmpty
        else { return kind }
        throw unknownKind(text, in: schema)
    }

    /// Returns the kinds under which instances of a kind may be stored; see ``storedKind(_:)``.
    func storedKinds(_ text: String) throws -> Set<WidgetKind> {
        let kind = try storedKind(text)
        return (try? schemaIfFound())?.storedKinds(of: kind) ?? [kind]
    }

    private func unknownKind(_ text: String, in schema: Schema) -> CommandError {
        let kinds = schema.kinds.map(\.kind.name).joined(separator: ", ")
        let known = kinds.isEmpty ? "the definitions declare none" : "the kinds are \(kinds)"
        return CommandError(
            .invalidData, "unknownKind", "unknown widget kind '\(text)'; \(known)",
            suggestion: NearMatch.name(for: text, in: schema.kindNames))
    }

    /// Returns a family that exists, or the only family of a kind if none is named. The engine checks whether the widget
    /// supports it.
    func family(_ text: String?, of widget: DeclaredWidget?) throws(CommandError) -> SizeFamily {
        guard let text else {
            if let family = widget?.onlyFamily { return family }
            let names = (widget?.families ?? SizeFamily.allCases).map(\.rawValue).joined(separator: ", ")
            throw .usage("missing '--family'; the families of '\(widget?.name ?? "")' are \(names)")
        }
        if let family = SizeFamily(known: text) { return family }
        if let widget, widget.control != nil {
            throw CommandError(.invalidData, "unknownFamily", "\(widget.refusal(of: text))")
        }
        let names = (widget?.families ?? SizeFamily.allCases).map(\.rawValue)
        throw CommandError(
            .invalidData, "unknownFamily",
            "unknown widget family '\(text)'; the families are \(names.joined(separator: ", "))",
            suggestion: NearMatch.name(for: text, in: names))
    }
}

extension Intent {
    /// The problem of a name that is not a parameter, with the nearest one and all there are.
    func problem(ofUnknown name: String) -> CommandError.Problem {
        let first = name.replacing("[0]", with: "[1]")
        guard first == name || SlotPath(parsing: first) == nil && FieldPath(parsing: first) == nil else {
            return CommandError.Problem(
                "unknownParameter", parameter: name, "slots are counted from 1, so there is no '\(name)'",
                suggestion: first)
        }
        return CommandError.Problem(unknownParameter: name, of: self.name, parameters: parameters.map(\.name))
    }

    /// The problem of a slot that is to be reset; nil for a text that is not the path of a slot of a list.
    func problem(ofResetSlot name: String) -> CommandError.Problem? {
        guard let path = SlotPath(parsing: name), let list = parameter(named: path.parameter), list.type.isList else {
            return nil
        }
        return CommandError.Problem(
            "unknownParameter", parameter: name,
            "a slot has no default of its own, only the list has; 'set' empties the slot with '\(name):=null'")
    }

    /// The problem of a name that is neither a parameter nor the path of a field.
    func problem(ofUnknown name: String, in schema: Schema) -> CommandError.Problem {
        guard let path = FieldPath(parsing: name), let owner = parameter(named: path.parameter) else {
            return problem(ofUnknown: name)
        }
        let paths = path.alternatives(of: owner, schema.recordFields(of: owner))
        return paths.isEmpty
            ? problem(ofUnknown: name)
            : CommandError.Problem(unknownParameter: name, of: self.name, parameters: paths)
    }
}

extension FieldPath {
    /// The paths of all fields of the record that the path names, or else of the first one of a list.
    func alternatives(of owner: Parameter, _ fields: [Parameter]) -> [String] {
        fields.map { FieldPath(owner.name, slot: owner.type.isList ? slot ?? 0 : nil, field: $0.name).description }
    }
}

extension CommandError.Problem {
    /// - Parameter owner: The intent or the instance that has the parameters.
    init(unknownParameter name: String, of owner: String, parameters: [String]) {
        let known =
            parameters.isEmpty ? "it has no parameters" : "the parameters are \(parameters.joined(separator: ", "))"
        self.init(
            "unknownParameter", parameter: name, "unknown parameter '\(name)' for '\(owner)'; \(known)",
            suggestion: NearMatch.name(for: name, in: parameters))
    }
}
