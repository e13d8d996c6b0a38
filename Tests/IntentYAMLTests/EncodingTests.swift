import IntentDiagnostics
import IntentTestSupport
import IntentYAML
import Testing

struct EncodingTests {
    /// U+FEFF and `a: b` in another encoding.
    private func encoded(_ text: String, bytes: Int, bigEndian: Bool) -> [UInt8] {
        text.unicodeScalars.flatMap { scalar in
            let little = (0..<bytes).map { UInt8(truncatingIfNeeded: scalar.value >> (8 * UInt32($0))) }
            return bigEndian ? little.reversed() : little
        }
    }

    @Test(arguments: [2, 4], [true, false])
    func refusesOtherEncodingsByName(_ bytes: Int, _ bigEndian: Bool) {
        let name = "UTF-\(bytes * 8) (\(bigEndian ? "big" : "little")-endian)"
        for text in ["\u{FEFF}a: b", "a: b"] {
            let diagnostics = read(encoded(text, bytes: bytes, bigEndian: bigEndian)).diagnostics
            #expect(diagnostics.map(\.code) == [.encoding])
            #expect(diagnostics.map(\.message) == ["the file is \(name): a definition is saved as UTF-8"])
        }
    }

    @Test(
        arguments: [
            [0x80], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xFF],
            [0xE8, 0xBD], [0xF0, 0x9F],
            [0xC3],
        ] as [[UInt8]])
    func namesThePlaceOfBadUTF8AnywhereInAFile(_ bad: [UInt8]) {
        let text = "é: [b, \"c\"] # d\n"
        let bytes = Array(text.utf8)
        for position in 0...bytes.count where position != 1 {
            let file = bytes[..<position] + bad + bytes[position...]
            let found = read(Array(file)).diagnostics
            let offset = String(decoding: bytes[..<position], as: UTF8.self).unicodeScalars.count
            #expect(found.map(\.code) == [.encoding], "\(bad) at \(position)")
            #expect(found.map(\.range) == [SourceRange(at: offset)], "\(bad) at \(position)")
        }
    }

    @Test func refusesNUL() {
        #expect(checkYAML("a: b⟦\0⟧c", [.encoding]) == "")
        #expect(read([0x61, 0x3A, 0x20, 0x62, 0]).diagnostics.map(\.code) == [.encoding])
    }
}
