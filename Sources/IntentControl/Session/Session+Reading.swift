internal import IntentModel
package import IntentRuntime

extension Session {
    package func get(id: String, parameter: String?) throws -> ValuesResult {
        ValuesResult(parameters: try reports(id: id, parameter: parameter).parameters)
    }

    package func explain(id: String, parameter: String?) throws -> ExplanationResult {
        let (configuration, parameters) = try reports(id: id, parameter: parameter)
        return ExplanationResult(instance: configuration.instance, parameters: parameters)
    }

    package func show(id: String) throws -> InstanceResult {
        let workspace = try workspace(for: id)
        let configuration = try workspace.engine.resolved(try instanceID(id))
        let widget = workspace.schema.presentWidget(of: configuration.instance.kind)
        return InstanceResult(
            configuration: configuration, title: widget?.title.text(for: workspace.locale),
            parameters: reports(of: configuration, in: workspace))
    }

    package func options(id: String, parameter: String, request: OptionsRequest) async throws -> OptionsResult {
        let workspace = try workspace(for: id)
        let instance = try instanceID(id)
        let declaration = try declaration(of: parameter, of: instance, in: workspace)
        let source = declaration?.options
        let answer = try await workspace.engine.options(for: parameter, of: instance, request: request)
        return OptionsResult(
            id: instance, parameter: parameter, provider: OptionsResult.Provider(source),
            searchTerm: request.searchTerm, answer: answer, includesChosen: request.includesChosen,
            lack: declaration.flatMap(lack(of:)),
            advice: lacksHandlers && source == .dynamic ? handlerAdvice : nil)
    }

    /// - Returns: Nil where the instance has no intent, which is the engine's to refuse.
    private func declaration(
        of parameter: String, of instance: InstanceID, in workspace: Workspace
    ) throws -> Parameter? {
        let kind = try workspace.engine.resolved(instance).instance.kind
        let widget = workspace.schema.presentWidget(of: kind)
        guard let intent = widget?.intent.flatMap(workspace.schema.intent(named:)) else { return nil }
        guard let declaration = intent.parameter(named: parameter) else {
            throw ControlFailure(.wrongData, [intent.problem(ofUnknown: parameter)])
        }
        return declaration
    }

    private func lack(of parameter: Parameter) -> OptionsResult.Lack? {
        switch (parameter.options, parameter.type.element) {
        case (.none, _), (.free, .system): .isFilledElsewhere
        case (.free, .enumeration), (.free, .boolean): nil
        case (.free, _): .takesAnyValue
        case (.dynamic, _), (.listed, _), (.file, _), (.command, _), (.address, _): nil
        }
    }

    private func reports(
        id: String, parameter: String?
    ) throws -> (ResolvedConfiguration, parameters: [ParameterReport]) {
        let workspace = try workspace(for: id)
        let configuration = try workspace.engine.resolved(try instanceID(id))
        if configuration.isOrphan {
            throw ControlFailure(
                .wrongData, [.init("orphan", "the definitions no longer have the kind or intent of '\(id)'")],
                advice: "'show \(id)' prints what is stored")
        }
        let reports = reports(of: configuration, in: workspace)
        guard let parameter else { return (configuration, reports) }
        guard let report = reports.first(where: { $0.name == parameter }) else {
            throw ControlFailure(
                .wrongData, [unknownParameter(parameter, in: reports, of: configuration.instance)])
        }
        return (configuration, [report])
    }

    private func reports(of configuration: ResolvedConfiguration, in workspace: Workspace) -> [ParameterReport] {
        let widget = workspace.schema.presentWidget(of: configuration.instance.kind)
        let intent = widget?.intent.flatMap(workspace.schema.intent(named:))
        return configuration.parameters.compactMap { resolved in
            intent?.parameter(named: resolved.name).map { ParameterReport(declaration: $0, resolved: resolved) }
        }
    }

    private func unknownParameter(
        _ name: String, in reports: [ParameterReport], of instance: StoredInstance
    ) -> ControlFailure.Problem {
        let names = reports.map(\.name)
        let known = names.isEmpty ? "there is none" : "there are \(names.joined(separator: ", "))"
        return .init(
            "unknownParameter", parameter: name, "'\(instance.id)' has no parameter '\(name)'; \(known)",
            suggestion: NearMatch.best(for: name, in: names))
    }
}

extension OptionsResult.Provider {
    fileprivate init(_ source: OptionSource?) {
        switch source.flatMap(DocumentSource.init) {
        case .file: self = .file
        case .command: self = .command
        case .address: self = .address
        case nil: self = .handler
        }
    }
}
