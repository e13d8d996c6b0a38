public import Foundation

/// The user's current activity in an app. Only data: nothing here continues it on another device.
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
    /// A suggested phrase for Siri. Stored, but has no effect.
    open var suggestedInvocationPhrase: String?
    /// Stored, but has no effect.
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

    /// Calls the handler immediately, because no activities are saved.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }

    /// Calls the handler immediately, because no activities are saved.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers identifiers: [String], completionHandler handler: @escaping () -> Void
    ) {
        handler()
    }
}

extension NSUserActivity {
    /// The interaction for which the app was opened. Always nil.
    public var interaction: INInteraction? { nil }
}
