public import Foundation
public import IntentWidgets

/// Receives the token with which a server can reload widgets. No token is issued here: a server uses the board's interface or
/// `intentctl reload --push`.
public protocol WidgetPushHandler {
    init()

    /// Receives a new token. A host never calls it.
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token with which a server can reload widgets.
public struct WidgetPushInfo: Sendable {
    /// The token.
    public let token: Data
}

extension WidgetConfiguration {
    /// Registers a handler of push tokens, which is never called.
    @MainActor @preconcurrency
    public func pushHandler(_ pushHandlerType: any WidgetPushHandler.Type) -> some WidgetConfiguration { self }
}

extension WidgetCenter {
    /// Nil: no token is issued here.
    public var currentPushInfo: WidgetPushInfo? { get async { nil } }
}
