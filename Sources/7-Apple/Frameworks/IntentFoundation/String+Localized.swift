// Foundation has these initializers on Apple's systems only. There, the locale formats numbers, which have one format here.
extension String {
    /// Creates the translation of a text.
    public init(localized resource: LocalizedStringResource) { self = resource.text }

    /// Creates a localized text from the string tables of a bundle: the translation of a key, or the key itself if there is none.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.translated(forKey: keyAndValue.key, table: table, bundle: bundle)
    }

    /// Creates a localized text from the string tables of a bundle: the translation of a key, or a default.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.translated(forKey: "\(key)", table: table, bundle: bundle)
    }
}

extension String.LocalizationValue {
    /// Returns the translation in a bundle with the values inserted, or the text itself.
    func translated(forKey key: String, table: String?, bundle: Bundle?) -> String {
        let found = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        // A bundle returns the key if it has no translation.
        return found == key ? text : inserted(into: found)
    }
}
