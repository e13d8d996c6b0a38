/// Children one after the other along an axis.
package struct StackLayout: MonotoneLayout {
    package let axis: Axis
    package let alignment: AlignmentGuide
    /// The distance between children; nil for what each pair prefers.
    package let spacing: Double?

    package init(_ axis: Axis, alignment: AlignmentGuide? = nil, spacing: Double? = nil) {
        self.axis = axis
        self.alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
        self.spacing = spacing
    }

    package var isModifier: Bool { false }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        guard !children.isEmpty else { return .zero }
        let gaps = distances(between: children)
        let proposals = proposals(for: children, in: proposal, gaps: gaps.reduce(0, +))
        var length = gaps.reduce(0, +)
        var extent = Extent()
        for (child, proposal) in zip(children, proposals) {
            let dimensions = child.dimensions(in: proposal)
            length += dimensions.size[axis]
            extent.add(dimensions, alignedBy: alignment)
        }
        return Size(along: axis, length, across: extent.length)
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        // A view without a proposed width is placed in the width of the stack, and may answer differently.
        var proposal = proposal
        proposal[axis.other] = proposal[axis.other] ?? size[axis.other]
        let gaps = distances(between: children)
        let proposals = proposals(for: children, in: proposal, gaps: gaps.reduce(0, +))
        let dimensions = zip(children, proposals).map { $0.dimensions(in: $1) }
        var extent = Extent()
        for each in dimensions { extent.add(each, alignedBy: alignment) }
        var position = 0.0
        return dimensions.indices.map { index in
            let across = extent.before - dimensions[index][alignment]
            let origin = Size(along: axis, position, across: across)
            position += dimensions[index].size[axis] + (index < gaps.count ? gaps[index] : 0)
            return Place(index: index, origin: Point(x: origin.width, y: origin.height), proposal: proposals[index])
        }
    }

    package func spacing(of children: Subviews) -> Spacing { .union(children.map(\.spacing), along: axis) }

    private func distances(between children: Subviews) -> [Double] {
        zip(children, children.dropFirst()).map { spacing ?? $0.spacing.distance(to: $1.spacing, along: axis) }
    }

    /// Returns what is proposed to each child.
    private func proposals(for children: Subviews, in proposal: Proposal, gaps: Double) -> [Proposal] {
        guard let length = proposal[axis] else { return [Proposal](repeating: proposal, count: children.count) }
        let across = proposal[axis.other]
        let shares = sharedLengths(
            of: length - gaps, priorities: children.map(\.priority),
            minimum: { children[$0].length(along: axis, in: 0, across: across) },
            maximum: { children[$0].length(along: axis, in: .infinity, across: across) },
            answer: { children[$0].length(along: axis, in: $1, across: across) })
        return shares.map { Proposal(along: axis, $0, across: across) }
    }
}

extension NodeLayout {
    /// The axis along which the children are one after the other; nil for other containers.
    package var stackAxis: Axis? { self is GridRowLayout ? .horizontal : (self as? StackLayout)?.axis }
}

/// Divides a length: those of the highest priority come first, and of these the least flexible ones.
/// - Parameters:
///   - priorities: The priority of each part. The minimum lengths of all parts of a lower priority are kept for them.
///   - answer: Returns the length that a part takes of what is offered.
/// - Returns: What was offered to each part.
func sharedLengths(
    of length: Double, priorities: [Double], minimum: (Int) -> Double, maximum: (Int) -> Double,
    answer: (Int, Double) -> Double
) -> [Double] {
    // A view that refuses to be smaller than infinity keeps no space for itself.
    func least(_ part: Int) -> Double {
        let length = minimum(part)
        return length.isFinite ? length : 0
    }
    var shares = [Double](repeating: 0, count: priorities.count)
    let groups =
        priorities.allSatisfy { $0 == priorities.first }
        ? [Array(priorities.indices)]
        : Dictionary(grouping: priorities.indices) { priorities[$0] }.sorted { $0.key > $1.key }.map(\.value)
    let minimums = groups.count == 1 ? [0] : groups.map { $0.reduce(0) { $0 + least($1) } }
    var space = length - minimums.dropFirst().reduce(0, +)
    for (group, parts) in groups.enumerated() {
        if group > 0 { space += minimums[group] }
        let ordered = parts.count == 1 ? parts : leastFlexibleFirst(parts, minimum: least, maximum: maximum)
        for (index, part) in ordered.enumerated() {
            shares[part] = max(space / Double(ordered.count - index), 0)
            // An infinite space stays infinite, whatever is taken of it.
            if space.isFinite { space -= answer(part, shares[part]) }
        }
    }
    return shares
}

/// Sorts parts by the difference between their largest and smallest length. Of two parts that take all, the one with the
/// larger minimum is first.
private func leastFlexibleFirst(
    _ parts: [Int], minimum: (Int) -> Double, maximum: (Int) -> Double
) -> [Int] {
    let ranges = parts.map { part in
        let least = minimum(part)
        return (part: part, least: least, flexibility: maximum(part) - least)
    }
    return ranges.sorted { first, second in
        if first.flexibility != second.flexibility { return first.flexibility < second.flexibility }
        if first.flexibility == .infinity, first.least != second.least { return first.least > second.least }
        return first.part < second.part
    }
    .map(\.part)
}

/// How far children reach to both sides of the line on which they are aligned.
struct Extent {
    private(set) var before = -Double.infinity
    private(set) var after = -Double.infinity

    var length: Double { before == -.infinity ? 0 : before + after }

    mutating func add(_ dimensions: ViewDimensions, alignedBy guide: AlignmentGuide) {
        let (line, length) = (dimensions[guide], dimensions.size[guide.axis])
        before = max(before, line)
        after = max(after, length == .infinity ? length : length - line)
    }
}
