internal import IntentDocuments
internal import IntentEditor
internal import IntentModel
internal import IntentRuntime

/// Editors, whose drafts the callers keep.
extension BoardService {
    func openEditor(_ call: BoardCall) async throws -> BoardResponse {
        let editor = try await InstanceEditor.open(
            try call.instance(), in: engine, locale: call.language, texts: call.texts)
        return response(showing: editor, [], call)
    }

    func showDraft(_ call: BoardCall) async throws -> BoardResponse {
        let members = try call.members("draft", "changes", "validate", "refresh", "defaults", isOptional: true)
        let (validates, refreshes) = (try members.optional("validate", .flag), try members.optional("refresh", .flag))
        let (editor, rejected) = try await editor(members, call)
        if refreshes == true { try await editor.refreshFromHandlers() }
        if validates == true { try await editor.validate() }
        if try members.optional("defaults", .flag) == true { try await editor.requestDefaults() }
        return response(showing: editor, rejected, call)
    }

    private func response(
        showing editor: InstanceEditor, _ rejected: [RejectedChange], _ call: BoardCall
    ) -> BoardResponse {
        let content = editor.content
        var object = content.json.objectValue ?? [:]
        let draft = editor.draftDocuments
        object["draft"] = draft.complete
        if draft.withoutSecrets["withheld"] != nil { object["draftWithoutSecrets"] = draft.withoutSecrets }
        if !rejected.isEmpty { object["rejectedChanges"] = .array(rejected.map { $0.json(in: call.texts) }) }
        return .json(.object(object), revision: content.revision, language: content.locale)
    }

    /// Opens an editor with the draft of a body, and performs the changes of the body.
    /// - Returns: The editor, and the changes that have no effect because they cannot be read.
    private func editor(
        _ members: BodyMembers, _ call: BoardCall
    ) async throws -> (editor: InstanceEditor, rejected: [RejectedChange]) {
        let changes = try members.optional("changes", .array) ?? []
        guard changes.count <= Self.maximumChanges else {
            throw BoardProblem.invalid("'changes' may have at most \(Self.maximumChanges) elements")
        }
        let id = try call.instance()
        guard let draft = members["draft"] else {
            let editor = try await InstanceEditor.open(id, in: engine, locale: call.language, texts: call.texts)
            return (editor, try perform(changes, on: editor))
        }
        guard draft.objectValue != nil else { throw BoardProblem.invalid("'draft' must be an object") }
        do {
            let opened = try await InstanceEditor.open(
                id, in: engine, locale: call.language, texts: call.texts, draft: draft
            ) {
                try perform(changes, on: $0)
            }
            return (opened.editor, try settle(opened.result, on: opened.editor))
        } catch let error as EngineError where error.code != .unknownInstance {
            // The draft is not what an answer contained.
            throw BoardProblem(422, error.problems)
        }
    }

    /// Each takes longer the more slots a list has.
    private static var maximumChanges: Int { 1_000 }

    /// - Returns: The changes that have no effect, such as a text that is not a number.
    /// - Throws: ``BoardProblem`` if the JSON is not a change, or names a parameter that does not exist; `CancellationError`.
    private func perform(_ elements: [JSONValue], on editor: InstanceEditor) throws -> [RejectedChange] {
        var changes: [(index: Int, change: EditorChange)] = []
        var rejected: [RejectedChange] = []
        for (index, json) in elements.enumerated() {
            do throws(EngineError) { changes.append((index, try editor.change(from: json))) } catch {
                guard error.code == .wrongValue else { throw BoardProblem(error).aboutBody }
                rejected.append(RejectedChange(index: index, change: nil, problems: error.problems))
            }
        }
        for (position, error) in try editor.performTogether(changes.map(\.change)) {
            let (index, change) = changes[position]
            rejected.append(RejectedChange(index: index, change: change, problems: error.problems))
        }
        return rejected.sorted { $0.index < $1.index }
    }

    /// Settles conflicts that a draft has only with what others stored since.
    /// - Returns: The changes that have no effect either way.
    private func settle(_ rejected: [RejectedChange], on editor: InstanceEditor) throws -> [RejectedChange] {
        let settling = rejected.filter(\.isSettlement)
        let errors = try editor.performTogether(settling.compactMap(\.change))
        let settled = settling.enumerated().filter { errors[$0.offset] == nil }.map(\.element.index)
        return rejected.filter { !settled.contains($0.index) }
    }
}

/// A change of a draft that has no effect.
private struct RejectedChange: Sendable {
    /// The position among the changes.
    let index: Int
    /// Nil if its value cannot be read.
    let change: EditorChange?
    let problems: [EngineError.Problem]

    var isSettlement: Bool { if case .settle? = change { true } else { false } }

    func json(in texts: TextCatalog) -> JSONValue {
        ["index": .integer(index), "problems": .array(problems.map { $0.json(in: texts) })]
    }
}

/// Storing edits.
extension BoardService {
    func editInstance(_ call: BoardCall) async throws -> BoardResponse {
        let id = try call.instance()
        let condition = try call.requiredCondition()
        let members = try call.members("draft", "changes", "unchecked", "family")
        let outcome: EditOutcome
        if let name = try members.optional("family", .text) {
            guard ["draft", "changes", "unchecked"].allSatisfy({ members[$0] == nil }) else {
                throw BoardProblem.invalid("an edit changes either the family or values")
            }
            let family = SizeFamily(rawValue: name)
            outcome = try await require(condition, of: id) { [engine] in
                try await engine.resize(id, to: family, ifRevision: $0)
            }
        } else {
            guard members["draft"] != nil || members["changes"] != nil else {
                throw BoardProblem.invalid("the body needs 'draft', 'changes' or 'family'")
            }
            outcome = try await store(members, call, condition)
        }
        return .json(outcome.json(of: id, in: call.texts), revision: outcome.revision)
    }

    private func store(
        _ members: BodyMembers, _ call: BoardCall, _ condition: BoardCondition
    ) async throws -> EditOutcome {
        let unchecked = try members.optional("unchecked", .flag) ?? false
        for _ in 0..<IntentEngine.maximumAttempts {
            let (editor, rejected) = try await editor(members, call)
            guard rejected.isEmpty else {
                throw BoardProblem(EngineError(rejected.flatMap(\.problems))).aboutBody
            }
            // The caller has not seen that these are left out.
            guard editor.leftOut.isEmpty else { throw BoardProblem(422, editor.leftOut) }
            do {
                return try await require(condition, of: editor.instance) { revision in
                    try await editor.apply(unchecked: unchecked, ifRevision: revision)
                }
            } catch let error as EngineError
                where error.code == .editConflict && condition == .any && members["draft"] == nil
            {
                // The draft began in this request, so the caller based its changes on no other revision.
                try Task.checkCancellation()
            }
        }
        throw EngineError([.keepsChanging(try call.instance())])
    }

    func undo(_ call: BoardCall) async throws -> BoardResponse {
        let members = try call.members("to", isOptional: true)
        let target = try members.integer("to", in: 1...BoardQuery.maximumOrdinal)
        do {
            return try await edit(call) { try await $0.undo($1, to: target, ifRevision: $2) }
        } catch let error as EngineError where error.code == .wrongRequest {
            // There is no such revision.
            throw BoardProblem(422, error.problems)
        }
    }

    func copyInstance(_ call: BoardCall) async throws -> BoardResponse {
        let members = try call.members("from", "unchecked")
        let source = try InstanceID(inBody: members.required("from", .text), of: "from")
        return try await setValues(call, members) { try await $0.copy(source, to: $1, ifRevision: $2, unchecked: $3) }
    }

    func applyPreset(_ call: BoardCall) async throws -> BoardResponse {
        let members = try call.members("preset", "unchecked")
        let preset = PresetName(try members.required("preset", .text))
        return try await setValues(call, members) { try await $0.apply(preset, to: $1, ifRevision: $2, unchecked: $3) }
    }

    func followInstance(_ call: BoardCall) async throws -> BoardResponse {
        let members = try call.members("source")
        let source = try InstanceID(inBody: members.required("source", .text), of: "source")
        return try await setValues(call, members) { engine, id, revision, _ in
            try await engine.follow(source, by: id, ifRevision: revision)
        }
    }

    func unfollowInstance(_ call: BoardCall) async throws -> BoardResponse {
        try call.requireNoMembers()
        return try await edit(call) { try await $0.unfollow($1, ifRevision: $2) }
    }

    /// Sets values in an instance that the body does not contain.
    /// - Parameter set: Receives the instance, the revision that it must have, and whether options may be unchecked.
    private func setValues(
        _ call: BoardCall, _ members: BodyMembers,
        _ set: @escaping @Sendable (IntentEngine, InstanceID, Int?, Bool) async throws -> EditOutcome
    ) async throws -> BoardResponse {
        let unchecked = try members.optional("unchecked", .flag) ?? false
        // A path that names no instance is another error than a body that does.
        _ = try await engine.storedInstance(call.instance())
        do {
            return try await edit(call) { try await set($0, $1, $2, unchecked) }
        } catch let error as EngineError { throw BoardProblem(error).aboutBody }
    }

    func redo(_ call: BoardCall) async throws -> BoardResponse {
        try call.requireNoMembers()
        return try await edit(call) { try await $0.redo($1, ifRevision: $2) }
    }

    /// Edits the instance in the path under the condition of the request.
    /// - Parameter perform: Receives the instance, and the revision that it must have.
    private func edit(
        _ call: BoardCall,
        _ perform: @escaping @Sendable (IntentEngine, InstanceID, Int?) async throws -> EditOutcome
    ) async throws -> BoardResponse {
        let id = try call.instance()
        let outcome = try await require(call.condition, of: id) { [engine] in try await perform(engine, id, $0) }
        return .json(outcome.json(of: id, in: call.texts), revision: outcome.revision)
    }
}

/// Options.
extension BoardService {
    func options(_ call: BoardCall) async throws -> BoardResponse {
        let editor = try await InstanceEditor.open(
            try call.instance(), in: engine, locale: call.language, texts: call.texts)
        return try await options(of: editor, call)
    }

    func optionsOfDraft(_ call: BoardCall) async throws -> BoardResponse {
        let members = try call.members("draft", "changes")
        let (editor, rejected) = try await editor(members, call)
        if let first = rejected.first { throw BoardProblem(EngineError(first.problems)).aboutBody }
        return try await options(of: editor, call)
    }

    /// A handler that fails or does not answer in time is a state of the options.
    private func options(of editor: InstanceEditor, _ call: BoardCall) async throws -> BoardResponse {
        let request = OptionsRequest(
            slot: try call.query.integer("slot", in: 0...1_000_000), searchTerm: call.query.text("search"),
            section: call.query.text("section"), limit: try call.limit(), cursor: call.query.text("cursor"))
        let options = try await editor.optionsContent(for: call.argument("parameter"), request: request)
        return .json(options.json, language: editor.locale)
    }
}
