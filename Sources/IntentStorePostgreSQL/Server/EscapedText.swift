#if PostgreSQL
    /// Texts as the columns hold them. PostgreSQL keeps every text but one with a NUL: that is written `\0`, and so a
    /// backslash as two.
    package enum EscapedText {
        private static let backslash = UInt8(ascii: "\\")

        package static func encoded(_ text: String) -> String {
            guard text.utf8.contains(where: { $0 == 0 || $0 == backslash }) else { return text }
            let bytes = text.utf8.flatMap { byte -> [UInt8] in
                switch byte {
                case 0: [backslash, UInt8(ascii: "0")]
                case backslash: [backslash, backslash]
                default: [byte]
                }
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        package static func decoded(_ bytes: some Collection<UInt8>) -> String {
            guard bytes.contains(backslash) else { return String(decoding: bytes, as: UTF8.self) }
            var text: [UInt8] = []
            var isEscaped = false
            for byte in bytes {
                if isEscaped {
                    text.append(byte == UInt8(ascii: "0") ? 0 : byte)
                    isEscaped = false
                } else if byte == backslash {
                    isEscaped = true
                } else {
                    text.append(byte)
                }
            }
            return String(decoding: text, as: UTF8.self)
        }
    }
#endif
