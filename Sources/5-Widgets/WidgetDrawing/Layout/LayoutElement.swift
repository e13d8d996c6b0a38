/// A node in a layout, with what the layout has computed for it.
final class LayoutElement {
    let node: Node
    let children: [LayoutElement]
    /// The guides that the node or a node in it sets.
    let guides: Set<AlignmentGuide>
    /// Whether a layout of a program, which can set any guide, does so for the node or for one in it.
    let canSetAnyGuide: Bool
    /// What a container reads; modifiers have that of their content.
    let traits: Traits
    /// Whether the size grows with the proposal.
    let isMonotone: Bool

    var sizes: [(proposal: Proposal, size: Size)] = []
    var places: [(proposal: Proposal, places: [Place])] = []
    var spacing: Spacing?
    /// The contents of a reader, for each place.
    var contents: [(frame: Rect, element: LayoutElement)] = []
    var text: TextLayout?

    init(_ node: Node) {
        self.node = node
        children = node.children.map(LayoutElement.init)
        let content = children.first
        var (guides, traits) = (content?.guides ?? [], content?.traits ?? Traits())
        switch node.content {
        case .text: guides = [.firstTextBaseline, .lastTextBaseline]
        case .spacer: traits.priority = -.infinity
        case .layout(let layout) where !layout.isModifier:
            (guides, traits) = (Set(children.flatMap(\.guides)), Traits())
        case .layout(is FlexibleFrameLayout): traits.takePart()
        case .trait(.guide(let guide, _)): guides.insert(guide)
        case .trait(let trait): traits.set(trait)
        default: break
        }
        (self.guides, self.traits) = (guides, traits)
        canSetAnyGuide =
            if case .layout(let layout) = node.content, !layout.isModifier {
                layout.canSetGuides || children.contains(where: \.canSetAnyGuide)
            } else {
                content?.canSetAnyGuide ?? false
            }
        isMonotone =
            if case .layout(let layout) = node.content {
                layout.isSizeFixed || layout is any MonotoneLayout && children.allSatisfy(\.isMonotone)
            } else {
                children.allSatisfy(\.isMonotone)
            }
    }

    /// Returns the size for a proposal if it is known: because it was computed, or because the size for the least and for the
    /// largest proposal along an axis is the same. Without this, the work doubles with each level of nested stacks.
    func size(in proposal: Proposal) -> Size? {
        if let known = sizes.first(where: { $0.proposal == proposal }) { return known.size }
        guard isMonotone else { return nil }
        for axis in Axis.allCases {
            guard let length = proposal[axis], length > 0, length < .infinity else { continue }
            var (least, largest) = (proposal, proposal)
            (least[axis], largest[axis]) = (0, .infinity)
            if let first = sizes.first(where: { $0.proposal == least })?.size,
                first == sizes.first(where: { $0.proposal == largest })?.size
            {
                return first
            }
        }
        return nil
    }

    /// The alignment and the cells of a row of a grid.
    var gridRow: (alignment: AlignmentGuide?, cells: [LayoutElement])? {
        guard case .layout(let layout) = node.content, let row = layout as? GridRowLayout else { return nil }
        return (row.alignment, children)
    }
}

/// The properties of a view that its container reads.
struct Traits {
    private(set) var zIndex = 0.0
    fileprivate(set) var priority = 0.0
    /// The number of columns of a grid that the view extends over.
    private(set) var gridColumns = 1
    private(set) var columnAlignment: AlignmentGuide?
    private(set) var gridAnchor: UnitPoint?
    private(set) var unsizedAxes: Set<Axis> = []
    /// The values for layouts by their keys.
    private(set) var values: [ObjectIdentifier: Any] = [:]

    /// Gives up the priority of a spacer: a frame with limits gets its share like every view, as in Apple's pictures, and the
    /// spacer in it gets what the frame has.
    fileprivate mutating func takePart() {
        if priority == -.infinity { priority = 0 }
    }

    fileprivate mutating func set(_ trait: Trait) {
        switch trait {
        case .layoutPriority(let value): priority = value.isNaN ? 0 : value
        case .zIndex(let value): zIndex = value.isNaN ? 0 : value
        case .guide: break
        case .gridColumns(let count): gridColumns = min(max(count, 1), 1_000)
        case .gridColumnAlignment(let guide): columnAlignment = guide
        case .gridAnchor(let anchor): gridAnchor = anchor
        case .gridUnsized(let axes): unsizedAxes = axes
        case .value(let key, let value): values[key] = value
        }
    }
}
