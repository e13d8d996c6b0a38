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

    private var elements: [Element] = []

    public init() {}

    public init(_ build: (inout Path) -> Void) { build(&self) }

    public init(_ rect: CGRect) { addRect(rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public var isEmpty: Bool { elements.isEmpty }

    /// The point at which the next step begins.
    public var currentPoint: CGPoint? { elements.reversed().lazy.compactMap(\.end).first }

    /// The smallest rectangle that contains the points of the outline.
    public var boundingRect: CGRect {
        let points = elements.compactMap(\.end)
        guard let first = points.first else { return .zero }
        let start = CGRect(origin: first, size: .zero)
        return points.reduce(start) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
    public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }

    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        points.dropFirst().forEach { addLine(to: $0) }
    }

    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: point, control: control))
    }

    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: point, control1: control1, control2: control2))
    }

    public mutating func closeSubpath() { elements.append(.closeSubpath) }

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

    public mutating func addPath(_ path: Path) { elements += path.elements }

    /// Returns the outline with its points mapped.
    func applying(_ mapping: PointMapping) -> Path {
        var copy = self
        copy.elements = elements.map { element in
            switch element {
            case .move(let end): .move(to: mapping(end))
            case .line(let end): .line(to: mapping(end))
            case .quadCurve(let end, let control): .quadCurve(to: mapping(end), control: mapping(control))
            case .curve(let end, let control1, let control2):
                .curve(to: mapping(end), control1: mapping(control1), control2: mapping(control2))
            case .closeSubpath: .closeSubpath
            }
        }
        return copy
    }

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

extension Path.Element {
    /// The point at which the step ends.
    fileprivate var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }
}

/// A mapping of points that keeps one point.
struct PointMapping {
    private let center: CGPoint
    private let x: (x: CGFloat, y: CGFloat)
    private let y: (x: CGFloat, y: CGFloat)

    static func rotation(_ angle: Angle, around center: CGPoint) -> PointMapping {
        let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
        return PointMapping(center: center, x: (cosine, -sine), y: (sine, cosine))
    }

    static func scale(_ x: CGFloat, _ y: CGFloat, around center: CGPoint) -> PointMapping {
        PointMapping(center: center, x: (x, 0), y: (0, y))
    }

    func callAsFunction(_ point: CGPoint) -> CGPoint {
        let (dx, dy) = (point.x - center.x, point.y - center.y)
        return CGPoint(x: center.x + x.x * dx + x.y * dy, y: center.y + y.x * dx + y.y * dy)
    }
}

extension CGRect {
    func point(at place: UnitPoint) -> CGPoint { CGPoint(x: minX + place.x * width, y: minY + place.y * height) }
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
