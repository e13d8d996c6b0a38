/// A form of the marks of points.
public nonisolated protocol ChartSymbolShape: Shape {
    /// The part of the rectangle of a path that is as large as the mark looks, in a rectangle of the size 1 by 1.
    var perceptualUnitRect: CGRect { get }
}

nonisolated extension ChartSymbolShape {
    /// Returns the form around a point, with an area in square points.
    func path(at center: CGPoint, area: CGFloat) -> Path {
        let (side, unit) = (max(area, 0).squareRoot(), perceptualUnitRect)
        guard unit.width > 0, unit.height > 0 else { return Path() }
        let (width, height) = (side / unit.width, side / unit.height)
        return path(
            in: CGRect(
                x: center.x - unit.midX * width, y: center.y - unit.midY * height, width: width, height: height))
    }
}

nonisolated extension CGRect {
    /// The square with the area of the largest circle in a square of the size 1.
    fileprivate static var perceptualCircle: CGRect {
        let side = CGFloat.pi.squareRoot() / 2
        return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
    }
}

nonisolated extension Circle: ChartSymbolShape {
    public var perceptualUnitRect: CGRect { .perceptualCircle }
}

/// A form of the marks of points that has a name.
public nonisolated struct BasicChartSymbolShape: ChartSymbolShape {
    enum Form: Hashable, Sendable, CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }

    let form: Form

    public var perceptualUnitRect: CGRect { .perceptualCircle }

    public func path(in rect: CGRect) -> Path {
        let (center, radius) = (CGPoint(x: rect.midX, y: rect.midY), min(rect.width, rect.height) / 2)
        func polygon(_ corners: Int, turned angle: Double) -> Path {
            Path { path in
                path.addLines(
                    (0..<corners).map { corner in
                        let angle = angle + 2 * .pi * Double(corner) / Double(corners)
                        return CGPoint(
                            x: center.x + 1.2 * radius * CGFloat(cos(angle)),
                            y: center.y + 1.2 * radius * CGFloat(sin(angle)))
                    })
                path.closeSubpath()
            }
        }
        func strokes(_ angles: [Double]) -> Path {
            Path { path in
                for angle in angles {
                    let (dx, dy) = (radius * CGFloat(cos(angle)), radius * CGFloat(sin(angle)))
                    path.move(to: CGPoint(x: center.x - dx, y: center.y - dy))
                    path.addLine(to: CGPoint(x: center.x + dx, y: center.y + dy))
                }
            }
            .strokedPath(StrokeStyle(lineWidth: max(radius / 2.5, 1)))
        }
        return switch form {
        case .circle: Circle().path(in: rect)
        case .square: Path(rect.insetBy(dx: radius * 0.1, dy: radius * 0.1))
        case .triangle: polygon(3, turned: -.pi / 2)
        case .diamond: polygon(4, turned: 0)
        case .pentagon: polygon(5, turned: -.pi / 2)
        case .plus: strokes([0, .pi / 2])
        case .cross: strokes([.pi / 4, -.pi / 4])
        case .asterisk: strokes([0, .pi / 3, -.pi / 3])
        }
    }

    /// Returns the form as a line inside of its outline.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedChartSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}

nonisolated extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: Self { Self(form: .circle) }
    public static var square: Self { Self(form: .square) }
    public static var triangle: Self { Self(form: .triangle) }
    public static var diamond: Self { Self(form: .diamond) }
    public static var pentagon: Self { Self(form: .pentagon) }
    public static var plus: Self { Self(form: .plus) }
    public static var cross: Self { Self(form: .cross) }
    public static var asterisk: Self { Self(form: .asterisk) }
}

nonisolated extension ChartSymbolShape where Self: InsettableShape {
    /// Returns the form as a line inside of its outline.
    public func strokeBorder(lineWidth: CGFloat) -> some ChartSymbolShape {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Returns the form as a line inside of its outline.
    public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
        StrokedChartSymbol(base: self, style: style)
    }
}

/// A form as a line inside of its outline.
private nonisolated struct StrokedChartSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
    let base: Base
    let style: StrokeStyle

    var perceptualUnitRect: CGRect { base.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        base.path(in: rect.insetBy(dx: style.lineWidth / 2, dy: style.lineWidth / 2)).strokedPath(style)
    }
}

/// A form of any type.
public nonisolated struct AnyChartSymbolShape: ChartSymbolShape {
    private let base: any ChartSymbolShape

    public init(_ symbol: any ChartSymbolShape) { base = symbol }

    public var perceptualUnitRect: CGRect { base.perceptualUnitRect }
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
