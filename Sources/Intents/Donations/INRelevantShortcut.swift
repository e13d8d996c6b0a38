public import Foundation

/// A shortcut for the right moment. Nothing here shows it.
open class INRelevantShortcut: NSObject {
    public let shortcut: INShortcut
    open var shortcutRole: INRelevantShortcutRole = .action
    open var widgetKind: String?
    open var relevanceProviders: [INRelevanceProvider] = []
    open var watchTemplate: INDefaultCardTemplate?

    public init(shortcut: INShortcut) {
        self.shortcut = shortcut
    }
}
