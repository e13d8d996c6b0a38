public import IntentModel

/// What a host logs: its decisions, and whatever else an operator has to know.
public enum HostEvent: Hashable, Sendable {
    /// A decision about a reload.
    case decision(DecisionRecord)
    /// A failure or a warning.
    case notice(HostNotice)

    /// The event as one line of text.
    public var text: String {
        switch self {
        case .decision(let record): record.text
        case .notice(let notice): notice.text
        }
    }

    /// The event as one line of JSON, without a line break.
    public var jsonLine: String {
        switch self {
        case .decision(let record): record.jsonLine
        case .notice(let notice): notice.json.rendered()
        }
    }
}

/// A failure or a warning of a host.
public struct HostNotice: Hashable, Sendable {
    /// What happened.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// A provider failed or did not answer. The last content stays.
        case providerFailed = "provider-failed"
        /// A button or toggle could not be performed that another program requested.
        case performFailed = "perform-failed"
        /// A provider answered after its deadline. The answer is dropped.
        case lateAnswer = "late-answer"
        /// The timelines of a kind have many entries. Logged once for each kind.
        case manyEntries = "many-entries"
        /// The entries of a kind are close together. Logged once for each kind.
        case closeEntries = "close-entries"
        /// A picture lacks a part of its view. Logged once for each kind and part.
        case notDrawn = "not-drawn"
        /// A program has many widgets. Logged when the first host of a store starts.
        case manyWidgets = "many-widgets"
        /// What is stored of an instance cannot be read. The host begins with it again.
        case unreadableRecord = "unreadable-record"
        /// Chosen options cannot be looked up. Their last titles stay. Logged once until it succeeds.
        case lookupFailed = "lookup-failed"
        /// The store cannot be read or written. The host repeats what it was doing.
        case storeFailed = "store-failed"
        /// The share of the host has changed.
        case shareChanged = "share-changed"
    }

    /// The time of the event, by the clock of the host.
    public var time: StoreTime
    /// What happened.
    public var code: Code
    /// The instance, if the event concerns one.
    public var instance: InstanceID?
    /// The kind, if the event concerns one.
    public var kind: WidgetKind?
    /// A phrase without a full stop.
    public var message: String

    /// Creates a notice.
    public init(
        _ code: Code, at time: StoreTime, instance: InstanceID? = nil, kind: WidgetKind? = nil, message: String
    ) {
        self.time = time
        self.code = code
        self.instance = instance
        self.kind = kind
        self.message = message
    }

    /// The notice as one line of text: `2026-03-29T10:05:00.000Z clock ClockWidget late-answer: …`.
    public var text: String {
        let subject = [instance?.text, kind?.name].compactMap(\.self).map { $0 + " " }.joined()
        return "\(time.text) \(subject)\(code.rawValue): \(message)"
    }

    /// The notice as a JSON object: `time`, `notice`, `instance`, `kind` and `message`.
    package var json: JSONValue {
        var object: JSONObject = ["time": .string(time.text), "notice": .string(code.rawValue)]
        object["instance"] = instance.map { .string($0.text) }
        object["kind"] = kind.map { .string($0.name) }
        object["message"] = .string(message)
        return .object(object)
    }
}
