/// The layout of a tree: what each node answers to each proposal, computed once.
package final class Layout {
    let measuring: any TextMeasuring
    /// The length of a pixel in points.
    let pixel: Double
    /// What made the layout impossible.
    private(set) var failure: DrawingError?
    package private(set) var measurements = 0
    private var depth = 0

    /// Creates a layout.
    /// - Parameter scale: The number of pixels in a point.
    package init(measuring: any TextMeasuring = AdvanceWidths(), scale: Double = 3) {
        self.measuring = measuring
        pixel = 1 / scale
    }

    func fail(_ error: DrawingError) { failure = failure ?? error }

    /// Returns the size of a tree for a proposal.
    package func size(of node: Node, in proposal: Proposal) -> Size { size(of: LayoutElement(node), in: proposal) }

    /// Returns the size of an element for a proposal.
    func size(of element: LayoutElement, in proposal: Proposal) -> Size {
        if let known = element.size(in: proposal) { return known }
        guard begin() else { return .zero }
        defer { end() }
        var size = newSize(of: element, in: proposal)
        if size.width.isNaN || size.height.isNaN {
            fail(.notFinite)
            size = .zero
        }
        element.sizes.append((proposal, size))
        return size
    }

    private func newSize(of element: LayoutElement, in proposal: Proposal) -> Size {
        switch element.node.content {
        case .shape(let shape, _): return shape.size(in: proposal)
        case .text: return text(of: element)?.lines(in: proposal).size ?? .zero
        case .image(let image):
            return image.isResizable ? proposal.replacingUnspecified(by: image.size) : image.size
        case .spacer(let axis, let minLength):
            let minimum = minLength ?? Spacing.standardDistance
            var size = Size.zero
            for each in Axis.allCases where axis == nil || each == axis {
                size[each] = max(proposal[each] ?? 0, minimum)
            }
            return size
        case .divider(let axis, _): return Size(along: axis, pixel, across: proposal[axis.other] ?? 10)
        case .layout(let layout): return layout.size(in: proposal, of: subviews(of: element))
        case .reader, .canvas: return proposal.replacingUnspecified()
        case .effect, .trait, .region, .description, .containerBackground:
            return element.children.first.map { size(of: $0, in: proposal) } ?? .zero
        }
    }

    /// Returns where the children of an element are when it has the size for a proposal.
    func places(of element: LayoutElement, in proposal: Proposal) -> [Place] {
        if let known = element.places.first(where: { $0.proposal == proposal }) { return known.places }
        let size = size(of: element, in: proposal)
        guard begin() else { return [] }
        defer { end() }
        let places =
            switch element.node.content {
            case .layout(let layout): layout.places(of: subviews(of: element), in: size, for: proposal)
            default: element.children.isEmpty ? [] : [Place(index: 0, origin: .zero, proposal: proposal)]
            }
        element.places.append((proposal, places))
        return places
    }

    /// Returns the size of a tree for a proposal, and its guides.
    package func dimensions(of node: Node, in proposal: Proposal) -> ViewDimensions {
        dimensions(of: LayoutElement(node), in: proposal)
    }

    func dimensions(of element: LayoutElement, in proposal: Proposal) -> ViewDimensions {
        ViewDimensions(size: size(of: element, in: proposal)) { guide in
            self.explicitValue(of: guide, in: element, for: proposal)
        }
    }

    /// Returns the position of a guide that the element, or what it contains, sets.
    private func explicitValue(
        of guide: AlignmentGuide, in element: LayoutElement, for proposal: Proposal
    ) -> Double? {
        guard element.canSetAnyGuide || element.guides.contains(guide) else { return nil }
        switch element.node.content {
        case .text: return text(of: element)?.lines(in: proposal).baseline(guide)
        case .trait(.guide(guide, let value)):
            return element.children.first.map { value(dimensions(of: $0, in: proposal)) }
        case .layout(let layout):
            let own =
                !layout.canSetGuides
                ? nil
                : layout.explicitValue(
                    of: guide, of: subviews(of: element), in: size(of: element, in: proposal), for: proposal)
            if let own, own.isFinite { return own }
            let values = places(of: element, in: proposal)
                .filter { !layout.isModifier || $0.index == 0 }
                .compactMap { place -> Double? in
                    let origin = guide.axis == .horizontal ? place.origin.x : place.origin.y
                    return explicitValue(of: guide, in: element.children[place.index], for: place.proposal)
                        .map { $0 + origin }
                }
                // Where nothing limits a view, its places are no numbers.
                .filter(\.isFinite)
            return guide.combined(values)
        default: return element.children.first.flatMap { explicitValue(of: guide, in: $0, for: proposal) }
        }
    }

    /// Returns the distances that an element prefers.
    func spacing(of element: LayoutElement) -> Spacing {
        if let spacing = element.spacing { return spacing }
        let spacing =
            switch element.node.content {
            case .text(let text): Spacing(text: text.metrics)
            case .spacer(let axis, _): Spacing(none: axis.map { [$0] } ?? Axis.allCases)
            case .layout(let layout): layout.spacing(of: subviews(of: element))
            default: element.children.first.map { self.spacing(of: $0) } ?? Spacing()
            }
        element.spacing = spacing
        return spacing
    }

    /// Returns the content of a reader for a place.
    func content(of element: LayoutElement, in frame: Rect) -> LayoutElement? {
        if let known = element.contents.first(where: { $0.frame == frame }) { return known.element }
        guard failure == nil, case .reader(let content) = element.node.content else { return nil }
        do throws(DrawingError) {
            let content = LayoutElement(try content(frame))
            element.contents.append((frame, content))
            return content
        } catch {
            fail(error)
            return nil
        }
    }

    /// Returns the characters of a text with their widths.
    func text(of element: LayoutElement) -> TextLayout? {
        if let text = element.text { return text }
        guard case .text(let content) = element.node.content else { return nil }
        let length = content.runs.reduce(0) { $0 + $1.text.utf8.count }
        guard length <= DrawingLimits.textBytes else {
            fail(.textTooLong(length))
            return nil
        }
        let text = TextLayout(content, measuring: measuring, pixel: pixel)
        element.text = text
        return text
    }

    private func subviews(of element: LayoutElement) -> Subviews {
        Subviews(layout: self, elements: element.children)
    }

    /// Begins a step, unless the layout has failed, or fails now because it is too deep or takes too long.
    func begin() -> Bool {
        measurements += 1
        if depth >= DrawingLimits.depth { fail(.tooDeep) }
        if measurements > DrawingLimits.measurements { fail(.tooMuchLayout) }
        guard failure == nil else { return false }
        depth += 1
        return true
    }

    func end() { depth -= 1 }
}
