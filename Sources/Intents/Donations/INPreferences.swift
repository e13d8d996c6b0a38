public import Foundation

/// What a person allows. There is no Siri here, so it is always restricted.
open class INPreferences: NSObject {
    /// Always ``INSiriAuthorizationStatus/restricted``.
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .restricted }

    /// Asks nobody, and calls the handler at once.
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.restricted)
    }

    /// Asks nobody.
    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .restricted }

    /// The language of the process's locale.
    open class func siriLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}
