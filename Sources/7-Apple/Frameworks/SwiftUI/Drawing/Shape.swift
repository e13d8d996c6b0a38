import WidgetDrawing

/// Data that can be animated. Nothing is animated here.
public protocol Animatable {
    associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
    var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// Data that can be interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
    mutating func scale(by factor: Double)
    var magnitudeSquared: Double { get }
}

/// No data.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    public static let zero = EmptyAnimatableData()
    public var magnitudeSquared: Double { 0 }

    public init() {}

    public mutating func scale(by factor: Double) {}
    public static func + (first: Self, second: Self) -> Self { first }
    public static func - (first: Self, second: Self) -> Self { first }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    public static var zero: Self { Self(.zero, .zero) }
    public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

    public mutating func scale(by factor: Double) {
        first.scale(by: factor)
        second.scale(by: factor)
    }

    public static func + (one: Self, other: Self) -> Self { Self(one.first + other.first, one.second + other.second) }
    public static func - (one: Self, other: Self) -> Self { Self(one.first - other.first, one.second - other.second) }
}

extension VectorArithmetic where Self: BinaryFloatingPoint {
    public mutating func scale(by factor: Double) { self *= Self(factor) }
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {}
extension Float: VectorArithmetic {}
extension CGFloat: VectorArithmetic {}

/// An outline that fits a rectangle.
public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    public nonisolated var body: ShapeView<Self> { ShapeView(shape: self) }

    // Returning a shape again keeps implicit members such as `.fill` and `.trim` chainable.
    public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        ModifiedShape(base: self, change: .trim(start, end))
    }

    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        ModifiedShape(base: self, change: .mapping(CGAffineTransform(rotationAngle: angle.radians), around: anchor))
    }

    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        ModifiedShape(base: self, change: .mapping(CGAffineTransform(scaleX: x, y: y), around: anchor))
    }

    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        ModifiedShape(base: self, change: .mapping(transform))
    }

    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        ModifiedShape(base: self, change: .size(CGSize(width: width, height: height)))
    }

    public nonisolated func size(_ size: CGSize) -> some Shape { self.size(width: size.width, height: size.height) }

    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        transform(CGAffineTransform(translationX: x, y: y))
    }

    public nonisolated func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
    public nonisolated func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

    public nonisolated func stroke(style: StrokeStyle) -> some Shape {
        ModifiedShape(base: self, change: .stroke(style))
    }

    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }

    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> PaintedShape<Self> { PaintedShape(self).painted(content, style) }

    public nonisolated func fill(style: FillStyle = FillStyle()) -> PaintedShape<Self> {
        PaintedShape(self).painted(style)
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> PaintedShape<Self> {
        PaintedShape(self).painted(content, style)
    }

    public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> PaintedShape<Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape with an area or lines that are drawn, to which more can be added.
public nonisolated struct PaintedShape<Content: Shape>: PrimitiveView {
    package let shape: Content
    /// What is drawn, with its arguments, the first at the back.
    package private(set) var paints: [ViewAttribute] = []

    init(_ shape: Content) { self.shape = shape }

    fileprivate func painted(_ arguments: Any..., name: String = #function) -> PaintedShape {
        var copy = self
        copy.paints.append(ViewAttribute(name: baseName(of: name), arguments: arguments, effect: .none))
        return copy
    }

    public func fill<S: ShapeStyle>(
        _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
    ) -> PaintedShape { painted(content, style) }

    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> PaintedShape {
        painted(content, style)
    }

    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

nonisolated extension PaintedShape where Content: InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape { painted(content, style) }

    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

/// A view that consists of a shape.
public nonisolated struct ShapeView<Content: Shape>: PrimitiveView {
    package let shape: Content
}

/// A shape with a change.
struct ModifiedShape<Base: Shape>: Shape {
    var base: Base
    let change: ShapeChange

    /// The outline with the change. The area of a line has the whole outline.
    func path(in rect: CGRect) -> Path {
        switch change {
        case .stroke: base.path(in: rect)
        case .trim(let start, let end): base.path(in: rect).trimmed(from: start, to: end)
        case .mapping(let mapping, let anchor?):
            Path(base.path(in: rect).outline.applying(mapping.drawn.around(rect.drawn[anchor.place])))
        case .mapping(let mapping, nil): base.path(in: rect).applying(mapping)
        case .size(let size): base.path(in: CGRect(origin: rect.origin, size: size))
        }
    }
}

/// A change of a shape.
enum ShapeChange: Sendable {
    case trim(CGFloat, CGFloat)
    case stroke(StrokeStyle)
    case size(CGSize)
    /// A mapping around a point of the rectangle; nil for the origin of the coordinates.
    case mapping(CGAffineTransform, around: UnitPoint? = nil)
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a rectangle that is smaller on all sides.
public nonisolated struct InsetOutline<Base: InsettableShape>: InsettableShape {
    let base: Base
    let margin: CGFloat

    public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: margin, dy: margin)) }
}

extension InsettableShape {
    /// Returns the shape in the smaller rectangle.
    public nonisolated func inset(by amount: CGFloat) -> InsetOutline<Self> { InsetOutline(base: self, margin: amount) }

    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> PaintedShape<Self> { PaintedShape(self).painted(content, style) }

    public nonisolated func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> PaintedShape<Self> {
        PaintedShape(self).painted(style)
    }

    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> PaintedShape<Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }

    public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> PaintedShape<Self> {
        strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// A shape of any type.
public nonisolated struct AnyShape: Shape {
    let base: any Shape

    public init<S: Shape>(_ shape: S) { base = shape }

    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
