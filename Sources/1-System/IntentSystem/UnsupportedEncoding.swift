/// An encoding other than UTF-8. The raw value is its name in messages.
@usableFromInline package enum UnsupportedEncoding: String {
    case utf16LittleEndian = "UTF-16 (little-endian)"
    case utf16BigEndian = "UTF-16 (big-endian)"
    case utf32LittleEndian = "UTF-32 (little-endian)"
    case utf32BigEndian = "UTF-32 (big-endian)"

    /// Detects an encoding from the first bytes; returns `nil` for UTF-8 and all other encodings.
    ///
    /// The encoding is detected by its byte order mark or by the position of zero bytes, because definitions and JSON
    /// begin with an ASCII character.
    @inlinable package init?(of bytes: some Sequence<UInt8>) {
        // In other modules, which call this for every file, looking up the iterator of a generic sequence would take long.
        var rest = bytes.makeIterator()
        switch (rest.next(), rest.next(), rest.next(), rest.next()) {
        case (0xFF, 0xFE, 0, 0): self = .utf32LittleEndian
        case (0, 0, 0xFE, 0xFF): self = .utf32BigEndian
        case (0xFF, 0xFE, _, _): self = .utf16LittleEndian
        case (0xFE, 0xFF, _, _): self = .utf16BigEndian
        case (.some(1...), 0, 0, 0): self = .utf32LittleEndian
        case (0, 0, 0, .some(1...)): self = .utf32BigEndian
        case (.some(1...), 0, .some(1...), 0), (.some(1...), 0, nil, nil): self = .utf16LittleEndian
        case (0, .some(1...), 0, .some(1...)), (0, .some(1...), nil, nil): self = .utf16BigEndian
        default: return nil
        }
    }
}
