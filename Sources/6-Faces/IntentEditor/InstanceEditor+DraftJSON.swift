public import IntentModel
public import IntentRuntime
internal import IntentSystem
internal import Synchronization

/// A draft as JSON, for a later editor of the same instance.
extension InstanceEditor {
    /// The draft as a versioned JSON document: its changes, and the revision and the stored values that they are based on.
    ///
    /// ``open(_:in:locale:draft:)`` continues from it. The document contains values of the user, so a file with it is private.
    /// It contains no stored secrets, but those that the draft changes.
    public var draftJSON: JSONValue { draftJSON(includesSecrets: true) }

    /// The draft without what the user entered as secrets, for a file.
    package var draftJSONWithoutSecrets: JSONValue { draftJSON(includesSecrets: false) }

    private func draftJSON(includesSecrets: Bool) -> JSONValue {
        let state = state.withLock { $0 }
        let (stored, answers) = (state.stored, state.answers.values)
        var draft = state.draft
        let secrets = engine.declaration(of: stored)?.intent?.parameters.filter(\.containsSecrets) ?? []
        for parameter in secrets {
            if parameter.isSecret {
                if !includesSecrets { draft.setChange(nil, for: parameter.name) }
            } else if case .value(let value?) = draft.changes[parameter.name] {
                let sealed = value.sealingSecrets(
                    parameter.secretFields, in: savedValue(of: parameter, stored), keepsNew: includesSecrets)
                draft.setChange(.value(sealed), for: parameter.name)
            }
        }
        let names = Set(secrets.flatMap { [$0.name] + $0.formerNames })
        func sealed(_ values: [String: StoredValue]) -> [String: StoredValue] {
            values.reduce(into: values) { base, value in
                if value.value.isSecret || names.contains(value.key) { base[value.key] = value.value.sealed }
            }
        }
        var object: JSONObject = [
            "draft": 1, "id": .string(instance.text), "revision": .integer(stored.revision),
            "base": .object(sealed(stored.values).baseJSON), "changes": .array(draft.changesJSON),
        ]
        let followed = engine.followedValues(of: stored)
        if !followed.isEmpty { object["followed"] = .object(sealed(followed).baseJSON) }
        if !draft.conflicts.isEmpty { object["conflicts"] = .object(draft.conflictsJSON) }
        if !draft.isEmpty, !answers.isEmpty { object["defaults"] = .object(answers.baseJSON) }
        return .object(object)
    }

    /// Returns the value without a draft, with its secrets.
    private func savedValue(of parameter: Parameter, _ stored: StoredInstance) -> IntentValue? {
        engine.preview(DynamicEdit(), on: stored, locale: locale).configuration.parameter(named: parameter.name)?
            .editable
    }

    /// Opens an editor that continues from a draft.
    ///
    /// Changes that others stored since the draft began are merged, or become conflicts of their rows.
    /// - Parameters:
    ///   - id: The identifier of the instance.
    ///   - engine: The engine that stores the instance.
    ///   - locale: The BCP 47 tag of the language of labels and titles; nil for the engine's default.
    ///   - draft: The draft as ``draftJSON`` returned it.
    /// - Throws: `EngineError` with code `wrongRequest` if the JSON is not a draft of this instance, `unknownParameter` or
    ///   `wrongValue` if the definition has changed so that a change no longer fits, or `unknownInstance`; `StoreError`.
    public static func open(
        _ id: InstanceID, in engine: IntentEngine, locale: String? = nil, draft: JSONValue
    ) async throws -> InstanceEditor {
        try await open(id, in: engine, locale: locale, draft: draft) { _ in }.editor
    }

    /// Opens an editor that continues from a draft with changes made on what the draft was based on, so that they conflict with
    /// what others stored since, which their author has not seen.
    package static func open<Result>(
        _ id: InstanceID, in engine: IntentEngine, locale: String? = nil, texts: TextCatalog? = nil, draft: JSONValue,
        performing perform: (InstanceEditor) throws -> Result
    ) async throws -> (editor: InstanceEditor, result: Result) {
        let editor = InstanceEditor(try await engine.storedInstance(id), engine: engine, locale: locale, texts: texts)
        try editor.restore(draft)
        let result = try perform(editor)
        try await editor.refresh()
        return (editor, result)
    }

    /// Replaces the draft with an earlier one; see ``open(_:in:locale:draft:)``.
    /// - Throws: The same errors. After a `StoreError`, the draft may have been replaced; otherwise, it is what it was.
    @discardableResult
    public func resume(_ draft: JSONValue) async throws -> EditorContent {
        try restore(draft)
        return try await refresh()
    }

    private func restore(_ json: JSONValue) throws(EngineError) {
        guard json["draft"] == 1, let revision = json["revision"]?.integerValue,
            let changes = json["changes"]?.arrayValue
        else { throw .invalidDraft("expected a draft of version 1 with 'revision' and 'changes'") }
        guard let id = json["id"]?.stringValue, id.isExactly(instance.text) else {
            throw .invalidDraft("the draft is not one of '\(instance)'")
        }
        let stored = state.withLock { $0.stored }
        guard changes.count <= engine.declaration(of: stored)?.intent?.parameters.count ?? 0 else {
            throw .invalidDraft("'changes' has several changes of a parameter")
        }
        let values = try [String: StoredValue](baseJSON: json["base"] ?? [:])
        let defaults = try [String: StoredValue](baseJSON: json["defaults"] ?? [:])
        let followed = try [String: StoredValue](baseJSON: json["followed"] ?? [:])
        var performed: [EditorChange] = []
        let parameters = engine.declaration(of: stored)?.intent?.parameters ?? []
        for change in changes { performed.append(try self.change(from: change.naming(parameters), keepsUnknown: true)) }
        let conflicts = try conflicts(from: json["conflicts"] ?? [:])
        try update { [performed] state throws(EngineError) in
            guard revision >= 1, revision <= state.stored.revision else {
                throw .invalidDraft("revision \(revision) of '\(instance)' does not exist")
            }
            var restored = state
            if revision < restored.stored.revision {
                let newest = restored.stored.values
                restored.stored.revision = revision
                restored.stored.values = values.unsealed(with: newest)
            }
            restored.stored.followed = engine.followed(by: restored.stored, as: followed)
            restored.draft.removeAll()
            restored.history = DraftHistory()
            restored.answers.values = defaults
            for change in performed { try perform(completing(change, restored), &restored) }
            for (name, conflict) in conflicts { restored.draft.addConflict(conflict, for: name) }
            state = restored
        }
    }

    /// Returns a change with what records store beside their values: secrets, and what does not fit.
    private func completing(_ change: EditorChange, _ state: State) throws(EngineError) -> EditorChange {
        guard case .set(let name, let value?) = change else { return change }
        let parameter = try parameter(name, state)
        guard parameter.type.element.isRecord else { return change }
        let saved = savedValue(of: parameter, state.stored)
        return .set(name, value.unsealing(parameter.secretFields, from: saved).keepingMisfits(of: saved))
    }

    private func conflicts(from json: JSONValue) throws(EngineError) -> [(String, EngineError.Conflict)] {
        guard let members = json.objectValue?.members else { throw .invalidDraft("'conflicts' must be an object") }
        var conflicts: [(String, EngineError.Conflict)] = []
        for member in members {
            let (stored, values) = (state.withLock { $0 }, member.value)
            let declared = engine.declaration(of: stored.stored)?.intent?.parameters ?? []
            let name = declared.declaration(storedAs: member.key)?.name ?? member.key
            let parameter = try parameter(name, stored)
            func read(_ key: String) throws(EngineError) -> IntentValue? {
                try value(values[key] ?? .null, of: parameter.type, parameter, keepsUnknown: true)
            }
            conflicts.append(
                (
                    name,
                    EngineError.Conflict(
                        before: try read("before"), stored: try read("stored"), drafted: try read("drafted"))
                ))
        }
        return conflicts
    }
}

extension JSONValue {
    /// Returns a change of a draft with the present name of its parameter, which may have been renamed since.
    fileprivate func naming(_ parameters: [Parameter]) -> JSONValue {
        guard var change = objectValue else { return self }
        for key in ["set", "reset"] {
            guard let name = change[key]?.stringValue, let present = parameters.declaration(storedAs: name) else {
                continue
            }
            change[key] = .string(present.name)
        }
        return .object(change)
    }
}

extension EditorDraft {
    /// The changes in the form of ``EditorChange``, sorted by name.
    fileprivate var changesJSON: [JSONValue] {
        changes.sorted { $0.key < $1.key }.map { name, change in
            switch change {
            case .value(let value): ["set": .string(name), "value": value?.wire ?? .null]
            case .reset: ["reset": .string(name)]
            }
        }
    }

    fileprivate var conflictsJSON: JSONObject {
        JSONObject(sorting: conflicts.mapValues(\.wire))
    }
}

extension IntentEngine {
    /// The instances that a draft is based on: those that are followed now, or one with the values that were followed then.
    fileprivate func followed(by instance: StoredInstance, as values: [String: StoredValue]) -> [StoredInstance] {
        let newest = followedValues(of: instance)
        let values = values.unsealed(with: newest)
        guard let source = instance.follows, !values.isSameChoice(as: newest) else { return instance.followed }
        return [
            StoredInstance(
                id: source, kind: instance.kind, family: instance.family, intent: instance.intent, values: values,
                defaults: instance.followed.first?.defaults ?? [:])
        ]
    }
}

/// The stored values that a draft is based on. Marks are not part of a draft.
extension [String: StoredValue] {
    /// Returns the values with the texts of secrets that are known.
    fileprivate func unsealed(with known: [String: StoredValue]) -> [String: StoredValue] {
        reduce(into: self) { opened, value in
            if let known = known[value.key], known.sealed.wire == value.value.wire { opened[value.key] = known }
        }
    }

    /// Whether the values are equal except for their marks.
    fileprivate func isSameChoice(as other: [String: StoredValue]) -> Bool {
        count == other.count
            && allSatisfy { name, value in
                other[name].map { $0.type.isExactly(value.type) && $0.wire == value.wire } ?? false
            }
    }

    fileprivate var baseJSON: JSONObject {
        JSONObject(
            sorting: mapValues {
                ["type": .string($0.type), "value": $0.wire, "order": .integer($0.writeOrder)]
            })
    }

    fileprivate init(baseJSON json: JSONValue) throws(EngineError) {
        guard let members = json.objectValue?.members else {
            throw .invalidDraft("'base' and 'defaults' must be objects")
        }
        self.init()
        for member in members {
            guard let type = member.value["type"]?.stringValue, let wire = member.value["value"] else {
                throw .invalidDraft("'\(member.key)' of 'base' or 'defaults' must have a 'type' and a 'value'")
            }
            let order = member.value["order"]?.integerValue ?? 0
            self[member.key] = StoredValue(type: type, wire: wire, writeOrder: order)
        }
    }
}

extension EngineError {
    fileprivate static func invalidDraft(_ message: String) -> EngineError {
        EngineError([EngineError.Problem(.wrongRequest, message)])
    }
}
