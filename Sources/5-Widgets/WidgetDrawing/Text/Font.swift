/// The font of a text: San Francisco in a size, as widths and vertical metrics depend on it.
package struct Font: Hashable, Sendable {
    /// The weight of the strokes.
    package enum Weight: Int, Hashable, Sendable, CaseIterable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight in CSS.
        var number: Int { (rawValue + 1) * 100 }
    }

    /// The design of the letters.
    package enum Design: Hashable, Sendable { case standard, rounded, serif, monospaced }

    package var size: Double
    package var weight = Weight.regular
    package var design = Design.standard
    /// The width of the letters beside that of the standard width.
    package var width = 1.0
    package var isItalic = false
    package var hasMonospacedDigits = false
    /// The name of a font of the app; its widths are those of the system's font.
    package var name: String?

    package init(size: Double, weight: Weight = .regular) {
        self.size = size.isFinite ? min(max(size, 1), 1_000) : 1
        self.weight = weight
    }
}

/// The vertical metrics of a font in points.
package struct FontMetrics: Hashable, Sendable {
    package var ascent: Double
    package var descent: Double
    package var capHeight: Double
    /// The distance between lines that the font adds.
    package var leading: Double

    package var lineHeight: Double { ascent + descent }

    /// The metrics of San Francisco: its line is 1.193 times as high as its size.
    package init(of font: Font) {
        ascent = font.size * 0.9521
        descent = font.size * 0.2411
        capHeight = font.size * 0.7046
        leading = 0
    }
}

/// Measures the characters of a text, in points.
package protocol TextMeasuring: Sendable {
    /// Returns the width of a character as the font has it.
    func width(of character: Character, in font: Font) -> Double
    /// Returns how much farther apart two neighboring characters are than their widths state; negative if they are closer.
    func kerning(between first: Character, and second: Character, in font: Font) -> Double
    /// Returns the space that is added after a character.
    func tracking(after character: Character, in font: Font) -> Double
}
