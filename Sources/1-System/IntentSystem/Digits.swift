#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension BinaryInteger {
    /// Returns the number in digits, of which there are at least so many; the first ones may be zeros.
    package func padded(to count: Int, radix: Int = 10, uppercase: Bool = false) -> String {
        let digits = String(magnitude, radix: radix, uppercase: uppercase)
        return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
    }
}

extension Int {
    /// The digits in groups of three: `86,400`.
    package var inGroups: String {
        var digits = Array(String(magnitude))
        for index in stride(from: digits.count - 3, to: 0, by: -3) { digits.insert(",", at: index) }
        return (self < 0 ? "-" : "") + String(digits)
    }
}

extension Double {
    /// The number in 17 significant digits, as C's `%.17g` writes it: 0.1 is `0.10000000000000001`.
    package var with17Digits: String {
        // The longest text is that of a number such as -1.2345678901234567e-308. No program sets a locale.
        var text = [CChar](repeating: 0, count: 32)
        _ = withVaList([self]) { vsnprintf(&text, text.count, "%.17g", $0) }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension [UInt8] {
    /// Two lowercase hexadecimal digits for each byte.
    package var hexadecimal: String { map { $0.padded(to: 2, radix: 16) }.joined() }

    /// - Returns: Nil for a text that ``hexadecimal`` would not produce.
    package init?(hexadecimal text: some StringProtocol) {
        let digits = text.utf8.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 ? $0 - 48 : $0 &- 87 }
        guard digits.count.isMultiple(of: 2), digits.allSatisfy({ $0 < 16 }) else { return nil }
        self = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }
}

/// Base64 with padding, as RFC 4648 specifies.
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        append(bytes[...], to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    package static func append(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.endIndex)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                text.append(
                    place <= group.count ? alphabet[bits >> (18 - 6 * place) & 0x3F] : UInt8(ascii: "="))
            }
        }
    }

    /// Decodes a text; returns nil if ``text(_:)`` would not produce it.
    package static func bytes(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits = 0
        var count = 0
        for byte in text.utf8 where byte != UInt8(ascii: "=") {
            guard let value = value(byte) else { return nil }
            bits = (bits << 6 | value) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count & 0xFF))
            }
        }
        // Accepts only the canonical encoding.
        return Base64.text(bytes) == text ? bytes : nil
    }

    /// Returns the value of a Base64 character; nil for any other byte.
    package static func value(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
