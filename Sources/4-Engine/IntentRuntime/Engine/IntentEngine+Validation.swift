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
