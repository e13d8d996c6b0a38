import IntentModel

extension IntentEngine {
    /// Places an instance that follows another one: each row that it has not set itself has the value of the other one, also
    /// after that one changes.
    ///
    /// The instance is placed and begins to follow in one transaction, as two entries of the history, so that the second can be
    /// undone.
    /// - Parameters:
    ///   - kind: The kind of the widget.
    ///   - family: A size family that the widget supports.
    ///   - id: The identifier, or nil for a new one.
    ///   - source: The instance to follow, which has the same kind.
    /// - Returns: The identifier of the instance.
    /// - Throws: ``EngineError`` with codes `unknownKind`, `unknownFamily`, `unknownInstance`, `instanceExists`, `wrongSource` if
    ///   the instance cannot be followed; ``StoreError``; `CancellationError`.
    @discardableResult
    public func place(
        _ kind: WidgetKind, family: SizeFamily, id: InstanceID? = nil, following source: InstanceID
    ) async throws -> InstanceID {
        try await place(
            kind, family: family, id: id, from: .following(source), setting: DynamicEdit(), unchecked: false
        ).id
    }

    /// Makes an instance follow another one: each row that it has not set itself has the value of the other one, also after that
    /// one changes.
    ///
    /// Values of the instance that are the same as in the other one are not its own any more. Size family and all other values
    /// stay. An instance that follows another one already follows the given one instead.
    /// - Parameters:
    ///   - source: The instance to follow, which has the same kind. It may follow another one itself.
    ///   - id: The instance that follows it.
    ///   - ifRevision: The revision that the instance must have; otherwise this throws `editConflict`.
    /// - Returns: The effects; the changed parameters are those with other values than before.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `editConflict`, `orphan`, `wrongSource` if the instance cannot be
    ///   followed, for example because it follows this one; ``StoreError``; `CancellationError`.
    @discardableResult
    public func follow(
        _ source: InstanceID, by id: InstanceID, ifRevision: Int? = nil
    ) async throws -> EditOutcome {
        let result = try await performUpdate(of: id, following: source) { [self] instance, found in
            guard let found else { throw EngineError([.unknownInstance(source)]) }
            try found.requirePresent()
            try instance.requirePresent(at: ifRevision)
            guard let scope = declarations.scope(of: instance) else { throw EngineError([.orphan(instance)]) }
            var following = instance
            try following.follow(found, in: schema)
            if following.follows == instance.follows { return UpdateDecision(nil, outcome: [String]()) }
            let changed = scope.changedValues(from: instance, to: following, locale: settings.locale)
            return UpdateDecision(
                scope.update(from: instance, toFollowing: following, locale: settings.locale), outcome: changed)
        }
        return EditOutcome(revision: result.instance.revision, changed: result.outcome, reset: [], warnings: [])
    }

    /// Ends the following of another instance. Each row keeps the value that it has, as a value of this instance. An instance that
    /// follows none stays unchanged.
    /// - Parameters:
    ///   - id: The instance.
    ///   - ifRevision: The revision that the instance must have; otherwise this throws `editConflict`.
    /// - Returns: The effects; the changed parameters are those whose values the instance stores itself now.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `editConflict`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func unfollow(_ id: InstanceID, ifRevision: Int? = nil) async throws -> EditOutcome {
        let result = try await performUpdate(of: id) { [declarations, settings] instance in
            try instance.requirePresent(at: ifRevision)
            if instance.follows == nil { return UpdateDecision(nil, outcome: [String]?.none) }
            let scope = declarations.scope(of: instance)
            let update = instance.independence(in: scope, locale: settings.locale)
            let changed = scope?.parameters.map(\.name).filter { update.values[$0] != nil }
            return UpdateDecision(update, outcome: changed ?? [])
        }
        return EditOutcome(
            revision: result.instance.revision, changed: result.outcome ?? [], reset: [],
            warnings: result.outcome == nil ? ["'\(id)' follows no instance"] : [])
    }

    /// Returns the values of the instances that an instance follows, by name, as it shows them and could store them itself.
    package func followedValues(of instance: StoredInstance) -> [String: StoredValue] {
        guard !instance.followed.isEmpty, let scope = declarations.scope(of: instance) else { return [:] }
        return InheritedValues(instance, scope: scope, locale: settings.locale)?.values() ?? [:]
    }

    /// Returns the instances that follow an instance directly and are not removed.
    /// - Throws: ``StoreError``.
    public func followers(of id: InstanceID) async throws -> [InstanceID] {
        try await reading.run { [store] in
            try store.headings(of: store.followers(of: id)).map(\.id)
        }
    }
}

/// Removed instances that others follow.
extension IntentEngine {
    /// Removes an instance after its followers have received its values.
    /// - Parameter removal: Decides about the newest revision.
    func remove(
        _ id: InstanceID, _ removal: @escaping @Sendable (StoredInstance) throws -> InstanceUpdate?
    ) async throws {
        try await write([handOver(from: id, isForgotten: false), .update(id, removal)], to: id)
    }

    /// Deletes an instance after its followers have received its values.
    func deletePermanently(_ id: InstanceID) async throws {
        try await write([handOver(from: id, isForgotten: true), .forgetting(id)], to: id)
    }

    private func write(_ writes: [InstanceWrite], to id: InstanceID) async throws {
        do {
            try await writing.run { [store, settings] in try store.writeTogether(writes, at: settings.time()) }
        } catch let error as StoreError where error.code == .unknownInstance {
            throw EngineError([.unknownInstance(id)])
        }
    }

    /// Returns the write by which the followers of an instance, also removed ones, store what they show of it. They follow the
    /// instance that it follows, or none.
    private func handOver(from id: InstanceID, isForgotten: Bool) -> InstanceWrite {
        .updateFollowers(id) { [declarations, settings] instance in
            guard instance.follows == id, let source = instance.followed.first else { return nil }
            let scope = declarations.scope(of: instance)
            // What an orphan shows of a removed instance is kept with it.
            if scope == nil, !isForgotten { return nil }
            return instance.handOver(from: source, in: scope, locale: settings.locale)
        }
    }
}

extension IntentEngine {
    /// Checks whether an undo or a redo may restore the instance that an instance follows.
    /// - Parameter source: The instance to follow, as it is now.
    /// - Returns: A warning if the one to follow does not exist.
    /// - Throws: ``EngineError`` with code `wrongSource` if it follows the instance itself now.
    func checkFollowing(
        restoredBy update: InstanceUpdate, of id: InstanceID, _ source: StoredInstance?
    ) throws(EngineError) -> [String] {
        guard case let restored?? = update.follows else { return [] }
        guard let source, !source.isRemoved else {
            return ["'\(id)' follows '\(restored)' again, which does not exist"]
        }
        if source.leads(to: id) { throw EngineError([.isFollowed(id, by: source)]) }
        return []
    }

    /// Returns which instances were forgotten: none can follow them any more.
    func forgotten(_ ids: Set<InstanceID>) async throws -> Set<InstanceID> {
        if ids.isEmpty { return [] }
        let ids = Array(ids)
        let uses = try await reading.run { [store] in try store.uses(of: ids) }
        return Set(zip(ids, uses).filter { $0.1 == .forgotten }.map(\.0))
    }

    /// Adds a warning to each entry that follows an instance which is neither in the document nor in the store.
    func warning(
        _ entries: [ImportReport.Entry], aboutMissing followed: [(id: InstanceID, source: InstanceID)]
    ) async throws -> [ImportReport.Entry] {
        if followed.isEmpty { return entries }
        var entries = entries
        let indices = Dictionary(entries.indices.map { (entries[$0].id, $0) }) { first, _ in first }
        let others = Set(followed.map(\.source)).filter { source in
            indices[source].map { entries[$0].outcome.isRefused } ?? true
        }
        let present = try await reading.run { [store] in Set(try store.headings(of: Array(others)).map(\.id)) }
        let forgotten = try await forgotten(others.subtracting(present))
        for (id, source) in followed where others.contains(source) && !present.contains(source) {
            guard let index = indices[id] else { continue }
            entries[index].warnings.append(
                forgotten.contains(source)
                    ? "it follows '\(source)', which was forgotten; the defaults are in effect"
                    : "it follows '\(source)', which does not exist; the defaults are in effect until it is imported")
        }
        return entries
    }

    /// Finds an instance that would follow itself if a document is imported, through others of the document or of the store.
    func circle(
        _ followed: [(id: InstanceID, source: InstanceID)], in entries: [ImportReport.Entry]
    ) async throws -> (id: InstanceID, problem: EngineError.Problem)? {
        if followed.isEmpty { return nil }
        let written = Set(entries.filter { $0.outcome == .placed || $0.outcome == .replaced }.map(\.id))
        return try await reading.run { [store] in
            var sources = Dictionary(followed.map { ($0.id, $0.source) }) { first, _ in first }
            func source(of id: InstanceID) throws -> InstanceID? {
                if let known = sources[id] { return known }
                if written.contains(id) { return nil }
                sources[id] = try store.headings(of: [id]).first?.follows
                return sources[id]
            }
            var checked: Set<InstanceID> = []
            for (id, _) in followed {
                var path: Set<InstanceID> = []
                var next: InstanceID? = id
                while let current = next, !checked.contains(current) {
                    next = try source(of: current)
                    guard !path.insert(current).inserted, let first = next else { continue }
                    if first == current { return (current, .followsItself(current)) }
                    return (current, .isFollowed(current, by: first, directly: try source(of: first) == current))
                }
                checked.formUnion(path)
            }
            return nil
        }
    }
}

extension StoredInstance {
    /// Whether the instance follows another one, directly or through others, even if that one does not exist.
    func leads(to id: InstanceID) -> Bool {
        follows == id || followed.contains { $0.follows == id }
    }

    /// Follows another instance, without changing the values.
    /// - Throws: ``EngineError`` with codes `orphan` and `wrongSource`.
    mutating func follow(_ source: StoredInstance, in schema: Schema) throws(EngineError) {
        guard let widget = schema.presentWidget(of: kind) else { throw EngineError([.orphan(self)]) }
        guard let other = schema.presentWidget(of: source.kind) else { throw EngineError([.orphan(source)]) }
        guard widget.kind == other.kind else {
            throw EngineError(
                .wrongSource,
                UserText(
                    "'\(id)' (\(widget.name)) cannot follow '\(source.id)' (\(other.name)); both must have the same kind"
                ))
        }
        if widget.intent == nil {
            throw EngineError(
                .wrongSource,
                UserText("'\(id)' cannot follow another instance; '\(widget.name)' has no parameters"))
        }
        if source.id == id { throw EngineError([.followsItself(id)]) }
        if source.leads(to: id) { throw EngineError([.isFollowed(id, by: source)]) }
        follows = source.id
        show(source)
    }

    /// Returns the update that ends the following.
    /// - Parameter scope: Nil for an orphan.
    fileprivate func independence(in scope: InstanceScope?, locale: String) -> InstanceUpdate {
        var update = InstanceUpdate(cause: .unfollowed, isEdit: true, follows: .some(nil))
        if let scope {
            let own = scope.independent(self, locale: locale)
            update.values = values.differences(to: own.values)
            update.defaults = defaults.differences(to: own.defaults)
        } else if let source = followed.first {
            update.values = values.differences(to: values.merging(source.values) { own, _ in own })
        }
        return update
    }

    /// Returns the update by which a follower stores what it shows of an instance, and follows what that one follows.
    fileprivate func handOver(from source: StoredInstance, in scope: InstanceScope?, locale: String) -> InstanceUpdate {
        guard let scope, let next = source.follows, followed.count > 1,
            let inherited = InheritedValues(self, scope: scope, locale: locale)
        else { return independence(in: scope, locale: locale) }
        let own = values.merging(inherited.values(of: source.id)) { _, followed in followed }
        let ownDefaults = defaults.merging(inherited.defaults) { _, followed in followed }
        return InstanceUpdate(
            cause: .followed, isEdit: true, values: values.differences(to: own),
            defaults: defaults.differences(to: ownDefaults), follows: .some(next))
    }
}

extension InstanceScope {
    /// - Parameter following: The instance with the one that it follows from now on.
    fileprivate func update(
        from instance: StoredInstance, toFollowing following: StoredInstance, locale: String
    ) -> InstanceUpdate {
        var update = InstanceUpdate(cause: .followed, isEdit: true, follows: .some(following.follows))
        guard let inherited = InheritedValues(following, scope: self, locale: locale) else { return update }
        update.defaults = instance.defaults.differences(to: inherited.ownDefaults)
        // Otherwise a value under a name that this program does not know could be in effect instead.
        guard instance.values.keys.allSatisfy(declarations.storedNames.contains) else { return update }
        for name in inherited.namesOfSameValues { update.values.updateValue(nil, forKey: name) }
        return update
    }

    /// Returns the parameters with other values in effect than before.
    fileprivate func changedValues(
        from before: StoredInstance, to after: StoredInstance, locale: String
    ) -> [String] {
        func parameters(_ instance: StoredInstance) -> [ResolvedParameter] {
            var resolver = Resolver(instance, scope: self, locale: locale)
            return resolver?.parameters() ?? []
        }
        return zip(parameters(before), parameters(after)).filter { $0.effective != $1.effective }.map(\.0.name)
    }
}

extension EngineError.Problem {
    fileprivate static func followsItself(_ id: InstanceID) -> EngineError.Problem {
        EngineError.Problem(.wrongSource, UserText("'\(id)' cannot follow itself"))
    }

    static func isFollowed(_ id: InstanceID, by source: StoredInstance) -> EngineError.Problem {
        isFollowed(id, by: source.id, directly: source.follows == id)
    }

    fileprivate static func isFollowed(
        _ id: InstanceID, by source: InstanceID, directly: Bool
    ) -> EngineError.Problem {
        EngineError.Problem(
            .wrongSource,
            directly
                ? UserText("'\(id)' cannot follow '\(source)', which follows '\(id)'")
                : UserText("'\(id)' cannot follow '\(source)', which follows '\(id)' through others"))
    }
}
