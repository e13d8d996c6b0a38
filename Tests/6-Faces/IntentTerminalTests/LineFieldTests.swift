import IntentTerminal
import IntentTestSupport
import Testing

/// The keys of a text field.
@Suite struct LineFieldTests {
    private func field(_ text: String, _ keys: Key...) -> LineField {
        var field = LineField(text)
        for key in keys { _ = field.handle(key) }
        return field
    }

    @Test func `characters are inserted at the cursor`() {
        expectEqual(field("ac", .left, .character("b")).text, "abc")
        expectEqual(field("", .paste("车锁\u{1B}\tx\ny")).text, "车锁 x y")
    }

    @Test func `a copied line is pasted without its end`() {
        expectEqual(field("", .paste("sk-abc\r\n")).text, "sk-abc")
        expectEqual(field("a", .paste("\n\n")).text, "a")
    }

    @Test func `a combining mark joins the character before it`() {
        let typed = field("e", .character("\u{301}"))
        expectEqual(typed.text, "é")
        expectEqual(typed.cursor, 1)
    }

    @Test func `Ctrl-W deletes back to a space`() {
        expectEqual(field("one two-three ", .control("w")).text, "one ")
        expectEqual(field("one two-three", .deleteWord).text, "one two-")
    }

    @Test func `cut text is inserted again with Ctrl-Y`() {
        let typed = field("one two", .control("w"), .home, .control("y"))
        expectEqual(typed.text, "twoone ")
        expectEqual(field("one two", .wordLeft, .control("k"), .control("a"), .control("y")).text, "twoone ")
        expectEqual(field("one two", .wordLeft, .control("u")).text, "two")
    }

    @Test func `words are skipped`() {
        expectEqual(field("one two", .wordLeft).cursor, 4)
        expectEqual(field("one two", .home, .wordRight).cursor, 3)
        expectEqual(field("one two", .home, .deleteNextWord).text, " two")
    }

    @Test func `Ctrl-T exchanges two characters`() {
        expectEqual(field("ab", .control("t")).text, "ba")
        expectEqual(field("a", .control("t")).text, "a")
    }

    @Test func `deleting at the ends changes nothing`() {
        expectEqual(field("ab", .delete).text, "ab")
        expectEqual(field("ab", .home, .backspace).text, "ab")
        expectEqual(field("ab", .home, .delete).text, "b")
    }

    @Test func `line ends are allowed in texts of several lines`() {
        var field = LineField("a", allowsLines: true)
        _ = field.handle(.newLine)
        _ = field.handle(.paste("b\r\nc\td\n"))
        expectEqual(field.text, "a\nb\nc\td\n")
        expectEqual(self.field("a", .newLine).text, "a")
    }

    @Test func `other keys are left to the caller`() {
        var field = LineField("a")
        let isEdited = [Key.enter, .up, .escape, .newLine].map { field.handle($0) }
        expectEqual(isEdited, [false, false, false, false])
    }
}
