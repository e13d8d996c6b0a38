import IntentSystem

internal import IntentModel

extension FNV1a {
    /// Six of `0-9A-Za-z`.
    var digits: String {
        // The upper bits are the better mixed ones.
        var rest = value ^ value >> 29
        return String(
            decoding: (0..<6).map { _ in
                defer { rest /= 62 }
                return FNV1a.alphabet[Int(rest % 62)]
            }, as: UTF8.self)
    }

    private static let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
}

extension PropertyListValue {
    /// Six letters and digits that differ where values do, nearly always.
    var fingerprint: String {
        var hash = FNV1a()
        add(to: &hash)
        return hash.digits
    }

    private func add(to hash: inout FNV1a) {
        switch self {
        case .dictionary(let values):
            hash.add("{\(values.count)")
            for (key, value) in values.sorted(by: { $0.key.utf8Precedes($1.key) }) {
                PropertyListValue.string(key).add(to: &hash)
                value.add(to: &hash)
            }
        case .array(let elements):
            hash.add("[\(elements.count)")
            for element in elements { element.add(to: &hash) }
        case .string(let text): hash.add("s\(text.utf8.count):\(text)")
        case .integer(let value): hash.add("i\(value)")
        case .real(let value): hash.add("r\(value.bitPattern)")
        case .boolean(let value): hash.add(value ? "t" : "f")
        case .data(let bytes):
            hash.add("d\(bytes.count):")
            for byte in bytes { hash.add(byte) }
        case .date(let text): hash.add("D\(text.utf8.count):\(text)")
        }
    }
}
