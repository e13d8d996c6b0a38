/// A width and a height for one child.
package struct FrameLayout: MonotoneLayout {
    private let width: Double?
    private let height: Double?
    private let alignment: Alignment

    package init(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) {
        // A length that is negative, infinite or no number is ignored.
        self.width = width.flatMap(\.finiteLength)
        self.height = height.flatMap(\.finiteLength)
        self.alignment = alignment
    }

    package var isSizeFixed: Bool { width != nil && height != nil }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        if let width, let height { return Size(width: width, height: height) }
        let child = children.first?.size(in: inner(proposal)) ?? .zero
        return Size(width: width ?? child.width, height: height ?? child.height)
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        aligned(children, in: size, proposals: [inner(proposal)], alignment: alignment)
    }

    package func spacing(of children: Subviews) -> Spacing {
        var spacing = children.first?.spacing ?? Spacing()
        if width != nil { spacing.set(.standard, along: .horizontal) }
        if height != nil { spacing.set(.standard, along: .vertical) }
        return spacing
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height)
    }
}

/// Limits of the size of one child.
package struct FlexibleFrameLayout: MonotoneLayout {
    /// The limits in one dimension.
    package struct Limits {
        private let minimum: Double?
        private let ideal: Double?
        private let maximum: Double?

        package init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
            self.minimum = minimum.flatMap(\.finiteLength)
            self.ideal = ideal.flatMap(\.finiteLength)
            self.maximum = maximum.flatMap(\.length)
        }

        func inner(_ proposal: Double?) -> Double? { (proposal ?? ideal)?.clamped(minimum, maximum) }

        func length(child: Double, in proposal: Double?) -> Double {
            guard let proposal else { return (ideal ?? child).clamped(minimum, maximum) }
            return switch (minimum, maximum) {
            case (nil, nil): child
            case (let minimum?, nil): max(min(proposal, child), minimum)
            case (nil, let maximum?): min(max(proposal, child), maximum)
            case (let minimum?, let maximum?): proposal.clamped(minimum, maximum)
            }
        }
    }

    private let width: Limits
    private let height: Limits
    private let alignment: Alignment

    package init(width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        let child = children.first?.size(in: inner(proposal)) ?? .zero
        return Size(
            width: width.length(child: child.width, in: proposal.width),
            height: height.length(child: child.height, in: proposal.height))
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        aligned(children, in: size, proposals: [inner(proposal)], alignment: alignment)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(width: width.inner(proposal.width), height: height.inner(proposal.height))
    }
}

/// Space around one child.
package struct PaddingLayout: MonotoneLayout {
    /// The padding without a length, and the margin of a widget's content.
    package static let standardLength = 16.0

    private let insets: Insets

    package init(_ insets: Insets) { self.insets = insets }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        let child = children.first?.size(in: inner(proposal)) ?? .zero
        return Size(
            width: max(child.width + insets[.horizontal], 0), height: max(child.height + insets[.vertical], 0))
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        [Place(index: 0, origin: Point(x: insets.leading, y: insets.top), proposal: inner(proposal))]
    }

    package func spacing(of children: Subviews) -> Spacing {
        var spacing = children.first?.spacing ?? Spacing()
        if insets.top != 0 { spacing.top = .standard }
        if insets.leading != 0 { spacing.leading = .standard }
        if insets.bottom != 0 { spacing.bottom = .standard }
        if insets.trailing != 0 { spacing.trailing = .standard }
        return spacing
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            width: proposal.width.map { max($0 - insets[.horizontal], 0) },
            height: proposal.height.map { max($0 - insets[.vertical], 0) })
    }
}

/// The ideal size of one child along the chosen axes.
package struct FixedSizeLayout: MonotoneLayout {
    private let axes: Set<Axis>

    package init(_ axes: Set<Axis> = Set(Axis.allCases)) { self.axes = axes }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        children.first?.size(in: inner(proposal)) ?? .zero
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        [Place(index: 0, origin: .zero, proposal: inner(proposal))]
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        var inner = proposal
        for axis in axes { inner[axis] = nil }
        return inner
    }
}

/// A ratio of width and height for one child.
package struct AspectRatioLayout: NodeLayout {
    private let ratio: Double?
    private let fills: Bool

    /// - Parameters:
    ///   - ratio: Width by height; nil for the ratio of the child's ideal size.
    ///   - fills: Whether the child covers the proposal instead of fitting into it.
    package init(_ ratio: Double? = nil, fills: Bool) {
        self.ratio = ratio
        self.fills = fills
    }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        children.first?.size(in: inner(proposal, children)) ?? .zero
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        [Place(index: 0, origin: .zero, proposal: inner(proposal, children))]
    }

    private func inner(_ proposal: Proposal, _ children: Subviews) -> Proposal {
        let ideal = ratio == nil ? children.first?.size(in: .unspecified) ?? .zero : .zero
        let ratio = self.ratio ?? ideal.width / ideal.height
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return Proposal(width: width, height: width / ratio)
        case (nil, let height?): return Proposal(width: height * ratio, height: height)
        case (let width?, let height?):
            let followsHeight = (height * ratio < width) != fills
            return followsHeight
                ? Proposal(width: height * ratio, height: height) : Proposal(width: width, height: width / ratio)
        }
    }
}

/// The center of one child at a point of the proposed space.
package struct PositionLayout: NodeLayout {
    private let center: Point

    package init(_ center: Point) { self.center = center }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        proposal.replacingUnspecified(by: children.first?.size(in: proposal) ?? .zero)
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        let child = children.first?.size(in: proposal) ?? .zero
        let origin = Point(x: center.x - child.width / 2, y: center.y - child.height / 2)
        return [Place(index: 0, origin: origin, proposal: proposal)]
    }
}

/// Returns the places of children whose guides are those of a container.
func aligned(
    _ children: Subviews, in size: Size, proposals: [Proposal], alignment: Alignment
) -> [Place] {
    zip(children, proposals).enumerated().map { index, pair in
        let dimensions = pair.0.dimensions(in: pair.1)
        let origin = Point(
            x: alignment.horizontal.defaultValue(in: size) - dimensions[alignment.horizontal],
            y: alignment.vertical.defaultValue(in: size) - dimensions[alignment.vertical])
        return Place(index: index, origin: origin, proposal: pair.1)
    }
}
