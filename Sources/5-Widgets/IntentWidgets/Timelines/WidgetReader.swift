import IntentModel

#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The person to whom a widget is shown: the language, the colors, the size of text and the device.
///
/// A preview on a board is for the person who looks at it. A timeline is for everybody who looks at the instance, so its reader
/// is that of the host, which knows no color scheme.
public struct WidgetReader: Hashable, Sendable {
    /// Light or dark colors.
    public enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }

    /// How a system draws widgets: as they are, in two tints, or as on a lock screen.
    public enum RenderingMode: String, Hashable, Sendable, CaseIterable { case fullColor, accented, vibrant }

    /// The text size that a person chose.
    public enum TextSize: String, Hashable, Sendable, CaseIterable {
        case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
        case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    }

    /// The direction of lines of text.
    public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

    /// The BCP 47 tag of the language; nil for that of the process.
    public var language: String?
    /// The colors; nil if they are not known, or if one content serves for both.
    public var colorScheme: ColorScheme?
    /// How the widget is drawn; nil for the usual mode of its family.
    public var renderingMode: RenderingMode?
    /// The size of text.
    public var textSize: TextSize
    /// The device; nil for that of the host.
    public var device: WidgetDevice?

    /// Creates a reader.
    public init(
        language: String? = nil, colorScheme: ColorScheme? = nil, renderingMode: RenderingMode? = nil,
        textSize: TextSize = .large, device: WidgetDevice? = nil
    ) {
        self.language = language
        self.colorScheme = colorScheme
        self.renderingMode = renderingMode
        self.textSize = textSize
        self.device = device
    }

    /// The locale of the language.
    public var locale: Locale { language.map { Locale(identifier: $0) } ?? .current }

    /// The direction in which the language is written.
    public var layoutDirection: LayoutDirection {
        LanguageTag(language ?? Locale.current.identifier).isRightToLeft ? .rightToLeft : .leftToRight
    }
}
