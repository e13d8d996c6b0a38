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
    public var draftJSON: JSONValue { draftDocuments.complete }

    /// ``draftJSON``, and the same without what the user entered as secrets, for a file. In that, `withheld` names the parameters
    /// whose secrets are left out, if there are any.
    package var draftDocuments: (complete: JSONValue, withoutSecrets: JSONValue) {
        let state = state.withLock { $0 }
        let (stored, answers) = (state.stored, state.answers.values)
        let complete = sealed(state.draft, of: stored, includesSecrets: true)
        let kept = sealed(state.draft, of: stored, includesSecrets: false)
        let withheld = complete.changes.keys.filter { complete.changes[$0] != kept.changes[$0] }.sorted()
        let secrecy = engine.secrecy()
        let base = secrecy.sealed(stored.values, of: stored.kind).baseJSON
        let followed = secrecy.sealed(engine.followedValues(of: stored), of: stored.kind).baseJSON
        let parameters = engine.declaration(of: stored)?.intent?.parameters ?? []
        func document(_ draft: EditorDraft, withheld: [String] = []) -> JSONValue {
            var object: JSONObject = [
                "draft": 1, "id": .string(instance.text), "revision": .integer(stored.revision), "base": .object(base),
                "changes": .array(draft.changesJSON(parameters)),
            ]
            if !followed.members.isEmpty { object["followed"] = .object(followed) }
            if !withheld.isEmpty { object["withheld"] = .array(withheld.map(JSONValue.string)) }
            if !draft.conflicts.isEmpty { object["conflicts"] = .object(draft.conflictsJSON) }
            if !draft.isEmpty, !answers.isEmpty { object["defaults"] = .object(answers.baseJSON) }
            return .object(object)
        }
        let whole = document(complete)
        return (whole, withheld.isEmpty ? whole : document(kept, withheld: withheld))
    }

    /// Returns a draft with seals instead of stored secrets.
    private func sealed(_ draft: EditorDraft, of stored: StoredInstance, includesSecrets: Bool) -> EditorDraft {
        var sealed = draft
        for parameter in engine.declaration(of: stored)?.intent?.parameters ?? [] {
            guard case .value(let value?) = draft.changes[parameter.name] else { continue }
            if parameter.isSecret {
                if !includesSecrets { sealed.setChange(nil, for: parameter.name) }
                continue
            }
            guard parameter.type.element.isRecord else { continue }
            let saved = saved(parameter.name, stored)
            var change = value.sealingSecrets(
                parameter.secretFields, in: saved?.editable, keepsNew: includesSecrets)
            if saved?.wasSecret == true { change = change.sealingUnknownMembers() }
            sealed.setChange(.value(change), for: parameter.name)
        }
        return sealed
    }

    /// Opens an editor that continues from a draft.
    ///
    /// Changes that others stored since the draft began are merged, or become conflicts of their rows. Values are converted like
    /// stored ones if the definition has changed. A change that no longer fits it is left out, and is one of
    /// ``EditorContent/problems`` until the draft is applied.
    /// - Parameters:
    ///   - id: The identifier of the instance.
    ///   - engine: The engine that stores the instance.
    ///   - locale: The BCP 47 tag of the language of labels and titles; nil for the engine's default.
    ///   - draft: The draft as ``draftJSON`` returned it.
    /// - Throws: `EngineError` with code `wrongRequest` if the JSON is not a draft of this instance, `unknownParameter` or
    ///   `wrongValue` if none of its changes fits the definition any more, or `unknownInstance`; `StoreError`.
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

    /// Why changes of a kept draft are not part of this one.
    package var leftOut: [EngineError.Problem] { state.withLock { $0.draft.leftOut } }

    private func restore(_ json: JSONValue) throws(EngineError) {
        let document = try document(json)
        try update { state throws(EngineError) in
            guard document.revision >= 1, document.revision <= state.stored.revision else {
                throw .wrongRequest("revision \(document.revision) of '\(instance)' does not exist")
            }
            state = try restored(document, from: state)
        }
    }

    /// Reads a draft, which may have been written for other definitions.
    private func document(_ json: JSONValue) throws(EngineError) -> DraftDocument {
        guard json["draft"] == 1, let revision = json["revision"]?.integerValue,
            let changes = json["changes"]?.arrayValue
        else { throw .wrongRequest("expected a draft of version 1 with 'revision' and 'changes'") }
        guard let id = json["id"]?.stringValue, id.isExactly(instance.text) else {
            throw .wrongRequest("the draft is not one of '\(instance)'")
        }
        let stored = state.withLock { $0.stored }
        var document = DraftDocument(
            revision: revision, base: try [String: StoredValue](baseJSON: json["base"] ?? [:]),
            defaults: try [String: StoredValue](baseJSON: json["defaults"] ?? [:]),
            followed: try [String: StoredValue](baseJSON: json["followed"] ?? [:]))
        let parameters = engine.declaration(of: stored)?.intent?.parameters ?? []
        for change in changes {
            do throws(EngineError) {
                document.changes.append(try draftedChange(change.naming(parameters), stored))
            } catch let error where error.isMisfit { document.leftOut += error.problems }
        }
        guard Set(document.changes.map(\.edited)).count == document.changes.count else {
            throw .wrongRequest("'changes' has several changes of a parameter")
        }
        if document.changes.isEmpty, !document.leftOut.isEmpty { throw EngineError(document.leftOut) }
        document.conflicts = try conflicts(from: json["conflicts"] ?? [:], typed: changes)
        return document
    }

    /// Returns a state with the draft of a document instead of its own.
    private func restored(_ document: DraftDocument, from state: State) throws(EngineError) -> State {
        var restored = state
        var seals = engine.draftSeals(of: state.stored)
        for change in document.changes { change.specify(in: &seals) }
        let base = seals.open(document.base, with: state.stored.values)
        if document.revision < state.stored.revision {
            (restored.stored.revision, restored.stored.values) = (document.revision, base)
        }
        let newest = engine.followedValues(of: restored.stored)
        let known = seals.open(document.followed, with: newest)
        if !known.isSameChoice(as: newest) {
            restored.stored.followed = restored.stored.followed(as: known)
        }
        restored.draft.removeAll()
        restored.history = DraftHistory()
        restored.answers.values = document.defaults
        for change in document.changes { try perform(opening(change, seals, from: state.stored), &restored) }
        for (parameter, conflict) in document.conflicts {
            let name = parameter.name
            let drafted =
                if case .value(let value)? = restored.draft.changes[name] { value } else { nil as IntentValue? }
            let opened = seals.openingShown(
                conflict, of: parameter, from: saved(name, state.stored)?.editable, drafted: drafted)
            restored.draft.addConflict(opened, for: name)
        }
        restored.draft.leaveOut(document.leftOut)
        return restored
    }

    /// Returns a change with what records store beside their values: secrets, and what does not fit.
    private func opening(
        _ change: EditorChange, _ seals: DraftSeals, from stored: StoredInstance
    ) throws(EngineError) -> EditorChange {
        guard case .set(let name, let value?) = change,
            let parameter = engine.declaration(of: stored)?.intent?.parameter(named: name)
        else { return change }
        let saved = saved(name, stored)?.editable
        return .set(name, seals.opening(value, of: parameter, from: saved)?.keepingMisfits(of: saved))
    }

    /// Reads a change of a draft, whose value may have been written for other definitions.
    private func draftedChange(_ json: JSONValue, _ stored: StoredInstance) throws(EngineError) -> EditorChange {
        guard var members = json.objectValue else { return try change(from: json) }
        let type = members["type"]?.stringValue
        members["type"] = nil
        guard let name = members["set"]?.stringValue, let wire = members["value"], members.members.count == 2 else {
            return try change(from: .object(members))
        }
        let parameter = try parameter(name, state.withLock { $0 })
        return .set(name, try engine.draftedValue(wire, as: type, of: parameter, in: stored))
    }

    /// - Parameter changes: The changes of the draft, which have the types of the values.
    /// - Returns: The conflicts by parameter, without those that no longer fit the definition.
    private func conflicts(
        from json: JSONValue, typed changes: [JSONValue]
    ) throws(EngineError) -> [(Parameter, EngineError.Conflict)] {
        guard let members = json.objectValue?.members else { throw .wrongRequest("'conflicts' must be an object") }
        var conflicts: [(Parameter, EngineError.Conflict)] = []
        for member in members {
            let type = changes.first { $0["set"]?.stringValue == member.key }?["type"]?.stringValue
            do throws(EngineError) {
                conflicts.append(try conflict(of: member.key, member.value, as: type))
            } catch let error where error.isMisfit {}
        }
        return conflicts
    }

    private func conflict(
        of name: String, _ values: JSONValue, as type: String?
    ) throws(EngineError) -> (Parameter, EngineError.Conflict) {
        let (engine, stored) = (engine, state.withLock { $0 })
        let declared = engine.declaration(of: stored.stored)?.intent?.parameters ?? []
        let parameter = try parameter(declared.declaration(storedAs: name)?.name ?? name, stored)
        func read(_ key: String) throws(EngineError) -> IntentValue? {
            try engine.draftedValue(values[key] ?? .null, as: type, of: parameter, in: stored.stored)
        }
        let conflict = EngineError.Conflict(
            before: try read("before"), stored: try read("stored"), drafted: try read("drafted"))
        return (parameter, conflict)
    }
}

/// What a draft contains.
private struct DraftDocument {
    /// The revision that the draft is based on, and the stored values and defaults of that time.
    let revision: Int
    let base: [String: StoredValue]
    let defaults: [String: StoredValue]
    let followed: [String: StoredValue]
    /// The changes, in terms of the present definition.
    var changes: [EditorChange] = []
    /// Why others are not among them: they no longer fit.
    var leftOut: [EngineError.Problem] = []
    var conflicts: [(Parameter, EngineError.Conflict)] = []
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
    /// The changes in the form of ``EditorChange``, sorted by name, with the types of their values.
    fileprivate func changesJSON(_ parameters: [Parameter]) -> [JSONValue] {
        changes.sorted { $0.key < $1.key }.map { name, change in
            guard case .value(let value) = change else { return ["reset": .string(name)] }
            var object: JSONObject = ["set": .string(name), "value": value?.wire ?? .null]
            if value != nil, let type = parameters.first(where: { $0.name == name })?.type {
                object["type"] = .string(type.tag)
            }
            return .object(object)
        }
    }

    fileprivate var conflictsJSON: JSONObject {
        JSONObject(sorting: conflicts.mapValues(\.wire))
    }
}

extension EditorChange {
    /// Specifies the value to which a draft changes a parameter.
    fileprivate func specify(in seals: inout DraftSeals) {
        switch self {
        case .set(let name, let value): seals.setChange(value, of: name)
        case .reset(let name): seals.setChange(nil, of: name)
        default: break
        }
    }
}

extension StoredInstance {
    /// Returns the instances that are followed: one with the values that a draft is based on.
    fileprivate func followed(as values: [String: StoredValue]) -> [StoredInstance] {
        guard let source = follows else { return followed }
        return [
            StoredInstance(
                id: source, kind: kind, family: family, intent: intent, values: values,
                defaults: followed.first?.defaults ?? [:])
        ]
    }
}

/// The stored values that a draft is based on. Marks are not part of a draft.
extension [String: StoredValue] {
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
            throw .wrongRequest("'base' and 'defaults' must be objects")
        }
        self.init()
        for member in members {
            guard let type = member.value["type"]?.stringValue, let wire = member.value["value"] else {
                throw .wrongRequest("'\(member.key)' of 'base' or 'defaults' must have a 'type' and a 'value'")
            }
            let order = member.value["order"]?.integerValue ?? 0
            self[member.key] = StoredValue(type: type, wire: wire, writeOrder: order)
        }
    }
}

extension EngineError {
    /// Whether a definition that has changed explains it.
    fileprivate var isMisfit: Bool { code == .unknownParameter || code == .wrongValue }
}
