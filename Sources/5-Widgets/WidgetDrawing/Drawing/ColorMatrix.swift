/// A mapping of colors: each new component is a sum of the old ones in proportion, and a constant.
package struct ColorMatrix: Hashable, Sendable {
    /// Rows for red, green, blue and the opacity, with the factors of these components and the constant.
    package var rows: [[Double]]

    package init(_ rows: [[Double]]) { self.rows = rows }

    /// How bright red, green and blue are.
    private static let luminance = [0.2126, 0.7152, 0.0722]

    /// The same mapping of red, green and blue.
    private init(factor: Double, constant: Double = 0) {
        self.init([
            [factor, 0, 0, 0, constant], [0, factor, 0, 0, constant], [0, 0, factor, 0, constant], [0, 0, 0, 1, 0],
        ])
    }

    package static let inverted = ColorMatrix(factor: -1, constant: 1)

    /// Black, whose opacity is the brightness of the color.
    package static let luminanceAsOpacity = ColorMatrix([
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], luminance + [0, 0],
    ])

    package static func brightness(_ amount: Double) -> ColorMatrix { ColorMatrix(factor: 1, constant: amount) }

    package static func contrast(_ amount: Double) -> ColorMatrix {
        ColorMatrix(factor: amount, constant: (1 - amount) / 2)
    }

    package static func saturation(_ amount: Double) -> ColorMatrix {
        let rows = (0..<3).map { row in
            (0..<3).map { luminance[$0] * (1 - amount) + (row == $0 ? amount : 0) } + [0, 0]
        }
        return ColorMatrix(rows + [[0, 0, 0, 1, 0]])
    }

    package static func multiplied(by color: RGBA) -> ColorMatrix {
        ColorMatrix([
            [color.red, 0, 0, 0, 0], [0, color.green, 0, 0, 0], [0, 0, color.blue, 0, 0], [0, 0, 0, color.opacity, 0],
        ])
    }

    /// One color, with the opacity of what is drawn.
    package static func filled(with color: RGBA) -> ColorMatrix {
        ColorMatrix([
            [0, 0, 0, 0, color.red], [0, 0, 0, 0, color.green], [0, 0, 0, 0, color.blue], [0, 0, 0, color.opacity, 0],
        ])
    }

    /// A turn of the hue that keeps the brightness.
    /// - Parameters: The sine and the cosine of the angle.
    package static func hueRotation(sine: Double, cosine: Double) -> ColorMatrix {
        let turn = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        let gray = [0.213, 0.715, 0.072]
        let rows = (0..<3).map { row in
            (0..<3).map { column in
                gray[column] + cosine * ((row == column ? 1 : 0) - gray[column]) + sine * turn[row][column]
            } + [0, 0]
        }
        return ColorMatrix(rows + [[0, 0, 0, 1, 0]])
    }
}

/// How colors are combined with those behind them, by the names of CSS.
package enum BlendMode: String, Hashable, Sendable {
    case multiply, screen, overlay, darken, lighten, difference, exclusion, hue, saturation, color, luminosity
    case colorDodge = "color-dodge"
    case colorBurn = "color-burn"
    case softLight = "soft-light"
    case hardLight = "hard-light"
    case plusLighter = "plus-lighter"
}

/// How what is drawn is combined with what is behind it in the same group.
package enum Composition: Hashable, Sendable {
    /// Only the part in front of something is drawn.
    case atop
    /// It is drawn behind everything.
    case behind
    /// What it covers is removed.
    case cutOut

    /// Returns what is behind, with the content.
    package func combined(_ behind: [DisplayItem], with content: [DisplayItem]) -> [DisplayItem] {
        switch self {
        case .atop: behind + [.group(.mask(behind), content)]
        case .behind: content + behind
        case .cutOut: [.group(.cutOut(content), behind)]
        }
    }
}
