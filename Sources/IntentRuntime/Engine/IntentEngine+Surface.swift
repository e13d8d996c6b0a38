// The signatures of what follows; each moves to its own file with its body.
extension IntentEngine {
    public func place(
        _ kind: WidgetKind, family: WidgetFamily, id: InstanceID? = nil, unchecked: Bool = false,
        _ edit: (inout Edit) -> Void = { _ in }
    ) async throws -> InstanceID { throw notYet }

    public func instances(of kind: WidgetKind? = nil) throws -> [StoredInstance] { try store.instances(of: kind) }

    public func resolved(_ id: InstanceID, family: WidgetFamily? = nil, locale: String? = nil) throws
        -> ResolvedConfiguration
    { throw notYet }

    public func configuration<I: IntentConfiguration>(_ type: I.Type = I.self, of id: InstanceID) async throws -> I {
        throw notYet
    }

    public func edit(
        _ id: InstanceID, ifRevision: Int? = nil, unchecked: Bool = false, resetAll: Bool = false,
        _ edit: (inout Edit) -> Void
    ) async throws -> EditOutcome { throw notYet }

    public func resize(_ id: InstanceID, to family: WidgetFamily) async throws -> EditOutcome { throw notYet }

    public func remove(_ id: InstanceID) throws { throw notYet }

    public func restore(_ id: InstanceID) throws { throw notYet }

    public func options(for parameter: String, of id: InstanceID, request: OptionsRequest = OptionsRequest())
        async throws -> OptionsAnswer
    { throw notYet }

    public func openEditor(_ id: InstanceID) async throws -> ResolvedConfiguration { throw notYet }

    public func changes<I: IntentConfiguration>(_ type: I.Type = I.self, of id: InstanceID)
        -> AsyncStream<ConfigurationChange<I>>
    { AsyncStream { $0.finish() } }

    /// Begins a draft at the instance's newest revision.
    public func draft(of id: InstanceID) async throws -> Draft { throw notYet }

    /// What the instance would read with the draft applied; objects given by identifier alone show it as text.
    public func resolved(_ draft: Draft, locale: String? = nil) throws -> ResolvedConfiguration { throw notYet }

    public func options(for parameter: String, in draft: Draft, request: OptionsRequest = OptionsRequest())
        async throws -> OptionsAnswer
    { throw notYet }

    public func apply(_ draft: Draft, unchecked: Bool = false) async throws -> EditOutcome { throw notYet }

    private var notYet: EngineError { EngineError([.init(.unknownInstance, "not built yet")]) }
}
