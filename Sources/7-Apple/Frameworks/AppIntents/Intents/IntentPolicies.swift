/// Whether an action runs on a locked device.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Where an action runs: with the app in the background, in the foreground, or both.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When an action brings the app to the foreground.
    public enum ForegroundMode: Hashable, Sendable { case immediate, dynamic, deferred }

    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes.foreground(.immediate)

    /// Returns the mode that brings the app to the foreground at a certain time.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 2)
        case .dynamic: IntentModes(rawValue: 4)
        case .deferred: IntentModes(rawValue: 8)
        }
    }
}
