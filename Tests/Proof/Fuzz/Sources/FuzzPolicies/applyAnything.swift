import FuzzDriver
import FuzzFixture
import IntentDiagnostics
import IntentEditor
import IntentModel
import IntentRuntime
import IntentSchema

/// Reads any bytes as the policy of an administrator, and applies it to instances whose users have chosen values. A locked row has
/// none of them, cannot be edited, and has its value again without the policy.
func applyAnything(_ bytes: [UInt8]) {
    let file = PolicyFile(SourceFile(path: "intent-policy.yaml", bytes: bytes), for: FuzzFixture.schema)
    checkPlaces(of: file.diagnostics.sorted(), in: file.sources)
    guard !file.diagnostics.hasErrors else { return }
    let policy = file.policy
    for widget in FuzzFixture.schema.kinds {
        let differs = policy.kinds(differingFrom: Policy(path: "")).contains(widget.kind)
        require(differs == (policy.digest(of: widget.kind) != nil), "a policy with an effect has no digest")
    }
    FuzzFixture.run {
        let engine = try FuzzFixture.engine()
        try await engine.edit("a", unchecked: true) { edit in
            edit.append(.set(.string("x")), to: "text")
            edit.append(.set(.integer(4)), to: "number")
            edit.append(.set(.boolean(false)), to: "flag")
        }
        let before = try await engine.resolved("a")
        engine.policy = policy
        try await check(engine, before)
        _ = try engine.policyEffectsSynchronously(since: nil, engine.secrecy())
        let editor = try await InstanceEditor.open("a", in: engine, locale: "de")
        _ = editor.content.json.renderedBytes()
        engine.policy = nil
        let after = try await engine.resolved("a")
        require(
            after.parameters.map(\.effective) == before.parameters.map(\.effective),
            "a policy that was removed has an effect")
        _ = try engine.policyEffectsSynchronously(since: policy, engine.secrecy())
    }
}

private func check(_ engine: IntentEngine, _ before: ResolvedConfiguration) async throws {
    for id in ["a", "c"] as [InstanceID] {
        for parameter in try await engine.resolved(id).parameters where parameter.policy?.isLocked == true {
            require(parameter.origin != .user, "a locked row has the value of a user")
            require(parameter.origin.instance == nil, "a locked row follows another instance")
        }
    }
    for (name, value) in [("text", IntentValue.string("y")), ("number", .integer(3)), ("flag", .boolean(true))] {
        let parameter = try await engine.resolved("a").parameter(named: name)
        let isLocked = parameter?.policy?.isLocked == true
        guard parameter?.effective != value else { continue }
        do {
            try await engine.edit("a", unchecked: true) { $0.append(.set(value), to: name) }
            require(!isLocked, "a locked row is edited")
            // Back to what it was before.
            _ = try await engine.undo("a")
        } catch let error as EngineError {
            require(isLocked == error.problems.contains { $0.code == .locked }, "an edit is refused: \(error)")
        }
    }
    let stored = try await engine.resolved("a").instance.values
    require(Set(stored.keys) == Set(before.instance.values.keys), "a policy changes what is stored")
}
