import IntentSystem
import IntentTestSupport
import Testing

@Suite struct DescriptorTests {
    @Test func `a nonblocking pipe reports nothing, bytes and the end`() throws {
        let pipe = try SystemPipe()
        defer { pipe.reading.close() }
        pipe.reading.makeNonblocking()
        var buffer = [UInt8](repeating: 0, count: 16)
        func read() -> Descriptor.Reading { buffer.withUnsafeMutableBytes { pipe.reading.read(into: $0) } }
        expectEqual(read(), .nothingYet)
        #expect(!Descriptor.wait(toRead: [pipe.reading], timeout: .milliseconds(1)))
        try pipe.writing.writeAll("abc")
        #expect(Descriptor.wait(toRead: [pipe.reading]))
        expectEqual(read(), .bytes(3))
        #expect(buffer.prefix(3).elementsEqual("abc".utf8))
        pipe.writing.close()
        // A process that another test has just forked has the writing end, too, until its program begins.
        #expect(Descriptor.wait(toRead: [pipe.reading]))
        expectEqual(read(), .end)
    }

    /// More than a pipe holds, to a descriptor that does not wait.
    @Test func `writeAll waits for the reader`() throws {
        let pipe = try SystemPipe()
        pipe.writing.makeNonblocking()
        let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0) }
        let received = Monitor<[UInt8]?>(nil)
        let isStarted = PlatformThread.start {
            let all = try? OpenFile("/dev/fd/\(pipe.reading.number)").bytes(limit: 1_000_000)
            received.withLock { $0 = all ?? [] }
        }
        try #require(isStarted)
        try pipe.writing.writeAll(bytes)
        pipe.writing.close()
        expectEqual(received.wait { $0.map(Waiting.done) ?? .wait(atMost: nil) }, bytes)
        pipe.reading.close()
    }

    @Test func `a closed reader is a failure`() throws {
        let pipe = try SystemPipe()
        pipe.reading.close()
        defer { pipe.writing.close() }
        CurrentProcess.blockBrokenPipeSignal()
        // More than a pipe holds, because a process that was just forked has the reading end, too, until its program begins.
        let bytes = [UInt8](repeating: 0, count: 1 << 20)
        let failure = #expect(throws: SystemFailure.self) { try pipe.writing.writeAll(bytes) }
        expectEqual(failure?.isBrokenPipe, true)
    }

    @Test func `the process knows itself`() throws {
        #expect(CurrentProcess.id > 0)
        #expect(CurrentProcess.environmentVariable("PATH") != nil)
        expectEqual(CurrentProcess.environmentVariable("NO_SUCH_VARIABLE_IS_SET"), nil)
        #if os(Linux) || os(macOS)
            #expect(try #require(CurrentProcess.residentBytes) > 1 << 20)
        #endif
    }
}

@Suite struct MemoryTests {
    @Test func `finds, compares and copies bytes`() {
        var text = Array("abcabd".utf8)
        text.withUnsafeMutableBytes { bytes in
            guard let start = bytes.baseAddress else { return }
            expectEqual(Memory.firstOffset(of: UInt8(ascii: "c"), in: start, count: 6), 2)
            expectEqual(Memory.firstOffset(of: UInt8(ascii: "c"), in: start, count: 2), nil)
            #expect(Memory.compare(start, start + 3, count: 3) < 0)
            #expect(Memory.areEqual(start, start + 3, count: 2))
            Memory.copy(start + 3, to: start, count: 3)
            #expect(Memory.areEqual(start, start + 3, count: 3))
        }
    }
}
