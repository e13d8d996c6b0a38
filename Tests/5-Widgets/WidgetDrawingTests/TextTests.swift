import IntentTestSupport
import Testing
import WidgetDrawing

@Suite struct TextTests {
    /// The widths of the ink of texts that Apple's SwiftUI drew, and the space beside the ink of Inter's first and last letter.
    @Test(arguments: [
        ("Calendar event 1", 12.0, Font.Weight.semibold, 96.0, 2.08),
        ("Calendar event 2", 12, .semibold, 98.33, 1.34),
        ("All-day · Calendar 1", 11, .regular, 100.33, 1.81),
        ("9:00\u{202F}AM – 10:00\u{202F}AM · Calendar 2", 11, .regular, 169.0, 1.54),
        ("1:00\u{202F}PM – 2:00\u{202F}PM · Calendar 1", 11, .regular, 158.67, 2.2),
        ("TOMORROW", 11, .bold, 68.67, 0.66),
        ("TODAY", 11, .bold, 37.67, 0.8),
        ("Tomorrow · All-day · Calendar 2", 11, .regular, 164.33, 1.33),
        ("Calendar", 16, .bold, 67.33, 0.78),
        ("Battery", 20, .regular, 61.11, 1.99),
    ])
    func `widths are those of San Francisco within one percent`(
        text: String, size: Double, weight: Font.Weight, ink: Double, beside: Double
    ) {
        let widths = AdvanceWidths()
        let font = Font(size: size, weight: weight)
        let kerning = zip(text, text.dropFirst()).map { widths.kerning(between: $0, and: $1, in: font) }
        let letters = text.map { widths.width(of: $0, in: font) + widths.tracking(after: $0, in: font) }
        let width = letters.reduce(0, +) + kerning.reduce(0, +)
        #expect(abs((width - beside) / ink - 1) < 0.013)
        let layout = measured(node(.text(StyledText(text, font: font))), in: .unspecified)
        #expect(layout.width >= width && layout.width < width + 0.34)
    }

    @Test func `pairs of letters in one style are closer`() {
        let widths = AdvanceWidths()
        for weight in Font.Weight.allCases {
            let font = Font(size: 100, weight: weight)
            #expect(widths.kerning(between: "A", and: "V", in: font) < -2)
            expectEqual(widths.kerning(between: "H", and: "H", in: font), 0)
            expectEqual(widths.kerning(between: "A", and: "車", in: font), 0)
        }
        var monospaced = Font(size: 100)
        monospaced.design = .monospaced
        expectEqual(widths.kerning(between: "A", and: "V", in: monospaced), 0)
    }

    @Test func `a number of rounded digits is as wide as in Apple's picture`() {
        var font = Font(size: 30, weight: .semibold)
        font.design = .rounded
        expectNear(measured(node(.text(StyledText("18", font: font))), in: .unspecified).width, 34)
    }

    /// Values of Apple's table of tracking, in thousandths of the size. Digits have no other space.
    @Test(arguments: [
        (5.0, 41.0), (6, 41), (7, 34), (10, 12), (12, 0), (12.5, -3), (13, -6), (17, -26), (20, -23), (24, 3), (28, 14),
        (32, 13), (40, 10), (50, 7), (76, 1), (100, 0),
    ])
    func `digits have the tracking of their size`(size: Double, tracking: Double) {
        expectNear(AdvanceWidths().tracking(after: "1", in: Font(size: size)), tracking / 1_000 * size)
    }

    @Test func `marks take no place, and characters of code one place each`() {
        var code = Font(size: 10)
        code.design = .monospaced
        expectNear(AdvanceWidths().width(of: "i", in: code), 6.18)
        expectNear(AdvanceWidths().width(of: "e\u{301}", in: code), 6.18)
        expectNear(AdvanceWidths().width(of: "\u{200B}", in: Font(size: 10)), 0)
        expectNear(AdvanceWidths().width(of: "\u{1F600}", in: Font(size: 10)), 12.5)
    }

    /// Widths of Inter 4.0 in 2,048ths of the size, of characters from all ranges of its table up to the last one.
    @Test(arguments: [
        ("Ż", 1_280), ("ẞ", 1_396), ("€", 1_361), ("→", 1_955), ("∞", 1_905), ("≠", 1_350), ("⌘", 2_051), ("▼", 2_065),
        ("❤", 2_095), ("➈", 2_845),
    ])
    func `a character has its width in the table`(character: Character, width: Int) {
        expectNear(AdvanceWidths().width(of: character, in: Font(size: 10)), Double(width) / 204.8)
    }

    @Test func `tracking falls slowly from 28 points on`() {
        let trackings = (28...80).map { AdvanceWidths().tracking(after: "1", in: Font(size: Double($0))) / Double($0) }
        for (first, second) in zip(trackings, trackings.dropFirst()) {
            #expect(first - second > -0.000_01 && first - second < 0.001_01)
        }
    }

    @Test func `a text has the direction of its first letter`() throws {
        for (string, isRightToLeft) in [("שלום abc", true), ("12 שלום", true), ("abc שלום", false), ("12", false)] {
            let list = try Layout().draw(text(string), in: Size(width: 200, height: 100))
            expectEqual(list.texts.first?.isRightToLeft, isRightToLeft)
        }
    }

    @Test func `an offset from the baseline makes room for itself`() throws {
        func height(_ offset: Double) -> Double {
            var run = StyledText.Run("Hi", font: Font(size: 17))
            run.baselineOffset = offset
            return measured(node(.text(StyledText([run]))), in: .unspecified, scale: 1_000).height
        }
        expectNear(height(10), height(0) + 10)
        expectNear(height(-10), height(0) + 10)
    }

    @Test func `the baseline of a shrunk text is that of its size`() throws {
        var content = StyledText("Calendar of the house", font: Font(size: 24))
        content.lineLimit = 1
        content.minimumScaleFactor = 0.5
        let shrunk = node(.text(content)).frame(150, nil)
        let row = stack(.horizontal, [shrunk, text("a", size: 34)], alignment: .firstTextBaseline, spacing: 0)
        let texts = try Layout(scale: 1_000).draw(row, in: Size(width: 300, height: 100)).texts
        let (first, last) = (try #require(texts.first), try #require(texts.last))
        #expect(first.font.size < 20)
        #expect(abs(first.origin.y - last.origin.y) < 0.01)
    }

    @Test func `icons of fonts are as wide as high`() {
        for icon in ["\u{E000}", "\u{F8FF}", "\u{F01C9}"] {
            expectNear(measured(text(icon, size: 20), in: .unspecified).width, 20)
        }
    }

    @Test func `lines are as high as those of San Francisco`() {
        expectNear(measured(text("a", size: 12), in: .unspecified).height, 43.0 / 3)
        expectNear(measured(text("a", size: 11), in: .unspecified).height, 40.0 / 3)
        expectNear(measured(text("a\nb\nc", size: 17), in: .unspecified).height, 183.0 / 3)
        expectEqual(measured(text("", size: 17), in: .unspecified), .zero)
        expectNear(measured(text("a\n", size: 17), in: .unspecified).height, 61.0 / 3)
    }

    @Test func `lines break at spaces, hyphens and between wide characters`() throws {
        expectEqual(try lines("one two-three four", width: 60), ["one two-", "three four"])
        expectEqual(try lines("車の状態を確認", width: 40), ["車の状", "態を確", "認"])
        expectEqual(try lines("unbreakable", width: 30), ["unbr", "eaka", "ble"])
        expectEqual(try lines("a\n\nb", width: 30), ["a", "b"])
    }

    @Test func `text that does not fit is shortened where it says`() throws {
        expectEqual(try lines("Calendar of the house", width: 70, limit: 1), ["Calendar…"])
        expectEqual(try lines("Calendar of the house", width: 70, limit: 1, truncation: .head), ["…the house"])
        expectEqual(try lines("Calendar of the house", width: 70, limit: 1, truncation: .middle), ["Calen…ouse"])
        expectEqual(try lines("one two three four five", width: 45, height: 30), ["one", "two t…"])
    }

    @Test func `text shrinks before it is shortened`() throws {
        var content = StyledText("Calendar of the house", font: Font(size: 12))
        content.lineLimit = 1
        content.minimumScaleFactor = 0.5
        let list = try Layout().draw(node(.text(content)), in: Size(width: 80, height: 100))
        expectEqual(list.texts.map(\.text), ["Calendar of the house"])
        let font = try #require(list.texts.first?.font.size)
        #expect(font < 8 && font > 7)
    }

    @Test func `lines are aligned within the text`() throws {
        var content = StyledText("long line\nb", font: Font(size: 12))
        for (alignment, place) in [(StyledText.Alignment.leading, 0.0), (.center, 0.5), (.trailing, 1)] {
            content.alignment = alignment
            let texts = try Layout().draw(node(.text(content)), in: Size(width: 200, height: 100)).texts
            let (first, second) = (try #require(texts.first), try #require(texts.last))
            let free = measured(node(.text(content)), in: .unspecified).width - second.width
            #expect(abs(second.origin.x - first.origin.x - free * place) < 0.5)
        }
    }

    @Test func `runs of several styles form one line`() throws {
        let content = StyledText([
            .init("73", font: Font(size: 34, weight: .bold)), .init(" % full", font: Font(size: 12)),
        ])
        let list = try Layout().draw(node(.text(content)), in: Size(width: 200, height: 100))
        expectEqual(list.texts.map(\.text), ["73", " % full"])
        expectEqual(list.texts.map(\.font.size), [34, 12])
        expectNear(measured(node(.text(content)), in: .unspecified).height, (34 * 1.1932 * 3).rounded(.up) / 3)
    }

    @Test func `characters move closer before a line is shortened`() throws {
        let text = "Calendar of the house"
        var content = StyledText(text, font: Font(size: 12))
        let natural = measured(node(.text(content)), in: .unspecified).width
        func item(_ share: Double) throws -> TextItem {
            let space = Size(width: natural * share, height: 100)
            return try #require(Layout().draw(node(.text(content)), in: space).texts.first)
        }
        content.lineLimit = 1
        expectEqual(try item(0.96).text, "Calendar of the ho…")
        content.allowsTightening = true
        let tight = try item(0.96)
        expectEqual(tight.text, text)
        expectNear(tight.width, natural * 0.96)
        // The natural width is rounded up to a pixel.
        #expect(abs(tight.letterSpacing + natural * 0.04 / Double(text.count)) < 0.02)
        expectEqual(try item(0.94).text, "Calendar of the ho…")
        expectEqual(try item(1.1).letterSpacing, 0)
        // Only the last line has no place for more.
        content.lineLimit = 2
        expectEqual(try item(0.96).text, "Calendar of the")
    }

    private func lines(
        _ text: String, width: Double, height: Double = 1_000, limit: Int? = nil,
        truncation: StyledText.Truncation = .tail
    ) throws -> [String] {
        var content = StyledText(text, font: Font(size: 12))
        content.lineLimit = limit
        content.truncation = truncation
        return try Layout().draw(node(.text(content)), in: Size(width: width, height: height)).texts.map(\.text)
    }
}
