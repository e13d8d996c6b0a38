extension JSONParser {
    /// Parses a string from its opening quote to the byte after its closing quote.
    mutating func string() throws(JSONError) -> String {
        let quote = position
        position += 1
        let plain = try plainText(from: quote)
        if next == UInt8(ascii: "\"") {
            position += 1
            return plain
        }
        return try stringWithEscapes(quote: quote, after: plain)
    }

    /// Parses the text to the next quote or backslash.
    private mutating func plainText(from quote: Int) throws(JSONError) -> String {
        let start = position
        var bits: UInt8 = 0
        while true {
            guard let byte = next else { throw JSONError(at: quote, "a string has no closing quote") }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
            guard byte >= 0x20 else { throw error("a control character in a string must be escaped") }
            bits |= byte
            position += 1
        }
        let slice = UnsafeBufferPointer(rebasing: bytes[start..<position])
        // Most texts are ASCII, and the validation of the standard library is generic and takes several times as long.
        if bits < 0x80 { return String(decoding: slice, as: UTF8.self) }
        guard let text = String(validating: slice, as: UTF8.self) else { throw invalidUTF8(in: start..<position) }
        return text
    }

    private func invalidUTF8(in range: Range<Int>) -> JSONError {
        // The invalid byte follows the longest valid prefix.
        var decoder = UTF8()
        var bytes = bytes[range].makeIterator()
        var offset = range.lowerBound
        while case .scalarValue(let scalar) = decoder.decode(&bytes) { offset += UTF8.width(scalar) }
        return JSONError(at: offset, "a string is not valid UTF-8, perhaps ISO 8859-1 or Windows-1252")
    }

    private mutating func stringWithEscapes(quote: Int, after plain: String) throws(JSONError) -> String {
        var result = plain
        while next == UInt8(ascii: "\\") {
            result.unicodeScalars.append(try escape())
            result += try plainText(from: quote)
        }
        position += 1
        return result
    }

    private mutating func escape() throws(JSONError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let letter = next else { throw JSONError(at: start, "an escape is incomplete") }
        position += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try unicodeEscape(at: start)
        default: throw JSONError(at: start, "an escape must be one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
        }
    }

    private mutating func unicodeEscape(at start: Int) throws(JSONError) -> Unicode.Scalar {
        let first = try fourHexDigits(at: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        let lone = JSONError(at: start, "half of a surrogate pair")
        guard first < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else { throw lone }
        let second = try fourHexDigits(at: start)
        guard 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        else { throw lone }
        return scalar
    }

    private mutating func fourHexDigits(at start: Int) throws(JSONError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw JSONError(at: start, "\\u must be followed by four hexadecimal digits")
            }
            value = value << 4 + UInt32(digit)
            position += 1
        }
        return value
    }
}
