import IntentSystem

extension IntentEngine {
    /// Returns the problems for which the handler refuses the configuration of an instance; none if it accepts it, or if
    /// no handler validates configurations of its intent.
    ///
    /// Edits are validated when they are applied. Use this function to find instances that a newer handler refuses. It
    /// changes nothing.
    /// - Throws: ``OptionsFailure`` if the handler does not answer; ``EngineError`` with code `unknownInstance`;
    ///   ``StoreError``; `CancellationError`.
    public func refusals(of id: InstanceID) async throws -> [EngineError.Problem] {
        try await refusals(of: try await storedInstance(id))
    }

    /// Returns the problems for which the handler refuses a configuration; none for an orphan.
    private func refusals(of instance: StoredInstance) async throws -> [EngineError.Problem] {
        guard let scope = declarations.scope(of: instance), let intent = scope.intent, registry.mayValidate(intent)
        else {
            return []
        }
        let values = Resolver.values(of: instance, scope: scope, locale: settings.locale)
        let context = ProviderContext(instance, scope, intent, values: values, locale: settings.locale)
        let deadline = RequestDeadlines(settings).nextCall(from: settings.deadlines.now)
        return try await providers.validate(in: context, by: deadline).get()
    }

    /// Returns the stored instances whose configurations a handler refuses, with the problems. If no handler validates
    /// configurations, the store is not read.
    /// - Throws: ``OptionsFailure`` of the first instance for which the handler does not answer; ``StoreError``;
    ///   `CancellationError`.
    package func refusedInstances() async throws -> [(id: InstanceID, problems: [EngineError.Problem])] {
        var refused: [(id: InstanceID, problems: [EngineError.Problem])] = []
        var validated: Set<String> = []
        for intent in schema.intents where try await registry.validates(intent) { validated.insert(intent.name) }
        if validated.isEmpty { return refused }
        var request = InstancePageRequest(limit: 1_024)
        while true {
            let page = try await reading.run { [store, request] in try store.page(request) }
            for instance in page.instances {
                guard let intent = declarations.scope(of: instance)?.intent, validated.contains(intent.name) else {
                    continue
                }
                let problems = try await refusals(of: instance)
                if !problems.isEmpty { refused.append((instance.id, problems)) }
            }
            guard let next = page.next else { return refused }
            request.start = next
        }
    }

    /// Returns the options of the definitions' files, against which stored values can be checked without asking a source.
    package func fileOptions() async throws(CancellationError) -> FileOptions {
        var found = FileOptions()
        var reading: [String: (intent: Intent, declarations: [Parameter])] = [:]
        for intent in schema.intents where reading[intent.name] == nil {
            let declarations = intent.parameters.flatMap(schema.optionParts).map(\.parameter)
                .filter { FileOptions.Source($0) != nil }
            if !declarations.isEmpty { reading[intent.name] = (intent, declarations) }
        }
        for widget in schema.kinds {
            guard let (intent, declarations) = widget.intent.flatMap({ reading[$0] }),
                let family = widget.families.first
            else { continue }
            let instance = StoredInstance(id: "doctor", kind: widget.kind, family: family, intent: intent.name)
            guard let scope = self.declarations.scope(of: instance) else { continue }
            let context = ProviderContext(instance, scope, intent, values: IntentValues(), locale: settings.locale)
            for parameter in declarations {
                guard let source = FileOptions.Source(parameter), !found.contains(source) else { continue }
                let page = try await providers.page(
                    of: parameter, in: context, searchTerm: nil, limit: .max, cursor: nil,
                    by: RequestDeadlines(settings).nextCall(from: settings.deadlines.now))
                found.add(page.map(\.collection), from: source)
            }
        }
        return found
    }

    /// Returns an instance with marks by the options of files, as a refresh would store it.
    func checked(_ instance: StoredInstance, with files: FileOptions) -> StoredInstance {
        guard !files.isEmpty, let scope = declarations.scope(of: instance),
            let refresh = LookupRefresh(instance, scope: scope, locale: settings.locale)
        else { return instance }
        let update = refresh.update { parameter, _ in
            let options = files.options(of: parameter)
            return { identifier in options.map { $0[identifier].map(LookupResults.Finding.found) ?? .unknown } }
        }
        return update.map { instance.applying($0).instance } ?? instance
    }

    /// Asks the handler to validate a complete configuration.
    func validate(
        _ request: ValidationRequest, for instance: StoredInstance, into lookups: inout LookupResults,
        deadlines: RequestDeadlines
    ) async throws {
        guard let scope = declarations.scope(of: instance), let intent = scope.intent else { return }
        let context = ProviderContext(instance, scope, intent, values: request.values, locale: settings.locale)
        let validation = try await providers.validate(in: context, by: deadlines.nextCall(from: settings.deadlines.now))
        lookups.add(validation, to: request)
    }
}

/// The options in the files of definitions, or why they cannot be read.
package struct FileOptions: Sendable {
    /// A file, and the type of its options.
    fileprivate struct Source: Hashable {
        let file: OptionFile
        let element: ElementType

        /// Returns nil if the options come from another source.
        init?(_ parameter: Parameter) {
            guard case .file(let file) = parameter.options else { return nil }
            (self.file, element) = (file, parameter.type.element)
        }
    }

    private var options: [Source: [ExactText: IntentValue]] = [:]
    /// The files that cannot be read, and why.
    private var unread: [Source: OptionsFailure] = [:]
    /// What is left out of files because it is odd.
    private var partlyRead: [Source: Omissions] = [:]

    package init() {}

    var isEmpty: Bool { options.isEmpty }

    /// Whether the options of a parameter are known.
    package func isRead(_ parameter: Parameter) -> Bool { options(of: parameter) != nil }

    /// The paths of the files that cannot be read, and why.
    package var failures: [(path: String, failure: OptionsFailure)] {
        unread.map { ($0.file.path, $1) }.sorted { $0.path < $1.path }
    }

    /// The paths of the files of which something is left out, and what.
    package var omissions: [(path: String, omissions: Omissions)] {
        partlyRead.map { ($0.file.path, $1) }.sorted { $0.path < $1.path }
    }

    fileprivate func contains(_ source: Source) -> Bool { options[source] != nil || unread[source] != nil }

    fileprivate func options(of parameter: Parameter) -> [ExactText: IntentValue]? {
        Source(parameter).flatMap { options[$0] }
    }

    fileprivate mutating func add(
        _ answer: Result<OptionCollection<IntentValue>, OptionsFailure>, from source: Source
    ) {
        switch answer {
        case .success(let collection):
            options[source] = LookupResults.byIdentifier(collection.items.map(\.value))
            if !collection.omissions.isEmpty { partlyRead[source] = collection.omissions }
        case .failure(let failure): unread[source] = failure
        }
    }
}
