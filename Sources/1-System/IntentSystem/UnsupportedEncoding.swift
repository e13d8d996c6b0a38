/// An encoding other than UTF-8. The raw value is its name in messages.
package enum UnsupportedEncoding: String {
    case utf16LittleEndian = "UTF-16 (little-endian)"
    case utf16BigEndian = "UTF-16 (big-endian)"
    case utf32LittleEndian = "UTF-32 (little-endian)"
    case utf32BigEndian = "UTF-32 (big-endian)"

    /// Detects an encoding from the first bytes; returns `nil` for UTF-8 and all other encodings.
    ///
    /// The encoding is detected by its byte order mark or by the position of zero bytes, because definitions and JSON
    /// begin with an ASCII character.
    package init?(of bytes: some Sequence<UInt8>) {
        let head = Array(bytes.prefix(4))
        if head == [0xFF, 0xFE, 0, 0] {
            self = .utf32LittleEndian
        } else if head == [0, 0, 0xFE, 0xFF] {
            self = .utf32BigEndian
        } else if head.starts(with: [0xFF, 0xFE]) {
            self = .utf16LittleEndian
        } else if head.starts(with: [0xFE, 0xFF]) {
            self = .utf16BigEndian
        } else {
            switch head.map({ $0 == 0 }) {
            case [false, true, true, true]: self = .utf32LittleEndian
            case [true, true, true, false]: self = .utf32BigEndian
            case [false, true, false, true], [false, true]: self = .utf16LittleEndian
            case [true, false, true, false], [true, false]: self = .utf16BigEndian
            default: return nil
            }
        }
    }
}
