import IntentModel
import IntentSystem

extension IntentEngine {
    /// Places an instance with the values of a preset.
    ///
    /// The values are validated like an edit. The instance is placed and the values are applied in one transaction, as two
    /// entries of the history, so the preset can be undone.
    /// - Parameters:
    ///   - kind: The kind of the widget.
    ///   - family: A size family that the widget supports, and in which every value of the preset fits.
    ///   - id: The identifier, or nil for a new one.
    ///   - preset: A preset that the definition of the widget declares.
    ///   - unchecked: Whether options that cannot be looked up are stored, marked `unchecked`, instead of rejected.
    /// - Returns: The identifier of the instance.
    /// - Throws: ``EngineError`` with every value that does not fit, or with codes `unknownKind`, `unknownPreset`,
    ///   `unknownFamily`, `instanceExists`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func place(
        _ kind: WidgetKind, family: SizeFamily, id: InstanceID? = nil, preset: PresetName, unchecked: Bool = false
    ) async throws -> InstanceID {
        try await place(
            kind, family: family, id: id, from: .preset(preset), setting: DynamicEdit(), unchecked: unchecked
        ).id
    }

    /// Sets the values of a preset in an instance. Parameters that the preset does not set stay as they are.
    ///
    /// The values are validated like an edit. The history names the preset.
    /// - Parameters:
    ///   - preset: A preset that the definition of the widget declares.
    ///   - id: The instance.
    ///   - ifRevision: The revision that the instance must have; otherwise this throws `editConflict`.
    ///   - unchecked: Whether options that cannot be looked up are stored, marked `unchecked`, instead of rejected.
    /// - Throws: ``EngineError`` with every value that does not fit, or with codes `unknownInstance`, `unknownPreset`,
    ///   `editConflict`, `orphan`; ``StoreError``; `CancellationError`.
    @discardableResult
    public func apply(
        _ preset: PresetName, to id: InstanceID, ifRevision: Int? = nil, unchecked: Bool = false
    ) async throws -> EditOutcome {
        let stored = try await storedInstance(id)
        guard let scope = declarations.scope(of: stored) else { throw EngineError([.orphan(stored)]) }
        let preset = try scope.widget.declared(preset)
        let request = EditRequest(
            edit: preset.edit, preset: PresetName(preset.name), ifRevision: ifRevision, allowsUnchecked: unchecked)
        return try await apply(request, to: id)
    }
}

extension WidgetPreset {
    /// The edit that sets the values.
    var edit: DynamicEdit {
        DynamicEdit(values.sorted { $0.key < $1.key }.map { DynamicEdit.Step(.set($0.value), of: $0.key) })
    }
}

extension DeclaredWidget {
    /// - Throws: ``EngineError`` with code `unknownPreset` if the widget does not declare the preset.
    func declared(_ name: PresetName) throws(EngineError) -> WidgetPreset {
        if let preset = preset(named: name.name) { return preset }
        let known = presets.map(\.name)
        let text =
            known.isEmpty
            ? UserText("unknown preset '\(name.name)'; '\(self.name)' has no presets")
            : UserText("unknown preset '\(name.name)' for '\(self.name)', which has \(known.joined(separator: ", "))")
        throw EngineError(.unknownPreset, text, suggestion: NearMatch.name(for: name.name, in: known))
    }
}
