import IntentTerminal
import IntentTestSupport
import Testing

/// The columns of texts.
@Suite struct CellTextTests {
    @Test(arguments: [
        ("abc", 3), ("车锁", 4), ("e\u{301}", 1), ("ｱ", 1), ("Ａ", 2), ("한글", 4), ("", 0), ("ไทย", 3), ("\u{301}", 1),
    ])
    func `a character occupies the columns of its first scalar`(text: String, columns: Int) {
        expectEqual(CellText(text).columns, columns)
    }

    @Test(arguments: [
        ("👩‍👩‍👧", "👩", 2), ("👍🏽", "👍", 2), ("❤️", "❤", 1), ("🇨🇭", "🇨🇭", 2), ("1️⃣", "1⃣", 1),
    ])
    func `an emoji of several scalars becomes its first one`(text: String, shown: String, columns: Int) {
        let cells = CellText(text)
        expectEqual(cells.text, shown)
        expectEqual(cells.columns, columns)
    }

    @Test func `control characters and marks of direction become visible`() {
        expectEqual(CellText("a\u{1B}[31m\nb\u{202E}c").text, "a␛[31m␊b<U+202E>c")
    }

    @Test func `a truncated text fits and ends with an ellipsis`() {
        expectEqual(CellText("西车站站").truncated(to: 6).text, "西车…")
        expectEqual(CellText("西车站站").truncated(to: 7).text, "西车站…")
        expectEqual(CellText("abc").truncated(to: 3).text, "abc")
        expectEqual(CellText("abc").truncated(to: 0).text, "")
    }

    @Test func `a wrapped text is broken at spaces or between characters`() {
        expectEqual(CellText("one two  three").wrapped(to: 7).map(\.text), ["one two", "three"])
        expectEqual(CellText("西车站").wrapped(to: 5).map(\.text), ["西车", "站"])
        expectEqual(CellText("unbreakable").wrapped(to: 4).map(\.text), ["unbr", "eaka", "ble"])
        expectEqual(CellText("").wrapped(to: 4).map(\.text), [""])
    }

    @Test func `a window begins and ends with whole characters`() {
        expectEqual(CellText("a西b车c").window(from: 2, columns: 3).text, "b车")
        expectEqual(CellText("abc").window(from: 5, columns: 3).text, "")
    }

    @Test func `a line shows as much as fits`() {
        var line = ScreenLine("车锁", column: 2)
        line.add("value that is long", at: 8, before: 16)
        line.addRight("right", before: 30)
        expectEqual(line.text, "  车锁  value t…         right")
    }
}
