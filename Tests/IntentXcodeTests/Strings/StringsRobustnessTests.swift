import IntentTestSupport
import IntentXcode
import Testing

/// Any bytes give a table that is written and read again, or an error with a line of the file.
@Suite struct StringsRobustnessTests {
    private let dense = Array(
        #"""
        /* é */ "a\U00e9" = "b\"\\\n\101\351"; // c
        'd' = e-f.g; "🍲";h/i = "\UD83C\UDF72 'j'" ;

        """#.utf8)

    private func holds(_ bytes: [UInt8]) -> Bool {
        do throws(StringsError) {
            let table = try readStrings(bytes)
            return (try? readStrings(Array(renderStrings(table).utf8))) == table
        } catch {
            return 1...bytes.count { $0 == 0x0A || $0 == 0x0D } + 1 ~= error.line && !error.message.isEmpty
        }
    }

    @Test func survivesACutAtEveryByte() throws {
        #expect(try readStrings(dense).count == 4)
        let wide = String(decoding: dense, as: UTF8.self).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(try readStrings(wide) == readStrings(dense))
        for length in dense.indices { #expect(holds(Array(dense[..<length])), "cut at \(length)") }
        for length in wide.indices { #expect(holds(Array(wide[..<length])), "UTF-16 cut at \(length)") }
    }

    @Test(arguments: 0..<4)
    func survivesRandomChanges(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let telling = Array("\"'\\;=/*U01F\n\r \0".utf8)
        for round in 0..<500 {
            var bytes = dense
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let place = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
                case 1: bytes.insert(telling.randomElement(using: &random) ?? 0, at: place)
                case 2: bytes.remove(at: place)
                default: bytes[place] = telling.randomElement(using: &random) ?? 0
                }
            }
            #expect(holds(bytes), "round \(round): \(bytes)")
        }
    }
}
