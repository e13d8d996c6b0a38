@_exported import Foundation
public import IntentFoundation

// Files that import WidgetKit and SwiftUI see what a widget says of live activities, as on Apple's systems. It is in SwiftUI.
@_exported public import protocol SwiftUI.ActivityAttributes

/// The state of a live activity, and how long it is true.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }
}

extension ActivityContent: Sendable where State: Sendable {}

/// A live activity. There are none on this system: a request throws an error, and nothing is listed.
///
/// Unchecked: what it contains never changes, and no instance is ever created.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState
    public typealias ActivityUpdates = NoActivityUpdates<Activity<Attributes>>
    public typealias ActivityStateUpdates = NoActivityUpdates<ActivityState>
    public typealias ContentStateUpdates = NoActivityUpdates<ContentState>
    public typealias ContentUpdates = NoActivityUpdates<ActivityContent<ContentState>>
    public typealias PushTokenUpdates = NoActivityUpdates<Data>

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>
    public var contentState: ContentState { content.state }
    public let activityState = ActivityState.ended
    public let pushToken: Data? = nil

    private init(attributes: Attributes, content: ActivityContent<ContentState>) {
        id = ""
        self.attributes = attributes
        self.content = content
    }

    /// No activities.
    public static var activities: [Activity<Attributes>] { [] }
    public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

    /// Throws ``ActivityAuthorizationError/unsupported``.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    /// Throws ``ActivityAuthorizationError/unsupported``.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

    public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
    public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates() }
    public var contentUpdates: ContentUpdates { ContentUpdates() }
    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
    ) async {}
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

/// Updates of which there are none.
public struct NoActivityUpdates<Element>: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public func makeAsyncIterator() -> Self { self }
    public mutating func next() async -> Element? { nil }
}

/// The state of a live activity.
public enum ActivityState: Codable, Hashable, Sendable { case active, pending, ended, dismissed, stale }

/// Whether a live activity stays when the device is locked.
public enum ActivityStyle: Codable, Hashable, Sendable { case standard, transient }

/// When an activity that has ended disappears.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?

    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// How updates are pushed.
public struct PushType: Equatable, Sendable {
    private let channel: String?

    public static let token = PushType(channel: nil)
    public static func channel(_ identifier: String) -> PushType { PushType(channel: identifier) }
}

/// How an update is announced.
public struct AlertConfiguration: Sendable {
    /// The sound of an announcement.
    public struct AlertSound: Equatable, Sendable {
        private let name: String?

        public static let `default` = AlertSound(name: nil)
        public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
    }

    public let title: LocalizedStringResource
    public let body: LocalizedStringResource
    public let sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}

/// Whether an app may start live activities: it may not, as there are none.
public final class ActivityAuthorizationInfo: Sendable {
    public let areActivitiesEnabled = false
    public let frequentPushesEnabled = false
    public var activityEnablementUpdates: NoActivityUpdates<Bool> { NoActivityUpdates() }
    public var frequentPushEnablementUpdates: NoActivityUpdates<Bool> { NoActivityUpdates() }

    public init() {}
}

/// Why a live activity is not started.
public enum ActivityAuthorizationError: String, Error {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
    case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported
    case unsupportedTarget, visibility
}
