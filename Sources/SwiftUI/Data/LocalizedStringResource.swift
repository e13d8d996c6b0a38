/// A text that is translated when it is shown. Foundation has this type on Apple's systems only.
///
/// The translation is that of the string tables of a bundle, or else the default, in which values are inserted.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Hashable, Sendable,
    CustomLocalizedStringResourceConvertible
{
    /// Where the string tables are.
    public enum BundleDescription: Hashable, Sendable {
        case main
        case atURL(URL)
    }

    /// A text with inserted values, which is the key of its translation.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            text += format.format(input)
        }
    }

    /// The key of the translation.
    public let key: String
    /// The name of the string table; nil for that of the bundle.
    public let table: String?
    /// The language.
    public var locale: Locale
    private let defaultValue: String
    private let bundle: BundleDescription

    private init(
        key: String, defaultValue: String, table: String?, locale: Locale, bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    public init(stringLiteral value: String) {
        self.init(key: value, defaultValue: value, table: nil, locale: .current, bundle: .main)
    }

    public init(stringInterpolation: StringInterpolation) { self.init(stringLiteral: stringInterpolation.text) }

    public init(
        _ key: LocalizedStringResource, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: key.key, defaultValue: key.key, table: table, locale: locale, bundle: bundle)
    }

    public init(
        _ key: StaticString, defaultValue: LocalizedStringResource, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(
            key: "\(key)", defaultValue: defaultValue.key, table: table, locale: locale, bundle: bundle)
    }

    public var localizedStringResource: LocalizedStringResource { self }

    /// The translation.
    fileprivate var text: String {
        let found: Bundle? =
            switch bundle {
            case .main: .main
            case .atURL(let url): Bundle(url: url)
            }
        return found?.localizedString(forKey: key, value: defaultValue, table: table) ?? defaultValue
    }
}

/// A type with a translated name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The name.
    var localizedStringResource: LocalizedStringResource { get }
}

extension String {
    /// Creates the translation of a text.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}

nonisolated extension Text {
    /// Creates a text that is translated.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }
}
