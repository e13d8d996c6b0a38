import IntentSystem
import IntentTestSupport
import Testing

@Suite struct DigitsTests {
    @Test(arguments: [
        (7, 3, 10, "007"), (-7, 2, 10, "-07"), (0x1F, 4, 16, "001F"), (12_345, 2, 10, "12345"), (0, 1, 10, "0"),
    ])
    func `zeros precede digits`(number: Int, count: Int, radix: Int, text: String) {
        expectEqual(number.padded(to: count, radix: radix, uppercase: true), text)
    }

    @Test func `bytes become hexadecimal digits and back`() {
        let bytes: [UInt8] = [0, 9, 10, 0xAB, 0xFF]
        expectEqual(bytes.hexadecimal, "00090aabff")
        expectEqual([UInt8](hexadecimal: "00090aabff"), bytes)
        for text in ["0", "0g", "0A", "é"] { expectEqual([UInt8](hexadecimal: text), nil) }
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ])
    func `bytes become Base64 and back`(text: String, encoded: String) {
        expectEqual(Base64.text(Array(text.utf8)), encoded)
        expectEqual(Base64.bytes(encoded), Array(text.utf8))
    }
}

@Suite struct MessageTests {
    @Test func `a suggestion follows the message`() {
        expectEqual("unknown kind 'clok'".suggesting("clock"), "unknown kind 'clok'; did you mean 'clock'?")
        expectEqual("unknown kind 'x'".suggesting(nil), "unknown kind 'x'")
    }

    @Test func `a parameter precedes a message without it`() {
        expectEqual("too small".about(parameter: "size"), "size: too small")
        expectEqual("'size' is too small".about(parameter: "size"), "'size' is too small")
        expectEqual("too small".about(parameter: nil), "too small")
    }

    @Test(arguments: [("  a b ", "a b"), ("", ""), ("   ", ""), ("a", "a")])
    func `spaces at both ends are left out`(text: String, trimmed: String) {
        expectEqual(String(text.trimming { $0 == " " }), trimmed)
    }
}
