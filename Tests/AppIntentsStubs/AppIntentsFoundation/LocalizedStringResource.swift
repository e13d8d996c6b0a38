// Foundation on Linux lacks these types; on Apple's platforms, they are part of Foundation.
@_exported public import Foundation

extension String {
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        public init(stringLiteral value: String) {}
    }
}

public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    public enum BundleDescription: Hashable, Sendable {
        case main
    }

    public init(stringLiteral value: String) {}

    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {}
}

public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}
