import IntentTestSupport
import Testing
import WidgetDrawing

@Suite struct ContainerTests {
    private let size = Size(width: 300, height: 200)

    @Test func `baselines of texts of two sizes are on one line`() throws {
        let row = stack(
            .horizontal, [text("73", size: 34), text("%", size: 12)], alignment: .firstTextBaseline, spacing: 0)
        let texts = try Layout().draw(row, in: size).texts
        expectEqual(texts.map(\.text), ["73", "%"])
        expectEqual(texts.first?.origin.y, texts.last?.origin.y)
    }

    @Test func `an alignment guide moves a child and what contains it`() throws {
        let moved = node(.trait(.guide(.leading) { $0.size.width / 2 }), [box(1).frame(40, 10)])
        let column = stack(.vertical, [moved.padding(0), box(2).frame(60, 10)], alignment: .leading, spacing: 0)
        let frames = try boxFrames(of: column.frame(300, nil, .topLeading), in: size)
        expectEqual((frames[1]?.minX ?? 0) + 20, frames[2]?.minX)
    }

    @Test func `a container has the guides of its children, but not those of its background`() {
        let guided = node(.trait(.guide(.leading) { _ in 7 }), [box().frame(10, 10)])
        let plain = box().frame(20, 10)
        func leading(_ layout: any NodeLayout, _ children: [Node]) -> Double {
            Layout().dimensions(of: node(.layout(layout), children), in: .unspecified)[.leading]
        }
        expectEqual(leading(StackLayout(.vertical, alignment: .trailing), [plain, guided]), 17)
        expectEqual(leading(ZStackLayout(alignment: .topLeading), [plain, guided]), 7)
        expectEqual(leading(SecondaryLayout(.background), [plain, guided]), 0)
        expectEqual(leading(SecondaryLayout(.overlay), [guided, plain]), 7)
    }

    @Test func `a view at a point is as large as proposed, or as its content`() throws {
        let placed = box(1).frame(40, 20).modified(by: PositionLayout(Point(x: 30, y: 15)))
        expectEqual(measured(placed, in: .unspecified), Size(width: 40, height: 20))
        expectEqual(measured(placed, in: Proposal(width: 100, height: nil)), Size(width: 100, height: 20))
        expectEqual(try boxFrames(of: placed, in: size)[1], Rect(x: 10, y: 5, width: 40, height: 20))
    }

    @Test func `a grid aligns its columns, and a divider spans them`() throws {
        func row(_ cells: [Node]) -> Node { node(.layout(GridRowLayout()), cells) }
        let grid = node(
            .layout(GridLayout(alignment: Alignment(.leading, .top), horizontalSpacing: 10, verticalSpacing: 5)),
            [
                row([box(1).frame(30, 10), box(2).frame(20, 10)]), box(3).frame(nil, 1),
                row([box(4).frame(50, 10), box(5)]),
            ])
        let frames = try boxFrames(of: grid, in: size)
        expectEqual(frames[1]?.minX, frames[4]?.minX)
        expectEqual(frames[2]?.minX, frames[5]?.minX)
        // The flexible cell takes the rest of the row.
        expectEqual(frames[5]?.size.width, 240)
        expectEqual(frames[3]?.size.width, 300)
        expectEqual(frames[3]?.minY, 15)
        let unsized = node(.trait(.gridUnsized([.vertical])), [box(2).frame(10, 90)])
        expectEqual(
            measured(node(.layout(GridLayout()), [row([box(1).frame(10, 20), unsized])]), in: .unspecified),
            Size(width: 28, height: 20))
        let single = node(
            .layout(GridLayout(alignment: Alignment(.leading, .top), horizontalSpacing: 10, verticalSpacing: 5)),
            [row([box(1)])])
        expectEqual(try boxFrames(of: single, in: size)[1], Rect(size: size))
    }

    @Test func `a grid is as large as its cells and the distances between them`() throws {
        func row(_ cells: [Node]) -> Node { node(.layout(GridRowLayout()), cells) }
        func grid(_ rows: [Node]) -> Node {
            node(
                .layout(
                    GridLayout(alignment: Alignment(.trailing, .bottom), horizontalSpacing: 10, verticalSpacing: 5)),
                rows)
        }
        let rows = [
            row([box(1).frame(30, 10), box(2).frame(20, 20), box(6).frame(10, 10)]),
            row([box(3).frame(50, 10), box(4).frame(10, 30)]),
        ]
        expectEqual(measured(grid(rows), in: .unspecified), Size(width: 100, height: 55))
        expectEqual(measured(grid(Array(rows.prefix(1))), in: .unspecified), Size(width: 80, height: 20))
        expectEqual(measured(grid([]), in: .unspecified), .zero)
        // A child that is no row spans all columns, and can be wider.
        expectEqual(measured(grid([rows[1], box().frame(90, 5)]), in: .unspecified), Size(width: 90, height: 40))
        let frames = try boxFrames(of: grid(rows), in: Size(width: 100, height: 55))
        expectEqual(frames[1], Rect(x: 20, y: 10, width: 30, height: 10))
        expectEqual(frames[2], Rect(x: 60, y: 0, width: 20, height: 20))
        expectEqual(frames[6], Rect(x: 90, y: 10, width: 10, height: 10))
        expectEqual(frames[3], Rect(x: 0, y: 45, width: 50, height: 10))
        expectEqual(frames[4], Rect(x: 70, y: 25, width: 10, height: 30))
    }

    private func grid(_ rows: [Node], _ alignment: Alignment = .topLeading) -> Node {
        node(.layout(GridLayout(alignment: alignment, horizontalSpacing: 8, verticalSpacing: 0)), rows)
    }

    private func row(_ cells: [Node], _ alignment: AlignmentGuide? = nil) -> Node {
        node(.layout(GridRowLayout(alignment: alignment)), cells)
    }

    @Test func `a cell over columns widens them, the flexible ones first`() throws {
        func spanning(_ number: Int, _ count: Int, _ width: Double?) -> Node {
            node(.trait(.gridColumns(count)), [box(number).frame(width, 20)])
        }
        let fixed = grid([row([box(1).frame(20, 20), box(2).frame(20, 20)]), row([spanning(3, 2, 100)])])
        for proposal in [
            .zero, .unspecified, Proposal(width: .infinity, height: nil), Proposal(Size(width: 60, height: 60)),
        ] {
            expectEqual(measured(fixed, in: proposal), Size(width: 100, height: 40))
        }
        let frames = try boxFrames(of: fixed, in: Size(width: 100, height: 40))
        expectEqual(frames[2]?.minX, 54)
        expectEqual(frames[3], Rect(x: 0, y: 20, width: 100, height: 20))
        expectEqual(measured(grid([row([spanning(1, 2, 50)])]), in: .unspecified).width, 50)
        // The last column keeps what it needs of the space.
        let flexible = grid([
            row([box(1).frame(20, 20), box(2).flexible(width: .init(minimum: 10, maximum: 60)), box(4).frame(30, 20)]),
            row([spanning(3, 2, 200), box(5).frame(30, 20)]),
        ])
        let wide = try boxFrames(of: flexible, in: Size(width: 300, height: 40))
        expectEqual([wide[4]?.minX, wide[5]?.minX].map { ($0 ?? 0) - (wide[1]?.minX ?? 0) }, [208, 208])
        // In its ideal size, only the second column can grow.
        let ideal = try boxFrames(of: flexible.fixedSize(), in: size)
        expectEqual([ideal[2]?.minX, ideal[4]?.minX].map { ($0 ?? 0) - (ideal[1]?.minX ?? 0) }, [28, 208])
        let narrow = try boxFrames(
            of: grid([row([box(1).frame(20, 20), box(2).frame(30, 20)]), row([spanning(3, 2, nil)])]),
            in: Size(width: 80, height: 40))
        expectEqual(narrow[3]?.size.width, 80)
    }

    @Test func `a view outside of rows has traits of cells`() throws {
        let rows = [row([box(1).frame(20, 20), box(2).frame(20, 20)])]
        let divider = node(.trait(.gridUnsized([.horizontal])), [box(3).frame(nil, 1)])
        expectEqual(measured(grid(rows + [divider]), in: Proposal(size)), Size(width: 48, height: 21))
        expectEqual(try boxFrames(of: grid(rows + [divider]), in: size)[3]?.size.width, 48)
        let flat = node(.trait(.gridUnsized([.vertical])), [box(3).frame(10, 90)])
        expectEqual(measured(grid(rows + [flat]), in: .unspecified).height, 20)
        let anchored = node(.trait(.gridAnchor(UnitPoint(x: 1, y: 0))), [box(3).frame(10, 10)])
        expectEqual(try boxFrames(of: grid(rows + [anchored]), in: Size(width: 48, height: 30))[3]?.minX, 38)
    }

    @Test func `texts of a row are on one line`() throws {
        let texts = grid([
            row([text("73", size: 34), text("%", size: 12)], .firstTextBaseline), row([text("a", size: 12)]),
        ])
        let items = try Layout().draw(texts, in: size).texts
        expectEqual(items[0].origin.y, items[1].origin.y)
        let large = measured(text("73", size: 34), in: .unspecified)
        expectNear(
            measured(texts, in: .unspecified).height - measured(text("a", size: 12), in: .unspecified).height,
            large.height)
    }

    /// A stack that sets guides, as a layout of a program can.
    private struct Guided: NodeLayout {
        var isModifier: Bool { false }
        var canSetGuides: Bool { true }

        func size(in proposal: Proposal, of children: Subviews) -> Size { Size(width: 50, height: 50) }
        func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] { [] }
        func explicitValue(
            of guide: AlignmentGuide, of children: Subviews, in size: Size, for proposal: Proposal
        ) -> Double? { guide == .leading ? size.width * 0.4 : nil }
    }

    @Test func `a layout sets guides`() throws {
        let guided = node(.layout(Guided())).padding(0)
        let column = stack(.vertical, [guided, box(1).frame(30, 5)], alignment: .leading, spacing: 0)
        expectEqual(try boxFrames(of: column, in: Size(width: 50, height: 55))[1]?.minX, 20)
    }

    @Test func `a ratio is that of the child unless it is given`() {
        let child = box().frame(40, 20)
        func size(_ ratio: Double?, fills: Bool, _ width: Double?, _ height: Double?) -> Size {
            measured(
                node(.layout(AspectRatioLayout(ratio, fills: fills)), [box()]),
                in: Proposal(width: width, height: height))
        }
        expectEqual(size(2, fills: false, 100, 100), Size(width: 100, height: 50))
        expectEqual(size(2, fills: true, 100, 100), Size(width: 200, height: 100))
        expectEqual(size(2, fills: false, nil, 30), Size(width: 60, height: 30))
        expectEqual(size(2, fills: false, 30, nil), Size(width: 30, height: 15))
        // A ratio of zero limits nothing.
        expectEqual(size(0, fills: false, 100, 40), Size(width: 100, height: 40))
        let own = node(.layout(AspectRatioLayout(nil, fills: false)), [child])
        expectEqual(measured(own, in: Proposal(width: 10, height: 10)), Size(width: 40, height: 20))
    }

    @Test func `columns of a lazy grid share what fixed ones leave`() throws {
        let cells = (1...5).map { box($0).frame(nil, 10) }
        let grid = node(
            .layout(
                LazyGridLayout(
                    .horizontal,
                    tracks: [
                        .init(.fixed(40)), .init(.flexible(minimum: 10, maximum: .infinity)),
                        .init(.flexible(minimum: 10, maximum: 50)),
                    ])), cells)
        let frames = try boxFrames(of: grid.frame(300, nil), in: size)
        expectEqual(frames[1]?.size.width, 40)
        expectEqual(frames[2]?.size.width, 122)
        expectEqual(frames[3]?.size.width, 50)
        expectEqual(frames[4].map { $0.minY - 18 }, frames[1]?.minY)
        let adaptive = node(
            .layout(LazyGridLayout(.horizontal, tracks: [.init(.adaptive(minimum: 90, maximum: .infinity))])), cells)
        expectNear(try self.frames(adaptive)[1]?.size.width, (300.0 - 16) / 3)
    }

    @Test func `an adaptive column takes what its cells need, and a flexible one the rest`() throws {
        let tracks = [
            LazyGridLayout.Track(.adaptive(minimum: 20, maximum: 30)),
            .init(.flexible(minimum: 10, maximum: .infinity)),
        ]
        let grid = LazyGridLayout(.horizontal, tracks: tracks, spacing: 4)
        let cells = (0..<4).map { box($0).frame(nil, 10) }
        let frames = try boxFrames(of: node(.layout(grid), cells), in: Size(width: 100, height: 24))
        expectEqual(frames[0], Rect(x: 0, y: 0, width: 30, height: 10))
        expectEqual(frames[1], Rect(x: 38, y: 0, width: 62, height: 10))
        expectEqual(frames[3], Rect(x: 38, y: 14, width: 62, height: 10))
        expectEqual(measured(node(.layout(grid), cells), in: Proposal(width: 100, height: nil)).height, 24)
        expectEqual(
            measured(node(.layout(grid), Array(cells.prefix(2))), in: Proposal(width: 100, height: nil)).height, 10)
        // A column that does not fit is the only one.
        let narrow = LazyGridLayout(.horizontal, tracks: [.init(.adaptive(minimum: 150, maximum: 200))], spacing: 4)
        let single = try boxFrames(of: node(.layout(narrow), cells), in: Size(width: 100, height: 52))
        expectEqual(single[1].map { [$0.minY, $0.size.width] }, [14, 150])
        // A column has its own alignment and distance to the next one.
        let aligned = LazyGridLayout(
            .horizontal,
            tracks: [
                .init(.fixed(40), spacing: 3, alignment: Alignment(.trailing, .top)), .init(.fixed(20), spacing: 50),
            ], spacing: 4)
        let small = (0..<2).map { box($0).frame(10, 10) }
        let corners = try boxFrames(of: node(.layout(aligned), small), in: Size(width: 63, height: 10))
        expectEqual(corners[0]?.minX, 30)
        expectEqual(corners[1]?.minX, 48)
        // Two columns fit exactly.
        let exact = LazyGridLayout(.horizontal, tracks: [.init(.adaptive(minimum: 46, maximum: 60))])
        let pair = try boxFrames(of: node(.layout(exact), Array(cells.prefix(2))), in: Size(width: 100, height: 10))
        expectEqual(pair[1], Rect(x: 54, y: 0, width: 46, height: 10))
    }

    @Test func `a reader has the proposed size and its content at the top`() throws {
        let reader = node(
            .reader { frame throws(DrawingError) in
                try Node(.layout(FrameLayout(width: frame.size.width / 3, height: 10)), [box(1)])
            })
        let frames = try boxFrames(of: stack(.horizontal, [reader, box(2).frame(100, nil)], spacing: 0), in: size)
        expectEqual(frames[1]?.origin, .zero)
        expectNear(frames[1]?.size.width, 200.0 / 3)
    }

    @Test func `text above another view keeps the distance of its line`() {
        let font = Font(size: 17)
        let metrics = FontMetrics(of: font)
        let column = stack(
            .vertical, [text("A", size: 17), box().frame(10, 10), text("B", size: 17), text("C", size: 17)])
        let line = measured(text("A", size: 17), in: .unspecified, scale: 1_000).height
        let distances = 2.2 * metrics.lineHeight - metrics.capHeight - metrics.ascent
        let expected = 3 * line + 10 + distances
        #expect(abs(measured(column, in: .unspecified, scale: 1_000).height - expected) < 0.01)
    }

    @Test func `margins apply only with a container background`() throws {
        let content = box(1)
        let bare = try Layout().drawWidget(content, in: size, cornerRadius: 20, ground: nil)
        expectEqual(bare.boxes[1], Rect(size: size))
        let backed = node(.containerBackground, [content, box(2)])
        let boxes = try Layout().drawWidget(backed, in: size, cornerRadius: 20, ground: .color(.primary)).boxes
        expectEqual(boxes[2], Rect(size: size))
        expectEqual(boxes[1], Rect(x: 16, y: 16, width: 268, height: 168))
        // On a lock screen, the background is not drawn, but the margins stay.
        let locked = try Layout().drawWidget(backed, in: size, cornerRadius: 20, ground: nil).boxes
        expectEqual(locked[2], nil)
        expectEqual(locked[1], boxes[1])
    }

    @Test func `the order follows the index, and right to left mirrors places`() throws {
        let front = node(.trait(.zIndex(1)), [box(1).frame(10, 10)])
        let layers = node(.layout(ZStackLayout(alignment: .topLeading)), [front, box(2).frame(20, 20)])
        let list = try Layout().draw(layers.frame(300, 200, .topLeading), in: size, isRightToLeft: true)
        expectEqual(list.boxes[2]?.maxX, 300)
        guard case .fill(_, .color(let last), _)? = list.items.last else { throw DrawingError.notFinite }
        expectEqual(last.light.red, 1)
    }

    private struct Link: Region {
        let mark: String? = nil
    }

    @Test func `the corners of a container are those of the widget at their distance`() throws {
        func radius(_ distance: Double) throws -> Double? {
            let shape = node(.shape(Shape(.container), .fill(.color(.black)))).padding(distance)
            let list = try Layout().drawWidget(shape, in: size, cornerRadius: 20, ground: nil)
            guard case .group(_, let items)? = list.items.last,
                case .fill(.rectangle(_, let radius, _), _, _)? = items.last
            else { return nil }
            return radius
        }
        expectEqual(try radius(5), 15)
        expectEqual(try radius(20), 0)
        expectEqual(try radius(30), 0)
    }

    @Test func `a row is read as one, and a column by its parts`() throws {
        func count(_ axis: Axis) throws -> Int {
            try Layout().draw(stack(axis, [text("a"), text("b")]), in: size).readings.count
        }
        expectEqual(try count(.horizontal), 1)
        expectEqual(try count(.vertical), 2)
    }

    @Test func `a spacer of a fixed size has the usual distance to its neighbors`() {
        func length(_ axis: Axis, _ width: Double?, _ height: Double?) -> Double {
            let space = node(.spacer(along: axis, minLength: 10)).frame(width, height)
            return measured(stack(axis, [box().frame(10, 10), space, box().frame(10, 10)]), in: .unspecified)[axis]
        }
        expectEqual(length(.horizontal, 10, nil), 46)
        expectEqual(length(.horizontal, nil, 10), 30)
        expectEqual(length(.vertical, nil, 10), 46)
        expectEqual(length(.vertical, 10, nil), 30)
    }

    @Test func `a padded side has the usual distance to its neighbor`() {
        func length(_ axis: Axis, _ insets: Insets) -> Double {
            let space = node(.spacer(along: axis, minLength: 10)).modified(by: PaddingLayout(insets))
            return measured(stack(axis, [box().frame(10, 10), space, box().frame(10, 10)]), in: .unspecified)[axis]
        }
        expectEqual(length(.vertical, .zero), 30)
        expectEqual(length(.vertical, Insets(top: 1, leading: 0, bottom: 0, trailing: 0)), 39)
        expectEqual(length(.vertical, Insets(top: 0, leading: 0, bottom: 1, trailing: 0)), 39)
        expectEqual(length(.horizontal, Insets(top: 0, leading: 1, bottom: 0, trailing: 0)), 39)
        expectEqual(length(.horizontal, Insets(top: 0, leading: 0, bottom: 0, trailing: 1)), 39)
        let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 40)
        expectEqual([insets[.horizontal], insets[.vertical]], [42, 4])
        expectEqual(Insets.zero, Insets(all: 0))
    }

    @Test func `a region is read as its label, or as what it shows`() {
        let region = ReadingItem.region(Link(), frame: Rect(size: size), [.text("Open")])
        let readings = [
            region, .labeled("Open the door", [region]), .labeled("All", [.row([.labeled("One", [region])])]),
        ]
        expectEqual(readings.regions.map(\.title), ["Open", "Open the door", "All"])
        expectEqual([ReadingItem.named("a", [.named("b", [region])])].regions.map(\.name), ["a"])
    }

    @Test func `a size that is no number is an error in both directions`() {
        for size in [Size(width: .nan, height: 1), Size(width: 1, height: .nan)] {
            #expect(throws: DrawingError.self) {
                try Layout().draw(box().modified(by: OddLayout(size: size)), in: self.size)
            }
        }
    }

    private struct OddLayout: NodeLayout {
        let size: Size

        func size(in proposal: Proposal, of children: Subviews) -> Size { size }

        func places(of children: Subviews, in size: Size, for proposal: Proposal) -> [Place] {
            [Place(index: 0, origin: .zero, proposal: proposal)]
        }
    }

    @Test func `a canvas is clipped to its rectangle`() throws {
        let canvas = node(
            .canvas { size throws(DrawingError) in
                DisplayList(
                    size: size,
                    items: [.fill(.ellipse(Rect(size: size)), .color(.black), bounds: Rect(size: size))], readings: [])
            })
        let list = try Layout().draw(canvas.frame(40, 20), in: size)
        guard case .group(.clip(let figure), let moved)? = list.items.last,
            case .group(.transform(let transform), let items)? = moved.first
        else { throw DrawingError.notFinite }
        expectEqual(figure, .rectangle(Rect(x: 130, y: 90, width: 40, height: 20), radiusX: 0, radiusY: 0))
        expectEqual(transform, AffineTransform(tx: 130, ty: 90))
        expectEqual(items.count, 1)
    }

    @Test func `an image in a line is in the middle of its capital letters`() throws {
        var run = StyledText.Run("", font: Font(size: 20))
        run.image = ImageContent(picture: .reference("data:,"), size: Size(width: 10, height: 6))
        let content = StyledText([.init("H", font: Font(size: 20)), run])
        let list = try Layout(scale: 1_000).draw(node(.text(content)), in: size)
        let frames = list.items.compactMap { item -> Rect? in
            if case .image(_, let frame) = item { frame } else { nil }
        }
        let baseline = try #require(list.texts.first).origin.y
        let middle = baseline - FontMetrics(of: Font(size: 20)).capHeight / 2
        expectEqual(frames.map(\.size), [Size(width: 10, height: 6)])
        #expect(abs((frames.first?.minY ?? 0) + 3 - middle) < 0.01)
    }

    @Test func `regions follow the transforms of their content`() throws {
        let region = node(.region(Link()), [box().frame(10, 10)])
        let turned = region.effect(.transform(AffineTransform(a: 2, d: 2), anchor: .center))
        let list = try Layout().draw(turned.effect(.offset(Size(width: 5, height: 0))), in: size)
        expectEqual(
            list.readings.regions.map(\.frame), [Rect(x: 145, y: 90, width: 20, height: 20)]
        )
    }

    private func frames(_ node: Node) throws -> [Int: Rect] {
        try boxFrames(of: node, in: size)
    }
}
