/// An edit that is prepared over time, as in an editor with a Done button.
///
/// A draft records the revision at which it began. Applying it fails only if one of its parameters, or a parent of one,
/// has been changed since; the error contains all values involved, see ``EngineError/Problem/conflict``.
public struct Draft<Intent: ConfigurableIntent>: Sendable {
    private let start: DynamicDraft
    /// The changes that applying the draft makes.
    public var edit = Edit<Intent>()

    /// The instance that the draft edits.
    public var instance: InstanceID { start.instance }
    /// The revision of the instance when the draft began.
    public var baseRevision: Int { start.baseRevision }

    fileprivate init(of instance: StoredInstance) {
        start = DynamicDraft(of: instance)
    }

    /// The same draft, with the parameters by name.
    var changes: DynamicDraft {
        var draft = start
        draft.edit = edit.changes
        return draft
    }
}

/// A draft for an instance whose intent is known only at run time, with the parameters by name.
package struct DynamicDraft: Sendable {
    /// The instance that the draft edits.
    package let instance: InstanceID
    /// The revision of the instance when the draft began.
    package let baseRevision: Int
    /// The values that were stored then. They are part of the draft because the log may have been pruned since.
    package let baseValues: [String: StoredValue]
    /// The instances that it followed then.
    let baseFollowed: [StoredInstance]
    /// The changes that applying the draft makes.
    package var edit: DynamicEdit

    package init(of instance: StoredInstance, edit: DynamicEdit = DynamicEdit()) {
        self.instance = instance.id
        baseRevision = instance.revision
        baseValues = instance.values
        baseFollowed = instance.followed
        self.edit = edit
    }
}

/// What a draft and the newest revision of its instance have changed since the draft began.
package struct DraftComparison: Sendable {
    /// A problem for each parameter of the draft, and each parent of one, that has changed; none if the draft can be applied.
    package fileprivate(set) var conflicts: [EngineError.Problem] = []
    /// The records of which both have changed different fields, with the changes of both.
    package fileprivate(set) var merged: [String: IntentValue] = [:]

    package init() {}
}

extension IntentEngine {
    /// Begins a draft at the newest revision of an instance.
    /// - Parameters:
    ///   - type: The intent of the instance.
    ///   - id: The identifier of the instance.
    /// - Throws: ``EngineError`` with codes `unknownInstance`, `orphan`, and `wrongIntent` if the instance has a different
    ///   intent; ``StoreError``.
    public func draft<I: ConfigurableIntent>(_ type: I.Type = I.self, of id: InstanceID) async throws -> Draft<I> {
        let instance = try await storedInstance(id)
        try checkIntent(type, of: instance)
        return Draft(of: instance)
    }

    /// Begins a draft for an instance whose intent is known only at run time.
    package func dynamicDraft(of id: InstanceID) async throws -> DynamicDraft {
        DynamicDraft(of: try await storedInstance(id))
    }

    /// Returns the configuration that the instance would have with the draft applied. Changes that would be rejected are
    /// ignored.
    ///
    /// No handler is called, so an object that is given by its identifier alone has the identifier as its display string.
    /// - Throws: ``EngineError`` with code `unknownInstance`; ``StoreError``.
    public func resolved<I>(_ draft: Draft<I>, locale: String? = nil) async throws -> ResolvedConfiguration {
        try await resolved(draft.changes, locale: locale)
    }

    /// Returns the configuration that the instance would have with a dynamic draft applied.
    package func resolved(_ draft: DynamicDraft, locale: String? = nil) async throws -> ResolvedConfiguration {
        let instance = candidate(of: draft.edit, on: try await storedInstance(draft.instance))
        return resolved(instance, locale: locale ?? settings.locale)
    }

    /// Applies a draft to the newest revision of its instance.
    /// - Parameters:
    ///   - draft: The changes and the revision at which they began.
    ///   - unchecked: Whether options that cannot be looked up are stored, marked `unchecked`, instead of rejected.
    /// - Throws: ``EngineError`` with code `editConflict`, and all values involved, if a parameter of the draft or a parent
    ///   of one has changed since the draft began; otherwise the same errors as an edit.
    @discardableResult
    public func apply<I>(_ draft: Draft<I>, unchecked: Bool = false) async throws -> EditOutcome {
        try await apply(draft.changes, unchecked: unchecked)
    }

    /// Applies a dynamic draft; see ``apply(_:unchecked:)``.
    /// - Parameter ifRevision: The revision that the instance must have, even if the draft would not conflict with another
    ///   one; nil for any.
    @discardableResult
    package func apply(
        _ draft: DynamicDraft, unchecked: Bool = false, ifRevision: Int? = nil
    ) async throws -> EditOutcome {
        try await repeating(draft.instance, after: ChangedMeanwhile.self) {
            let instance = try await storedInstance(draft.instance)
            try instance.requirePresent(at: ifRevision)
            let comparison = comparison(of: draft, with: instance)
            if !comparison.conflicts.isEmpty { throw EngineError(comparison.conflicts) }
            let request = EditRequest(edit: draft.edit.replacing(comparison.merged), allowsUnchecked: unchecked)
            return try await apply(request, to: draft.instance) { newest in
                guard newest.revision == instance.revision, newest.followed == instance.followed else {
                    throw ChangedMeanwhile()
                }
            }
        }
    }

    /// Compares a draft with the newest revision of its instance.
    package func comparison(of draft: DynamicDraft) async throws -> DraftComparison {
        comparison(of: draft, with: try await storedInstance(draft.instance))
    }

    /// Values are compared directly, without the log, so a value that was changed and changed back is not a conflict.
    /// - Parameter instance: The newest revision.
    private func comparison(of draft: DynamicDraft, with instance: StoredInstance) -> DraftComparison {
        var comparison = DraftComparison()
        guard instance.revision != draft.baseRevision || instance.followed != draft.baseFollowed,
            let scope = declarations.scope(of: instance), let intent = scope.intent
        else { return comparison }
        var base = instance
        (base.values, base.followed) = (draft.baseValues, draft.baseFollowed)
        // What is followed counts as stored, so that a change of it is a conflict, too.
        let (before, now) = (
            scope.independent(base, locale: settings.locale), scope.independent(instance, locale: settings.locale)
        )
        let result = candidate(of: draft.edit, on: base)
        let reader = scope.reader
        let names = Set(draft.edit.steps.map(\.parameter))
        let concerned = names.union(intent.parameters.lazy.filter { names.contains($0.name) }.flatMap(\.dependsOn))
        for parameter in intent.parameters where concerned.contains(parameter.name) {
            let earlier = reader.read(parameter, from: before.values)
            let stored = reader.read(parameter, from: now.values)
            if earlier?.value.choice == stored?.value.choice, (earlier == nil) == (stored == nil) { continue }
            let drafted = names.contains(parameter.name) ? reader.read(parameter, from: result.values) : earlier
            let isRecord = parameter.type.element.isRecord && !parameter.type.element.isUnion
            if isRecord, let merged = IntentValue.merging(drafted?.value, stored?.value, from: earlier?.value) {
                comparison.merged[parameter.name] = merged
                continue
            }
            comparison.conflicts.append(
                EngineError.Problem(
                    .editConflict, parameter: parameter.name,
                    UserText("'\(parameter.name)' has changed since revision \(draft.baseRevision)"),
                    conflict: EngineError.Conflict(
                        of: parameter, before: earlier, stored: stored, drafted: drafted)))
        }
        return comparison
    }
}

extension IntentEngine {
    /// Reads a value of a kept draft, which may have been written for other definitions, like a stored one.
    /// - Parameters:
    ///   - wire: The wire form; null for no value.
    ///   - tag: The tag of the type as which it was written; nil for the declared type.
    ///   - parameter: The present declaration.
    ///   - instance: The instance that is edited.
    /// - Throws: ``EngineError`` with code `wrongValue` if the value does not fit, or `orphan`.
    package func draftedValue(
        _ wire: JSONValue, as tag: String?, of parameter: Parameter, in instance: StoredInstance
    ) throws(EngineError) -> IntentValue? {
        guard let scope = declarations.scope(of: instance) else { throw EngineError([.orphan(instance)]) }
        return try scope.reader.drafted(wire, as: tag, parameter)
    }
}
