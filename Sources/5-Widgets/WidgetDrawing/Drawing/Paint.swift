/// A color in sRGB.
package struct RGBA: Hashable, Sendable {
    /// Red, green, blue and the opacity, from 0 to 1.
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double

    package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    package static let black = RGBA(red: 0, green: 0, blue: 0)
    package static let white = RGBA(red: 1, green: 1, blue: 1)
    package static let clear = RGBA(red: 0, green: 0, blue: 0, opacity: 0)
}

/// A color in a light and in a dark appearance.
package struct Color: Hashable, Sendable {
    package var light: RGBA
    package var dark: RGBA

    package init(light: RGBA, dark: RGBA) {
        self.light = light
        self.dark = dark
    }

    package init(_ color: RGBA) { self.init(light: color, dark: color) }

    package static let black = Color(.black)
    package static let white = Color(.white)
    /// The color of text.
    package static let primary = Color(light: .black, dark: .white)

    package func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.light.opacity *= opacity
        copy.dark.opacity *= opacity
        return copy
    }
}

/// What fills a shape or a text.
package enum Paint: Hashable, Sendable {
    case color(Color)
    case linear([GradientStop], from: UnitPoint, to: UnitPoint)
    /// A gradient from the center to a circle, whose radii are in points.
    case radial([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// A gradient from the center to an ellipse, whose radii are shares of the width and of the height.
    case elliptical([GradientStop], center: UnitPoint, startRadius: Double, endRadius: Double)
    /// A gradient around the center, from one angle to another, in radians from the right, clockwise.
    case angular([GradientStop], center: UnitPoint, start: Double, end: Double)
}

/// A color at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
    package var color: Color
    /// From 0 to 1.
    package var location: Double

    package init(color: Color, location: Double) {
        self.color = color
        self.location = location
    }
}

/// How a line is drawn.
package struct StrokeStyle: Hashable, Sendable {
    package enum Cap: String, Hashable, Sendable { case butt, round, square }
    package enum Join: String, Hashable, Sendable { case miter, round, bevel }

    package var width = 1.0
    package var cap = Cap.butt
    package var join = Join.miter
    package var dash: [Double] = []
    package var dashPhase = 0.0

    package init(width: Double = 1) { self.width = width }
}
