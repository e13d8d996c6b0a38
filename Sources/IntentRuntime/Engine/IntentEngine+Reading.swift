extension IntentEngine {
    /// Instances that are not removed, in the order in which they were placed; orphans among them.
    /// - Throws: ``StoreError``.
    public func instances(of kind: WidgetKind? = nil) throws -> [StoredInstance] {
        try store.instances(of: kind)
    }

    /// What is in effect for each parameter of an instance, and why. It asks no handler.
    /// - Parameters:
    ///   - family: Another family, to see what it would show; nil for the instance's own.
    ///   - locale: The language of the titles in literal defaults; nil for the engine's.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func resolved(
        _ id: InstanceID, family: SizeFamily? = nil, locale: String? = nil
    ) throws -> ResolvedConfiguration {
        let instance = try stored(id)
        return ResolvedConfiguration(
            instance, declarations.scope(of: instance, family: family),
            family: family ?? SizeFamily(rawValue: instance.family), locale: locale ?? settings.locale)
    }

    /// What is in effect in the instance's own family.
    func resolved(_ instance: StoredInstance, locale: String) -> ResolvedConfiguration {
        ResolvedConfiguration(
            instance, declarations.scope(of: instance), family: SizeFamily(rawValue: instance.family), locale: locale)
    }

    /// The typed struct that a widget reads. It asks no handler.
    ///
    /// Where the store can answer at once, as the one in SQLite nearly always does, it is read where this is called,
    /// on the main actor too: a few microseconds. Else it is read on a thread of the engine's own.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `orphan`, and `wrongIntent` where the instance's
    ///   intent is not `type`'s; ``StoreError``.
    public nonisolated(nonsending) func configuration<I: ConfigurableIntent>(
        _ type: I.Type = I.self, of id: InstanceID
    ) async throws -> I {
        if let instance = try store.instanceAtOnce(id) { return try configuration(type, of: try present(instance)) }
        return try await reading.run { [self] in try configuration(type, of: try stored(id)) }
    }

    private func configuration<I: ConfigurableIntent>(
        _ type: I.Type, of instance: StoredInstance
    ) throws(EngineError) -> I {
        let scope = declarations.scope(of: instance)
        try check(type, instance, scope)
        return I(
            intentValues: scope.map { Resolver.values(of: instance, scope: $0, locale: settings.locale) }
                ?? IntentValues())
    }

    /// The instance as it is stored, unless it was removed.
    func stored(_ id: InstanceID) throws -> StoredInstance {
        guard let instance = try store.instance(id) else { throw EngineError([.unknown(id)]) }
        return try present(instance)
    }

    private func present(_ instance: StoredInstance) throws(EngineError) -> StoredInstance {
        if instance.isRemoved { throw EngineError([.removed(instance.id)]) }
        return instance
    }

    func storedInBackground(_ id: InstanceID) async throws -> StoredInstance {
        try await reading.run { [self] in try stored(id) }
    }

    /// - Parameter scope: Nil for an orphan.
    func check<I: ConfigurableIntent>(
        _ type: I.Type, _ instance: StoredInstance, _ scope: InstanceScope?
    ) throws(EngineError) {
        guard let scope else { throw EngineError([.orphan(instance)]) }
        let asked = I.definition.name
        let found = scope.declarations.intent?.name
        // The intent may have another name by now than the generated code has.
        if let found, found == asked || found == asked.flatMap({ schema.presentIntent(named: $0)?.name }) { return }
        let phrase = found.map { "has the intent '\($0)'" } ?? "has nothing to configure"
        throw EngineError([
            EngineError.Problem(.wrongIntent, "\(instance.id) \(phrase), not '\(asked ?? "\(type)")'")
        ])
    }
}
