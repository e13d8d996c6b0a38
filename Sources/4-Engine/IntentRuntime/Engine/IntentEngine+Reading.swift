extension IntentEngine {
    /// Returns the configuration of an instance as the typed value that a widget reads. No handler is called.
    ///
    /// If the store can answer without waiting, as the SQLite store nearly always can, it is read on the calling thread,
    /// which may be the main thread. This takes a few microseconds. Otherwise it is read on a thread of the engine.
    /// - Parameters:
    ///   - type: The intent of the instance.
    ///   - id: The identifier of the instance.
    ///   - family: Another size family, to see what it would show; nil for the family of the instance.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `orphan`, and `wrongIntent` if the instance has a different
    ///   intent; ``StoreError``.
    public nonisolated(nonsending) func configuration<I: ConfigurableIntent>(
        _ type: I.Type = I.self, of id: InstanceID, family: SizeFamily? = nil
    ) async throws -> I {
        if let instance = try store.instanceWithoutWaiting(id) {
            try instance.requirePresent()
            return try configuration(type, of: instance, family: family)
        }
        return try await reading.run { [self] in try configuration(type, of: try stored(id), family: family) }
    }

    /// Returns the effective value of each parameter of an instance, and where it comes from. No handler is called.
    /// - Parameters:
    ///   - id: The identifier of the instance.
    ///   - family: Another size family, to see what it would show; nil for the family of the instance.
    ///   - locale: The language of titles in literal defaults; nil for the language of the engine.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func resolved(
        _ id: InstanceID, family: SizeFamily? = nil, locale: String? = nil
    ) async throws -> ResolvedConfiguration {
        try await reading.run { [self] in try resolvedSynchronously(id, family: family, locale: locale) }
    }

    /// Returns the effective value of each parameter of an instance, reading the store on the calling thread.
    ///
    /// The call may block on a disk or a network; see ``resolved(_:family:locale:)``.
    public func resolvedSynchronously(
        _ id: InstanceID, family: SizeFamily? = nil, locale: String? = nil
    ) throws -> ResolvedConfiguration {
        let instance = try stored(id)
        return ResolvedConfiguration(
            instance, declarations.scope(of: instance, family: family),
            family: family ?? instance.family, locale: locale ?? settings.locale)
    }

    /// Returns the instances that are not removed, in the order in which they were placed, including orphans.
    /// - Parameter kind: A kind, present or former; instances stored under any name of it are returned. Nil for all kinds.
    /// - Throws: ``StoreError``.
    public func instances(of kind: WidgetKind? = nil) async throws -> [StoredInstance] {
        try await reading.run { [self] in try instancesSynchronously(of: kind) }
    }

    /// Returns the instances that are not removed, reading the store on the calling thread.
    ///
    /// The call may block on a disk or a network; see ``instances(of:)``.
    public func instancesSynchronously(of kind: WidgetKind? = nil) throws -> [StoredInstance] {
        try store.page(InstancePageRequest(), of: kind.map(schema.storedKinds)).instances
    }

    /// Resolves the instances that are not removed, part by part, on the calling thread and on the other cores.
    ///
    /// The memory that this needs does not depend on the number of instances.
    /// - Parameters:
    ///   - files: The options of files by which the values are marked.
    ///   - transform: Called with some instances, on any thread.
    ///   - consume: Called with each result, in the order in which the instances were placed, on the calling thread.
    package func resolveAllSynchronously<Output: Sendable>(
        checkedWith files: FileOptions = FileOptions(),
        transform: @escaping @Sendable ([ResolvedConfiguration]) -> Output, consume: (Output) throws -> Void
    ) throws {
        try store.forEachPage { [self] instances in
            transform(instances.map { resolved(checked($0, with: files), locale: settings.locale) })
        } consume: { output in
            try consume(output)
        }
    }

    /// Returns the placed instances whose kind or intent is no longer declared. Their values are preserved.
    /// - Throws: ``StoreError``.
    public func orphans() async throws -> [StoredInstance] {
        try await reading.run { [store, declarations] in
            var orphans: [StoredInstance] = []
            try store.forEachPage { instances in
                instances.filter { declarations.scope(of: $0) == nil }
            } consume: {
                orphans += $0
            }
            return orphans
        }
    }

    /// Returns the removed instances that can be restored, in the order in which they were placed, including orphans.
    /// - Parameter kind: A kind, present or former; instances stored under any name of it are returned. Nil for all kinds.
    /// - Throws: ``StoreError``.
    public func removedInstances(of kind: WidgetKind? = nil) async throws -> [RemovedInstance] {
        try await reading.run { [store, schema] in
            guard let kinds = kind.map(schema.storedKinds) else { return try store.removedInstances(of: nil) }
            return try store.removedInstances(of: nil).filter { kinds.contains($0.instance.kind) }
        }
    }

    /// Returns the changes of an instance that are still in the log, oldest first. Removed instances have a history, too.
    /// - Parameters:
    ///   - id: The identifier of the instance.
    ///   - limit: The maximum number of changes; the newest are returned.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func history(of id: InstanceID, limit: Int = .max) async throws -> LogPage {
        try await reading.run { [self] in
            var log = try completeLog(of: id)
            if log.changes.isEmpty, try store.instance(id) == nil { throw EngineError([.unknownInstance(id)]) }
            log.changes = Array(log.changes.suffix(max(0, limit)))
            return log
        }
    }

    /// Returns how much history the store keeps.
    /// - Throws: ``StoreError``.
    public func retention() async throws -> StoreRetention {
        try await reading.run { [store] in try store.retention() }
    }
}

extension IntentEngine {
    /// Returns a configuration as the provider of a widget receives it, after looking up what the values only identify.
    ///
    /// The lookups have the deadline of a call of a handler, run on a dedicated thread, and wait for no other call.
    /// - Throws: ``OptionsFailure`` if a lookup fails or misses the deadline; `CancellationError`.
    package func lookedUpIntent<I: WidgetIntent & Sendable>(_ type: I.Type, from values: IntentValues) async throws -> I
    {
        let deadline = RequestDeadlines(settings, timeout: settings.optionsTimeout).end
        let target = CallTarget(name: "the lookup of '\(type)'")
        return try await providers.calls.call(target, for: nil, by: deadline) {
            try await I.lookedUpWidgetIntent(from: values)
        }.get()
    }

    /// Reads the store on a thread of the engine.
    package func readFromStore<Answer: Sendable>(
        _ body: @escaping @Sendable () throws -> Answer
    ) async throws -> Answer {
        try await reading.run(body)
    }

    /// Writes to the store on a thread of the engine.
    package func writeToStore<Answer: Sendable>(
        _ body: @escaping @Sendable () throws -> Answer
    ) async throws -> Answer {
        try await writing.run(body)
    }

    /// Resolves an instance in its own family.
    func resolved(_ instance: StoredInstance, locale: String) -> ResolvedConfiguration {
        ResolvedConfiguration(instance, declarations.scope(of: instance), family: instance.family, locale: locale)
    }

    /// Returns the stored instance unless it was removed. Blocks the calling thread.
    package func stored(_ id: InstanceID) throws -> StoredInstance {
        guard let instance = try store.instance(id) else { throw EngineError([.unknownInstance(id)]) }
        try instance.requirePresent()
        return instance
    }

    /// Returns the instance as it is stored now.
    /// - Throws: ``EngineError`` with code `unknownInstance`, also for a removed one; ``StoreError``.
    package func storedInstance(_ id: InstanceID) async throws -> StoredInstance {
        try await reading.run { [self] in try stored(id) }
    }

    func completeLog(of id: InstanceID) throws -> LogPage {
        var log = LogPage(changes: [], prunedSequence: 0)
        while true {
            let page = try store.log(of: id, after: log.changes.last?.sequence ?? 0, limit: 256)
            // Entries pruned between two pages were at the beginning of the log.
            log.prunedSequence = page.prunedSequence
            log.changes += page.changes
            if page.changes.isEmpty {
                log.changes.removeAll { $0.sequence <= log.prunedSequence }
                return log
            }
        }
    }

    /// - Parameter scope: Nil for an orphan.
    /// - Throws: ``EngineError`` if the instance does not have the intent of this type.
    func checkIntent<I: ConfigurableIntent>(
        _ type: I.Type, of instance: StoredInstance, in scope: InstanceScope?
    ) throws(EngineError) {
        guard let scope else { throw EngineError([.orphan(instance)]) }
        try checkIntent(type, foundIn: scope.declarations.intent?.name, of: "'\(instance.id)'")
    }

    /// Throws an error if an instance does not have the intent of a type.
    /// - Throws: ``EngineError`` with codes `orphan` and `wrongIntent`.
    package func checkIntent<I: ConfigurableIntent>(
        _ type: I.Type, of instance: StoredInstance
    ) throws(EngineError) {
        try checkIntent(type, of: instance, in: declarations.scope(of: instance))
    }

    /// - Parameters:
    ///   - found: The current name of the intent that something has; nil for none.
    ///   - subject: What has the intent, for the message.
    /// - Throws: ``EngineError`` if it is not the intent of this type.
    func checkIntent<I: ConfigurableIntent>(
        _ type: I.Type, foundIn found: String?, of subject: @autoclosure () -> String
    ) throws(EngineError) {
        let expected = I.definition.name(registry.naming)
        // The intent may have been renamed since the code was generated.
        if let found, found == expected || found == expected.flatMap({ schema.presentIntent(named: $0)?.name }) {
            return
        }
        let phrase = found.map { "has intent '\($0)', not" } ?? "has no intent; expected"
        throw EngineError(.wrongIntent, UserText(verbatim: "\(subject()) \(phrase) '\(expected ?? "\(type)")'"))
    }

    private func configuration<I: ConfigurableIntent>(
        _ type: I.Type, of instance: StoredInstance, family: SizeFamily?
    ) throws(EngineError) -> I {
        let scope = declarations.scope(of: instance, family: family)
        try checkIntent(type, of: instance, in: scope)
        return I(
            intentValues: scope.map { Resolver.values(of: instance, scope: $0, locale: settings.locale) }
                ?? IntentValues())
    }
}
