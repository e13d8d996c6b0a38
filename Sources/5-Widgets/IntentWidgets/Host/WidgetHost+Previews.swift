public import IntentModel
public import IntentRuntime

/// What a gallery of widgets shows of a kind in one family.
public struct WidgetPreview: Hashable, Sendable {
    /// The kind.
    public let kind: WidgetKind
    /// The family.
    public let family: SizeFamily
    /// An entry without real data.
    public package(set) var placeholder: RenderedEntry
    /// An entry with sample data or present data.
    public package(set) var snapshot: RenderedEntry
}

/// A recommended configuration of a widget.
public struct WidgetRecommendation: Hashable, Sendable {
    /// The values of the configuration by declared name.
    public let values: IntentValues
    /// The description that people read.
    public let description: String
}

// These functions also work while the host does not run. They come before the timelines that wait for the same provider.
extension WidgetHost {
    /// Returns the placeholder and the snapshot of a kind in one family, for the configuration of a new instance, with the
    /// defaults of handlers.
    /// - Parameter reader: Who the preview is for; nil for a person with the language of the engine.
    /// - Throws: ``HostError`` with code `unknownKind`; with code `providerFailed` if the provider fails or does not answer in time;
    ///   `CancellationError`.
    public func preview(
        of kind: WidgetKind, family: SizeFamily, for reader: WidgetReader? = nil
    ) async throws -> WidgetPreview {
        let (kind, widget, request) = try await request(for: kind, family, reader, isPreview: true)
        let provider = widget.provider
        return try await answered(widget) {
            let placeholder = try await provider.placeholder(request)
            return WidgetPreview(
                kind: kind, family: family, placeholder: placeholder, snapshot: try await provider.snapshot(request))
        }
    }

    /// Returns the timeline of a new instance of a kind in one family, as it would be placed.
    /// - Throws: The errors of ``preview(of:family:for:)``.
    package func timeline(
        ofNew kind: WidgetKind, family: SizeFamily, for reader: WidgetReader? = nil
    ) async throws -> RenderedTimeline {
        let (_, widget, request) = try await request(for: kind, family, reader, isPreview: false)
        let provider = widget.provider
        return try await answered(widget) { try await provider.timeline(request) }
    }

    private func request(
        for kind: WidgetKind, _ family: SizeFamily, _ reader: WidgetReader?, isPreview: Bool
    ) async throws -> (WidgetKind, WidgetRegistration, ProviderRequest) {
        let reader = reader ?? WidgetReader(language: engine.defaultLocale)
        let (kind, widget) = try registration(of: kind)
        let request = ProviderRequest(
            values: try await engine.newValues(of: kind, family: family, locale: reader.language),
            context: widget.adapting(
                TimelineProviderContext(family: family, isPreview: isPreview, reader: reader, device: device)),
            contentLimit: settings.maximumContentBytes, entryLimit: settings.maximumEntries)
        return (kind, widget, request)
    }

    /// Returns the previews of a kind in each of its families, in declared order.
    /// - Throws: The errors of ``preview(of:family:for:)``.
    public func previews(of kind: WidgetKind) async throws -> [WidgetPreview] {
        let (kind, _) = try registration(of: kind)
        var previews: [WidgetPreview] = []
        for family in engine.schema.presentWidget(of: kind)?.families ?? [] {
            previews.append(try await preview(of: kind, family: family))
        }
        return previews
    }

    /// Returns the configurations that the provider of a kind recommends. They are kept until
    /// ``WidgetCenter/invalidateConfigurationRecommendations()`` is called.
    /// - Throws: The errors of ``preview(of:family:for:)``.
    public func recommendations(of kind: WidgetKind) async throws -> [WidgetRecommendation] {
        let (kind, widget) = try registration(of: kind)
        if knownRecommendations[kind] == nil {
            let provider = widget.provider
            let found = try await answered(widget) { try await provider.recommendations() }
            // Without a run, the host does not notice that they have become invalid.
            guard isRunning else { return found.map(WidgetRecommendation.init) }
            knownRecommendations[kind] = found
        }
        return (knownRecommendations[kind] ?? []).map(WidgetRecommendation.init)
    }

    private func answered<Answer: Sendable>(
        _ widget: WidgetRegistration, _ body: @escaping @Sendable () async throws -> Answer
    ) async throws -> Answer {
        do { return try await answer(of: ProviderGroup(widget), body) } catch {
            throw HostError(.providerFailed, ["the provider of '\(widget.kind.name)' failed: \(error)"])
        }
    }

    /// Returns the widget of a kind, and the present name of the kind.
    func registration(of kind: WidgetKind) throws(HostError) -> (WidgetKind, WidgetRegistration) {
        guard let present = widgets.kind(of: kind), let widget = widgets.widgets[present] else {
            throw HostError.unknownKind(kind, known: Array(widgets.widgets.keys))
        }
        return (present, widget)
    }
}

extension WidgetRecommendation {
    fileprivate init(_ recommendation: RenderedRecommendation) {
        self.init(values: recommendation.values, description: recommendation.description)
    }
}
