public import Foundation

/// The user's Siri preferences. There is no Siri here, so access is always restricted.
open class INPreferences: NSObject {
    /// Always ``INSiriAuthorizationStatus/restricted``.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }

    /// Calls the handler immediately with ``INSiriAuthorizationStatus/restricted``.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.restricted)
    }

    /// Returns ``INSiriAuthorizationStatus/restricted`` immediately.
    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .restricted }

    /// The language of the process's locale.
    open class func siriLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

/// Whether the user allows an app to use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorized = 3
}

/// An app's vocabulary for Siri. It has no effect here.
public final class INVocabulary: NSObject, Sendable {
    private static let vocabulary = INVocabulary()

    private override init() {}

    public class func shared() -> INVocabulary { vocabulary }

    /// Does nothing.
    public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    /// Does nothing.
    public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {}
    /// Does nothing.
    public func removeAllVocabularyStrings() {}
}

/// The category of vocabulary strings.
public enum INVocabularyStringType: Int, Sendable {
    case contactName = 1
    case contactGroupName = 2
    case photoTag = 100
    case photoAlbumName = 101
    case workoutActivityName = 200
    case carProfileName = 300
    case carName = 301
    case paymentsOrganizationName = 400
    case paymentsAccountNickname = 401
    case notebookItemTitle = 500
    case notebookItemGroupName = 501
    case mediaPlaylistTitle = 700
    case mediaMusicArtistName = 701
    case mediaAudiobookTitle = 702
    case mediaAudiobookAuthorName = 703
    case mediaShowTitle = 704
}
