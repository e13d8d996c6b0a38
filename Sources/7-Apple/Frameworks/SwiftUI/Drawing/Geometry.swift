import WidgetDrawing

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
    public var radians: Double
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    public init() { radians = 0 }
    public init(radians: Double) { self.radians = radians }
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    public static let zero = Angle()
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
    public static func + (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians + second.radians) }
    public static func - (first: Angle, second: Angle) -> Angle { Angle(radians: first.radians - second.radians) }
    public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
    public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
    public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
}

/// A point relative to a rectangle of width and height 1.
public struct UnitPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init() { self.init(x: 0, y: 0) }

    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    public static let zero = UnitPoint(x: 0, y: 0)
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// A horizontal or vertical direction.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal, vertical

    /// Several axes.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(rawValue: 1)
        public static let vertical = Set(rawValue: 2)
    }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// Several sides.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// A left or right side.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable { case leading, trailing }

/// An upper or lower side.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable { case top, bottom }

/// The distances from the sides of a rectangle.
public struct EdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

/// A place in a view.
public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// Identifies an alignment of the program, with the position in views that set none.
public protocol AlignmentID: SendableMetatype {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A horizontal place in a view.
public struct HorizontalAlignment: Hashable, Sendable {
    /// The line by which the drawing aligns views.
    let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    /// Creates an alignment that a type of the program defines.
    public init(_ id: any AlignmentID.Type) {
        guide = .custom(
            CustomGuide(id: id, axis: .horizontal) { Double(id.defaultValue(in: ViewDimensions(size: $0))) })
    }

    public static let leading = HorizontalAlignment(.leading)
    public static let center = HorizontalAlignment(.horizontalCenter)
    public static let trailing = HorizontalAlignment(.trailing)
    public static let listRowSeparatorLeading = HorizontalAlignment(.leading)
    public static let listRowSeparatorTrailing = HorizontalAlignment(.trailing)
}

/// A vertical place in a view.
public struct VerticalAlignment: Hashable, Sendable {
    /// The line by which the drawing aligns views.
    let guide: AlignmentGuide

    init(_ guide: AlignmentGuide) { self.guide = guide }

    /// Creates an alignment that a type of the program defines.
    public init(_ id: any AlignmentID.Type) {
        guide = .custom(CustomGuide(id: id, axis: .vertical) { Double(id.defaultValue(in: ViewDimensions(size: $0))) })
    }

    public static let top = VerticalAlignment(.top)
    public static let center = VerticalAlignment(.verticalCenter)
    public static let bottom = VerticalAlignment(.bottom)
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
}

/// The alignment of lines of text.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// How content fills a space of another shape.
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

/// The values of geometry that `safeAreaInset` and `ignoresSafeArea` refer to.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// A space of coordinates.
public enum CoordinateSpace: Hashable {
    case global, local
    case named(AnyHashable)
}

/// A space of coordinates with a name.
public struct NamedCoordinateSpace: Equatable {
    let name: AnyHashable

    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}
