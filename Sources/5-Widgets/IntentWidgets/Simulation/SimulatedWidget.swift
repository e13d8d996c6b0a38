public import IntentModel
import IntentRuntime

/// A kind of widget in a simulation, and how its provider answers.
public struct SimulatedWidget: Sendable {
    /// How the provider answers.
    enum Source: Sendable {
        /// As a definition declares.
        case declared(TimelineModel)
        /// The provider itself is asked, with one request for each instance.
        case provider(any ProviderCalling, [ProviderRequest])
    }

    /// The kind.
    public let kind: WidgetKind
    /// The number of instances.
    public let count: Int
    /// What happens to the kind each day; nil for the activity of the settings.
    public var activity: SimulatedActivity?
    let source: Source

    /// Simulates instances whose timelines have entries at equal intervals, and are reloaded when the last one ends.
    /// - Parameters:
    ///   - kind: The kind of the instances.
    ///   - interval: The time between two entries, from a second to a year.
    ///   - entries: The number of entries of a timeline, from 1 to 2,000.
    ///   - count: The number of instances, not negative.
    public init(kind: WidgetKind, every interval: Duration, entries: Int = 1, count: Int) {
        precondition(TimelineModel.allowedDurations.contains(interval), "an interval is from a second to a year")
        precondition(TimelineModel.allowedEntries.contains(entries), "a timeline has from 1 to 2,000 entries")
        self.init(kind: kind, model: TimelineModel(every: interval, entries: entries), count: count)
    }

    /// Simulates instances whose timelines a definition declares.
    /// - Parameter count: The number of instances, not negative.
    package init(kind: WidgetKind, model: TimelineModel, count: Int) {
        precondition(count >= 0, "a number of instances is not negative")
        self.kind = kind
        self.count = count
        source = .declared(model)
    }

    /// Simulates instances by asking their provider.
    /// - Parameter requests: The request of each instance. If its context names an instance, records use that identifier.
    package init(kind: WidgetKind, provider: any ProviderCalling, requests: [ProviderRequest]) {
        self.kind = kind
        count = requests.count
        source = .provider(provider, requests)
    }

    /// The identifier of an instance, counted from 0, in records: that of the request, or `ClockWidget-1`.
    package func id(_ number: Int) -> InstanceID {
        if case .provider(_, let requests) = source, requests.indices.contains(number),
            let id = requests[number].context.instance
        {
            return id
        }
        let name = kind.name.utf8.filter { $0.isASCIILetterOrDigit || ".-_".utf8.contains($0) }
            .drop { !$0.isASCIILetterOrDigit }.prefix(40)
        let text = "\(name.isEmpty ? "widget" : String(decoding: name, as: UTF8.self))-\(number + 1)"
        guard let id = InstanceID(text) else { preconditionFailure("'\(text)' is not an identifier") }
        return id
    }
}
