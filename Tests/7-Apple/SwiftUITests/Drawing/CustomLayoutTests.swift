import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// Layouts and alignments that a program defines.
@MainActor @Suite struct CustomLayoutTests {
    /// Puts views into columns of equal width, whose number of calls it counts in its cache.
    private struct EqualColumns: SwiftUI.Layout {
        func makeCache(subviews: LayoutSubviews) -> CGFloat {
            subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout CGFloat) -> CGSize {
            CGSize(
                width: cache * CGFloat(subviews.count),
                height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout CGFloat
        ) {
            for (index, view) in subviews.enumerated() {
                let center = CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * cache, y: bounds.midY)
                view.place(at: center, anchor: .center, proposal: .unspecified)
            }
        }
    }

    /// Places each view at the height that it asks for.
    private struct Rungs: SwiftUI.Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
        ) {
            for view in subviews where view[Rung.self] >= 0 {
                view.place(at: CGPoint(x: bounds.minX, y: view[Rung.self]), proposal: .unspecified)
            }
        }
    }

    private enum Rung: LayoutValueKey {
        static let defaultValue: CGFloat = -1
    }

    private func square(_ side: CGFloat) -> some View { Color.red.frame(width: side, height: side) }

    private func frames(_ view: some View) throws -> [Rect] {
        let picture = try drawing(of: view)
        expectEqual(picture.findings.undrawn, [])
        return picture.items.fills.map(\.bounds)
    }

    @Test func `a layout of the program places its views`() throws {
        let columns = EqualColumns()
        let frames = try frames(
            columns {
                square(10)
                square(40)
            })
        expectEqual(frames, [Rect(x: 75, y: 45, width: 10, height: 10), Rect(x: 100, y: 30, width: 40, height: 40)])
        try expectEqual(
            self.frames(
                AnyLayout(columns) {
                    square(10)
                    square(40)
                }), frames)
    }

    @Test func `views have values for layouts, and are centered without a place`() throws {
        let frames = try frames(
            Rungs() {
                square(10).layoutValue(key: Rung.self, value: 30)
                square(20)
            })
        expectEqual(frames, [Rect(x: 0, y: 30, width: 10, height: 10), Rect(x: 90, y: 40, width: 20, height: 20)])
    }

    @Test func `a layout of this module measures for one of the program`() throws {
        struct Doubled: SwiftUI.Layout {
            let stack = HStackLayout(spacing: 4)

            func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
                stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
            ) {
                stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        try expectEqual(
            frames(
                Doubled() {
                    square(10)
                    square(20)
                }), [Rect(x: 83, y: 45, width: 10, height: 10), Rect(x: 97, y: 40, width: 20, height: 20)])
    }

    @Test func `dividers know the axis of a stack that is a value`() throws {
        try expectEqual(
            frames(
                AnyLayout(HStackLayout(spacing: 4)) {
                    square(10)
                    Divider()
                }),
            frames(
                HStack(spacing: 4) {
                    square(10)
                    Divider()
                }))
    }

    private enum Third: AlignmentID {
        static func defaultValue(in context: SwiftUI.ViewDimensions) -> CGFloat { context.height / 3 }
    }

    @Test func `an alignment of the program aligns views`() throws {
        try expectEqual(
            frames(
                HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
                    square(30)
                    square(60)
                    square(12).alignmentGuide(VerticalAlignment(Third.self)) { $0[.bottom] }
                }),
            [
                Rect(x: 49, y: 30, width: 30, height: 30), Rect(x: 79, y: 20, width: 60, height: 60),
                Rect(x: 139, y: 28, width: 12, height: 12),
            ])
    }

    /// A layout that states where its leading side is.
    private struct Indented: SwiftUI.Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
            CGSize(width: 50, height: 50)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
        ) { subviews.forEach { $0.place(at: bounds.origin, proposal: .unspecified) } }

        func explicitAlignment(
            of guide: SwiftUI.HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
            subviews: LayoutSubviews, cache: inout ()
        ) -> CGFloat? { guide == .leading ? bounds.minX + 20 : nil }
    }

    @Test func `a layout of the program sets alignments`() throws {
        let frames = try frames(
            VStack(alignment: .leading, spacing: 0) {
                Indented() { square(10) }.padding(.top, 1)
                square(30)
            })
        expectEqual(frames.map(\.minX), [75, 95])
    }

    @Test func `a lazy stack has the proposed length across`() throws {
        let column = LazyVStack(alignment: .trailing) {
            square(10)
            square(20)
        }
        let row = LazyHStack(alignment: .top) { square(10) }
        try expectEqual(
            frames(column.background(.blue)),
            [
                Rect(x: 0, y: 35, width: 200, height: 30), Rect(x: 190, y: 35, width: 10, height: 10),
                Rect(x: 180, y: 45, width: 20, height: 20),
            ])
        try expectEqual(frames(row), [Rect(x: 95, y: 0, width: 10, height: 10)])
        try expectEqual(frames(column.fixedSize().background(.blue)).first?.size.width, 20)
    }

    @Test func `a reader knows its place`() throws {
        let picture = try drawing(
            of: VStack(spacing: 0) {
                square(50)
                GeometryReader { proxy in
                    Text("\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .local).minY))")
                }
                .coordinateSpace(.named("a"))
            })
        expectEqual(picture.lines, ["50 0"])
        expectEqual(picture.findings.undrawn, ["coordinateSpace"])
    }

    @Test func `columns and cells of a grid have alignments of their own`() throws {
        let frames = try frames(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    square(10).gridColumnAlignment(.trailing)
                    square(40)
                }
                GridRow {
                    square(30)
                    square(20).gridCellAnchor(.bottomTrailing)
                }
                GridRow {
                    Color.blue.gridCellUnsizedAxes([.horizontal, .vertical]).gridCellColumns(2)
                }
            })
        expectEqual(
            Array(frames.prefix(4)),
            [
                Rect(x: 85, y: 30, width: 10, height: 10), Rect(x: 95, y: 15, width: 40, height: 40),
                Rect(x: 65, y: 55, width: 30, height: 30), Rect(x: 115, y: 65, width: 20, height: 20),
            ])
    }

    @Test func `a modifier of a row is one of its cells`() throws {
        let frames = try frames(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    square(10)
                    square(40)
                }
                .padding(5)
                GridRow {
                    square(30)
                    square(20)
                }
            })
        expectEqual(frames.map(\.center.x), [75, 115, 75, 115])
    }
}
