import WidgetDrawing

/// An outline, as the steps that draw it.
public struct Path: Equatable, Sendable {
    /// A step of an outline.
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The outline for the drawing.
    private(set) var outline = Outline()

    public init() {}

    /// Creates the outline that the drawing has computed.
    nonisolated init(_ outline: Outline) { self.outline = outline }

    public init(_ build: (inout Path) -> Void) { build(&self) }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public var isEmpty: Bool { outline.elements.isEmpty }

    /// The point at which the next step begins.
    public var currentPoint: CGPoint? { outline.elements.reversed().lazy.compactMap(\.end).first }

    /// The smallest rectangle that contains the points of the outline.
    public var boundingRect: CGRect {
        let points = outline.elements.compactMap(\.end)
        guard let first = points.first else { return .zero }
        let start = CGRect(origin: first, size: .zero)
        return points.reduce(start) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    public func forEach(_ body: (Element) -> Void) {
        for element in outline.elements {
            switch element {
            case .move(let end): body(.move(to: end.cgPoint))
            case .line(let end): body(.line(to: end.cgPoint))
            case .quadCurve(let end, let control): body(.quadCurve(to: end.cgPoint, control: control.cgPoint))
            case .curve(let end, let control1, let control2):
                body(.curve(to: end.cgPoint, control1: control1.cgPoint, control2: control2.cgPoint))
            case .close: body(.closeSubpath)
            }
        }
    }

    public mutating func move(to point: CGPoint) { outline.elements.append(.move(point.drawn)) }
    public mutating func addLine(to point: CGPoint) { outline.elements.append(.line(point.drawn)) }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        outline.elements.append(.quadCurve(point.drawn, control: control.drawn))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        outline.elements.append(.curve(point.drawn, control1: control1.drawn, control2: control2.drawn))
    }

    public mutating func closeSubpath() { outline.elements.append(.close) }

    public mutating func addRect(_ rect: CGRect) {
        addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        closeSubpath()
    }

    public mutating func addEllipse(in rect: CGRect) {
        addArcs(
            center: CGPoint(x: rect.midX, y: rect.midY), width: rect.width / 2, height: rect.height / 2, from: 0,
            sweep: 2 * .pi)
        closeSubpath()
    }

    /// Adds part of a circle. As on a screen, where y grows downward, angles without `clockwise` grow clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: 2 * .pi)
        if clockwise, sweep > 0 { sweep -= 2 * .pi }
        if !clockwise, sweep < 0 { sweep += 2 * .pi }
        if sweep == 0, startAngle != endAngle { sweep = clockwise ? -2 * .pi : 2 * .pi }
        addArcs(center: center, width: radius, height: radius, from: startAngle.radians, sweep: sweep)
    }

    public mutating func addPath(_ path: Path) { outline.elements += path.outline.elements }

    /// Adds an arc as curves of at most a quarter of a turn.
    private mutating func addArcs(center: CGPoint, width: CGFloat, height: CGFloat, from start: Double, sweep: Double) {
        func point(_ angle: Double, _ tangent: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + width * (cos(angle) - tangent * sin(angle)),
                y: center.y + height * (sin(angle) + tangent * cos(angle)))
        }
        // An angle that is no number draws nothing.
        guard start.isFinite, sweep.isFinite else { return }
        if isEmpty { move(to: point(start)) } else { addLine(to: point(start)) }
        let count = max(1, Int(min((abs(sweep) / (.pi / 2)).rounded(.up), 1_000)))
        let step = sweep / Double(count)
        let tangent = 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let angle = start + Double(index) * step
            addCurve(
                to: point(angle + step), control1: point(angle, tangent), control2: point(angle + step, -tangent))
        }
    }
}

nonisolated extension Outline.Element {
    /// The point at which the step ends.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point.cgPoint
        case .close: nil
        }
    }
}

nonisolated extension Point {
    fileprivate var cgPoint: CGPoint { CGPoint(x: x, y: y) }
}

nonisolated extension CGPoint {
    var drawn: Point { Point(x: Double(x), y: Double(y)) }
}

/// The form of rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

/// How an outline is drawn.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// How the inside of an outline is determined.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
