import IntentSystem
import IntentTestSupport
import Testing

@Suite struct OutputBufferTests {
    @Test(arguments: [0, 1, 15, 16, 17, 100, 1_000])
    func `pieces of every kind follow each other`(_ length: Int) {
        var buffer = OutputBuffer(capacity: 0)
        var expected: [UInt8] = []
        for round in 0..<20 {
            let piece = (0..<length).map { UInt8(truncatingIfNeeded: $0 + round) }
            piece.withUnsafeBufferPointer { buffer.append($0) }
            buffer.append(UInt8(round))
            buffer.append(literal: "é,")
            buffer.append(text: "title 车")
            buffer.append(text: "a part of a text".dropFirst(2))
            buffer.append(repeating: 0x20, count: round)
            expected += piece + [UInt8(round)] + "é,title 车part of a text".utf8
            expected += [UInt8](repeating: 0x20, count: round)
            expectEqual(buffer.count, expected.count)
        }
        expectEqual(buffer.bytes, expected)
    }

    @Test func `nothing is appended for empty pieces`() {
        var buffer = OutputBuffer()
        buffer.append(UnsafeBufferPointer(start: nil, count: 0))
        buffer.append(literal: "")
        buffer.append(text: "")
        buffer.append(repeating: 0x20, count: 0)
        expectEqual(buffer.count, 0)
        expectEqual(buffer.bytes, [])
        expectEqual(buffer.text, "")
    }

    @Test func `removed bytes are replaced by the next ones`() {
        var buffer = OutputBuffer()
        buffer.append(text: "one two")
        buffer.removeAll(from: 4)
        buffer.append(text: "three")
        expectEqual(buffer.text, "one three")
        expectEqual(buffer.withBytes(from: 4) { String(decoding: $0, as: UTF8.self) }, "three")
        #expect(buffer.withBytes(from: buffer.count) { $0.isEmpty })
    }
}
