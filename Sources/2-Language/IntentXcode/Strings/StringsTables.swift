internal import IntentDiagnostics
internal import IntentSystem
internal import IntentYAML

/// The texts of `.strings` files by language and key. A key is the id of a text, or for a variant `ID-VALUE`, where
/// `VALUE` is the id of a value's title.
package typealias StringsTables = [String: [String: String]]

/// Reads a `.strings` file in UTF-8 or UTF-16. UTF-16 does not need a byte order mark, because the file begins with an
/// ASCII character.
///
/// If a key is repeated, the last text is used, as in Apple's parser; a key without a text is its own text. Escapes are
/// a backslash followed by `"`, `'`, `\`, `n`, `r`, `t`, `a`, `b`, `f`, `v`, by up to three octal digits of a NeXTSTEP
/// character, or by `U` and up to four hexadecimal digits (two such escapes for a surrogate pair). Before any other
/// character, the backslash is dropped.
/// - Throws: ``StringsError`` for the first problem.
package func readStrings(_ bytes: [UInt8]) throws(StringsError) -> [String: String] {
    let text = try decodeStrings(bytes)
    do throws(StringsProblem) {
        var parser = StringsParser(text)
        return try parser.table()
    } catch {
        let map = SourceMap(SourceFile(path: "", bytes: text))
        let line = map.position(at: map.scalarOffset(ofByte: error.offset)).line
        throw StringsError(line: line, message: error.message)
    }
}

/// Converts the bytes of a `.strings` file to UTF-8 without a byte order mark.
/// - Throws: ``StringsError`` if the bytes are not valid text.
private func decodeStrings(_ bytes: [UInt8]) throws(StringsError) -> [UInt8] {
    if bytes.starts(with: "bplist".utf8) {
        throw StringsError(line: 1, message: "binary property lists are not supported; expected text")
    }
    switch UnsupportedEncoding(of: bytes) {
    case nil:
        let text = Array(bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
        guard String(validating: text, as: UTF8.self) == nil else { return text }
        throw StringsError(line: line(ofFirstInvalidUnitIn: text, as: UTF8.self), message: "invalid UTF-8")
    case .utf16LittleEndian: return try decodeUTF16(bytes) { UInt16($1) << 8 | UInt16($0) }
    case .utf16BigEndian: return try decodeUTF16(bytes) { UInt16($0) << 8 | UInt16($1) }
    case let other?:
        throw StringsError(line: 1, message: "\(other.rawValue) is not supported; use UTF-8 or UTF-16")
    }
}

private func decodeUTF16(
    _ bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16
) throws(StringsError) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    guard bytes.count % 2 == 0, let valid = String(validating: text, as: UTF16.self) else {
        throw StringsError(line: line(ofFirstInvalidUnitIn: text, as: UTF16.self), message: "invalid UTF-16")
    }
    return Array(valid.utf8)
}

private func line<Encoding: UnicodeCodec>(
    ofFirstInvalidUnitIn units: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
) -> Int {
    units.prefix(validCount(of: units, as: encoding)).reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
}

/// A problem in a `.strings` file.
package struct StringsError: Error, Hashable, Sendable, CustomStringConvertible {
    /// 1-based.
    package let line: Int
    package let message: String

    /// The line and the message.
    package var description: String { "\(line): \(message)" }
}

/// Renders a `.strings` file in Xcode's format: keys sorted by their bytes, and an empty line after each entry.
///
/// ``readStrings(_:)`` returns the same table again.
package func renderStrings(_ table: [String: String]) -> String {
    table.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { key, text in "\(quoted(key)) = \(quoted(text));\n\n" }
        .joined()
}

private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\0"..."\u{1F}", "\u{7F}": result += "\\U" + scalar.value.padded(to: 4, radix: 16, uppercase: true)
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result + "\""
}
