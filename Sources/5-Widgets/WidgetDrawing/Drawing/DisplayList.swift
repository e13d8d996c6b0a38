/// What is drawn, in its order and at its place.
package struct DisplayList {
    package var size: Size
    /// What is behind a widget whose background is not opaque.
    package var ground: DisplayItem?
    package var items: [DisplayItem] = []
    /// What people read and use.
    package var readings: [ReadingItem] = []

    package init(
        size: Size, ground: DisplayItem? = nil, items: [DisplayItem] = [], readings: [ReadingItem] = []
    ) {
        self.size = size
        self.ground = ground
        self.items = items
        self.readings = readings
    }
}

extension DisplayList {
    /// Returns a list that has the items of another one in the dark, unless both are equal.
    package func or(inTheDark dark: DisplayList) -> DisplayList {
        guard SVGWriter.svg(of: self) != SVGWriter.svg(of: dark) else { return self }
        var copy = self
        copy.items = [.group(.appearance(isDark: false), items), .group(.appearance(isDark: true), dark.items)]
        return copy
    }
}

/// A part of a picture.
package enum DisplayItem {
    /// A form. The bounds are those of a gradient.
    case fill(Figure, Paint, bounds: Rect)
    case stroke(Figure, Paint, StrokeStyle, bounds: Rect)
    case text(TextItem)
    case image(ImageContent, Rect)
    indirect case group(GroupStyle, [DisplayItem])
}

extension DisplayItem {
    /// Returns the item in another color.
    func painted(_ paint: Paint) -> DisplayItem {
        switch self {
        case .fill(let figure, _, let bounds): .fill(figure, paint, bounds: bounds)
        case .stroke(let figure, _, let style, let bounds):
            .stroke(figure, paint, style, bounds: bounds)
        case .text(let text): .text(text.painted(paint))
        case .image: self
        case .group(let style, let items): .group(style, items.map { $0.painted(paint) })
        }
    }
}

/// A part of a line of text.
package struct TextItem {
    package var text: String
    /// The left end of the baseline.
    package var origin: Point
    package var width: Double
    /// The mean space that is added after each character.
    package var letterSpacing: Double
    package var font: Font
    package var paint: Paint
    /// The bounds of the whole text, which are those of a gradient.
    package var bounds: Rect
    package var isUnderlined: Bool
    package var isStruckThrough: Bool
    /// Whether the text is read from its right end.
    package var isRightToLeft = false
    /// Whether the right end stays where it is if a renderer's font has other widths.
    package var isFixedAtRight = false

    fileprivate func painted(_ paint: Paint) -> TextItem {
        var copy = self
        copy.paint = paint
        return copy
    }
}

/// What several items have in common.
package enum GroupStyle {
    case opacity(Double)
    case transform(AffineTransform)
    case clip(Figure)
    /// Only what the mask covers is shown.
    case mask([DisplayItem])
    /// What the items cover is removed.
    case cutOut([DisplayItem])
    case shadow(Color, radius: Double, x: Double, y: Double)
    case blur(radius: Double)
    case colors(ColorMatrix)
    case blend(BlendMode)
    /// Blending reaches no further than the items.
    case isolated
    /// The items are shown either in the light or in the dark.
    case appearance(isDark: Bool)
}
