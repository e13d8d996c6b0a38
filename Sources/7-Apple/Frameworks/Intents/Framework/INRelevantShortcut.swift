public import Foundation

/// A shortcut with the situations in which it is relevant. Nothing here displays it.
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

/// The role of a relevant shortcut.
public enum INRelevantShortcutRole: Int, Sendable {
    case action = 0
    case information = 1
}

/// An app's relevant shortcuts. They have no effect here.
public final class INRelevantShortcutStore: NSObject, Sendable {
    public static let `default` = INRelevantShortcutStore()

    private override init() {}

    /// Does nothing except call the completion handler with nil.
    public func setRelevantShortcuts(
        _ shortcuts: [INRelevantShortcut], completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Does nothing.
    public func setRelevantShortcuts(_ shortcuts: [INRelevantShortcut]) async throws {}
}

/// The appearance of a shortcut on a watch. Nothing here displays it.
open class INDefaultCardTemplate: NSObject {
    open var title: String
    open var subtitle: String?
    open var image: INImage?

    public init(title: String) {
        self.title = title
    }
}

/// A situation in which a shortcut is relevant. Stored, but has no effect.
open class INRelevanceProvider: NSObject {}

/// A time at which a shortcut is relevant.
open class INDateRelevanceProvider: INRelevanceProvider {
    public let startDate: Date
    public let endDate: Date?

    public init(start startDate: Date, end endDate: Date?) {
        self.startDate = startDate
        self.endDate = endDate
    }
}

/// A situation in the user's day in which a shortcut is relevant.
open class INDailyRoutineRelevanceProvider: INRelevanceProvider {
    public let situation: INDailyRoutineSituation

    public init(situation: INDailyRoutineSituation) {
        self.situation = situation
    }
}

/// A situation in the user's day.
public enum INDailyRoutineSituation: Int, Sendable {
    case morning = 0
    case evening = 1
    case home = 2
    case work = 3
    case school = 4
    case gym = 5
    case commute = 6
    case headphonesConnected = 7
    case activeWorkout = 8
    case physicalActivityIncomplete = 9
}
