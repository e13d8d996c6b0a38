/// A line of a view along which a container aligns its children.
package enum AlignmentGuide: Hashable, Sendable {
    case leading, horizontalCenter, trailing
    case top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline
    case custom(CustomGuide)

    /// The axis along which the position of the line is measured.
    package var axis: Axis {
        switch self {
        case .leading, .horizontalCenter, .trailing: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        case .custom(let guide): guide.axis
        }
    }

    /// Whether the line is one on which letters stand.
    var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }

    /// Returns the position in a view that sets none.
    package func defaultValue(in size: Size) -> Double {
        switch self {
        case .leading, .top: 0
        case .horizontalCenter, .verticalCenter: size[axis] / 2
        case .trailing, .bottom, .firstTextBaseline, .lastTextBaseline: size[axis]
        case .custom(let guide): guide.value(size)
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

/// A line that a program defines.
package struct CustomGuide: Hashable, Sendable {
    private let id: ObjectIdentifier
    let axis: Axis
    /// Returns the position in a view that sets none.
    let value: @Sendable (Size) -> Double

    /// - Parameter id: The type that identifies the line.
    package init(id: Any.Type, axis: Axis, value: @escaping @Sendable (Size) -> Double) {
        self.id = ObjectIdentifier(id)
        self.axis = axis
        self.value = value
    }

    package static func == (first: CustomGuide, second: CustomGuide) -> Bool {
        first.id == second.id && first.axis == second.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(axis)
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

    /// The dimensions of a view without guides of its own.
    package init(size: Size) { self.init(size: size) { _ in nil } }

    init(size: Size, explicitValue: @escaping (AlignmentGuide) -> Double?) {
        self.size = size
        self.explicitValue = explicitValue
    }

    /// The position of a guide, which the view sets or which follows from its size.
    package subscript(guide: AlignmentGuide) -> Double { explicitValue(guide) ?? guide.defaultValue(in: size) }

    /// The position of a guide that the view or what it contains sets.
    package subscript(explicit guide: AlignmentGuide) -> Double? { explicitValue(guide) }
}
