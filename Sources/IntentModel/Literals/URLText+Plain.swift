extension URLText {
    /// Whether a text is of the form that nearly every URL has, `scheme://host/rest` in plain ASCII without escapes, in
    /// which nothing can be wrong. One pass over the bytes: an URL is looked at whenever it is read.
    static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, bytes[0].isPlainLetter,
                bytes[..<colon].allSatisfy({ $0.isPlainLetter || $0.isPlainDigit }),
                bytes[colon...].starts(with: "://".utf8)
            else { return false }
            let rest = bytes[(colon + 3)...]
            let host = rest.prefix {
                $0.isPlainLetter || $0.isPlainDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
            }
            guard let next = rest.dropFirst(host.count).first else { return true }
            return "/?#".utf8.contains(next) && rest[host.endIndex...].allSatisfy(\.isPlainInURLs)
        }
    }
}

extension UInt8 {
    fileprivate var isPlainLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    fileprivate var isPlainDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    /// What is seen in ASCII, but for `<`, `>`, `"`, and `%`, which begins an escape.
    fileprivate var isPlainInURLs: Bool {
        switch self {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "%"): false
        default: 0x21...0x7E ~= self
        }
    }
}
