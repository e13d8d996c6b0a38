import IntentSystem

/// A request to the hosts of a store, from any program that shares it.
public struct HostRequest: Hashable, Sendable {
    /// The instances that a request concerns.
    public enum Target: Hashable, Sendable {
        /// All instances.
        case everything
        /// The instances of a kind.
        case kind(WidgetKind)
        /// One instance.
        case instance(InstanceID)
    }

    /// What a host is requested to do.
    public struct Action: RawRepresentable, Hashable, Sendable {
        /// The stored text. Newer programs may use other actions, which a host ignores and consumes.
        public let rawValue: String

        /// Creates an action from its stored text.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Reload timelines.
        public static let reload = Action(rawValue: "reload")
        /// Reload timelines because a server has new data.
        public static let push = Action(rawValue: "push")
        /// Ask for the recommended configurations again.
        public static let recommendations = Action(rawValue: "recommendations")
        /// Perform the intent of the button or toggle whose identifier is the argument.
        public static let perform = Action(rawValue: "perform")
        /// Ask for the relevance again.
        public static let relevance = Action(rawValue: "relevance")
    }

    /// The instances that the request concerns.
    public var target: Target
    /// What to do.
    public var action: Action
    /// What else the action needs, in its own form; nil for most actions.
    public var argument: String?
    /// The time of the request, by the clock of the process that makes it.
    public var time: StoreTime

    /// Creates a request.
    public init(_ action: Action, of target: Target, argument: String? = nil, at time: StoreTime) {
        self.target = target
        self.action = action
        self.argument = argument
        self.time = time
    }

    /// Whether the requests differ at most in their times.
    func isSame(as other: HostRequest) -> Bool {
        target == other.target && action == other.action && argument.isExactly(other.argument)
    }
}

extension HostRequest {
    public static func == (first: HostRequest, second: HostRequest) -> Bool {
        first.isSame(as: second) && first.time == second.time
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(target)
        hasher.combine(action)
        hasher.combine(time)
    }
}

/// A request in the queue of the hosts.
///
/// A request that concerns several instances is queued once for each shard, so that each host consumes its part. A host applies
/// it only to the instances of the shard: those for which ``HostShare/shard(of:)`` is ``shard``.
public struct QueuedRequest: Hashable, Sendable {
    /// The sequence number. Numbers increase and are never reused.
    public let sequence: Int
    /// The shard that it concerns.
    public let shard: Int
    /// The request.
    public let request: HostRequest

    /// Creates a queued request, for implementations of ``HostStore``.
    public init(sequence: Int, shard: Int, request: HostRequest) {
        self.sequence = sequence
        self.shard = shard
        self.request = request
    }
}
