import Testing

@testable import IntentCodegen

@Suite struct SwiftCommentTests {
    @Test(arguments: [
        ("a\nb\r\nc\rd", "a b c d"), ("  a \u{2028} b\u{85}", "a b"), ("\u{202E}x\0", "\\u{202E}x\\u{0}"),
        ("*/ ok", "*/ ok"),
        ("", ""),
    ])
    func aTextIsOneLine(text: String, line: String) {
        #expect(SwiftComment.oneLine(text) == line)
    }

    @Test func linesBreakBetweenWords() {
        #expect(SwiftComment.wrapped("one two three", width: 7) == ["one two", "three"])
        #expect(SwiftComment.wrapped("unbreakable", width: 4) == ["unbreakable"])
        #expect(SwiftComment.wrapped("", width: 4) == [])
    }

    @Test(arguments: Sample.hostileTextParts)
    func noTextLeavesItsComment(_ text: String) {
        let lines = SwiftComment.wrapped(text, width: 10)
        #expect(lines.allSatisfy { !$0.unicodeScalars.contains(where: \.isUnsafeInSource) })
    }
}
