/// The distances that a view prefers to its neighbors in a stack without a spacing.
package struct Spacing: Hashable, Sendable {
    /// What a view has at one of its sides.
    package enum Edge: Hashable, Sendable {
        /// No preference.
        case standard
        /// No distance.
        case none
        /// Text of a font.
        case text(FontMetrics)
    }

    package var top = Edge.standard
    package var leading = Edge.standard
    package var bottom = Edge.standard
    package var trailing = Edge.standard

    /// The distance of views without a preference.
    package static let standardDistance = 8.0

    package init() {}

    /// The preferences of a view that keeps no distance along some axes.
    package init(none axes: [Axis]) {
        for axis in axes { set(.none, along: axis) }
    }

    /// The preferences of a text.
    init(text metrics: FontMetrics) { set(.text(metrics), along: .vertical) }

    /// Sets both sides of an axis.
    mutating func set(_ edge: Edge, along axis: Axis) {
        if axis == .horizontal { (leading, trailing) = (edge, edge) } else { (top, bottom) = (edge, edge) }
    }

    /// Returns the distance to the next view.
    package func distance(to next: Spacing, along axis: Axis) -> Double {
        switch axis == .horizontal ? (trailing, next.leading) : (bottom, next.top) {
        case (.none, _), (_, .none): 0
        case (.text, .text(let lower)): lower.leading.rounded(.up)
        case (.text(let upper), .standard):
            max(1.1 * upper.lineHeight - upper.capHeight, 0.1 * upper.lineHeight + upper.descent)
        case (.standard, .text(let lower)): 1.1 * lower.lineHeight - lower.ascent
        case (.standard, .standard): Self.standardDistance
        }
    }

    /// Returns the preferences of views that are one after the other along an axis, or, with nil, in front of each other.
    static func union(_ children: [Spacing], along axis: Axis?) -> Spacing {
        guard let first = children.first, let last = children.last else { return Spacing() }
        var union = children.dropFirst().reduce(into: first) {
            $0.top = $0.top.union($1.top)
            $0.leading = $0.leading.union($1.leading)
            $0.bottom = $0.bottom.union($1.bottom)
            $0.trailing = $0.trailing.union($1.trailing)
        }
        switch axis {
        case .horizontal: (union.leading, union.trailing) = (first.leading, last.trailing)
        case .vertical: (union.top, union.bottom) = (first.top, last.bottom)
        case nil: break
        }
        return union
    }
}

extension Spacing.Edge {
    /// The preference of two views at the same side: that of the larger text, and none only if both have none.
    package func union(_ other: Spacing.Edge) -> Spacing.Edge {
        switch (self, other) {
        case (.text(let first), .text(let second)): first.lineHeight >= second.lineHeight ? self : other
        case (.text, _): self
        case (_, .text): other
        case (.none, .none): .none
        default: .standard
        }
    }
}
