import IntentTestSupport
import Testing
import WidgetDrawing

/// What stackotter/swiftui-layout-edge-cases reports about SwiftUI, and outcomes that Apple's documentation states.
@Suite struct LayoutOddityTests {
    @Test func `a stack at its own minimum can come out larger`() {
        // The minimums are 5 and 80. The first one takes its half of 85, and the second one refuses the other half.
        let tree = stack(
            .vertical,
            [
                box().flexible(height: .init(minimum: 5, maximum: 100)),
                box().flexible(height: .init(minimum: 80)),
            ], spacing: 0)
        expectEqual(measured(tree, in: .zero).height, 85)
        expectEqual(measured(tree, in: Proposal(width: 0, height: 85)).height, 122.5)
    }

    @Test func `a fixed height is measured at the proposed width`() {
        let lorem = "Lorem ipsum dolor sit amet. Lorem ipsum dolor sit amet."
        let row = stack(.horizontal, [box().frame(5, nil), text(lorem)]).fixedSize([.vertical])
        let smallest = measured(row, in: .zero).height
        // At no width, there is a line for each of the 46 characters that are no space.
        expectNear(smallest, (46 * 12 * 1.1932 * 3).rounded(.up) / 3)
    }

    @Test func `children are measured again in the width of their stack`() throws {
        // An area of 5,000: 10 wide and 500 high at its ideal width, and shorter as wide as the stack.
        let area = AreaLayout(area: 5_000, ideal: 10)
        let tree = stack(
            .vertical,
            [
                box(1).modified(by: area).priority(1),
                node(.spacer(along: .vertical, minLength: 8)).frame(300, nil).priority(1),
            ], spacing: 0
        ).fixedSize([.horizontal])
        let size = measured(tree, in: Proposal(width: 500, height: 600))
        expectEqual(size, Size(width: 300, height: 600))
        let frames = try boxFrames(of: tree, in: Size(width: 500, height: 600))
        expectNear(frames[1]?.size.height, 5_000 / 300)
    }

    @Test func `a square in a fixed stack leaves space below`() throws {
        let square = box(1).modified(by: AspectRatioLayout(1, fills: false)).priority(1)
        let lines = box(2).modified(by: AreaLayout(area: 8_000, ideal: 50)).priority(1)
        let tree = stack(.vertical, [lines, square], spacing: 0).fixedSize([.horizontal]).frame(nil, 400)
        // The text is 50 by 160 and the square 240: the stack is 240 wide, where the text needs less and the square no more.
        let frames = try boxFrames(of: tree, in: Size(width: 600, height: 400))
        expectNear(frames[2]?.size.height, 8_000 / 240)
        expectEqual(frames[1]?.size, Size(width: 240, height: 240))
        expectEqual(frames[2]?.minY, 0)
    }

    @Test func `padding without a length is 16 and default spacing 8`() {
        let padded = box().frame(10, 10).padding(PaddingLayout.standardLength)
        expectEqual(measured(padded, in: .unspecified), Size(width: 42, height: 42))
        let boxes = stack(.horizontal, [box().frame(10, 10), box().frame(10, 10)])
        expectEqual(measured(boxes, in: .unspecified).width, 28)
        let spaced = stack(
            .horizontal, [box().frame(10, 10), node(.spacer(along: .horizontal, minLength: nil)), box().frame(10, 10)])
        expectEqual(measured(spaced, in: .unspecified).width, 28)
    }

    @Test func `the first child that fits is shown`() {
        let choices = [box().frame(300, 10), box().frame(100, 10), box().frame(50, 10)]
        let both = node(.layout(FirstThatFitsLayout([.horizontal])), choices)
        for (width, expected) in [(400.0, 300.0), (200, 100), (60, 50), (20, 50)] {
            expectEqual(measured(both, in: Proposal(width: width, height: 5)).width, expected)
        }
    }

    @Test func `a spacer in a flexible frame gets its share`() throws {
        let flexible = FlexibleFrameLayout.Limits(maximum: .infinity)
        let row = stack(
            .horizontal,
            [box(1).flexible(width: flexible), node(.spacer(along: nil, minLength: nil)).flexible(width: flexible)],
            spacing: 10)
        expectNear(try boxFrames(of: row, in: Size(width: 110, height: 20))[1]?.size.width, 50)
    }

    @Test func `maxWidth infinity fills a number and hugs a nil`() {
        let line = box().frame(40, 10).flexible(width: .init(maximum: .infinity))
        expectEqual(measured(line, in: Proposal(width: 200, height: 50)), Size(width: 200, height: 10))
        expectEqual(measured(line, in: .unspecified), Size(width: 40, height: 10))
    }
}

/// A child of a given area, as wide as proposed.
private struct AreaLayout: NodeLayout {
    let area: Double
    let ideal: Double

    func size(in proposal: Proposal, of children: Subviews) -> Size {
        let width = max(proposal.width ?? ideal, 1)
        return Size(width: width, height: area / width)
    }

    func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
        [Place(index: 0, origin: .zero, proposal: Proposal(size))]
    }
}
