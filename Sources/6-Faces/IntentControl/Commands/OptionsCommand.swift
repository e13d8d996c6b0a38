internal import ArgumentParser
internal import IntentCommandLine
internal import IntentModel
package import IntentRuntime

struct OptionsCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let examples = HelpExamples.current
        return CommandConfiguration(
            commandName: "options", abstract: "List the options of a parameter.",
            discussion: """
                Each line is 'identifier  title  subtitle'. In a list without repeated values, options that are already \
                chosen are left out unless you pass --all. If there is nothing to show, or only an older answer, the \
                reason is printed to standard error. The exit code is 69 if a failure left nothing to show, and 77 \
                if the source of the options is not trusted.

                  \(ControlContext.currentProgramName) options k3x9w2ab \(examples.choice) --search \(examples.searchTerm)
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(help: ArgumentHelp("The parameter.", valueName: "param"), completion: .parameters)
    var parameter: String

    @Option(help: ArgumentHelp("The text that options must match.", valueName: "term"))
    var search: String?

    // With the default parsing, a negative number would be reported as an unknown option instead of an invalid limit.
    @Option(parsing: .unconditional, help: ArgumentHelp("The maximum number of options.", valueName: "n"))
    var limit = 100

    @Option(help: ArgumentHelp("The place to continue from, which an earlier run printed.", valueName: "cursor"))
    var cursor: String?

    @Flag(help: "Include options that are already chosen, marked with a star.")
    var all = false

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard limit >= 1 else { throw ValidationError("--limit must be 1 or more, not \(limit)") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        let request = OptionsRequest(searchTerm: search, limit: limit, cursor: cursor, includesChosen: all)
        return try await session.options(id: id, parameter: parameter, request: request)
    }
}

extension Session {
    package func options(id: String, parameter: String, request: OptionsRequest) async throws -> OptionsResult {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let instance = try instanceID(id)
        let declaration = try await declaration(of: parameter, of: instance, in: workspace)
        let source = declaration?.options
        let document = source.flatMap(OptionDocumentSource.init)
        let round = workspace.engine.refreshRound()
        let answer = try await workspace.engine.options(for: parameter, of: instance, request: request)
        // What was just read renews the chosen titles. A handler would have to be asked again.
        if case .answered = answer.state, document != nil {
            _ = try? await workspace.engine.refresh(instance, only: [FieldPath.withoutSlot(parameter)], in: round)
        }
        return OptionsResult(
            id: instance, parameter: parameter, source: document,
            searchTerm: request.searchTerm, answer: answer, includesChosen: request.includesChosen,
            hidesChosen: !request.includesChosen && declaration?.hidesChosenOptions == true,
            absence: declaration.flatMap { OptionsResult.Absence(of: $0, in: workspace.schema) },
            advice: lacksHandlers && source == .dynamic ? handlerAdvice : nil)
    }

    /// - Returns: Nil if the instance has no intent, which the engine refuses.
    private func declaration(
        of parameter: String, of instance: InstanceID, in workspace: Workspace
    ) async throws -> Parameter? {
        let kind = try await workspace.engine.storedInstance(instance).kind
        guard let intent = workspace.intent(of: workspace.schema.presentWidget(of: kind)) else { return nil }
        guard let declaration = intent.declaration(at: parameter, in: workspace.schema) else {
            throw CommandError(.invalidData, [intent.problem(ofUnknown: parameter, in: workspace.schema)])
        }
        return declaration
    }
}

extension Parameter {
    /// A value can be in only one slot, so chosen options are not offered for the other slots.
    fileprivate var hidesChosenOptions: Bool { hasUniqueValues && type.isList }
}

extension Parameter {
    /// The paths of the fields or members that have options, in the first slot of a list.
    fileprivate func pathsWithOptions(in schema: Schema) -> [String] {
        schema.recordFields(of: self).filter { $0.options.offersChoices || $0.type.element.kind == .enumeration }.map {
            FieldPath(name, slot: type.isList ? 0 : nil, field: $0.name).description
        }
    }
}

extension OptionsResult.Absence {
    fileprivate init?(of parameter: Parameter, in schema: Schema) {
        let paths = parameter.pathsWithOptions(in: schema)
        if !paths.isEmpty {
            self = .offered(at: paths)
            return
        }
        switch (parameter.options, parameter.type.element) {
        case (.none, _), (.free, .system): self = .setElsewhere
        case (.free, .enumeration), (.free, .boolean): return nil
        case (.free, _): self = .acceptsAnyValue
        case (.dynamic, _), (.listed, _), (.file, _), (.command, _), (.address, _): return nil
        }
    }
}
