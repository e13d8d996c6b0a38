import IntentTestSupport
import Testing
import WidgetDrawing

/// A calendar beside a picture of it that Apple's SwiftUI made at scale 3: the places of its parts were measured there.
@Suite struct ApplePictureTests {
    private let accent = Color(RGBA(red: 0, green: 0.6, blue: 0.8))
    private let gray = Color(RGBA(red: 0.5, green: 0.5, blue: 0.5))

    @Test func `a calendar has its parts where Apple's picture has them`() throws {
        let list = try Layout().draw(calendar, in: Size(width: 364, height: 382))
        // Tops and heights of the bars.
        let bars = [278, 388, 498, 608, 782].map { Rect(x: 16, y: Double($0) / 3, width: 3, height: 86.0 / 3) }
        for (bar, expected) in zip(list.bars, bars) {
            expectNear(bar.minX, expected.minX)
            expectNear(bar.minY, expected.minY)
            expectNear(bar.size.height, expected.size.height)
        }
        expectEqual(list.bars.count, bars.count)
        // The lower ends of letters without a descender.
        let baselines = [
            "MON": 80, "18": 169, "TODAY": 246, "Calendar event 1": 313, "Calendar event 2": 423, "TOMORROW": 750,
            "Calendar event 5": 817,
        ]
        for (text, pixel) in baselines {
            let item = try #require(list.texts.first { $0.text == text })
            #expect(abs(item.origin.y * 3 - Double(pixel)) <= 2, "\(text): \(item.origin.y * 3), not \(pixel)")
        }
    }

    private var calendar: Node {
        var number = Font(size: 30, weight: .semibold)
        number.design = .rounded
        let badge = stack(
            .vertical, [line("MON", 11, .heavy, accent), node(.text(StyledText("18", font: number)))],
            alignment: .leading, spacing: -2)
        let days = [day("TODAY", 1...4), day("TOMORROW", 5...5)]
        let column = stack(
            .vertical, [badge] + days + [node(.spacer(along: .vertical, minLength: 0))], alignment: .leading, spacing: 8
        )
        let fills = FlexibleFrameLayout.Limits(maximum: .infinity)
        return column.flexible(width: fills, height: fills, .topLeading).padding(16)
    }

    private func day(_ name: String, _ events: ClosedRange<Int>) -> Node {
        stack(
            .vertical, [line(name, 11, .bold, gray)] + events.map { event($0) }, alignment: .leading, spacing: 8)
    }

    private func event(_ number: Int) -> Node {
        let bar = node(.shape(Shape(.roundedRectangle(width: 2, height: 2)), .fill(.color(accent)))).frame(3, nil)
        let lines = stack(
            .vertical,
            [line("Calendar event \(number)", 12, .semibold, .primary), line("All-day", 11, .regular, gray)],
            alignment: .leading, spacing: 1)
        return stack(.horizontal, [bar, lines, node(.spacer(along: .horizontal, minLength: 0))], spacing: 8)
            .fixedSize([.vertical])
            .flexible(width: .init(maximum: .infinity), Alignment(.leading, .verticalCenter))
    }

    private func line(_ text: String, _ size: Double, _ weight: Font.Weight, _ color: Color) -> Node {
        var content = StyledText(text, font: Font(size: size, weight: weight), paint: .color(color))
        content.lineLimit = 1
        return node(.text(content))
    }
}

extension DisplayList {
    fileprivate var bars: [Rect] {
        items.compactMap { item in
            guard case .fill(_, _, let bounds) = item else { return nil }
            return bounds
        }
    }
}
