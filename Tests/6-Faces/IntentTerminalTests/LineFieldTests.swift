import IntentTerminal
import Testing

/// The keys of a text field.
@Suite struct LineFieldTests {
    private func field(_ text: String, _ keys: Key...) -> LineField {
        var field = LineField(text)
        for key in keys { _ = field.handle(key) }
        return field
    }

    @Test func `characters are inserted at the cursor`() {
        #expect(field("ac", .left, .character("b")).text == "abc")
        #expect(field("", .paste("车锁\u{1B}\tx\ny")).text == "车锁 x y")
    }

    @Test func `a combining mark joins the character before it`() {
        let typed = field("e", .character("\u{301}"))
        #expect(typed.text == "é")
        #expect(typed.cursor == 1)
    }

    @Test func `Ctrl-W deletes back to a space`() {
        #expect(field("one two-three ", .control("w")).text == "one ")
        #expect(field("one two-three", .deleteWord).text == "one two-")
    }

    @Test func `cut text is inserted again with Ctrl-Y`() {
        let typed = field("one two", .control("w"), .home, .control("y"))
        #expect(typed.text == "twoone ")
        #expect(field("one two", .wordLeft, .control("k"), .control("a"), .control("y")).text == "twoone ")
        #expect(field("one two", .wordLeft, .control("u")).text == "two")
    }

    @Test func `words are skipped`() {
        #expect(field("one two", .wordLeft).cursor == 4)
        #expect(field("one two", .home, .wordRight).cursor == 3)
        #expect(field("one two", .home, .deleteNextWord).text == " two")
    }

    @Test func `Ctrl-T exchanges two characters`() {
        #expect(field("ab", .control("t")).text == "ba")
        #expect(field("a", .control("t")).text == "a")
    }

    @Test func `deleting at the ends changes nothing`() {
        #expect(field("ab", .delete).text == "ab")
        #expect(field("ab", .home, .backspace).text == "ab")
        #expect(field("ab", .home, .delete).text == "b")
    }

    @Test func `line ends are allowed in texts of several lines`() {
        var field = LineField("a", allowsLines: true)
        _ = field.handle(.newLine)
        _ = field.handle(.paste("b\r\nc"))
        #expect(field.text == "a\nb\nc")
        #expect(self.field("a", .newLine).text == "a")
    }

    @Test func `other keys are left to the caller`() {
        var field = LineField("a")
        let isEdited = [Key.enter, .up, .escape, .newLine].map { field.handle($0) }
        #expect(isEdited == [false, false, false, false])
    }
}
