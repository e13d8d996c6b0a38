internal import IntentYAML

/// The bytes of a `.strings` file as UTF-8 without a byte order mark.
/// - Throws: ``StringsError`` where they are no text.
func textOfStrings(_ bytes: [UInt8]) throws(StringsError) -> [UInt8] {
    if bytes.starts(with: "bplist".utf8) {
        throw StringsError(line: 1, message: "a binary property list, where text is read")
    }
    switch ForeignEncoding(of: bytes) {
    case nil:
        let text = Array(bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0))
        guard String(validating: text, as: UTF8.self) == nil else { return text }
        throw StringsError(line: line(ofFirstBadIn: text, as: UTF8.self), message: "bad UTF-8")
    case .utf16LittleEndian: return try textOfUTF16(bytes) { UInt16($1) << 8 | UInt16($0) }
    case .utf16BigEndian: return try textOfUTF16(bytes) { UInt16($0) << 8 | UInt16($1) }
    case let other?:
        throw StringsError(line: 1, message: "\(other.rawValue), where UTF-8 and UTF-16 are read")
    }
}

private func textOfUTF16(
    _ bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16
) throws(StringsError) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
    guard bytes.count % 2 == 0, let valid = String(validating: text, as: UTF16.self) else {
        throw StringsError(line: line(ofFirstBadIn: text, as: UTF16.self), message: "bad UTF-16")
    }
    return Array(valid.utf8)
}

private func line<Encoding: UnicodeCodec>(
    ofFirstBadIn units: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type
) -> Int {
    units.prefix(validCount(of: units, as: encoding)).reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
}
