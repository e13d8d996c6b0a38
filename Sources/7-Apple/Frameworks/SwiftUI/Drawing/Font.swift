/// A font.
public struct Font: Hashable, Sendable {
    /// The weight of strokes.
    public struct Weight: Hashable, Sendable {
        let value: Double

        public static let ultraLight = Weight(value: -0.8)
        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
    }

    /// The width of letters.
    public struct Width: Hashable, Sendable {
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    /// The shape of letters.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// The space between lines.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// The purpose of a text.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case extraLargeTitle, extraLargeTitle2, largeTitle, title, title2, title3, headline, subheadline, body, callout
        case footnote, caption, caption2
    }

    /// What a font is derived from.
    package enum Source: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case size(CGFloat, Design?, Weight?)
        /// A font of the app, whose size grows with that of a style; nil for a fixed size.
        case named(String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// What the font is derived from.
    package let source: Source
    /// A change of a font.
    package enum Variant: Hashable, Sendable {
        case bold, italic, monospaced, monospacedDigit, smallCaps, lowercaseSmallCaps, uppercaseSmallCaps
        case weight(Weight)
        case width(Width)
        case leading(Leading)
    }

    /// The changes, in the order in which they were applied.
    package private(set) var variants: [Variant] = []

    private init(_ source: Source) { self.source = source }

    private func with(_ variant: Variant) -> Font {
        var copy = self
        copy.variants.append(variant)
        return copy
    }

    /// Returns a font with the same changes of another one.
    private func changed(_ source: Source) -> Font {
        var font = Font(source)
        font.variants = variants
        return font
    }

    /// Returns the font in another design; a font with a name has none.
    func designed(_ design: Design) -> Font {
        switch source {
        case .style(let style, _, let weight): changed(.style(style, design, weight))
        case .size(let size, _, let weight): changed(.size(size, design, weight))
        case .named: self
        }
    }

    /// Returns the font in a size that does not depend on its style.
    func sized(_ size: CGFloat) -> Font {
        switch source {
        case .style(let style, let design, let weight):
            changed(.size(size, design, weight ?? (style == .headline ? .semibold : nil)))
        case .size(_, let design, let weight): changed(.size(size, design, weight))
        case .named(let name, _, _): changed(.named(name, size: size, relativeTo: nil))
        }
    }

    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size, design, weight))
    }

    public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: fixedSize, relativeTo: nil))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: size, relativeTo: textStyle))
    }

    public func bold() -> Font { with(.bold) }
    public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
    public func italic() -> Font { with(.italic) }
    public func italic(_ isActive: Bool) -> Font { isActive ? italic() : self }
    public func monospaced() -> Font { with(.monospaced) }
    public func monospacedDigit() -> Font { with(.monospacedDigit) }
    public func smallCaps() -> Font { with(.smallCaps) }
    public func lowercaseSmallCaps() -> Font { with(.lowercaseSmallCaps) }
    public func uppercaseSmallCaps() -> Font { with(.uppercaseSmallCaps) }
    public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
    public func width(_ width: Width) -> Font { with(.width(width)) }
    public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
}
