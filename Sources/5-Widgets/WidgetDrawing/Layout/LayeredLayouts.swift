/// Children in front of each other, the first at the back.
package struct ZStackLayout: MonotoneLayout {
    private let alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    package var isModifier: Bool { false }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        let (horizontal, vertical) = extents(of: children, in: proposal)
        return Size(width: horizontal.length, height: vertical.length)
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        let (horizontal, vertical) = extents(of: children, in: proposal)
        return children.indices.map { index in
            let dimensions = children[index].dimensions(in: proposal)
            let origin = Point(
                x: horizontal.before - dimensions[alignment.horizontal],
                y: vertical.before - dimensions[alignment.vertical])
            return Place(index: index, origin: origin, proposal: proposal)
        }
    }

    package func spacing(of children: Subviews) -> Spacing { .union(children.map(\.spacing), along: nil) }

    /// Returns how far the children of the highest priority reach.
    private func extents(of children: Subviews, in proposal: Proposal) -> (horizontal: Extent, vertical: Extent) {
        let highest = children.map(\.priority).max()
        var extents = (horizontal: Extent(), vertical: Extent())
        for child in children where child.priority == highest {
            let dimensions = child.dimensions(in: proposal)
            extents.horizontal.add(dimensions, alignedBy: alignment.horizontal)
            extents.vertical.add(dimensions, alignedBy: alignment.vertical)
        }
        return extents
    }
}

/// A view with another one behind it, in front of it or as its mask, to which the size of the view is proposed.
package struct SecondaryLayout: MonotoneLayout {
    package enum Role: Hashable, Sendable { case background, overlay, mask }

    package let role: Role
    private let alignment: Alignment

    package init(_ role: Role, alignment: Alignment = .center) {
        self.role = role
        self.alignment = alignment
    }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        children.first?.size(in: proposal) ?? .zero
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        guard children.count == 2 else { return [Place(index: 0, origin: .zero, proposal: proposal)] }
        let dimensions = children[0].dimensions(in: proposal)
        let other = children[1].dimensions(in: Proposal(size))
        let origin = Point(
            x: dimensions[alignment.horizontal] - other[alignment.horizontal],
            y: dimensions[alignment.vertical] - other[alignment.vertical])
        let places = [
            Place(index: 0, origin: .zero, proposal: proposal),
            Place(index: 1, origin: origin, proposal: Proposal(size)),
        ]
        return role == .background ? places.reversed() : places
    }
}

/// The first child whose ideal size fits, or the last one.
package struct FirstThatFitsLayout: NodeLayout {
    private let axes: Set<Axis>

    package init(_ axes: Set<Axis> = Set(Axis.allCases)) { self.axes = axes }

    package var isModifier: Bool { false }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        chosen(children, in: proposal).map { children[$0].size(in: proposal) } ?? .zero
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        chosen(children, in: proposal).map { [Place(index: $0, origin: .zero, proposal: proposal)] } ?? []
    }

    private func chosen(_ children: Subviews, in proposal: Proposal) -> Int? {
        children.indices.first { index in
            var ideal = proposal
            for axis in axes { ideal[axis] = nil }
            let size = children[index].size(in: ideal)
            return axes.allSatisfy { axis in proposal[axis].map { size[axis] <= $0 } ?? true }
        } ?? children.indices.last
    }
}
