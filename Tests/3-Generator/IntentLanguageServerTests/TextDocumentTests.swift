import IntentDiagnostics
import IntentLanguageServer
import IntentTestSupport
import Testing

@Suite struct TextDocumentTests {
    private func document(_ text: String) -> TextDocument { TextDocument(SourceFile(path: "a", text: text)) }

    @Test(
        arguments: [
            ("a🚗b", 0, 0, 0, 0), ("a🚗b", 5, 0, 3, 5), ("车x", 3, 0, 1, 3), ("a\r\nb", 3, 1, 0, 0), ("a\rb", 2, 1, 0, 0),
            ("\u{FEFF}ab", 4, 0, 2, 4), ("a\n\n車🚗z", 10, 2, 3, 7), ("ab\n", 3, 1, 0, 0), ("", 0, 0, 0, 0),
        ] as [(String, Int, Int, Int, Int)])
    func `bytes and positions convert in both units`(
        _ text: String, _ byte: Int, _ line: Int, _ utf16: Int, _ utf8: Int
    ) {
        let document = document(text)
        for (encoding, character) in [(PositionEncoding.utf16, utf16), (.utf8, utf8)] {
            let position = Position(line: line, character: character)
            expectEqual(document.position(ofByte: byte, encoding), position)
            expectEqual(document.byte(at: position, encoding), byte)
        }
    }

    @Test func `positions that do not exist are moved to ones that do`() {
        let document = document("ab\r\n🚗\n")
        expectEqual(document.byte(at: Position(line: 0, character: 99), .utf16), 2)
        expectEqual(document.byte(at: Position(line: 1, character: 1), .utf16), 4)
        expectEqual(document.byte(at: Position(line: 99, character: 5), .utf16), 9)
        expectEqual(document.byte(at: Position(line: -1, character: -5), .utf8), 0)
        expectEqual(document.byte(at: Position(line: .max, character: .max), .utf8), 9)
    }

    @Test func `each character of mixed texts converts back`() {
        var generator = SeededGenerator(seed: 41)
        for _ in 0..<200 {
            let text = (0..<6).map { _ in generator.text() }.joined(separator: "\r\n")
            let document = document(text)
            for encoding in [PositionEncoding.utf8, .utf16] {
                var byte = 0
                for scalar in text.unicodeScalars {
                    let position = document.position(ofByte: byte, encoding)
                    let isInLineEnd = scalar == "\n" && byte > 0 && document.bytes[byte - 1] == 0x0D
                    if !isInLineEnd { expectEqual(document.byte(at: position, encoding), byte) }
                    byte += String(scalar).utf8.count
                }
            }
        }
    }

    @Test func `an edit replaces the characters of its range`() {
        let edited = document("x: 🚗🚗\r\ny: 1\r\n").replacing(
            PositionRange(start: Position(line: 0, character: 5), end: Position(line: 1, character: 1)), with: "車\nz",
            .utf16)
        expectEqual(String(decoding: edited.bytes, as: UTF8.self), "x: 🚗車\nz: 1\r\n")
    }
}
