import IntentDiagnostics
import IntentTestSupport
import Testing

struct SourceMapTests {
    private func positions(_ text: String) -> [String] {
        let map = SourceMap(SourceFile(path: "a", text: text))
        return (0...text.unicodeScalars.count).map {
            let position = map.position(at: $0)
            return "\(position.line):\(position.column)"
        }
    }

    @Test func `a line feed ends a line`() {
        expectEqual(positions("a\nb"), ["1:1", "1:2", "2:1", "2:2"])
    }

    @Test func `CRLF is one line end`() {
        expectEqual(positions("a\r\nb"), ["1:1", "1:2", "1:3", "2:1", "2:2"])
    }

    @Test func `a lone carriage return ends a line`() {
        expectEqual(positions("a\rb"), ["1:1", "1:2", "2:1", "2:2"])
    }

    @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}", "\u{0B}", "\u{0C}"])
    func `other separators do not end a line`(_ separator: String) {
        expectEqual(positions("a\(separator)b"), ["1:1", "1:2", "1:3", "1:4"])
    }

    @Test func `columns count scalars of any size`() {
        expectEqual(positions("é车😀\t!"), ["1:1", "1:2", "1:3", "1:4", "1:5", "1:6"])
    }

    @Test func `positions start after a byte order mark`() {
        let map = SourceMap(SourceFile(path: "a", bytes: [0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62]))
        expectEqual(map.byteOffset(ofScalar: 0), 3)
        expectEqual(map.position(at: 0), SourcePosition(line: 1, column: 1))
        expectEqual(map.position(at: 2), SourcePosition(line: 2, column: 1))
    }

    @Test func `each line has its text`() {
        let map = SourceMap(SourceFile(path: "a", text: "one\r\ntwo\rthree\n"))
        let lines = (1...map.lineCount).map { String(decoding: map.bytes(in: map.range(ofLine: $0)), as: UTF8.self) }
        expectEqual(lines, ["one", "two", "three", ""])
    }

    @Test func `long files agree with counting from the start`() {
        let text = String(repeating: "a车\n😀bé\r", count: 700)
        let map = SourceMap(SourceFile(path: "a", text: text))
        var expected = SourcePosition(line: 1, column: 1)
        var bytes = 0
        for (offset, scalar) in text.unicodeScalars.enumerated() {
            expectEqual(map.position(at: offset), expected)
            expectEqual(map.byteOffset(ofScalar: offset), bytes)
            expectEqual(map.scalarOffset(ofByte: bytes), offset)
            bytes += String(Character(scalar)).utf8.count
            let isEnd = scalar == "\n" || scalar == "\r"
            expected =
                isEnd
                ? SourcePosition(line: expected.line + 1, column: 1)
                : SourcePosition(line: expected.line, column: expected.column + 1)
        }
    }

    @Test func `offsets past the end are valid`() {
        let map = SourceMap(SourceFile(path: "a", text: "ab"))
        expectEqual(map.position(at: 99), SourcePosition(line: 1, column: 3))
        expectEqual(map.range(ofLine: 7), SourceRange(at: 2))
        expectEqual(SourceMap(SourceFile(path: "a", bytes: [])).position(at: 3), SourcePosition(line: 1, column: 1))
    }

    @Test func `every single byte is valid input`() {
        for byte in UInt8.min...UInt8.max {
            let map = SourceMap(SourceFile(path: "a", bytes: [0x61, byte, byte, 0x0A, byte]))
            for offset in 0...6 {
                #expect(map.position(at: offset).line >= 1)
            }
        }
    }
}
