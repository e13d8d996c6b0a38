/// The bytes of an output, which grow at the end.
///
/// Appending takes a third of the instructions of an array's `append(contentsOf:)`, which matters for text that consists of
/// millions of short pieces.
package struct OutputBuffer: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    package private(set) var count = 0

    package init(capacity: Int = 256) {
        self.capacity = max(capacity, 16)
        start = .allocate(capacity: self.capacity)
    }

    deinit {
        start.deallocate()
    }

    // MARK: Reading

    /// The bytes, as an array of their own.
    package var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    /// The text; invalid UTF-8 is repaired.
    package var text: String { String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) }

    /// Calls the closure with the bytes from an offset.
    /// - Precondition: The offset is at most ``count``.
    package func withBytes<Result>(from offset: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        precondition(0...count ~= offset, "the offset is inside of the bytes")
        return body(UnsafeBufferPointer(start: start + offset, count: count - offset))
    }

    // MARK: Changing

    package mutating func append(_ byte: UInt8) {
        if count == capacity { grow(by: 1) }
        start[count] = byte
        count += 1
    }

    /// - Parameter bytes: Not a part of this buffer.
    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress else { return }
        if capacity - count < bytes.count { grow(by: bytes.count) }
        Memory.copy(source, to: start + count, count: bytes.count)
        count += bytes.count
    }

    package mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    /// Appends a text in UTF-8.
    package mutating func append(text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends a text in UTF-8.
    package mutating func append(text: Substring) {
        var text = text
        text.withUTF8 { append($0) }
    }

    package mutating func append(repeating byte: UInt8, count number: Int) {
        if capacity - count < number { grow(by: number) }
        (start + count).update(repeating: byte, count: number)
        count += number
    }

    /// Removes the bytes from an offset.
    /// - Precondition: The offset is at most ``count``.
    package mutating func removeAll(from offset: Int) {
        precondition(0...count ~= offset, "the offset is inside of the bytes")
        count = offset
    }

    private mutating func grow(by number: Int) {
        capacity = max(2 * capacity, count + number)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        Memory.copy(start, to: larger, count: count)
        start.deallocate()
        start = larger
    }
}
