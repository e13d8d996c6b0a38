import IntentModel

extension IntentEngine {
    /// Places an instance with the choices of another one.
    ///
    /// The values are validated like an edit. The instance is placed and the values are copied in one transaction, as two
    /// entries of the history, so the copy can be undone. Secrets are copied, because both instances are in the same store.
    /// - Parameters:
    ///   - kind: The kind of the widget.
    ///   - family: A size family that the widget supports.
    ///   - id: The identifier, or nil for a new one.
    ///   - source: The instance whose choices are copied. If it has another kind or family, every value must fit the new one.
    ///   - unchecked: Whether options that cannot be looked up are stored, marked `unchecked`, instead of rejected.
    /// - Returns: The identifier of the instance.
    /// - Throws: ``EngineError`` with every value that does not fit, or with codes `unknownKind`, `unknownFamily`,
    ///   `unknownInstance`, `instanceExists`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func place(
        _ kind: WidgetKind, family: SizeFamily, id: InstanceID? = nil, like source: InstanceID, unchecked: Bool = false
    ) async throws -> InstanceID {
        try await place(
            kind, family: family, id: id, from: .copy(of: source), setting: DynamicEdit(), unchecked: unchecked
        ).id
    }

    /// Replaces the choices of an instance with those of another one. Kind and size family stay.
    ///
    /// The values are validated like an edit. What the other instance has not chosen is reset. If the instance follows another
    /// one, it does not any more.
    /// - Parameters:
    ///   - source: The instance whose choices are copied. If it has another kind or family, every value must fit.
    ///   - target: The instance that receives them.
    ///   - ifRevision: The revision that the target must have; otherwise the copy throws `editConflict`.
    ///   - unchecked: Whether options that cannot be looked up are stored, marked `unchecked`, instead of rejected.
    /// - Throws: ``EngineError`` with every value that does not fit, or with codes `unknownInstance`, `editConflict`, `orphan`;
    ///   ``StoreError``; `CancellationError`.
    @discardableResult
    public func copy(
        _ source: InstanceID, to target: InstanceID, ifRevision: Int? = nil, unchecked: Bool = false
    ) async throws -> EditOutcome {
        try await repeating(target, after: ChangedMeanwhile.self) {
            let (origin, before) = try await reading.run { [self] in (try stored(source), try stored(target)) }
            try before.requirePresent(at: ifRevision)
            let copy = try copy(of: origin, for: before)
            var (copied, warnings) = try await applied(
                copy.request(allowsUnchecked: unchecked), to: copy.base)
            // Values of a newer program stay, and those of locked rows.
            let replaced = copy.scope.declarations.storedNames.subtracting(copy.scope.declarations.lockedNames)
            for (name, value) in before.values where !replaced.contains(name) { copied.values[name] = value }
            let replacing = copied
            let after = try await update(target) { newest in
                try newest.requirePresent(at: ifRevision)
                guard newest.revision == before.revision else { throw ChangedMeanwhile() }
                return newest.replacement(by: replacing, copiedFrom: source)
            }
            var outcome = EditOutcome(
                revision: after.revision,
                changed: copy.scope.changedParameters(from: before, to: after).map(\.name), reset: [],
                warnings: warnings)
            outcome.awaitsDefaults = !pendingDefaults(in: copy.scope).lacking(in: after).isEmpty
            return outcome
        }
    }

    /// - Parameters:
    ///   - target: The instance that receives the choices, whose own values do not matter.
    ///   - edit: What to change in the copied values.
    private func copy(
        of source: StoredInstance, for target: StoredInstance, changedBy edit: DynamicEdit = DynamicEdit()
    ) throws(EngineError) -> InstanceCopy {
        guard let from = declarations.scope(of: source) else { throw EngineError([.orphan(source)]) }
        guard let scope = declarations.scope(of: target) else { throw EngineError([.orphan(target)]) }
        return try InstanceCopy(
            of: source, from, without: edit.replacedParameters, for: target, scope, locale: settings.locale)
    }
}

/// The choices of an instance for another one, as an edit.
private struct InstanceCopy {
    let scope: InstanceScope
    private let forms: ImportedForms
    /// The source, if both have the same intent. What is not looked up is completed with its values.
    private let known: Resolver?

    /// - Parameter replaced: The parameters whose values are not copied.
    init(
        of source: StoredInstance, _ from: InstanceScope, without replaced: Set<String>, for target: StoredInstance,
        _ scope: InstanceScope, locale: String
    ) throws(EngineError) {
        self.scope = scope
        // What the source shows of other instances is copied, too.
        let source = from.independent(source, locale: locale)
        let isSameIntent = from.intent?.name == scope.intent?.name
        known = isSameIntent ? Resolver(source, scope: from, locale: locale) : nil
        var given = StoredInstance(
            id: target.id, kind: scope.widget.kind, family: target.family, intent: scope.widget.intent,
            values: from.choices(of: source).filter { !replaced.contains($0.key) })
        // The defaults of a widget with the same rows are those on which its choices depend.
        if from.widget.kind == scope.widget.kind { given.defaults = source.defaults }
        let revealed = Self.revealed(given.values, of: source.id, from, scope)
        do throws(EngineError) {
            forms = try ImportedForms(
                given, replacing: known, scope: scope, keepsHidden: source.family == target.family)
        } catch { throw EngineError(revealed + error.problems) }
        if !revealed.isEmpty { throw EngineError(revealed) }
    }

    /// Returns a problem for each secret that a parameter of the target would show.
    private static func revealed(
        _ values: [String: StoredValue], of source: InstanceID, _ from: InstanceScope, _ scope: InstanceScope
    ) -> [EngineError.Problem] {
        scope.parameters.filter { !$0.containsSecrets && values[$0.name] != nil }.compactMap { parameter in
            guard from.intent?.parameter(named: parameter.name)?.containsSecrets == true else { return nil }
            return EngineError.Problem(
                .wrongValue, parameter: parameter.name,
                UserText("'\(parameter.name)' of '\(source)' is secret; '\(scope.widget.name)' would show it"))
        }
    }

    /// The instance without the values that the edit sets.
    var base: StoredInstance { forms.base }

    /// - Parameter edit: What to change in the copied values.
    func request(changedBy edit: DynamicEdit = DynamicEdit(), allowsUnchecked: Bool) -> EditRequest {
        EditRequest(
            edit: DynamicEdit(forms.edit.steps + edit.steps), allowsUnchecked: allowsUnchecked, resetsChildren: false,
            known: known, formerSecrets: forms.secrets)
    }
}

extension DynamicEdit {
    /// The parameters that the edit sets or resets, whatever their values are.
    var replacedParameters: Set<String> {
        Set(
            steps.compactMap { step in
                switch step.operation {
                case .set, .reset: step.parameter
                case .setSlot, .setField, .add, .remove: nil
                }
            })
    }
}

extension InstanceScope {
    /// Returns the user's values of an instance under the present names and as the present types of its parameters. A value
    /// that no longer fits is returned as it is stored, and one of an undeclared parameter is left out.
    fileprivate func choices(of instance: StoredInstance) -> [String: StoredValue] {
        var choices: [String: StoredValue] = [:]
        // What is stored of a locked row is not in effect.
        for parameter in parameters where !parameter.isLocked {
            guard let reading = reader.read(parameter, from: instance.values) else { continue }
            var form = reading.value.map { reading.form.holding($0, of: parameter) } ?? reading.form
            form.writeOrder = 0
            choices[parameter.name] = form
        }
        return choices
    }

    /// Returns the parameters whose stored values differ.
    func changedParameters(from before: StoredInstance, to after: StoredInstance) -> [Parameter] {
        parameters.filter { parameter in
            reader.names(of: parameter).contains { before.values[$0] != after.values[$0] }
        }
    }
}

/// Where the values of a new instance come from. They are an edit of their own, so that the history names the source and the edit
/// can be undone.
package enum ValueSource: Hashable, Sendable {
    case copy(of: InstanceID)
    case preset(PresetName)
    case following(InstanceID)

    /// The instance that is copied or followed.
    package var instance: InstanceID? {
        switch self {
        case .copy(let source), .following(let source): source
        case .preset: nil
        }
    }

    fileprivate var update: InstanceUpdate {
        switch self {
        case .copy(let source): InstanceUpdate(cause: .copied, isEdit: true, copiedFrom: source)
        case .preset(let name): InstanceUpdate(cause: .applied, isEdit: true, preset: name)
        case .following(let source): InstanceUpdate(cause: .followed, isEdit: true, follows: .some(source))
        }
    }
}

extension IntentEngine {
    /// Places an instance with the values of a source, changed by an edit.
    /// - Parameter source: Nil for the definition alone.
    /// - Returns: The identifier, and the defaults that rows lack because their sources did not provide them.
    package func place(
        _ kind: WidgetKind, family: SizeFamily, id: InstanceID?, from source: ValueSource?, setting edit: DynamicEdit,
        unchecked: Bool
    ) async throws -> (id: InstanceID, missing: [MissingDefault]) {
        let widget = try widget(of: kind)
        var request = EditRequest(edit: edit, allowsUnchecked: unchecked, resetsChildren: false)
        switch source {
        case nil: return try await place(widget, family, id) { _ in request }
        case .copy(let original)?:
            return try await place(widget, family, id, with: source) { instance in
                let copy = try copy(of: try await storedInstance(original), for: instance, changedBy: edit)
                instance = copy.base
                return copy.request(changedBy: edit, allowsUnchecked: unchecked)
            }
        case .preset(let name)?:
            let preset = try widget.declared(name)
            let replaced = edit.replacedParameters
            request.edit.steps.insert(contentsOf: preset.edit.steps.filter { !replaced.contains($0.parameter) }, at: 0)
            return try await place(widget, family, id, with: .preset(PresetName(preset.name))) { _ in request }
        case .following(let original)?:
            return try await place(widget, family, id, with: source) { instance in
                try instance.follow(try await storedInstance(original), in: schema)
                return request
            }
        }
    }
}

extension StoredInstance {
    /// Returns the changes that turn this instance into another, or nil if they are equal.
    /// - Parameter source: The instance whose values are copied; nil for an import.
    func replacement(by other: StoredInstance, copiedFrom source: InstanceID? = nil) -> InstanceUpdate? {
        let unchanged = InstanceUpdate(
            cause: source == nil ? .imported : .copied, isEdit: true, copiedFrom: source)
        var update = unchanged
        if kind != other.kind { update.kind = other.kind }
        if intent != other.intent { update.intent = other.intent }
        if family != other.family { update.family = other.family }
        if isRemoved { update.isRemoved = false }
        update.values = values.differences(to: other.values)
        update.defaults = defaults.differences(to: other.defaults)
        if follows != other.follows { update.follows = .some(other.follows) }
        return update == unchanged ? nil : update
    }

    /// The writes that place this instance.
    func writes(with source: ValueSource?) -> [InstanceWrite] {
        guard var update = source?.update else { return [.placement(self)] }
        var empty = self
        (empty.values, empty.follows) = ([:], nil)
        update.values = values.mapValues(Optional.some)
        return [.placement(empty), .update(id) { [update] _ in update }]
    }
}
