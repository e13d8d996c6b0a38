public import Foundation

/// What a person is doing in an app, so that it can go on elsewhere. It is data alone: nothing here hands it on.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var needsSave = false
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var expirationDate: Date?
    open var keywords: Set<String> = []
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var targetContentIdentifier: String?
    /// What an app suggests to say to Siri. Kept, and used by nothing.
    open var suggestedInvocationPhrase: String?
    /// Kept, and used by nothing.
    open var shortcutAvailability: INShortcutAvailabilityOptions = []

    public init(activityType: String) {
        self.activityType = activityType
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }

    /// Does nothing.
    open func becomeCurrent() {}
    /// Does nothing.
    open func resignCurrent() {}
    /// Does nothing.
    open func invalidate() {}

    /// There is nothing to delete: the handler is called at once.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }

    /// There is nothing to delete: the handler is called at once.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers identifiers: [String], completionHandler handler: @escaping () -> Void
    ) {
        handler()
    }
}

extension NSUserActivity {
    /// The intent of an interaction that the app was opened for; always nil.
    public var interaction: INInteraction? { nil }
}
