import IntentTestSupport
import Testing
import WidgetDrawing

@Suite struct HostileTreeTests {
    private let size = Size(width: 158, height: 158)

    @Test func `a tree that is too deep or too large is refused`() throws {
        #expect(throws: DrawingError.tooDeep) {
            var tree = box()
            for _ in 0..<10_000 { tree = try Node(.layout(PaddingLayout(.zero)), [tree]) }
        }
        #expect(throws: DrawingError.tooManyNodes) {
            _ = try Node(.layout(StackLayout(.vertical)), [Node](repeating: box(), count: 100_000))
        }
    }

    @Test func `a reader in itself ends`() {
        func endless(_ frame: Rect) throws(DrawingError) -> Node { try Node(.reader(endless)) }
        #expect(throws: DrawingError.tooDeep) { try Layout().draw(try Node(.reader(endless)), in: size) }
    }

    @Test func `a text of megabytes is refused`() {
        let long = String(repeating: "word ", count: 2_000_000)
        #expect(throws: DrawingError.textTooLong(10_000_000)) { try Layout().draw(text(long), in: size) }
    }

    @Test func `the largest tree and text are drawn`() throws {
        let rows = stack(.vertical, (1..<DrawingLimits.nodes).map { _ in box() }, spacing: 0)
        expectEqual(try Layout().draw(rows, in: size).items.count, DrawingLimits.nodes - 1)
        let long = text(String(repeating: "word ", count: DrawingLimits.textBytes / 5))
        #expect(try Layout().draw(long, in: size).texts.count == 11)
        var deep = box(1)
        for level in 1..<DrawingLimits.depth {
            deep = level % 2 == 0 ? stack(.vertical, [deep]) : stack(.horizontal, [deep])
        }
        expectEqual(try Layout().draw(deep, in: size).boxes[1], Rect(size: size))
    }

    @Test func `lengths that are no numbers are ignored or refused`() throws {
        for length in [Double.nan, .infinity, -.infinity, -5] {
            let framed = box(1).frame(length, length).flexible(width: .init(minimum: length, maximum: .nan))
            expectEqual(try Layout().draw(framed, in: size).boxes[1], Rect(size: size))
            let text = try Layout().draw(text("a", size: length), in: size)
            expectEqual(text.texts.count, 1)
        }
        for hostile in [
            box().padding(.nan), box().effect(.offset(Size(width: .infinity, height: 0))),
            box().modified(by: PositionLayout(Point(x: .nan, y: 0))),
            stack(.vertical, [box(), box()], spacing: .nan), stack(.vertical, [box(), box()], spacing: .infinity),
        ] {
            #expect(throws: DrawingError.notFinite) { try Layout().draw(hostile, in: size) }
        }
    }

    @Test func `nested stacks of texts take little more for each level`() throws {
        func nested(_ depth: Int) -> Node {
            guard depth > 0 else { return text("Leaf of text") }
            return stack(depth % 2 == 0 ? .vertical : .horizontal, [nested(depth - 1), text("Level \(depth)")])
        }
        func measurements(_ depth: Int) throws -> Int {
            let layout = Layout()
            _ = try layout.draw(nested(depth), in: size)
            return layout.measurements
        }
        let (six, twelve) = (try measurements(6), try measurements(12))
        #expect(twelve < 3 * six)
    }
}
