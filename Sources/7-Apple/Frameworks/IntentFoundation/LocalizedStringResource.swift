/// A text that is translated when it is shown. Foundation has this type on Apple's systems only.
///
/// The translation is that of the string tables of a bundle, or else the default, in which values are inserted.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible,
    Sendable
{
    /// The location of the string tables.
    public enum BundleDescription: Sendable {
        /// The program's bundle.
        case main
        /// The bundle of a class, which is the program's bundle here.
        case forClass(AnyClass)
        /// A bundle in the file system.
        case atURL(URL)
    }

    public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

    /// The key of the translation.
    public let key: String
    /// The text in the language of the program's developer.
    public let defaultValue: String.LocalizationValue
    /// The name of the string table; nil for the default table of the bundle.
    public let table: String?
    /// The locale whose language is used if the bundle has it. The current locale selects the program's language.
    public var locale: Locale
    /// The bundle with the string tables.
    package let bundle: BundleDescription
    /// The note to translators; nil if there is none.
    package let comment: String?

    private init(
        key: String, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
        self.comment = comment.map { "\($0)" }
    }

    public init(stringLiteral value: String) { self.init(key: value, defaultValue: .init(value)) }

    public init(stringInterpolation: StringInterpolation) {
        let value = String.LocalizationValue(stringInterpolation: stringInterpolation)
        self.init(key: value.key, defaultValue: value)
    }

    /// Creates a text whose default is its key.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale, bundle: bundle,
            comment: comment)
    }

    /// Creates a text with a key and a default.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key: "\(key)", defaultValue: defaultValue, table: table, locale: locale, bundle: bundle, comment: comment)
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// The translation.
    package var text: String {
        // A text that consists of one value has no translation.
        if key == "%@" { return defaultValue.text }
        guard let bundle = bundle.bundle else { return defaultValue.text(for: locale) }
        return defaultValue.translated(forKey: key, table: table, bundle: bundle.localized(for: locale), locale: locale)
    }

    /// Returns the translations in the string tables, by language tag.
    /// - Parameter original: The language of the text in code.
    package func translations(besides original: String) -> [String: String] {
        guard key != "%@", let bundle = bundle.bundle else { return [:] }
        var translations: [String: String] = [:]
        for name in bundle.localizations where name != original && name != "Base" {
            guard let tables = bundle.tables(named: name) else { continue }
            // A bundle returns the key if it has no translation.
            if tables.localizedString(forKey: key, value: nil, table: table) == key { continue }
            translations[name.replacingOccurrences(of: "_", with: "-")] = defaultValue.translated(
                forKey: key, table: table, bundle: tables, locale: Locale(identifier: name))
        }
        return translations
    }
}

extension LocalizedStringResource: Hashable {
    public static func == (first: LocalizedStringResource, second: LocalizedStringResource) -> Bool {
        first.key == second.key && first.defaultValue == second.defaultValue && first.table == second.table
            && first.locale == second.locale && first.bundle == second.bundle
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(defaultValue)
    }
}

extension LocalizedStringResource.BundleDescription: Equatable {
    public static func == (first: Self, second: Self) -> Bool {
        switch (first, second) {
        case (.main, .main): true
        case (.forClass(let first), .forClass(let second)): first == second
        case (.atURL(let first), .atURL(let second)): first == second
        default: false
        }
    }

    /// The bundle; nil if there is none at its URL.
    fileprivate var bundle: Bundle? {
        switch self {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): Bundle(url: url)
        }
    }
}

extension Bundle {
    /// Returns the part of the bundle with the tables of a locale's language, or the bundle itself.
    fileprivate func localized(for locale: Locale) -> Bundle { locale == .current ? self : tables(for: locale) ?? self }

    /// The part of the bundle with the tables of a locale's language, or of a language with another script or region; nil if
    /// there is none.
    private func tables(for locale: Locale) -> Bundle? {
        guard let language = locale.language.languageCode?.identifier else { return nil }
        let full = Locale.Language(identifier: locale.language.maximalIdentifier)
        let names = [full.script?.identifier, full.region?.identifier].map { "\(language)-\($0 ?? "")" } + [language]
        return names.lazy.compactMap { self.tables(named: $0) }.first
    }

    fileprivate func tables(named name: String) -> Bundle? {
        url(forResource: name, withExtension: "lproj").flatMap { Bundle(url: $0) }
    }

    /// Returns a translation in a locale's language, or in the language in which the texts are developed; nil if there is none.
    package func translation(ofKey key: String, table: String?, for locale: Locale) -> String? {
        // Foundation's property for the language of the development traps in a bundle that has no `Info.plist`.
        let development = infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        let bundle = locale == .current ? self : tables(for: locale) ?? tables(named: development)
        // A bundle returns the key if it has no translation.
        return bundle.map { $0.localizedString(forKey: key, value: nil, table: table) }.flatMap { $0 == key ? nil : $0 }
    }
}

/// A type with a translated name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The name.
    var localizedStringResource: LocalizedStringResource { get }
}

// Foundation has these initializers on Apple's systems only.
extension String {
    /// Creates the translation of a text.
    public init(localized resource: LocalizedStringResource) { self = resource.text }

    /// Creates a localized text from the string tables of a bundle: the translation of a key, or the key itself if there is none.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.translated(
            forKey: keyAndValue.key, table: table, bundle: bundle, locale: locale)
    }

    /// Creates a localized text from the string tables of a bundle: the translation of a key, or a default.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.translated(forKey: "\(key)", table: table, bundle: bundle, locale: locale)
    }
}

extension String.LocalizationValue {
    /// Returns the translation in a bundle with the values inserted, or the text itself.
    /// - Parameter locale: The locale that formats numbers.
    func translated(forKey key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
        let found = (bundle ?? .main).localizedString(forKey: key, value: nil, table: table)
        // A bundle returns the key if it has no translation.
        return found == key ? text(for: locale) : inserted(into: found, for: locale)
    }
}
