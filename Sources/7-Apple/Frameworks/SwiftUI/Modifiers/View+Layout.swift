nonisolated extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        attribute("frame", width, height, alignment)
    }

    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        attribute("flexibleFrame", minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment)
    }

    public func padding(_ insets: EdgeInsets) -> some View { attribute("padding", insets) }

    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        attribute("padding", edges, length)
    }

    public func padding(_ length: CGFloat) -> some View { attribute("padding", Edge.Set.all, length) }

    public func scenePadding(_ edges: Edge.Set = .all) -> some View { attribute("scenePadding", edges) }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        attribute("safeAreaPadding", edges, length)
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View { attribute("contentMargins", edges, length) }

    public func offset(_ offset: CGSize) -> some View { attribute("offset", offset) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { attribute("offset", CGSize(width: x, height: y)) }
    public func position(_ position: CGPoint) -> some View { attribute("position", position) }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { attribute("position", CGPoint(x: x, y: y)) }

    public func fixedSize() -> some View { attribute("fixedSize", true, true) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        attribute("fixedSize", horizontal, vertical)
    }
    public func layoutPriority(_ value: Double) -> some View { attribute("layoutPriority", value) }
    public func zIndex(_ value: Double) -> some View { attribute("zIndex", value) }

    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        attribute("aspectRatio", aspectRatio, contentMode)
    }

    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        attribute("aspectRatio", aspectRatio.width / aspectRatio.height, contentMode)
    }

    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        attribute("ignoresSafeArea", regions, edges)
    }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }

    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { attribute("safeAreaInset", edge, effect: .after(content())) }

    public func alignmentGuide(
        _ alignment: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { attribute("alignmentGuide", alignment) }

    public func alignmentGuide(
        _ alignment: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { attribute("alignmentGuide", alignment) }

    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        attribute("gridColumnAlignment", guide)
    }
    public func gridCellColumns(_ count: Int) -> some View { attribute("gridCellColumns", count) }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { attribute("gridCellAnchor", anchor) }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { attribute("gridCellUnsizedAxes", axes) }

    public func coordinateSpace<Name: Hashable>(name: Name) -> some View { attribute("coordinateSpace", name) }

    /// Hides the content: its texts are not shown either.
    public func hidden() -> some View { attribute("hidden", effect: .hidden) }
}

/// The content that margins are for.
public enum ContentMarginPlacement: Hashable, Sendable { case automatic, scrollContent, scrollIndicators }

/// The size of a view and its guides.
public struct ViewDimensions: Hashable, Sendable {
    public let width: CGFloat
    public let height: CGFloat

    public subscript(guide: HorizontalAlignment) -> CGFloat {
        guide == .leading ? 0 : guide == .trailing ? width : width / 2
    }

    public subscript(guide: VerticalAlignment) -> CGFloat {
        guide == .top ? 0 : guide == .center ? height / 2 : height
    }
}
