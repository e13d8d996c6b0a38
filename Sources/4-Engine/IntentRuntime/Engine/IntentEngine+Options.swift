extension IntentEngine {
    /// Returns the options for a parameter. A failure of the handler is a state of the answer and never throws.
    ///
    /// ```swift
    /// let answer = try await engine.options(TransitBoardIntent.self, for: \.line, of: id)
    /// ```
    /// - Parameters:
    ///   - type: The intent of the instance.
    ///   - parameter: The parameter.
    ///   - id: The instance.
    ///   - request: The search term, page and timeout.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `orphan`, `wrongRequest`, and `wrongIntent` if the instance
    ///   has a different intent; ``StoreError``; `CancellationError`.
    public func options<I: ConfigurableIntent, Value>(
        _ type: I.Type = I.self, for parameter: ParameterPath<I, Value>, of id: InstanceID,
        request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        let name = I.key(parameter).name
        let instance = try await storedInstance(id)
        try checkIntent(type, of: instance)
        return try await options(for: name, of: instance, request)
    }

    /// Returns the options for a parameter with the changes of a draft applied; see ``options(_:for:of:request:)``.
    public func options<I, Value>(
        for parameter: ParameterPath<I, Value>, in draft: Draft<I>, request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        try await options(for: I.key(parameter).name, in: draft.changes, request: request)
    }

    /// Returns the options for a parameter that is known only at run time.
    package func options(
        for parameter: String, of id: InstanceID, request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        try await options(for: parameter, of: try await storedInstance(id), request)
    }

    /// Returns the options for a parameter that is known only at run time, with the changes of a draft applied.
    package func options(
        for parameter: String, in draft: DynamicDraft, request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        let instance = try await storedInstance(draft.instance)
        return try await options(for: parameter, of: candidate(of: draft.edit, on: instance), request)
    }

    /// Returns the options for a parameter of an instance that is not placed yet, with its initial values.
    package func options(
        for parameter: String, ofNew widget: DeclaredWidget, family: SizeFamily, values: DynamicEdit,
        request: OptionsRequest
    ) async throws -> OptionsAnswer {
        let empty = StoredInstance(id: settings.makeID(), kind: widget.kind, family: family, intent: widget.intent)
        return try await options(for: parameter, of: candidate(of: values, on: empty), request)
    }

    private func options(
        for name: String, of instance: StoredInstance, _ request: OptionsRequest
    ) async throws -> OptionsAnswer {
        guard let scope = declarations.scope(of: instance) else { throw EngineError([.orphan(instance)]) }
        guard let intent = scope.intent, var parameter = intent.declaration(at: name, in: schema) else {
            throw EngineError([.unknownParameter(name, in: scope)])
        }
        let cursor = try cursor(of: request, parameter, scope)
        parameter.name = FieldPath.withoutSlot(name)
        let path = FieldPath(parsing: name)
        let owner = path.flatMap { intent.parameter(named: $0.parameter) }
        if let owner, let slot = path?.slot { try requireSlot(slot, of: owner, scope) }
        let part = owner.flatMap { schema.optionParts(of: $0).first { $0.field == path?.field } }
        if let part { parameter = part.parameter }
        let timeout = request.timeout ?? parameter.options.timeout ?? settings.optionsTimeout
        let deadline = RequestDeadlines(settings, timeout: timeout).end
        let locale = request.locale ?? settings.locale
        let effective = resolved(instance, locale: locale).values
        var values = effective
        if let part, let owner { values = part.values(effective, at: path?.slot ?? 0, of: owner) }
        if let parent = parameter.dependsOn.first(where: { values[$0].choice.isEmpty }) {
            return .empty(.needs(parent: FieldPath.inSlot(path?.slot, parent)))
        }
        let context = ProviderContext(instance, scope, intent, values: values, locale: locale)
        var limited = request
        limited.limit = min(request.limit, ProvidedPages.maximumItemCount)
        let listing = OptionListing(
            schema: schema, parameter: parameter, request: limited, locale: locale,
            cursor: cursor, effective: effective.value(at: name),
            pages: ProvidedPages(
                providers: providers, parameter: parameter, context: context, deadline: deadline),
            searches: searches,
            searchKey: SearchIndexes.Key(
                instance: instance.id, intent: intent.name, lookup: LookupKey(parameter, values: values),
                locale: locale))
        return try await listing.answer()
    }

    /// Throws an error if a list does not have a slot.
    private func requireSlot(_ slot: Int, of list: Parameter, _ scope: InstanceScope) throws(EngineError) {
        guard slot < 0 || slot >= list.slotCount(in: scope.family) ?? .max else { return }
        throw EngineError(.wrongRequest, parameter: list.name, list.absence(ofSlot: slot, in: scope.family))
    }

    /// Returns the position at which the answer begins.
    /// - Throws: ``EngineError`` if the request is invalid.
    private func cursor(
        of request: OptionsRequest, _ parameter: Parameter, _ scope: InstanceScope
    ) throws(EngineError) -> OptionCursor {
        guard request.limit >= 1 else {
            throw EngineError(.wrongRequest, UserText("the limit must be at least 1, not \(request.limit)"))
        }
        if let slot = request.slot { try requireSlot(slot, of: parameter, scope) }
        guard let text = request.cursor else { return .start }
        guard let cursor = OptionCursor(text: text) else {
            throw EngineError(.wrongRequest, parameter: parameter.name, UserText("invalid cursor '\(text)'"))
        }
        return cursor
    }
}

extension IntentEngine {
    /// Performs an intent through the handler that performs it, in this process or in an extension.
    /// - Parameters:
    ///   - name: The declared or a former name of the intent.
    ///   - typeName: The name of the intent's type, whose own handler performs it; see ``IntentTypeNames``.
    ///   - values: The values by declared name. The handler gets defaults for the others.
    ///   - context: The instance, whose calls run one at a time, and the deadline.
    /// - Throws: ``OptionsFailure``, with `unavailable` if no handler performs the intent; `CancellationError`.
    package func perform(
        _ name: String, ofTypeNamed typeName: String? = nil, values: IntentValues, context: PerformContext
    ) async throws {
        let registry = try registry.performing(typeNamed: typeName)
        guard let intent = registry.schema.presentIntent(named: name) else {
            throw OptionsFailure.unavailable("no definition declares the intent '\(name)'")
        }
        try await providers.perform(intent, in: registry, values: values, context: context).get()
    }
}
