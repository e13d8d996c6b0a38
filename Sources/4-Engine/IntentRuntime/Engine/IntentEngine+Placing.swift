import IntentSystem

extension IntentEngine {
    /// Places an instance: requests its dynamic defaults and stores the result in one transaction.
    ///
    /// A default whose handler fails or times out is not stored, and the instance is placed without it. It is requested
    /// again when the instance is refreshed, and so is one with fewer values than its rule asks for, until the user chooses.
    /// - Parameters:
    ///   - kind: The kind of the widget.
    ///   - family: A size family that the widget supports.
    ///   - id: The identifier, or nil for a new one.
    /// - Returns: The identifier of the instance.
    /// - Throws: ``EngineError`` with codes `unknownKind`, `unknownFamily`, `instanceExists`; ``StoreError``;
    ///   `CancellationError`.
    @discardableResult
    public func place(_ kind: WidgetKind, family: SizeFamily, id: InstanceID? = nil) async throws -> InstanceID {
        try await place(kind, family: family, id: id, from: nil, setting: DynamicEdit(), unchecked: false).id
    }

    /// Places an instance with initial values: requests its dynamic defaults, applies the edit, and stores the result in
    /// one transaction.
    /// - Parameters:
    ///   - kind: The kind of the widget.
    ///   - family: A size family that the widget supports.
    ///   - id: The identifier, or nil for a new one.
    ///   - type: The intent of the widget.
    ///   - unchecked: Whether options that cannot be looked up are stored, marked `unchecked`, instead of rejected.
    ///   - edit: Sets the initial values.
    /// - Returns: The identifier of the instance.
    /// - Throws: ``EngineError`` with codes `unknownKind`, `unknownFamily`, `instanceExists`, `wrongIntent` if the widget has
    ///   a different intent, and those of an edit; ``StoreError``; `CancellationError`.
    @discardableResult
    nonisolated(nonsending) public func place<I: ConfigurableIntent>(
        _ kind: WidgetKind, family: SizeFamily, id: InstanceID? = nil, as type: I.Type = I.self,
        unchecked: Bool = false, _ edit: (inout Edit<I>) -> Void
    ) async throws -> InstanceID {
        var typed = Edit<I>()
        edit(&typed)
        let widget = try widget(of: kind)
        try checkIntent(type, foundIn: widget.intent, of: "\(widget.sort) '\(widget.name)'")
        return try await place(
            kind, family: family, id: id, from: nil, setting: typed.changes, unchecked: unchecked
        ).id
    }

    /// Places an instance whose intent is known only at run time; see ``place(_:family:id:as:unchecked:_:)``.
    @discardableResult
    package func place(
        _ kind: WidgetKind, family: SizeFamily, id: InstanceID? = nil, unchecked: Bool = false,
        _ edit: (inout DynamicEdit) -> Void
    ) async throws -> InstanceID {
        var operations = DynamicEdit()
        edit(&operations)
        return try await place(kind, family: family, id: id, from: nil, setting: operations, unchecked: unchecked).id
    }

    /// Places an instance of a control, which has no family; see ``place(_:family:id:)``.
    @discardableResult
    public func place(_ control: ControlKind, id: InstanceID? = nil) async throws -> InstanceID {
        try await place(WidgetKind(control.name), family: .ofControls, id: id)
    }

    /// Places an instance of a control with initial values; see ``place(_:family:id:as:unchecked:_:)``.
    @discardableResult
    nonisolated(nonsending) public func place<I: ConfigurableIntent>(
        _ control: ControlKind, id: InstanceID? = nil, as type: I.Type = I.self, unchecked: Bool = false,
        _ edit: (inout Edit<I>) -> Void
    ) async throws -> InstanceID {
        try await place(
            WidgetKind(control.name), family: .ofControls, id: id, as: type, unchecked: unchecked, edit)
    }

    /// - Parameters:
    ///   - source: Where the values come from; nil for the definition and the edit.
    ///   - prepare: Changes the new instance, if the source does, and returns the edit that configures it.
    func place(
        _ widget: DeclaredWidget, _ family: SizeFamily, _ id: InstanceID?, with source: ValueSource? = nil,
        _ prepare: (inout StoredInstance) async throws -> EditRequest
    ) async throws -> (id: InstanceID, missing: [MissingDefault]) {
        try widget.checkSupport(of: family)
        if let id { try await requireUnused(id) }
        var empty = StoredInstance(
            id: id ?? settings.makeID(), kind: widget.kind, family: family, intent: widget.intent)
        let request = try await prepare(&empty)
        let (instance, missing) = try await configured(empty, request)
        return (try await place(instance, isNamed: id != nil, with: source), missing)
    }

    /// Returns the values that a new instance would have, with the defaults of handlers, and stores nothing. A default whose
    /// handler fails or times out is missing.
    /// - Parameter locale: The language of texts of the definition; nil for the engine's default.
    /// - Throws: ``EngineError`` with code `unknownKind`; `CancellationError`.
    package func newValues(
        of kind: WidgetKind, family: SizeFamily, locale: String? = nil
    ) async throws -> IntentValues {
        let widget = try widget(of: kind)
        let empty = StoredInstance(id: "preview", kind: widget.kind, family: family, intent: widget.intent)
        let instance = try await configured(empty, EditRequest(edit: DynamicEdit(), resetsChildren: false)).instance
        return resolved(instance, locale: locale ?? settings.locale).values
    }

    func widget(of kind: WidgetKind) throws(EngineError) -> DeclaredWidget {
        if let widget = schema.presentWidget(of: kind) { return widget }
        throw EngineError(
            .unknownKind, UserText("unknown widget kind '\(kind)'"),
            suggestion: NearMatch.name(for: kind.name, in: schema.kinds.map(\.kind.name)))
    }

    /// - Throws: ``EngineError`` with code `instanceExists` if an instance has the identifier.
    private func requireUnused(_ id: InstanceID) async throws {
        let isTaken = try await reading.run { [store] in try store.instance(id) != nil }
        if isTaken { throw EngineError([.identifierTaken(id)]) }
    }

    private func place(
        _ instance: StoredInstance, isNamed: Bool, with source: ValueSource?
    ) async throws -> InstanceID {
        var instance = instance
        let checks = checks(of: source, followedBy: isNamed ? instance.id : nil)
        // A generated identifier may be taken.
        for _ in 0..<8 {
            let placed = instance
            do {
                try await writing.run { [store, settings] in
                    try store.writeTogether(checks + placed.writes(with: source), at: settings.time())
                }
                return placed.id
            } catch let error as StoreError where error.code == .unknownInstance {
                throw placed.follows.map { EngineError([.unknownInstance($0)]) as any Error } ?? error
            } catch let error as StoreError where error.code == .instanceExists {
                if isNamed { break }
                instance = StoredInstance(
                    id: settings.makeID(), kind: placed.kind, family: placed.family, intent: placed.intent,
                    values: placed.values, defaults: placed.defaults, follows: placed.follows)
            }
        }
        throw EngineError([.identifierTaken(instance.id)])
    }
}

extension IntentEngine {
    /// Returns a write that changes nothing, and fails if the instance that a new one follows is gone.
    /// - Parameter id: The identifier of the new instance; nil for a generated one, which no instance follows.
    private func checks(of source: ValueSource?, followedBy id: InstanceID?) -> [InstanceWrite] {
        guard case .following(let source)? = source else { return [] }
        return [
            .update(source) { newest in
                try newest.requirePresent()
                if let id, newest.leads(to: id) { throw EngineError([.isFollowed(id, by: newest)]) }
                return nil
            }
        ]
    }

    /// Adds the defaults and applies the edit. A default sees the parameters that the edit sets before it in file order.
    private func configured(
        _ empty: StoredInstance, _ request: EditRequest
    ) async throws -> (instance: StoredInstance, missing: [MissingDefault]) {
        guard let scope = declarations.scope(of: empty) else { throw EngineError([.orphan(empty)]) }
        let (defaults, deadlines) = (pendingDefaults(in: scope), RequestDeadlines(settings))
        var instance = empty
        var missing: [MissingDefault] = []
        var lookups = LookupResults()
        var requested: Set<String> = []
        // Until an answer or the edit changes the instance, one look at all parameters is enough.
        var unchanged: [String: [PendingDefaults.Item]]?
        if request.edit.steps.isEmpty {
            unchanged = Dictionary(grouping: defaults.pending(for: empty), by: \.parameter.name)
        }
        for parameter in scope.parameters where !parameter.providedDefaults(in: scope.widget.families).isEmpty {
            var prior = request
            prior.isComplete = false
            prior.appliesRules = false
            if !prior.edit.steps.isEmpty {
                let earlier = Set(scope.parameters.map(\.name).prefix { $0 != parameter.name })
                prior.edit.steps.removeAll { !earlier.contains($0.parameter) }
            }
            let current = try await applied(prior, to: instance, orAllOf: request, &lookups, deadlines).instance
            let pending =
                unchanged.map { $0[parameter.name] ?? [] }
                ?? defaults.pending(for: current, of: [parameter], except: requested)
            for item in pending {
                requested.insert(item.provided.key)
                switch try await requestDefault(item, for: current, scope, deadlines) {
                case .success(let form):
                    instance.defaults[item.provided.key] = form
                    unchanged = nil
                case .failure(let failure): missing += item.missing(because: failure)
                }
            }
        }
        missing.removeAll { lack in request.edit.steps.contains { $0.parameter == lack.parameter } }
        return (try await applied(request, to: instance, orAllOf: request, &lookups, deadlines).instance, missing)
    }

    /// Applies an edit to an instance that is not stored yet.
    /// - Throws: ``EngineError`` with every problem.
    func applied(
        _ request: EditRequest, to instance: StoredInstance
    ) async throws -> (instance: StoredInstance, warnings: [String]) {
        var lookups = LookupResults()
        return try await applied(request, to: instance, orAllOf: request, &lookups, RequestDeadlines(settings))
    }

    /// Applies an edit; if it is rejected, throws every problem of the complete edit.
    private func applied(
        _ request: EditRequest, to instance: StoredInstance, orAllOf complete: EditRequest,
        _ lookups: inout LookupResults, _ deadlines: RequestDeadlines
    ) async throws -> (instance: StoredInstance, warnings: [String]) {
        if request.edit.steps.isEmpty { return (instance, []) }
        var request = request
        while true {
            let validation = validation(of: request, on: instance, with: lookups)
            if try await answer(validation, of: instance, into: &lookups, deadlines) { continue }
            if validation.problems.isEmpty {
                let applied = validation.update.map { instance.applying($0).instance } ?? instance
                return (applied, validation.outcome.warnings)
            }
            guard request.edit.steps.count < complete.edit.steps.count else { throw EngineError(validation.problems) }
            request = complete
        }
    }

    /// Requests a default from its provider, in the form in which it is stored.
    func requestDefault(
        _ pending: PendingDefaults.Item, for instance: StoredInstance, _ scope: InstanceScope,
        _ deadlines: RequestDeadlines, in round: RefreshRound? = nil
    ) async throws(CancellationError) -> Result<StoredValue, OptionsFailure> {
        guard let intent = scope.intent else { return .failure(.unavailable("the intent is not declared")) }
        let context = ProviderContext(
            instance, scope, intent, values: pending.values, locale: settings.locale, round: round)
        let timeout = pending.provided.source == .handler ? nil : pending.parameter.options.timeout
        let deadline = deadlines.nextCall(from: settings.deadlines.now, timeout: timeout)
        let answer = try await defaultValues(of: pending, context, by: deadline)
        return answer.flatMap { pendingDefaults(in: scope).storedForm(of: $0, for: pending) }
    }

    private func defaultValues(
        of pending: PendingDefaults.Item, _ context: ProviderContext, by deadline: ContinuousClock.Instant
    ) async throws(CancellationError) -> Result<[IntentValue], OptionsFailure> {
        let parameter = pending.parameter
        switch pending.provided.source {
        case .handler:
            return try await providers.defaults(
                of: parameter, count: pending.provided.count, in: context, by: deadline)
        case .options(let identifiers):
            return try await providers.lookup(identifiers, of: parameter, in: context, by: deadline).map(\.values)
        case .first:
            let pages = ProvidedPages(
                providers: providers, parameter: parameter, context: context, deadline: deadline)
            let count = pending.provided.count
            var answer = try await pages.all(atLeast: count)
            if let count, case .success(let page) = answer {
                let items = page.collection.items
                let choosable = items.count { $0.disabledReason == nil }
                // Among the first options, some cannot be chosen.
                if choosable < min(count, items.count) { answer = try await pages.all() }
            }
            return answer.flatMap { page in
                // A stale answer may be shown but is never stored.
                page.staleness.map { .failure($0.failure) } ?? .success(page.collection.items.choosable)
            }
        }
    }
}
