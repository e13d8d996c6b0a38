import IntentExtension
import IntentTestSupport
import Testing

@Suite struct LineBufferTests {
    private func lines(_ parts: [String], maximum: Int = 10) -> [LineBuffer.Part] {
        var buffer = LineBuffer(maximumLineLength: maximum)
        var found: [LineBuffer.Part] = []
        for part in parts {
            Array(part.utf8).withUnsafeBytes { buffer.append($0) }
            while let part = buffer.next() {
                found.append(part)
                if part == .tooLong { return found }
            }
        }
        return found
    }

    @Test(arguments: 0..<9)
    func `lines do not depend on how the bytes arrive`(cut: Int) {
        let text = "ab\n\ncdef\n"
        let parts = [String(text.prefix(cut)), String(text.dropFirst(cut))]
        expectEqual(lines(parts), ["ab", "", "cdef"].map { .line(Array($0.utf8)) })
    }

    @Test func `a line may have at most the maximum length`() {
        expectEqual(lines(["0123456789\n"]), [.line(Array("0123456789".utf8))])
        expectEqual(lines(["0123456789a\n"]), [.tooLong])
        expectEqual(lines(["01234", "56789", "a"]), [.tooLong])
    }
}

@Suite struct MemoryLimitTests {
    @Test(arguments: [
        ("apple", 30_000_000), ("30MB", 30_000_000), ("32MiB", 33_554_432), ("1GB", 1_000_000_000), ("512KB", 512_000),
        ("100", 100), ("100B", 100),
    ])
    func `valid sizes are parsed`(text: String, bytes: Int) {
        expectEqual(MemoryLimit(text)?.bytes, bytes)
    }

    @Test func `a size of any number has a description`() {
        expectEqual(MemoryLimit("\(Int.max)")?.description, "9223372036854.8 MB")
        expectEqual(MemoryLimit("149999")?.description, "0.1 MB")
    }

    @Test(arguments: [
        "", "MB", "0", "0MB", "-1MB", "30 MB", "30mb", "1.5GB", "99999999999999999999", "9999999999999GiB",
    ])
    func `invalid sizes are rejected`(text: String) {
        expectEqual(MemoryLimit(text), nil)
    }
}
