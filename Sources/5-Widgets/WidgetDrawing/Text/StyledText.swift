/// A text with its style, and how its lines are formed.
package struct StyledText {
    /// A part of a text in one style.
    package struct Run {
        package var text: String
        package var font: Font
        package var paint: Paint
        /// Space that is added after each character.
        package var tracking = 0.0
        package var baselineOffset = 0.0
        package var isUnderlined = false
        package var isStruckThrough = false
        /// A picture in the place of the text, in the middle of the height of its capital letters.
        package var image: ImageContent?

        package init(_ text: String, font: Font, paint: Paint = .color(.primary)) {
            self.text = text
            self.font = font
            self.paint = paint
        }
    }

    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    package enum Truncation: Hashable, Sendable { case head, middle, tail }

    package var runs: [Run]
    package var lineLimit: Int?
    package var alignment = Alignment.leading
    package var truncation = Truncation.tail
    package var minimumScaleFactor = 1.0
    /// Whether characters move closer before a line is shortened.
    package var allowsTightening = false
    package var lineSpacing = 0.0

    package init(_ runs: [Run]) { self.runs = runs }

    package init(_ text: String, font: Font, paint: Paint = .color(.primary)) {
        self.init([Run(text, font: font, paint: paint)])
    }

    /// What a terminal shows instead of the text if it is hidden: a bar with as many characters.
    package var concealed: String {
        String(repeating: "▒", count: runs.reduce(0) { $0 + ($1.image == nil ? $1.text.count : 1) })
    }

    /// The metrics of the largest font.
    var metrics: FontMetrics {
        let fonts = runs.map(\.font)
        return FontMetrics(of: fonts.max { $0.size < $1.size } ?? Font(size: 17))
    }
}
