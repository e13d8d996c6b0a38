import Testing

@testable import IntentCodegen

@Suite struct SwiftLiteralTests {
    @Test(arguments: [
        ("plain 车", #""plain 车""#), ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
        ("\0\u{7F}\u{85}", #""\u{0}\u{7F}\u{85}""#), ("\u{2028}\u{202E}\u{FEFF}", #""\u{2028}\u{202E}\u{FEFF}""#),
    ])
    func aStringIsOneToken(content: String, literal: String) {
        #expect(SwiftLiteral.string(content).text == literal)
    }

    @Test(arguments: [
        ("{}", "#\"{}\"#"), ("\"#", "##\"\"#\"##"), ("a\"##b\\###c", "####\"a\"##b\\###c\"####"),
        ("###", "#\"###\"#"), ("\\", "#\"\\\"#"), ("\"", "#\"\"\"#"),
    ])
    func aRawStringHasAsManySignsAsItNeeds(content: String, literal: String) {
        #expect(SwiftLiteral.rawString(content).text == literal)
    }

    @Test func aRawStringWithWhatCannotBeSeenIsAnOrdinaryOne() {
        #expect(SwiftLiteral.rawString("a\n\u{202E}").text == #""a\n\u{202E}""#)
    }

    @Test func numbersReadBack() {
        #expect(SwiftLiteral.integer(.min).text == "-9223372036854775808")
        #expect(SwiftLiteral.decimal(1e300).text == "1e+300")
        #expect(SwiftLiteral.decimal(12).text == "12.0")
    }
}
