import AppIntents
import WidgetDrawing

nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        attribute(width, height, alignment)
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        attribute(minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment, name: "flexibleFrame")
    }

    public func padding(_ insets: EdgeInsets) -> some View { attribute(insets) }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { attribute(edges, length) }
    public func padding(_ length: CGFloat) -> some View { attribute(Edge.Set.all, length) }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { attribute(edges) }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        attribute(edges, length)
    }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { attribute(insets) }
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        func inset(_ edge: Edge.Set, _ length: CGFloat) -> CGFloat { edges.contains(edge) ? length : 0 }
        let chosen = EdgeInsets(
            top: inset(.top, insets.top), leading: inset(.leading, insets.leading),
            bottom: inset(.bottom, insets.bottom), trailing: inset(.trailing, insets.trailing))
        return attribute(chosen, CGFloat?.none, placement)
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { attribute(edges, length, placement) }

    /// Sets the margins of scroll views.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }

    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(count, 1))
            return part * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }

    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { attribute(axes, alignment, length) }

    public func offset(_ offset: CGSize) -> some View { attribute(offset) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { attribute(CGSize(width: x, height: y)) }
    public func position(_ position: CGPoint) -> some View { attribute(position) }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { attribute(CGPoint(x: x, y: y)) }
    public func fixedSize() -> some View { attribute(true, true) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { attribute(horizontal, vertical) }
    public func layoutPriority(_ value: Double) -> some View { attribute(value) }
    public func zIndex(_ value: Double) -> some View { attribute(value) }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        attribute(aspectRatio, contentMode)
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        attribute(aspectRatio.width / aspectRatio.height, contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        attribute(regions, edges)
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    @Overloaded(
        "edge: VerticalEdge, alignment: HorizontalAlignment", as: "edge: HorizontalEdge, alignment: VerticalAlignment")
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { attribute(edge, effect: .after(content())) }

    public func alignmentGuide(
        _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { attribute(alignment, computeValue) }

    public func alignmentGuide(
        _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { attribute(alignment, computeValue) }

    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { attribute(guide) }
    public func gridCellColumns(_ count: Int) -> some View { attribute(count) }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { attribute(anchor) }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { attribute(axes) }
    public func coordinateSpace<Name: Hashable>(name: Name) -> some View { attribute(name) }
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { attribute(name.name) }
    public func geometryGroup() -> some View { attribute() }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { attribute(enabled) }

    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { attribute() }

    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { attribute(id, namespace, anchor, isSource) }

    /// Hides the content: its texts are not shown either.
    public func hidden() -> some View { attribute(effect: .hidden) }
}

/// What views with the same identifier share while one takes the place of another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The content that margins are for.
public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

/// The size of a view and its guides.
public struct ViewDimensions: Equatable {
    private let drawn: WidgetDrawing.ViewDimensions

    init(_ drawn: WidgetDrawing.ViewDimensions) { self.drawn = drawn }
    init(size: WidgetDrawing.Size) { drawn = WidgetDrawing.ViewDimensions(size: size) }

    public var width: CGFloat { CGFloat(drawn.size.width) }
    public var height: CGFloat { CGFloat(drawn.size.height) }

    public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(drawn[guide.guide]) }
    public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(drawn[guide.guide]) }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        drawn[explicit: guide.guide].map { CGFloat($0) }
    }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { drawn[explicit: guide.guide].map { CGFloat($0) } }

    public static func == (first: Self, second: Self) -> Bool { first.drawn.size == second.drawn.size }
}
