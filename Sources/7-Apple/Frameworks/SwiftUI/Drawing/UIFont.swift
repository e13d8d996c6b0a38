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
        self.init(.custom(name, fixedSize: size), size: size, name: name)
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

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.sized(size), size: size, name: fontName) }

    /// The properties of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: self) }

    /// Creates a font with the properties of another one; a size of zero is that of the other one.
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let (base, size) = (descriptor.font, size > 0 ? size : descriptor.font.pointSize)
        self.init(size == base.pointSize ? base.font : base.font.sized(size), size: size, name: base.fontName)
    }

    /// Returns the font with a change.
    fileprivate func with(_ change: (Font) -> Font) -> UIFont { UIFont(change(font), size: pointSize, name: fontName) }

    public static func == (first: UIFont, second: UIFont) -> Bool {
        first.font == second.font && first.pointSize == second.pointSize
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(pointSize)
    }
}

/// The properties of a font of UIKit.
public struct UIFontDescriptor: Hashable, Sendable {
    /// The design of a font of the system.
    public enum SystemDesign: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Properties of the strokes.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    fileprivate let font: UIFont

    public var pointSize: CGFloat { font.pointSize }

    /// Returns the properties in another design.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        let design: Font.Design =
            switch design {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        return UIFontDescriptor(font: font.with { $0.designed(design) })
    }

    /// Returns the properties with further ones.
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(
            font: font.with {
                var font = $0
                if traits.contains(.traitBold) { font = font.bold() }
                if traits.contains(.traitItalic) { font = font.italic() }
                if traits.contains(.traitMonoSpace) { font = font.monospaced() }
                return font
            })
    }
}

extension Font {
    public init(_ font: UIFont) { self = font.font }
}

extension Font.Weight {
    fileprivate init(_ weight: UIFont.Weight) { self.init(value: weight.rawValue) }
}
