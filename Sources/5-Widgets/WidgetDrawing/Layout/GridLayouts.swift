/// A row of a grid. The grid places its cells; a row alone is a horizontal stack.
package struct GridRowLayout: NodeLayout {
    /// The alignment of the cells; nil for that of the grid.
    package let alignment: AlignmentGuide?
    private var stack: StackLayout { StackLayout(.horizontal, alignment: alignment) }

    package init(alignment: AlignmentGuide? = nil) { self.alignment = alignment }

    package var isModifier: Bool { false }

    package func size(in proposal: Proposal, of children: Subviews) -> Size { stack.size(in: proposal, of: children) }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        stack.places(of: children, in: size, for: proposal)
    }

    package func spacing(of children: Subviews) -> Spacing { stack.spacing(of: children) }
}

/// Rows whose cells form columns. A child that is no row takes all columns.
package struct GridLayout: NodeLayout {
    private let alignment: Alignment
    private let horizontalSpacing: Double
    private let verticalSpacing: Double

    package init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing ?? Spacing.standardDistance
        self.verticalSpacing = verticalSpacing ?? Spacing.standardDistance
    }

    package var isModifier: Bool { false }

    package func size(in proposal: Proposal, of children: Subviews) -> Size { tracks(of: children, in: proposal).size }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        let tracks = tracks(of: children, in: proposal)
        var y = 0.0
        return children.indices.map { index in
            defer { y += tracks.rows[index] + verticalSpacing }
            let row = Proposal(width: tracks.size.width, height: tracks.rows[index])
            let place = { Place(index: index, origin: $0, proposal: row) }
            guard children[index].element.gridRow == nil else { return place(Point(x: 0, y: y)) }
            let child = children[index].dimensions(in: row)
            if let anchor = children[index].element.traits.gridAnchor {
                return place(
                    Point(
                        x: (tracks.size.width - child.size.width) * anchor.x,
                        y: y + (tracks.rows[index] - child.size.height) * anchor.y))
            }
            return place(
                Point(x: alignment.horizontal.defaultValue(in: tracks.size) - child[alignment.horizontal], y: y))
        }
    }

    /// Returns the places of the cells in each row, in the order of the children.
    func cells(of children: Subviews, in proposal: Proposal) -> [[Place]] {
        let tracks = tracks(of: children, in: proposal)
        return children.enumerated().map { index, child in
            guard let row = child.element.gridRow else { return [] }
            let vertical = row.alignment ?? alignment.vertical
            var (column, x) = (0, 0.0)
            let places = row.cells.map { cell in
                let width = tracks.width(from: column, count: cell.traits.gridColumns, spacing: horizontalSpacing)
                let space = Size(width: width, height: tracks.rows[index])
                defer {
                    column += cell.traits.gridColumns
                    x += width + horizontalSpacing
                }
                let dimensions = child.layout.dimensions(of: cell, in: Proposal(space))
                return (cell: cell, column: column, x: x, space: space, dimensions: dimensions)
            }
            let baseline = vertical.isBaseline ? places.map { $0.dimensions[vertical] }.max() : nil
            return places.enumerated().map { number, place in
                let (space, dimensions) = (place.space, place.dimensions)
                let horizontal = tracks.alignments[place.column] ?? alignment.horizontal
                var origin = Point(
                    x: horizontal.defaultValue(in: space) - dimensions[horizontal],
                    y: (baseline ?? vertical.defaultValue(in: space)) - dimensions[vertical])
                if let anchor = place.cell.traits.gridAnchor {
                    origin = Point(
                        x: (space.width - dimensions.size.width) * anchor.x,
                        y: (space.height - dimensions.size.height) * anchor.y)
                }
                origin.x += place.x
                return Place(index: number, origin: origin, proposal: Proposal(space))
            }
        }
    }

    /// The widths of columns and the heights of rows.
    private struct Tracks {
        var columns: [Double] = []
        /// The alignments of columns that differ from that of the grid.
        var alignments: [Int: AlignmentGuide] = [:]
        var rows: [Double] = []
        var size = Size.zero

        func width(from column: Int, count: Int, spacing: Double) -> Double {
            let columns = columns.dropFirst(column).prefix(count)
            return columns.reduce(0, +) + spacing * Double(max(columns.count - 1, 0))
        }
    }

    private func tracks(of children: Subviews, in proposal: Proposal) -> Tracks {
        let rows = children.map { $0.element.gridRow?.cells }
        let count = rows.map { $0?.reduce(0) { $0 + $1.traits.gridColumns } ?? 0 }.max() ?? 0
        var tracks = Tracks()
        var columns = [[Subview]](repeating: [], count: count)
        var wide: [WideCell] = []
        for (row, child) in zip(rows, children) {
            var column = 0
            for cell in row ?? [] {
                let view = Subview(layout: child.layout, element: cell)
                let isSized = !cell.traits.unsizedAxes.contains(.horizontal)
                if isSized, cell.traits.gridColumns == 1 {
                    columns[column].append(view)
                } else if isSized {
                    wide.append(WideCell(view: view, columns: column..<column + cell.traits.gridColumns))
                }
                if let alignment = cell.traits.columnAlignment { tracks.alignments[column] = alignment }
                column += cell.traits.gridColumns
            }
        }
        tracks.columns = widths(of: columns, under: wide, in: proposal.width)
        tracks.size.width = tracks.width(from: 0, count: count, spacing: horizontalSpacing)
        for (row, child) in zip(rows, children)
        where row == nil && !child.element.traits.unsizedAxes.contains(.horizontal) {
            tracks.size.width = max(tracks.size.width, child.size(in: proposal).width)
        }
        tracks.rows = lengths(
            of: children.count, in: proposal.height, spacing: verticalSpacing,
            length: { height(of: rows[$0], in: children[$0], tracks: tracks, for: $1) })
        tracks.size.height = tracks.rows.reduce(0, +) + verticalSpacing * Double(max(children.count - 1, 0))
        return tracks
    }

    /// A cell over several columns.
    private struct WideCell {
        let view: Subview
        let columns: Range<Int>
    }

    /// Returns the widths of columns: those that their own cells take, and where a cell over several of them needs more, that.
    private func widths(of columns: [[Subview]], under wide: [WideCell], in proposal: Double?) -> [Double] {
        func width(_ column: Int, _ proposal: Double?) -> Double {
            columns[column].map { $0.size(in: Proposal(width: proposal, height: nil)).width }.max() ?? 0
        }
        var widths = lengths(of: columns.count, in: proposal, spacing: horizontalSpacing, length: width)
        var least = [Double](repeating: 0, count: columns.count)
        for cell in wide.sorted(by: { $0.columns.count < $1.columns.count }) {
            // The other columns keep what they need.
            let others = columns.indices.filter { !cell.columns.contains($0) }
                .reduce(0) { $0 + min(widths[$1], width($1, nil)) }
            let gaps = horizontalSpacing * Double(cell.columns.count - 1)
            let allGaps = horizontalSpacing * Double(columns.count - 1)
            let space = proposal.map { max($0 - others - allGaps + gaps, 0) }
            let needed = cell.view.size(in: Proposal(width: space, height: nil)).width - gaps
            let missing = needed - cell.columns.reduce(0) { $0 + widths[$1] }
            guard missing > 0 else { continue }
            let flexible = cell.columns.filter { width($0, .infinity) > widths[$0] }
            let grown = flexible.isEmpty ? Array(cell.columns) : flexible
            for column in grown {
                widths[column] += missing / Double(grown.count)
                least[column] = widths[column]
            }
        }
        guard least.contains(where: { $0 > 0 }) else { return widths }
        return lengths(of: columns.count, in: proposal, spacing: horizontalSpacing) { max(width($0, $1), least[$0]) }
    }

    private func height(
        of row: [LayoutElement]?, in child: Subview, tracks: Tracks, for height: Double?
    ) -> Double {
        guard let row else {
            guard !child.element.traits.unsizedAxes.contains(.vertical) else { return 0 }
            return child.size(in: Proposal(width: tracks.size.width, height: height)).height
        }
        let vertical = child.element.gridRow?.alignment ?? alignment.vertical
        var (column, highest, extent) = (0, 0.0, Extent())
        for cell in row {
            let width = tracks.width(from: column, count: cell.traits.gridColumns, spacing: horizontalSpacing)
            column += cell.traits.gridColumns
            guard !cell.traits.unsizedAxes.contains(.vertical) else { continue }
            let dimensions = child.layout.dimensions(of: cell, in: Proposal(width: width, height: height))
            highest = max(highest, dimensions.size.height)
            if vertical.isBaseline { extent.add(dimensions, alignedBy: vertical) }
        }
        return max(highest, extent.length)
    }

    /// Returns the lengths of columns or rows: as long as their cells, and shared as in a stack.
    private func lengths(
        of count: Int, in proposal: Double?, spacing: Double, length: (Int, Double?) -> Double
    ) -> [Double] {
        guard let proposal else { return (0..<count).map { length($0, nil) } }
        let shares = sharedLengths(
            of: proposal - spacing * Double(max(count - 1, 0)), priorities: [Double](repeating: 0, count: count),
            minimum: { length($0, 0) }, maximum: { length($0, .infinity) }, answer: { length($0, $1) })
        return shares.enumerated().map { length($0, $1) }
    }
}

/// Children in columns of given widths, row by row; or, with a vertical axis of the tracks, the reverse.
package struct LazyGridLayout: NodeLayout {
    /// A column, or a row of a grid that grows to the side.
    package struct Track {
        package enum Length: Hashable, Sendable {
            case fixed(Double)
            case flexible(minimum: Double, maximum: Double)
            /// As many as fit.
            case adaptive(minimum: Double, maximum: Double)
        }

        package var length: Length
        package var spacing: Double?
        package var alignment: Alignment?

        package init(_ length: Length, spacing: Double? = nil, alignment: Alignment? = nil) {
            self.length = length
            self.spacing = spacing
            self.alignment = alignment
        }
    }

    /// The axis along which the tracks are side by side.
    private let axis: Axis
    private let tracks: [Track]
    private let alignment: AlignmentGuide
    /// The distance between lines of children.
    private let spacing: Double

    package init(_ axis: Axis, tracks: [Track], alignment: AlignmentGuide? = nil, spacing: Double? = nil) {
        self.axis = axis
        self.tracks = tracks
        self.alignment = alignment ?? (axis == .horizontal ? .horizontalCenter : .verticalCenter)
        self.spacing = spacing ?? Spacing.standardDistance
    }

    package var isModifier: Bool { false }

    package func size(in proposal: Proposal, of children: Subviews) -> Size {
        let slots = slots(in: proposal[axis])
        let lines = lineLengths(of: children, in: slots)
        let length = max(slots.last.map { $0.start + $0.length } ?? 0, proposal[axis].map { $0.isFinite ? $0 : 0 } ?? 0)
        return Size(
            along: axis, length, across: lines.reduce(0, +) + spacing * Double(max(lines.count - 1, 0)))
    }

    package func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        let slots = slots(in: proposal[axis])
        let lines = lineLengths(of: children, in: slots)
        guard !slots.isEmpty else { return [] }
        let used = Size(along: axis, slots.last.map { $0.start + $0.length } ?? 0, across: 0)
        let start = alignment.defaultValue(in: size) - alignment.defaultValue(in: used)
        var across = 0.0
        return children.indices.map { index in
            let (line, slot) = (index / slots.count, slots[index % slots.count])
            if index > 0, index % slots.count == 0 { across += lines[line - 1] + spacing }
            let cell = Proposal(along: axis, slot.length, across: nil)
            let space = Size(along: axis, slot.length, across: lines[line])
            let place = aligned(
                Subviews(layout: children.layout, elements: [children[index].element]), in: space, proposals: [cell],
                alignment: slot.alignment ?? .center)
            let corner = Size(along: axis, start + slot.start, across: across)
            let origin = Point(x: corner.width, y: corner.height) + (place.first?.origin ?? .zero)
            return Place(index: index, origin: origin, proposal: cell)
        }
    }

    private typealias Slot = (start: Double, length: Double, alignment: Alignment?)

    /// Returns the columns: fixed ones first, then the others in their order share what remains.
    private func slots(in proposal: Double?) -> [Slot] {
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? Spacing.standardDistance) }
        var remaining = (proposal ?? 0) - gaps
        var left = 0
        for track in tracks {
            if case .fixed(let length) = track.length { remaining -= length } else { left += 1 }
        }
        var slots: [Slot] = []
        var start = 0.0
        for track in tracks {
            let gap = track.spacing ?? Spacing.standardDistance
            var lengths: [Double]
            switch track.length {
            case .fixed(let length): lengths = [length]
            case .flexible(let minimum, let maximum):
                lengths = [(remaining / Double(left)).clamped(minimum, maximum)]
            case .adaptive(let minimum, let maximum):
                let share = max(remaining / Double(left), 0)
                let fitting = share.isFinite ? (share + gap) / max(minimum + gap, 1) : 1
                let count = fitting >= 1 ? min(fitting.rounded(.down), 1_000) : 1
                let length = ((share - gap * (count - 1)) / count).clamped(minimum, maximum)
                lengths = [Double](repeating: length, count: Int(count))
            }
            if case .fixed = track.length {
            } else {
                remaining -= lengths.reduce(0, +) + gap * Double(lengths.count - 1)
                left -= 1
            }
            for length in lengths {
                slots.append((start, max(length, 0), track.alignment))
                start += max(length, 0) + gap
            }
        }
        return slots
    }

    /// Returns the height of each row: that of its highest cell.
    private func lineLengths(of children: Subviews, in slots: [Slot]) -> [Double] {
        guard !slots.isEmpty else { return [] }
        return stride(from: 0, to: children.count, by: slots.count).map { first in
            (first..<min(first + slots.count, children.count)).map { index in
                let cell = Proposal(along: axis, slots[index % slots.count].length, across: nil)
                return children[index].size(in: cell)[axis.other]
            }.max() ?? 0
        }
    }
}
