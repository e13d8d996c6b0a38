import Foundation
import IntentModel
import IntentTestSupport
import Testing

@Suite struct JSONParsingTests {
    @Test(
        arguments: [
            ("null", JSONValue.null), (" true ", true), ("false", false), ("0", 0), ("-12", -12),
            ("9223372036854775807", 9_223_372_036_854_775_807), ("-9223372036854775808", .integer(.min)),
            ("9223372036854776000", 9_223_372_036_854_775_808.0), ("1.0", .number(1)), ("1e3", .number(1000)),
            ("-0", .number(-0.0)), ("-0.0", .number(-0.0)), ("5e-324", .number(.leastNonzeroMagnitude)),
            ("1E+2", .number(100)),
            ("\"\"", ""), (#""a\"b\\\/\b\f\n\r\t""#, "a\"b\\/\u{8}\u{C}\n\r\t"), (#""\u8f66\uD83D\uDE97""#, "车🚗"),
            ("\"车🚗\"", "车🚗"), (#""\u0000""#, "\u{0}"), ("[]", []), ("{}", [:]), ("[1, [2],{}]", [1, [2], [:]]),
            ("\t{ \"b\" : 1,\r\n\"a\":null}", ["b": 1, "a": .null]),
        ] as [(String, JSONValue)])
    func `parses valid JSON`(text: String, value: JSONValue) throws {
        try expectEqual(JSONValue(parsing: text), value)
        try expectEqual(JSONValue(parsing: Array(text.utf8)), value)
    }

    @Test func `preserves the sign of zero`() throws {
        guard case .number(let zero) = try JSONValue(parsing: "-0") else { return #expect(Bool(false), "no number") }
        expectEqual(zero.sign, .minus)
    }

    @Test(arguments: [
        ("", 0), ("  ", 2), ("nul", 0), ("True", 0), ("1 2", 2), ("01", 0), ("-", 1), ("-01", 1), ("+1", 0),
        (".5", 0), ("1.", 2), ("1e", 2), ("1e+", 3), ("1e400", 0), ("-1e400", 0), ("NaN", 0), ("0x10", 1),
        ("[1,]", 3), ("[1 2]", 3), ("[", 1), ("{\"a\"}", 4), ("{\"a\":1,}", 7), ("{a:1}", 1), ("{'a':1}", 1),
        ("\"a", 0), ("\"a\nb\"", 2), (#""\x""#, 1), (#""\u12"#, 1), (#""\u12G4""#, 1), (#""\uD83D""#, 1),
        (#""\uDE97""#, 1), (#""\uD83Dx""#, 1), (#""\uD83D\uD83D""#, 1), ("// a\n1", 0), ("1\u{FEFF}", 1),
        ("\u{FEFF}\u{FEFF}1", 3),
        ("[1]]", 3), ("\u{A0}1", 0),
    ])
    func `reports the offset of invalid JSON`(text: String, offset: Int) {
        #expect { try JSONValue(parsing: text) } throws: { ($0 as? JSONError)?.offset == offset }
    }

    @Test func `a byte order mark is ignored`() throws {
        try expectEqual(JSONValue(parsing: "\u{FEFF} [1]"), [1])
        try expectEqual(JSONValue(parsing: Array("\u{FEFF}{}".utf8)), [:])
        #expect { try JSONValue(parsing: "\u{FEFF}x") } throws: { ($0 as? JSONError)?.column == 1 }
    }

    @Test(arguments: [
        ("[1,\n 2,\n]", 3, 1, "no ',' is allowed before the end of an array or object"),
        ("{\r\n  \"ä\": 1,}", 2, 10, "no ',' is allowed before the end of an array or object"),
        ("[\"車\", x]", 1, 7, "a value is expected: an object, an array, a string, a number, true, false or null"),
        ("", 1, 1, "the text ends where a value is expected"),
    ])
    func `an error has a line and a column`(text: String, line: Int, column: Int, message: String) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        expectEqual(error?.line, line)
        expectEqual(error?.column, column)
        expectEqual(error?.description, "\(message), at line \(line), column \(column)")
    }

    @Test(arguments: [
        (String.Encoding.utf16, "UTF-16"), (.utf16LittleEndian, "UTF-16 (little-endian)"),
        (.utf16BigEndian, "UTF-16 (big-endian)"), (.utf32LittleEndian, "UTF-32 (little-endian)"),
        (.utf32BigEndian, "UTF-32 (big-endian)"), (.isoLatin1, "ISO 8859-1"), (.windowsCP1252, "Windows-1252"),
    ])
    func `another encoding is named`(encoding: String.Encoding, name: String) throws {
        let bytes = Array(try #require(#"{"title":"Küche"}"#.data(using: encoding)))
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: bytes) }
        #expect(error?.message.contains(name) == true)
        var pieces = bytes.map { [$0] }
        var stream = JSONElementStream(arrayKey: "list", limits: .init(depth: 9, valueBytes: 99)) {
            pieces.isEmpty ? [] : pieces.removeFirst()
        }
        let streamed = #expect(throws: JSONError.self) { while try stream.next() != nil {} }
        expectEqual(streamed?.message, error?.message)
    }

    @Test(
        arguments: [
            ([0x22, 0xC3, 0x22], 1), ([0x22, 0x61, 0xFF, 0x22], 2), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
            ([0x22, 0xC0, 0x80, 0x22], 1), ([0x22, 0xE8, 0xBD, 0xA6, 0x80, 0x22], 4), ([0xFF], 0),
            ([0x22, 0x5C, 0x6E, 0x80, 0x22], 3),
        ] as [([UInt8], Int)])
    func `reports the offset of invalid UTF-8`(bytes: [UInt8], offset: Int) {
        #expect { try JSONValue(parsing: bytes) } throws: { ($0 as? JSONError)?.offset == offset }
    }

    @Test(arguments: [0, 5, 6, 7, 8, 200])
    func `reports a repeated key at its second occurrence`(others: Int) {
        let members = (0..<others).map { "\"k\($0)\":0," }.joined()
        let text = "{\"a\":1," + members + "\"a\":2}"
        #expect { try JSONValue(parsing: text) } throws: {
            ($0 as? JSONError)?.offset == text.utf8.count - 6
        }
    }

    @Test func `parses many keys in linear time`() throws {
        let members = (0..<100_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
        try expectEqual(JSONValue(parsing: "{\(members)}").objectValue?.members.count, 100_000)
    }

    @Test func `rejects nesting beyond the limit`() throws {
        let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        #expect(throws: Never.self) { try JSONValue(parsing: text) }
        #expect { try JSONValue(parsing: "[" + text + "]") } throws: { ($0 as? JSONError)?.offset == 64 }
        let hostile = String(repeating: "[{\"a\":", count: 1_000_000)
        #expect { try JSONValue(parsing: hostile, depthLimit: .max) } throws: { $0 is JSONError }
        #expect { try JSONValue(parsing: "[]", depthLimit: 0) } throws: { $0 is JSONError }
    }

    @Test(arguments: ["[[[0]]]", "[[],[[0]]]", "[{},[[0]]]", "[{\"a\":{}},[[0]]]", "[[[]],[[0]]]"])
    func `closing an array or object decreases the depth by one`(text: String) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: text, depthLimit: 2) }
        #expect(throws: Never.self) { try JSONValue(parsing: text, depthLimit: 3) }
    }

    @Test func `closing an array or object decreases the depth`() throws {
        let text = "[" + String(repeating: "[],{},", count: 500) + "1]"
        #expect(throws: Never.self) { try JSONValue(parsing: text, depthLimit: 2) }
    }

    @Test func `never reads past the end of truncated JSON`() {
        let text = Array(#"{"a":[1.5e3,"\u8f66\ud83d\ude97车",{"b":null,"c":true}],"d":-7}"#.utf8)
        for length in 0..<text.count {
            #expect(throws: JSONError.self) { try JSONValue(parsing: Array(text[..<length])) }
        }
    }

    @Test func `errors do not contain the text`() {
        #expect { try JSONValue(parsing: "{\"password\": secret}") } throws: { !"\($0)".contains("secret") }
    }
}
