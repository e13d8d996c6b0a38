public import Foundation

// Foundation has no String(localized:) outside of Apple's systems.
extension String {
    /// Creates a localized text from the string tables of a bundle: the translation of a key, or the key itself if there is none.
    /// Values that are inserted are part of the key.
    public init(
        localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        self = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
    }

    /// Creates a localized text from the string tables of a bundle: the translation of a key, or a default.
    public init(
        localized key: StaticString, defaultValue: String, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue, table: table)
    }
}
