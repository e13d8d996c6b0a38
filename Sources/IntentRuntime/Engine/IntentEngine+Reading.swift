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
        _ id: InstanceID, family: WidgetFamily? = nil, locale: String? = nil
    ) throws -> ResolvedConfiguration {
        ResolvedConfiguration(try stored(id), in: schema, family: family, locale: locale ?? settings.locale)
    }

    /// The typed struct that a widget reads. It asks no handler.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `orphan`, and `wrongIntent` where the instance's
    ///   intent is not `type`'s; ``StoreError``.
    public func configuration<I: IntentConfiguration>(
        _ type: I.Type = I.self, of id: InstanceID
    ) async throws -> I {
        try await reading.run { [self] in
            let resolved = try resolved(id)
            try check(type, for: resolved)
            return I(intentValues: resolved.values)
        }
    }

    /// The instance as it is stored, unless it was removed.
    func stored(_ id: InstanceID) throws -> StoredInstance {
        guard let instance = try store.instance(id) else { throw EngineError([.unknown(id)]) }
        if instance.isRemoved { throw EngineError([.removed(id)]) }
        return instance
    }

    func storedInBackground(_ id: InstanceID) async throws -> StoredInstance {
        try await reading.run { [self] in try stored(id) }
    }

    func check<I: IntentConfiguration>(_ type: I.Type, for resolved: ResolvedConfiguration) throws(EngineError) {
        guard !resolved.isOrphan, let scope = InstanceScope(of: resolved.instance, in: schema) else {
            throw EngineError([.orphan(resolved.instance)])
        }
        let asked = I.definition.name.flatMap(schema.presentIntent(named:))
        guard let intent = scope.intent, intent.name == asked?.name else {
            let found = scope.intent.map { "has the intent '\($0.name)'" } ?? "has nothing to configure"
            throw EngineError([
                EngineError.Problem(
                    .wrongIntent, "\(resolved.instance.id) \(found), not '\(I.definition.name ?? "\(type)")'")
            ])
        }
    }
}
