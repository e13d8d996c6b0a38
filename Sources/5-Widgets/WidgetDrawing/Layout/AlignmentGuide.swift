/// A line of a view along which a container aligns its children.
package enum AlignmentGuide: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

    /// The axis along which the position of the line is measured.
    package var axis: Axis {
        switch self {
        case .leading, .horizontalCenter, .trailing: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        }
    }

    /// Returns the position in a view that sets none.
    package func defaultValue(in size: Size) -> Double {
        switch self {
        case .leading, .top: 0
        case .horizontalCenter, .verticalCenter: size[axis] / 2
        case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: size[axis]
        }
    }

    /// Returns the position in a container whose children set positions: the first or last baseline, or the mean.
    func combined(_ values: [Double]) -> Double? {
        switch self {
        case .firstTextBaseline: values.min()
        case .lastTextBaseline: values.max()
        default: values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
        }
    }
}

/// A place in a view.
package struct Alignment: Hashable, Sendable {
    package var horizontal: AlignmentGuide
    package var vertical: AlignmentGuide

    package static let center = Alignment(.horizontalCenter, .verticalCenter)
    package static let topLeading = Alignment(.leading, .top)

    package init(_ horizontal: AlignmentGuide, _ vertical: AlignmentGuide) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    subscript(axis: Axis) -> AlignmentGuide { axis == .horizontal ? horizontal : vertical }
}

/// The size of a view, and its guides.
package struct ViewDimensions {
    package let size: Size
    let explicitValue: (AlignmentGuide) -> Double?

    /// The position of a guide, which the view sets or which follows from its size.
    package subscript(guide: AlignmentGuide) -> Double { explicitValue(guide) ?? guide.defaultValue(in: size) }

    /// The position of a guide that the view or what it contains sets.
    package subscript(explicit guide: AlignmentGuide) -> Double? { explicitValue(guide) }
}
