extension IntentEngine {
    /// What may be chosen for a parameter, with how good the answer is. A handler's failure is a state of the answer,
    /// never an error.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `orphan`, `unknownParameter`, `wrongRequest`;
    ///   ``StoreError``; `CancellationError`.
    public func options(
        for parameter: String, of id: InstanceID, request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        try await options(for: parameter, of: try await storedInBackground(id), request)
    }

    /// The same with a draft's changes in effect.
    public func options(
        for parameter: String, in draft: Draft, request: OptionsRequest = OptionsRequest()
    ) async throws -> OptionsAnswer {
        let instance = try await storedInBackground(draft.instance)
        let judge = EditJudge(declarations: declarations, locale: settings.locale)
        return try await options(for: parameter, of: judge.preview(draft.edit, on: instance), request)
    }

    private func options(
        for name: String, of instance: StoredInstance, _ request: OptionsRequest
    ) async throws -> OptionsAnswer {
        guard let scope = declarations.scope(of: instance) else { throw EngineError([.orphan(instance)]) }
        guard let intent = scope.intent, let parameter = intent.parameter(named: name) else {
            throw EngineError([.unknownParameter(name, in: scope)])
        }
        let patience = request.deadline ?? parameter.options.timeout ?? settings.optionsDeadline
        // The time counts from the request: what came before is not worth counting.
        let time = RequestTime(settings, asked: patience)
        let locale = request.locale ?? settings.locale
        let values = resolved(instance, locale: locale).values
        if let parent = parameter.dependsOn.first(where: { values[$0].choice.isEmpty }) {
            return .empty(.needs(parent: parent))
        }
        let subject = ProviderSubject(instance, scope, intent, values: values, locale: locale)
        let listing = OptionListing(
            schema: schema, parameter: parameter, request: request, locale: locale,
            cursor: try cursor(of: request, parameter, scope), effective: values[name],
            pages: ProvidedPages(
                providers: providers, parameter: parameter, subject: subject, deadline: time.whole),
            searches: searches,
            searchSubject: SearchIndexes.Subject(
                instance: instance.id, intent: intent.name, subject: LookupSubject(parameter, values: values),
                locale: locale))
        return try await listing.answer()
    }

    /// Where the request goes on, when the request can be meant at all.
    private func cursor(
        of request: OptionsRequest, _ parameter: Parameter, _ scope: InstanceScope
    ) throws(EngineError) -> OptionCursor {
        guard request.limit >= 1 else {
            throw EngineError([EngineError.Problem(.wrongRequest, "a limit is 1 or more, not \(request.limit)")])
        }
        if let slot = request.slot, slot < 0 || slot >= parameter.slotCount(in: scope.family) ?? .max {
            throw EngineError([
                EngineError.Problem(.wrongRequest, parameter: parameter.name, "there is no slot \(slot)")
            ])
        }
        guard let text = request.cursor else { return .start }
        guard let cursor = OptionCursor(text: text) else {
            throw EngineError([
                EngineError.Problem(
                    .wrongRequest, parameter: parameter.name, "'\(text)' is no cursor that an answer gave")
            ])
        }
        return cursor
    }
}

extension EngineError.Problem {
    static func unknownParameter(_ name: String, in scope: InstanceScope) -> EngineError.Problem {
        EngineError.Problem(
            .unknownParameter, parameter: name,
            scope.intent.map { "'\(name)' is no parameter of \($0.name)" }
                ?? "\(scope.widget.name) has nothing to configure, so no '\(name)'",
            suggestion: NearMatch.best(for: name, in: scope.parameters.map(\.name)))
    }
}
