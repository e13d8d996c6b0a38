internal import IntentModel
internal import IntentSystem

/// The URIs by which clients name files.
enum FileURI {
    /// Returns the absolute path of a `file` URI; nil for other URIs.
    static func path(_ uri: String) -> String? {
        guard let rest = uri.removingPrefix("file://"), let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else {
            return nil
        }
        var bytes: [UInt8] = []
        var escaped = rest.utf8[slash...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        while let byte = escaped.popFirst() {
            let digits = String(escaped.prefix(2)) ?? ""
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2,
                let value = [UInt8](hexadecimal: digits.lowercased())?.first
            {
                bytes.append(value)
                escaped = escaped.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { return nil }
        return FilePath(text).components.filter { !$0.isExactly(".") }.reduce(FilePath("/")) { $0 / $1 }.string
    }

    static func uri(_ path: String) -> String {
        "file://"
            + path.utf8.map { byte in
                byte.isASCIILetterOrDigit || "/-._~".utf8.contains(byte)
                    ? String(Unicode.Scalar(byte)) : "%" + byte.padded(to: 2, radix: 16, uppercase: true)
            }.joined()
    }
}
