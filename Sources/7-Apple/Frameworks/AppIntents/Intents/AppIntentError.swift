public import IntentFoundation

/// An error of an action.
public struct AppIntentError: Error, Hashable, CustomLocalizedStringResourceConvertible, LocalizedError {
    /// Why an action fails.
    package enum Reason: Hashable, Sendable {
        /// The action has to run again.
        case restart
        /// A person has to enter, choose or confirm a value, or to open the app. No person can be asked here.
        case needsPerson
        /// A person has to do something before the action can run, such as to sign in.
        case needsPreparation
        /// The action cannot run.
        case unrecoverable
    }

    package let reason: Reason
    /// The text of the error.
    public let localizedStringResource: LocalizedStringResource

    init(_ reason: Reason, _ text: LocalizedStringResource) {
        self.reason = reason
        localizedStringResource = text
    }

    /// The translated text.
    public var errorDescription: String? { String(localized: localizedStringResource) }

    /// The action has to run again.
    public static let restartPerform = AppIntentError(.restart, "the action has to run again")

    /// Something that a person has to do before the action can run.
    public enum UserActionRequired {
        public static let accountSetup = AppIntentError(.needsPreparation, "an account has to be set up")
        public static let signin = AppIntentError(.needsPreparation, "a person has to sign in")
        public static let confirmation = AppIntentError(.needsPreparation, "a person has to confirm the action")
        public static let subscription = AppIntentError(.needsPreparation, "a subscription is required")
    }

    /// A permission that a person has to give before the action can run.
    public enum PermissionRequired {
        public static let bluetooth = AppIntentError(.needsPreparation, "Bluetooth is not permitted")
        public static let calendar = AppIntentError(.needsPreparation, "the calendar is not permitted")
        public static let camera = AppIntentError(.needsPreparation, "the camera is not permitted")
        public static let contacts = AppIntentError(.needsPreparation, "contacts are not permitted")
        public static let healthData = AppIntentError(.needsPreparation, "health data are not permitted")
        public static let location = AppIntentError(.needsPreparation, "the location is not permitted")
        public static let microphone = AppIntentError(.needsPreparation, "the microphone is not permitted")
        public static let notifications = AppIntentError(.needsPreparation, "notifications are not permitted")
        public static let photos = AppIntentError(.needsPreparation, "photos are not permitted")
        public static let reminders = AppIntentError(.needsPreparation, "reminders are not permitted")
    }

    /// A condition under which the action cannot run.
    public enum Unrecoverable {
        public static let entityNotFound = AppIntentError(.unrecoverable, "the item does not exist anymore")
        public static let featureCurrentlyRestricted = AppIntentError(.unrecoverable, "the feature is restricted now")
        public static let limitExceeded = AppIntentError(.unrecoverable, "a limit is exceeded")
        public static let networkFailure = AppIntentError(.unrecoverable, "the network failed")
        public static let notAllowed = AppIntentError(.unrecoverable, "the action is not allowed")
        public static let partialFailure = AppIntentError(.unrecoverable, "a part of the action failed")
        public static let unknown = AppIntentError(.unrecoverable, "the action failed")
        public static let unsupportedOnDevice = AppIntentError(.unrecoverable, "the device does not support the action")
    }

    /// The error of a file that does not have a type of contents.
    static func unavailableContent(of filename: String, as identifier: String) -> AppIntentError {
        AppIntentError(.unrecoverable, "the contents of '\(filename)' are not available as \(identifier)")
    }
}
