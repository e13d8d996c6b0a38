/// Writes numbers and texts as bytes, for what a host stores.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// Little-endian.
    mutating func write(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ number: Double) {
        write(number.bitPattern)
    }

    /// The bytes after their number.
    mutating func write(counted part: some Collection<UInt8>) {
        write(UInt32(clamping: part.count))
        append(part.prefix(Int(UInt32.max)))
    }

    mutating func append(_ part: some Sequence<UInt8>) {
        bytes.append(contentsOf: part)
    }
}

/// Reads what ``ByteWriter`` has written. Each function returns nil at the end of the bytes.
struct ByteReader {
    private(set) var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
        let size = Number.bitWidth / 8
        guard let bytes = take(size) else { return nil }
        return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(as: Number.self)) }
    }

    mutating func double() -> Double? {
        number(UInt64.self).map(Double.init(bitPattern:))
    }

    mutating func counted() -> ArraySlice<UInt8>? {
        number(UInt32.self).flatMap { take(Int($0)) }
    }

    mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard count >= 0, count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
