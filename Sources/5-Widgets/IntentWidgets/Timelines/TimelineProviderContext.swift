public import IntentModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The family, or size, of a widget, as programs for Apple's platforms call it.
public typealias WidgetFamily = SizeFamily

/// The circumstances in which a provider is asked.
public struct TimelineProviderContext: Sendable {
    /// The size family of the instance.
    public let family: SizeFamily
    /// Whether the entry is shown in a gallery of widgets rather than for a placed instance.
    public let isPreview: Bool
    /// The width of the widget in points.
    public let displayWidth: Double
    /// The height of the widget in points.
    public let displayHeight: Double
    /// The environments in which the entries are shown.
    public let environmentVariants: EnvironmentVariants
    /// The placed instance; nil for a preview.
    public let instance: InstanceID?
    /// Who the entries are for: the language in which texts are shown, and the colors.
    public let reader: WidgetReader
    /// The margins around the content of the widget in points; 0 if the widget disables them.
    package var contentMargin: Double

    /// Creates a context, such as for a test of a provider.
    /// - Parameters:
    ///   - family: The size family.
    ///   - isPreview: Whether the entry is shown in a gallery.
    ///   - displaySize: The size in points; nil for the usual size of the family.
    ///   - environmentVariants: The environments in which the entries are shown.
    ///   - instance: The placed instance, if any.
    ///   - reader: Who the entries are for.
    public init(
        family: SizeFamily, isPreview: Bool = false, displaySize: (width: Double, height: Double)? = nil,
        environmentVariants: EnvironmentVariants = EnvironmentVariants(), instance: InstanceID? = nil,
        reader: WidgetReader = WidgetReader()
    ) {
        self.family = family
        self.isPreview = isPreview
        let size = displaySize ?? family.usualDisplaySize
        displayWidth = size.width
        displayHeight = size.height
        self.environmentVariants = environmentVariants
        self.instance = instance
        self.reader = reader
        contentMargin = family.usualContentMargin
    }
}

/// The language and the colors of the person to whom a widget is shown.
///
/// A preview on a board is for the person who looks at it. A timeline is for everybody who looks at the instance, so its reader
/// is that of the host, which knows no color scheme.
public struct WidgetReader: Hashable, Sendable {
    /// Light or dark colors.
    public enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }

    /// The direction of lines of text.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

    /// The BCP 47 tag of the language; nil for that of the process.
    public var language: String?
    /// The colors; nil if they are not known, or if one content serves for both.
    public var colorScheme: ColorScheme?

    /// Creates a reader.
    public init(language: String? = nil, colorScheme: ColorScheme? = nil) {
        self.language = language
        self.colorScheme = colorScheme
    }

    /// The locale of the language.
    public var locale: Locale { language.map { Locale(identifier: $0) } ?? .current }

    /// The direction in which the language is written.
    public var layoutDirection: LayoutDirection {
        LanguageTag(language ?? Locale.current.identifier).isRightToLeft ? .rightToLeft : .leftToRight
    }
}

extension TimelineProviderContext {
    /// The locale in which texts are shown.
    public var locale: Locale { reader.locale }

    /// The direction in which the language of the reader is written.
    public var layoutDirection: WidgetReader.LayoutDirection { reader.layoutDirection }

    /// The colors of the reader; nil if they are not known, or if one content serves for both.
    public var colorScheme: WidgetReader.ColorScheme? { reader.colorScheme }

    /// The size of the widget in points. With WidgetKit, it is a `CGSize`.
    @_disfavoredOverload
    public var displaySize: (width: Double, height: Double) { (displayWidth, displayHeight) }

    /// The values of the environment in which a widget is shown, by key path of the environment's values.
    ///
    /// A host has one environment, and no display whose scale or color scheme it knows: every list is nil, as for a value that
    /// does not vary.
    @dynamicMemberLookup
    public struct EnvironmentVariants: Sendable {
        /// Creates variants without values.
        public init() {}

        /// The attribute requires a subscript in this module. The one that programs use is in SwiftUI, with the values.
        public subscript(dynamicMember keyPath: KeyPath<Never, Never>) -> Never {
            preconditionFailure("there is no value of type Never")
        }
    }
}

extension SizeFamily {
    /// The margins around the content of a widget, in points. Those of a lock screen have none.
    package var usualContentMargin: Double {
        switch self {
        case .accessoryCircular, ._accessoryCorner, .accessoryRectangular, .accessoryInline: 0
        default: 16
        }
    }

    /// The size of the family in points on a common phone, which a host without a display reports.
    package var usualDisplaySize: (width: Double, height: Double) {
        switch self {
        case .systemSmall: (158, 158)
        case .systemMedium: (338, 158)
        case .systemLarge: (338, 354)
        case .systemExtraLarge: (715, 354)
        case ._systemExtraLargePortrait: (354, 715)
        case .accessoryCircular, ._accessoryCorner: (76, 76)
        case .accessoryRectangular: (172, 76)
        case .accessoryInline: (257, 26)
        case .unrecognized: (158, 158)
        }
    }
}
