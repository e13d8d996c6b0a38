import WidgetDrawing

/// Lets the drawing place views as a layout of the program does.
struct LayoutAdapter<L: Layout>: NodeLayout {
    private let layout: L
    private let memory = Memory()

    /// What the layout keeps between calls.
    private final class Memory {
        var cache: L.Cache?
    }

    init(_ layout: L) { self.layout = layout }

    var isModifier: Bool { false }
    var canSetGuides: Bool { true }

    func size(in proposal: Proposal, of children: Subviews) -> Size {
        let size = withCache(LayoutSubviews(children)) { subviews, cache in
            layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
        return Size(width: Double(size.width), height: Double(size.height))
    }

    func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        var places: [Int: Place] = [:]
        let subviews = LayoutSubviews(children) { index, position, proposal in
            let origin = Point(x: Double(position.x), y: Double(position.y))
            places[index] = Place(index: index, origin: origin, proposal: proposal.drawn)
        }
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        withCache(subviews) { subviews, cache in
            layout.placeSubviews(
                in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
        return children.indices.map { index in
            if let place = places[index] { return place }
            // A view that the layout does not place is in the center.
            let child = children[index].size(in: proposal)
            let origin = Point(x: (size.width - child.width) / 2, y: (size.height - child.height) / 2)
            return Place(index: index, origin: origin, proposal: proposal)
        }
    }

    func spacing(of children: Subviews) -> Spacing {
        withCache(LayoutSubviews(children)) { layout.spacing(subviews: $0, cache: &$1) }.drawn
    }

    func explicitValue(
        of guide: AlignmentGuide, of children: Subviews, in size: Size, for proposal: Proposal
    ) -> Double? {
        let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let proposal = ProposedViewSize(proposal)
        let value = withCache(LayoutSubviews(children)) { subviews, cache in
            guide.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        return value.map { Double($0) }
    }

    private func withCache<Result>(
        _ subviews: LayoutSubviews, _ call: (LayoutSubviews, inout L.Cache) -> Result
    ) -> Result {
        var cache = memory.cache ?? layout.makeCache(subviews: subviews)
        defer { memory.cache = cache }
        return call(subviews, &cache)
    }
}

extension LayoutSubviews {
    fileprivate init(_ children: Subviews, placing: @escaping (Int, CGPoint, ProposedViewSize) -> Void = { _, _, _ in })
    {
        self.init(
            children.indices.map { index in
                LayoutSubview(drawn: children[index]) { placing(index, $0, $1) }
            })
    }
}

extension Layout {
    /// The layout for the drawing.
    var adapted: any NodeLayout { LayoutAdapter(self) }
}

extension ProposedViewSize {
    fileprivate init(_ drawn: Proposal) {
        self.init(width: drawn.width.map { CGFloat($0) }, height: drawn.height.map { CGFloat($0) })
    }

    var drawn: Proposal { Proposal(width: width.map { Double($0) }, height: height.map { Double($0) }) }
}

// MARK: - The layouts of this module

extension StackLayout {
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        guard let drawn = (self as? any DrawnLayout)?.drawn, let views = subviews.drawn else { return .zero }
        let size = drawn.size(in: proposal.drawn, of: views)
        return CGSize(width: size.width, height: size.height)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard let drawn = (self as? any DrawnLayout)?.drawn, let views = subviews.drawn else { return }
        let size = Size(width: Double(bounds.width), height: Double(bounds.height))
        for place in drawn.places(of: views, in: size, for: proposal.drawn) {
            let origin = CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y)
            subviews[place.index].place(at: origin, proposal: ProposedViewSize(place.proposal))
        }
    }
}

/// A layout that the drawing has.
protocol DrawnLayout {
    var drawn: any NodeLayout { get }
}

extension HStackLayout: DrawnLayout {
    var drawn: any NodeLayout {
        WidgetDrawing.StackLayout(.horizontal, alignment: alignment.guide, spacing: spacing.map { Double($0) })
    }
}

extension VStackLayout: DrawnLayout {
    var drawn: any NodeLayout {
        WidgetDrawing.StackLayout(.vertical, alignment: alignment.guide, spacing: spacing.map { Double($0) })
    }
}

extension ZStackLayout: DrawnLayout {
    var drawn: any NodeLayout { WidgetDrawing.ZStackLayout(alignment: alignment.place) }
}

extension GridLayout: DrawnLayout {
    var drawn: any NodeLayout {
        WidgetDrawing.GridLayout(
            alignment: alignment.place, horizontalSpacing: horizontalSpacing.map { Double($0) },
            verticalSpacing: verticalSpacing.map { Double($0) })
    }
}
