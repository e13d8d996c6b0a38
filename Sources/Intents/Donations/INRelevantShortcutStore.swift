public import Foundation

/// Where an app puts its shortcuts for the right moment. They go nowhere here.
public final class INRelevantShortcutStore: NSObject, Sendable {
    public static let `default` = INRelevantShortcutStore()

    private override init() {}

    /// Does nothing but call the completion, with nil.
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Does nothing.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}
