internal import ArgumentParser
package import IntentCommandLine
package import IntentDocuments
package import IntentModel
package import IntentRuntime

struct GetCommand<Definitions: DefinitionArguments>: InstanceCommand {
    static var configuration: CommandConfiguration {
        let program = ControlContext.currentProgramName
        return CommandConfiguration(
            commandName: "get", abstract: "Print the effective values of an instance.",
            discussion: """
                Each line is 'name: value'. A list has a line for each value, an object is 'identifier  title', and a \
                parameter without a value has only its name. A record has a line for each field, whose name is a path \
                such as 'stations[2].label'; a path is also an argument. '--locale' looks the titles of chosen options up in a \
                language, without storing them. Secrets are shown as dots, and --json leaves their values out.

                  \(program) get k3x9w2ab
                  \(program) get k3x9w2ab \(HelpExamples.current.parameter) --explain
                  \(program) get k3x9w2ab --fields name,value,origin
                """)
    }

    @Argument(help: "The instance.", completion: .instances)
    var id: String

    @Argument(
        help: ArgumentHelp("The parameters to print; all without one.", valueName: "param"), completion: .parameters)
    var parameters: [String] = []

    @Flag(help: "Add the origin of each value, the stored value, the default, marks, and the time of its lookup.")
    var explain = false

    @Option(help: .fields(ParameterField.self), completion: .fields(ParameterField.self))
    var fields: String?

    @Flag(help: .secrets)
    var secrets = false

    @OptionGroup var common: CommonOptions<Definitions>

    func validate() throws {
        guard !explain || fields == nil else { throw ValidationError("--explain and --fields exclude each other") }
    }

    func perform(in session: Session) async throws -> any CommandResult {
        let translated = try await session.translated(id, only: parameters)
        if explain || fields != nil {
            return try session.explain(
                id: id, parameters: parameters, fields: fields, revealsSecrets: secrets, translated)
        }
        return try session.get(id: id, parameters: parameters, revealsSecrets: secrets, translated)
    }
}

extension Session {
    package func get(
        id: String, parameters: [String] = [], revealsSecrets: Bool = false,
        _ translated: TranslatedConfiguration? = nil
    ) throws -> ValuesResult {
        let reports = try reports(id: id, parameters, translated?.configuration, revealsSecrets: revealsSecrets)
        return ValuesResult(
            parameters: reports.parameters,
            notes: (translated?.notes ?? []) + warnings(about: reports.configuration))
    }

    /// - Parameter fields: The fields of each parameter, separated by commas; nil for all.
    package func explain(
        id: String, parameters: [String] = [], fields: String? = nil, revealsSecrets: Bool = false,
        _ translated: TranslatedConfiguration? = nil
    ) throws -> ExplanationResult {
        let fields = try ParameterField.list(fields)
        let (configuration, parameters) = try reports(
            id: id, parameters, translated?.configuration, revealsSecrets: revealsSecrets, showsLookups: true)
        return ExplanationResult(
            instance: configuration.instance, parameters: parameters, fields: fields, times: times,
            brokenRules: configuration.brokenRules,
            notes: (translated?.notes ?? []) + warnings(about: configuration))
    }

    /// Looks up the titles of an instance in the language that '--locale' states; nil without one, for the stored titles.
    /// - Parameter names: The only parameters to look up; empty for all.
    package func translated(_ id: String, only names: [String] = []) async throws -> TranslatedConfiguration? {
        guard choices.locale != nil else { return nil }
        let engine = try workspace(definitions: .required, store: .existingFor(id: id)).engine
        let (configuration, failures) = try await engine.translated(
            try instanceID(id), only: names.isEmpty ? nil : Set(names.map { FieldPath(parsing: $0)?.parameter ?? $0 }))
        // Without handlers, the stored titles are the only ones.
        let notes =
            lacksHandlers
            ? []
            : failures.map { parameter, reason in
                Note.warning("the titles of '\(parameter.name)' are the stored ones: \(reason)")
            }
        return TranslatedConfiguration(configuration: configuration, notes: notes)
    }

    /// Warnings about a family that is not supported, and about the rules that the values break.
    private func warnings(about configuration: ResolvedConfiguration) -> [Note] {
        familyWarnings(about: configuration.instance)
            + configuration.brokenRules.map { .warning("a rule is broken: \($0.message)") }
    }

    /// A warning if the widget of an instance no longer supports its family.
    func familyWarnings(about instance: StoredInstance) -> [Note] {
        guard let schema = try? schemaIfFound(), let unsupported = UnsupportedFamily(of: instance, in: schema) else {
            return []
        }
        return [.warning("\(unsupported.message(about: instance.id)); \(unsupported.advice(for: instance.id))")]
    }

    /// - Parameter names: The parameters to report, in this order; empty for all.
    private func reports(
        id: String, _ names: [String], _ translated: ResolvedConfiguration?, revealsSecrets: Bool,
        showsLookups: Bool = false
    ) throws -> (configuration: ResolvedConfiguration, parameters: [ParameterReport]) {
        let workspace = try workspace(definitions: .required, store: .existingFor(id: id))
        let configuration = try translated ?? workspace.engine.resolvedSynchronously(try instanceID(id))
        if configuration.isOrphan {
            throw orphan(configuration.instance.id, kind: configuration.instance.kind)
        }
        var reports = ParameterReport.list(configuration, in: workspace.schema, revealsSecrets: revealsSecrets)
        let times = showsLookups ? try workspace.engine.lookupTimesSynchronously(of: configuration) : [:]
        for index in reports.indices { reports[index].lookedUp = times[reports[index].name] }
        if names.isEmpty { return (configuration, reports) }
        var chosen: [ParameterReport] = []
        for name in names where !chosen.contains(where: { $0.name == name }) {
            let path = FieldPath(parsing: name)
            let found =
                reports.first { $0.name == name }
                ?? path.flatMap { path in
                    reports.lazy.compactMap { $0.field(at: path) }.first
                }
            guard var found else {
                let owner = path.flatMap { path in reports.first { $0.name == path.parameter } }
                let fields = owner.flatMap { path?.alternatives(of: $0.declaration, $0.fields) } ?? []
                let known = fields.isEmpty ? reports.map(\.name) : fields
                throw CommandError(.invalidData, [.init(unknownParameter: name, of: id, parameters: known)])
            }
            found.lookedUp = times[FieldPath.withoutSlot(found.name)]
            chosen.append(found)
        }
        return (configuration, chosen)
    }
}

/// A configuration with titles in the language that a command was asked for.
package struct TranslatedConfiguration {
    package let configuration: ResolvedConfiguration
    /// The titles that are in another language.
    package let notes: [Note]
}

/// The effective values of one instance.
package struct ValuesResult: CommandResult, Hashable {
    /// In declared order, or as they were asked for.
    package let parameters: [ParameterReport]
    package private(set) var notes: [Note] = []

    /// An object by parameter, in the form in which configurations are encoded, without hidden secrets.
    package var json: JSONValue {
        let shown = parameters.filter { !$0.isHidden }
        return .object(JSONObject(uniqueMembers: shown.map { .init(key: $0.name, value: $0.effectiveWire) }))
    }

    /// Lines `name: value`, one for each value of a list. A parameter without a value has only its name.
    package func text(_ style: TextStyle) -> String {
        parameters.flatMap { $0.lines(style) }.terminatedLines
    }
}

/// Values with their origins, stored values, defaults and marks.
package struct ExplanationResult: CommandResult, Hashable {
    package let instance: StoredInstance
    package let parameters: [ParameterReport]
    /// Nil for all in JSON, and for several lines for each parameter in text.
    package private(set) var fields: [ParameterField]?
    /// Nil to print no times.
    package private(set) var times: TimeText?
    /// The rules that the values break.
    package private(set) var brokenRules: [EngineError.Problem] = []
    package private(set) var notes: [Note] = []

    package var json: JSONValue {
        var object: JSONObject = [
            "explain": 1,
            "id": .string(instance.id.text),
            "revision": .integer(instance.revision),
            "parameters": parameters.explanationJSON(fields),
        ]
        if !brokenRules.isEmpty { object["brokenRules"] = .array(brokenRules.map(\.json)) }
        return .object(object)
    }

    package func text(_ style: TextStyle) -> String {
        guard let fields else { return parameters.flatMap { $0.explanation(style, times) }.terminatedLines }
        var table = TextTable(style)
        for parameter in parameters {
            table.append(fields.map { parameter.cell($0, style) })
        }
        return table.text()
    }
}
