import IntentTestSupport
import WidgetDrawing

/// Random trees of fixed and flexible boxes, as a node and as the rules that it must follow.
struct RandomTrees {
    private var generator: SeededGenerator
    private var boxes = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    typealias Tree = (node: Node, law: Law)

    mutating func tree(depth: Int = 4) -> Tree {
        switch number(depth <= 0 ? 2 : 12) {
        case 0: return framed(leaf())
        case 1: return limited(leaf())
        case 2, 3, 4: return stack(depth)
        case 5: return layers(depth)
        case 6: return padded(tree(depth: depth - 1))
        case 7: return framed(tree(depth: depth - 1))
        case 8: return limited(tree(depth: depth - 1))
        case 9:
            let (tree, w, h) = (tree(depth: depth - 1), flag(), flag())
            let axes = Set((w ? [Axis.horizontal] : []) + (h ? [.vertical] : []))
            return (tree.node.fixedSize(axes), .ideal(w: w, h: h, tree.law))
        case 10:
            let (tree, ratio, fills) = (tree(depth: depth - 1), Double(number(8) + 1) / 4, flag())
            return (
                tree.node.modified(by: AspectRatioLayout(ratio, fills: fills)), .ratio(ratio, fills: fills, tree.law)
            )
        default:
            let (first, second, behind) = (tree(depth: depth - 1), tree(depth: depth - 2), flag())
            return (
                node(.layout(SecondaryLayout(behind ? .background : .overlay)), [first.node, second.node]),
                .beside(first.law, other: second.law, behind: behind)
            )
        }
    }

    private mutating func leaf() -> Tree {
        boxes += 1
        return (box(boxes), .box(boxes))
    }

    private mutating func stack(_ depth: Int) -> Tree {
        let (vertical, spacing) = (flag(), Double(number(12)))
        let guides: [AlignmentGuide] =
            vertical ? [.leading, .horizontalCenter, .trailing] : [.top, .verticalCenter, .bottom]
        let line = number(3)
        let children = (0..<number(4) + 1).map { _ -> Tree in
            switch number(5) {
            case 0:
                let minimum = Double(number(20))
                return (
                    node(.spacer(along: vertical ? .vertical : .horizontal, minLength: minimum)),
                    .spacer(vertical: vertical, minimum: minimum)
                )
            case 1:
                let (tree, priority) = (tree(depth: depth - 1), Double(number(3)) - 1)
                return (tree.node.priority(priority), .priority(priority, tree.law))
            default: return tree(depth: depth - 1)
            }
        }
        return (
            WidgetDrawingTests.stack(
                vertical ? .vertical : .horizontal, children.map(\.node), alignment: guides[line], spacing: spacing),
            .stack(vertical: vertical, line: Double(line) / 2, spacing: spacing, children.map(\.law))
        )
    }

    private mutating func layers(_ depth: Int) -> Tree {
        let (x, y) = (number(3), number(3))
        let children = (0..<number(3) + 1).map { _ in tree(depth: depth - 1) }
        return (
            node(.layout(ZStackLayout(alignment: alignment(x, y))), children.map(\.node)),
            .layers(x: Double(x) / 2, y: Double(y) / 2, children.map(\.law))
        )
    }

    private mutating func padded(_ tree: Tree) -> Tree {
        let length = Double(number(16))
        return (tree.node.padding(length), .padding(length, tree.law))
    }

    private mutating func framed(_ tree: Tree) -> Tree {
        let (w, h, x, y) = (length(), length(), number(3), number(3))
        return (tree.node.frame(w, h, alignment(x, y)), .frame(w, h, x: Double(x) / 2, y: Double(y) / 2, tree.law))
    }

    private mutating func limited(_ tree: Tree) -> Tree {
        let (w, h, x, y) = (limits(), limits(), number(3), number(3))
        return (
            tree.node.flexible(
                width: .init(minimum: w.0, ideal: w.1, maximum: w.2),
                height: .init(minimum: h.0, ideal: h.1, maximum: h.2), alignment(x, y)),
            .limits(w: w, h: h, x: Double(x) / 2, y: Double(y) / 2, tree.law)
        )
    }

    private mutating func limits() -> (Double?, Double?, Double?) {
        let least = flag() ? Double(number(40)) : nil
        let ideal = flag() ? nil : (least ?? 0) + Double(number(40))
        let most = [nil, .infinity, (ideal ?? least ?? 0) + Double(number(100))][number(3)]
        return (least, ideal, most)
    }

    private mutating func length() -> Double? { flag() ? Double(number(120)) : nil }

    private func alignment(_ x: Int, _ y: Int) -> Alignment {
        let horizontal: [AlignmentGuide] = [.leading, .horizontalCenter, .trailing]
        let vertical: [AlignmentGuide] = [.top, .verticalCenter, .bottom]
        return Alignment(horizontal[x], vertical[y])
    }

    private mutating func number(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }
    private mutating func flag() -> Bool { Bool.random(using: &generator) }
}
