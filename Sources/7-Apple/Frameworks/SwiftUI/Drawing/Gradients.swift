import AppIntents

/// Colors and where they are.
public struct Gradient: ShapeStyle, Hashable {
    /// A color and its place from 0 to 1.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    public var stops: [Stop]

    public init(stops: [Stop]) { self.stops = stops }

    public init(colors: [Color]) {
        stops = colors.enumerated().map { index, color in
            Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
        }
    }
}

nonisolated extension Gradient {
    fileprivate init(_ gradient: Gradient) { self = gradient }
    fileprivate init(_ colors: [Color]) { self.init(colors: colors) }
    fileprivate init(_ stops: [Stop]) { self.init(stops: stops) }
}

/// A gradient of a color.
public struct AnyGradient: ShapeStyle, Hashable {
    let gradient: Gradient

    public init(_ gradient: Gradient) { self.gradient = gradient }
}

/// A gradient along a line.
public nonisolated struct LinearGradient: PrimitiveView, ShapeStyle {
    package let gradient: Gradient
    package let startPoint: UnitPoint
    package let endPoint: UnitPoint

    @Overloaded("gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = .init(gradient)
        self.startPoint = startPoint
        self.endPoint = endPoint
    }
}

/// A gradient from a point outward.
public nonisolated struct RadialGradient: PrimitiveView, ShapeStyle {
    package let gradient: Gradient
    package let center: UnitPoint
    package let startRadius: CGFloat
    package let endRadius: CGFloat

    @Overloaded("gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = .init(gradient)
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }
}

/// A gradient around a point.
public nonisolated struct AngularGradient: PrimitiveView, ShapeStyle {
    package let gradient: Gradient
    package let center: UnitPoint
    package let startAngle: Angle
    package let endAngle: Angle

    @Overloaded("gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.gradient = .init(gradient)
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    @Overloaded("gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: .init(gradient), center: center, startAngle: angle, endAngle: angle + .degrees(360))
    }
}

/// A gradient from the center of an ellipse outward.
public nonisolated struct EllipticalGradient: PrimitiveView, ShapeStyle {
    package let gradient: Gradient
    package let center: UnitPoint
    /// Shares of the width and of the height.
    package let startRadiusFraction: CGFloat
    package let endRadiusFraction: CGFloat

    @Overloaded("gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = .init(gradient)
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    @Overloaded("_ gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient { LinearGradient(gradient: .init(gradient), startPoint: startPoint, endPoint: endPoint) }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    @Overloaded("_ gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(gradient: .init(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    @Overloaded("_ gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(gradient: .init(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
    }
}

nonisolated extension ShapeStyle where Self == EllipticalGradient {
    @Overloaded("_ gradient: Gradient", as: "colors gradient: [Color]", "stops gradient: [Gradient.Stop]")
    public static func ellipticalGradient(
        _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> EllipticalGradient {
        EllipticalGradient(
            gradient: .init(gradient), center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}
