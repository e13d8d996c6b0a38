/// A rule that sizes and places children.
package protocol NodeLayout {
    /// Returns the size for a proposal.
    func size(in proposal: Proposal, of children: Subviews) -> Size
    /// Returns where children are shown. Those that are left out are not shown.
    /// - Parameter size: The size that was returned for the proposal.
    func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place]
    /// Returns the preferred distances to other views.
    func spacing(of children: Subviews) -> Spacing
    /// Whether the container takes the place of its first child, with its priority and its guides.
    var isModifier: Bool { get }
    /// Whether the size is the same for every proposal and for all children.
    var isSizeFixed: Bool { get }
    /// Whether the layout sets guides of its own.
    var canSetGuides: Bool { get }
    /// Returns the position of a guide that the layout sets; nil for that of its children.
    /// - Parameter size: The size that was returned for the proposal.
    func explicitValue(
        of guide: AlignmentGuide, of children: Subviews, in size: Size, for proposal: Proposal
    ) -> Double?
}

/// A rule whose size grows with the proposal if the sizes of its children do.
protocol MonotoneLayout: NodeLayout {}

extension NodeLayout {
    package func spacing(of children: Subviews) -> Spacing { children.first?.spacing ?? Spacing() }
    package var isModifier: Bool { true }
    package var isSizeFixed: Bool { false }
    package var canSetGuides: Bool { false }
    package func explicitValue(
        of guide: AlignmentGuide, of children: Subviews, in size: Size, for proposal: Proposal
    ) -> Double? { nil }
}

/// Where a child is, and what was proposed to it.
package struct Place {
    package let index: Int
    /// The top left corner in the container.
    package var origin: Point
    package let proposal: Proposal

    package init(index: Int, origin: Point, proposal: Proposal) {
        self.index = index
        self.origin = origin
        self.proposal = proposal
    }
}

/// The children of a container.
package struct Subviews: RandomAccessCollection {
    let layout: Layout
    let elements: [LayoutElement]

    init(layout: Layout, elements: [LayoutElement]) {
        self.layout = layout
        self.elements = elements
    }

    /// The views of a collection that a layout has chosen; nil for none.
    package init?(_ views: [Subview]) {
        guard let layout = views.first?.layout else { return nil }
        self.init(layout: layout, elements: views.map(\.element))
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { elements.count }
    package subscript(index: Int) -> Subview { Subview(layout: layout, element: elements[index]) }
}

/// A child of a container.
package struct Subview {
    let layout: Layout
    let element: LayoutElement

    /// The layout priority: negative infinity for a spacer.
    package var priority: Double { element.traits.priority }
    /// The values that the view has for layouts, by their keys.
    package var values: [ObjectIdentifier: Any] { element.traits.values }
    package var spacing: Spacing { layout.spacing(of: element) }
    /// The length of a pixel in points.
    package var pixel: Double { layout.pixel }

    package func size(in proposal: Proposal) -> Size { layout.size(of: element, in: proposal) }

    package func dimensions(in proposal: Proposal) -> ViewDimensions {
        layout.dimensions(of: element, in: proposal)
    }

    /// The length along an axis for a proposal along it.
    func length(along axis: Axis, in proposal: Double?, across: Double?) -> Double {
        size(in: Proposal(along: axis, proposal, across: across))[axis]
    }
}
