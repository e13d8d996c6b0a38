/// A font of UIKit, as Apple's module re-exports UIKit. Nothing is measured, so its height is derived from its size.
public final class UIFont: Hashable, Sendable {
    /// The weight of strokes.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
    }

    /// The purpose of a text.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

        /// The style of SwiftUI, and the size that it has unless people prefer another.
        fileprivate var usual: (style: Font.TextStyle, size: CGFloat) {
            switch self {
            case .largeTitle: (.largeTitle, 34)
            case .title1: (.title, 28)
            case .title2: (.title2, 22)
            case .title3: (.title3, 20)
            case .headline: (.headline, 17)
            case .body: (.body, 17)
            case .callout: (.callout, 16)
            case .subheadline: (.subheadline, 15)
            case .footnote: (.footnote, 13)
            case .caption1: (.caption, 12)
            case .caption2: (.caption2, 11)
            }
        }
    }

    public let pointSize: CGFloat
    public let fontName: String
    let font: Font

    private init(_ font: Font, size: CGFloat, name: String = ".SFUI-Regular") {
        self.font = font
        pointSize = size
        fontName = name
    }

    /// Creates a font with a name, whether or not there is one with this name.
    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, size: size), size: size, name: name)
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(.system(size: size).italic(), size: size)
    }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: Font.Weight(weight)), size: size)
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: Font.Weight(weight), design: .monospaced), size: size)
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: Font.Weight(weight)).monospacedDigit(), size: size)
    }

    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.usual.style), size: style.usual.size)
    }

    public static var systemFontSize: CGFloat { 14 }
    public static var labelFontSize: CGFloat { 17 }

    public var familyName: String { fontName }
    public var lineHeight: CGFloat { pointSize * 1.2 }
    public var ascender: CGFloat { pointSize * 0.95 }
    public var descender: CGFloat { pointSize * -0.25 }
    public var capHeight: CGFloat { pointSize * 0.7 }

    public func withSize(_ size: CGFloat) -> UIFont {
        UIFont(.custom(fontName, size: size), size: size, name: fontName)
    }

    public static func == (first: UIFont, second: UIFont) -> Bool {
        first.font == second.font && first.pointSize == second.pointSize
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(pointSize)
    }
}

extension Font {
    public init(_ font: UIFont) { self = font.font }
}

extension Font.Weight {
    fileprivate init(_ weight: UIFont.Weight) { self.init(value: weight.rawValue) }
}
