import Testing
import WidgetDrawing

/// Short forms for the nodes of tests.
func node(_ content: Node.Content, _ children: [Node] = []) -> Node {
    do throws(DrawingError) {
        return try Node(content, children)
    } catch {
        fatalError("\(error)")
    }
}

func stack(
    _ axis: Axis, _ children: [Node], alignment: AlignmentGuide? = nil, spacing: Double? = nil
) -> Node {
    node(.layout(StackLayout(axis, alignment: alignment, spacing: spacing)), children)
}

func text(_ text: String, size: Double = 12, weight: Font.Weight = .regular, limit: Int? = nil) -> Node {
    var content = StyledText(text, font: Font(size: size, weight: weight))
    content.lineLimit = limit
    return node(.text(content))
}

/// A rectangle with a number, which is the red part of its color.
func box(_ number: Int = 0) -> Node {
    node(.shape(Shape(.rectangle), .fill(.color(Color(RGBA(red: Double(number), green: 0, blue: 0))))))
}

extension Node {
    func modified(by layout: any NodeLayout) -> Node { node(.layout(layout), [self]) }
    func frame(_ width: Double?, _ height: Double?, _ alignment: Alignment = .center) -> Node {
        modified(by: FrameLayout(width: width, height: height, alignment: alignment))
    }
    func flexible(
        width: FlexibleFrameLayout.Limits = .init(), height: FlexibleFrameLayout.Limits = .init(),
        _ alignment: Alignment = .center
    ) -> Node { modified(by: FlexibleFrameLayout(width: width, height: height, alignment: alignment)) }
    func padding(_ length: Double) -> Node { modified(by: PaddingLayout(Insets(all: length))) }
    func fixedSize(_ axes: Set<Axis> = Set(Axis.allCases)) -> Node { modified(by: FixedSizeLayout(axes)) }
    func priority(_ value: Double) -> Node { node(.trait(.layoutPriority(value)), [self]) }
    func effect(_ effect: Effect) -> Node { node(.effect(effect), [self]) }
}

extension DisplayList {
    /// The bounds of the boxes by their numbers.
    var boxes: [Int: Rect] {
        var boxes: [Int: Rect] = [:]
        collect(items, into: &boxes)
        return boxes
    }

    private func collect(_ items: [DisplayItem], into boxes: inout [Int: Rect]) {
        for item in items {
            switch item {
            case .fill(_, .color(let color), let bounds): boxes[Int(color.light.red)] = bounds
            case .group(_, let items): collect(items, into: &boxes)
            default: break
            }
        }
    }

    /// The parts of texts in their order.
    var texts: [TextItem] {
        items.compactMap { item in
            guard case .text(let text) = item else { return nil }
            return text
        }
    }
}

/// Returns the frames of the boxes of a tree, without rounding.
func boxFrames(of node: Node, in size: Size) throws -> [Int: Rect] {
    try Layout(scale: 1_000_000).draw(node, in: size).boxes
}

/// Returns the size of a tree for a proposal.
func measured(_ node: Node, in proposal: Proposal, scale: Double = 3) -> Size {
    Layout(scale: scale).size(of: node, in: proposal)
}

/// Expects that lengths are equal but for rounding.
func expectNear(
    _ actual: Double?, _ expected: Double, sourceLocation: SourceLocation = #_sourceLocation
) {
    let isNear = actual.map { abs($0 - expected) < 0.000_01 } ?? false
    #expect(isNear, "\(String(describing: actual)) is not \(expected)", sourceLocation: sourceLocation)
}
