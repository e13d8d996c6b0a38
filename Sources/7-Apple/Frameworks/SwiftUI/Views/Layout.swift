import WidgetDrawing

/// A container that places its views itself.
public protocol Layout: Animatable {
    /// What is kept between calls.
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews

    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public nonisolated func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
}

/// The views of a layout.
package nonisolated struct LayoutContainer<L: Layout, Content: View>: PrimitiveView, DrawnView {
    package let layout: L
    package let content: Content
}

/// What a layout is.
public struct LayoutProperties: Sendable {
    /// The axis of a stack.
    public var stackOrientation: Axis?

    public init() {}
}

/// The size that a container offers.
public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

/// The distances that a view prefers.
public struct ViewSpacing: Sendable {
    var drawn = Spacing()

    public static let zero = ViewSpacing(Spacing(none: WidgetDrawing.Axis.allCases))

    public init() {}
    init(_ drawn: Spacing) { self.drawn = drawn }

    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        CGFloat(drawn.distance(to: next.drawn, along: axis == .horizontal ? .horizontal : .vertical))
    }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { drawn.top = drawn.top.union(other.drawn.top) }
        if edges.contains(.leading) { drawn.leading = drawn.leading.union(other.drawn.leading) }
        if edges.contains(.bottom) { drawn.bottom = drawn.bottom.union(other.drawn.bottom) }
        if edges.contains(.trailing) { drawn.trailing = drawn.trailing.union(other.drawn.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var copy = self
        copy.formUnion(other, edges: edges)
        return copy
    }
}

/// A key for a value that a view gives to its layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A view that a layout measures and places.
public struct LayoutSubview {
    let drawn: Subview
    /// Receives the place that the layout chooses.
    let placing: (CGPoint, ProposedViewSize) -> Void

    public var priority: Double { drawn.priority }
    public var spacing: ViewSpacing { ViewSpacing(drawn.spacing) }

    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
        drawn.values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue
    }

    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(drawn.dimensions(in: proposal.drawn))
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = drawn.size(in: proposal.drawn)
        return CGSize(width: size.width, height: size.height)
    }

    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal)
        placing(CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), proposal)
    }
}

/// The views that a layout measures and places.
public struct LayoutSubviews: RandomAccessCollection {
    public typealias Element = LayoutSubview

    private let views: [LayoutSubview]
    public let layoutDirection: LayoutDirection

    init(_ views: [LayoutSubview], layoutDirection: LayoutDirection = .leftToRight) {
        self.views = views
        self.layoutDirection = layoutDirection
    }

    public var startIndex: Int { views.startIndex }
    public var endIndex: Int { views.endIndex }
    public subscript(index: Int) -> LayoutSubview { views[index] }

    /// The same views for the drawing.
    var drawn: Subviews? { Subviews(views.map(\.drawn)) }
}

nonisolated extension View {
    public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        attribute(ObjectIdentifier(key), value)
    }
}

// MARK: Layouts of stacks

/// A layout of this module.
public protocol StackLayout: Layout, Sendable where Cache == Void {}

/// The layout of an ``HStack``.
public struct HStackLayout: StackLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The layout of a ``VStack``.
public struct VStackLayout: StackLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// The layout of a ``ZStack``.
public struct ZStackLayout: StackLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// The layout of a ``Grid``.
public struct GridLayout: StackLayout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

/// A layout of any type.
public struct AnyLayout: Layout {
    /// What a layout of any type keeps between calls.
    public struct Cache {}

    package let base: any Layout

    public init<L: Layout>(_ layout: L) { base = layout }

    public func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }
    public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) {}

    public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
        base.size(proposal, subviews)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
    ) {
        base.place(in: bounds, proposal, subviews)
    }
}

extension Layout {
    fileprivate func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        var cache = makeCache(subviews: subviews)
        return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    fileprivate func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        var cache = makeCache(subviews: subviews)
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
