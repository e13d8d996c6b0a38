/// A color.
public nonisolated struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable, CustomStringConvertible {
    /// The space in which components are given.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// Where a color comes from.
    package enum Source: Hashable, Sendable {
        case named(String)
        case asset(AssetName)
        case components(RGBColorSpace, red: Double, green: Double, blue: Double)
        case dynamic(light: Resolved, dark: Resolved)
    }

    /// Where the color comes from.
    package let source: Source
    /// The opacity from 0 to 1.
    package var alpha = 1.0

    init(_ source: Source) { self.source = source }
    init(named name: String) { self.init(.named(name)) }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(.asset(AssetName(name, in: bundle))) }

    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        source = .components(colorSpace, red: red, green: green, blue: blue)
        alpha = opacity
    }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func component(_ offset: Double) -> Double {
            let position = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Returns the color with its opacity multiplied.
    public func opacity(_ opacity: Double) -> Color {
        var copy = self
        copy.alpha *= opacity
        return copy
    }

    /// The color as a gradient.
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }

    public var description: String {
        switch source {
        case .named(let name): name
        case .asset(let asset): asset.name
        case .components(_, let red, let green, let blue): "rgb(\(red), \(green), \(blue))"
        case .dynamic(let light, let dark): "\(light) or \(dark)"
        }
    }

    public static let primary = Color(named: "primary")
    public static let secondary = Color(named: "secondary")
    public static let accentColor = Color(named: "accentColor")
}

// The names are those of styles, and through them those of colors.
nonisolated extension ShapeStyle where Self == Color {
    public static var red: Color { Color(named: "red") }
    public static var orange: Color { Color(named: "orange") }
    public static var yellow: Color { Color(named: "yellow") }
    public static var green: Color { Color(named: "green") }
    public static var mint: Color { Color(named: "mint") }
    public static var teal: Color { Color(named: "teal") }
    public static var cyan: Color { Color(named: "cyan") }
    public static var blue: Color { Color(named: "blue") }
    public static var indigo: Color { Color(named: "indigo") }
    public static var purple: Color { Color(named: "purple") }
    public static var pink: Color { Color(named: "pink") }
    public static var brown: Color { Color(named: "brown") }
    public static var white: Color { Color(named: "white") }
    public static var gray: Color { Color(named: "gray") }
    public static var black: Color { Color(named: "black") }
    public static var clear: Color { Color(named: "clear") }
}
