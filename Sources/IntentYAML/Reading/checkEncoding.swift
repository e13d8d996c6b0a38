internal import IntentDiagnostics

/// The diagnostic for a character that libyaml's reader refused.
///
/// Its own words say which octet was unexpected; whoever reads them wants to know what to do, so the place is looked at
/// once more.
///
/// - Parameter byte: Where it stopped, counted from the beginning of the file.
func badCharacter(at byte: Int, in map: SourceMap, of file: FileIndex) -> Diagnostic {
    let bytes = map.file.bytes
    let byte = startOfSequence(around: byte, in: bytes)
    let offset = map.scalarOffset(ofByte: byte)
    guard let scalar = decodedScalar(in: bytes, at: byte) else {
        let shown = byte < bytes.count ? " (byte 0x\(hexadecimal(bytes[byte])))" : ""
        return Diagnostic(
            .encoding, in: file, at: SourceRange(at: offset),
            "bad UTF-8\(shown): a definition is saved as UTF-8")
    }
    let range = SourceRange(start: offset, end: offset + 1)
    if scalar == "\0" {
        return Diagnostic(.encoding, in: file, at: range, "NUL (byte 0x00) in the file: a definition is UTF-8 text")
    }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let escape = scalar.value < 0x100 ? "\\x\(hexadecimal(UInt8(scalar.value)))" : "\\u\(digits)"
    return Diagnostic(
        .yamlSyntax, in: file, at: range,
        "\(name) is a control character, which YAML allows only as an escape in double quotes: \"\(escape)\"")
}

/// libyaml names the byte that does not continue a sequence; what is wrong is the sequence.
private func startOfSequence(around byte: Int, in bytes: [UInt8]) -> Int {
    for back in 1...3 where byte - back >= 0 && byte - back < bytes.count {
        let lead = bytes[byte - back]
        if lead < 0x80 { break }
        guard lead >= 0xC0 else { continue }
        let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        return back < length && decodedScalar(in: bytes, at: byte - back) == nil ? byte - back : byte
    }
    return byte
}

private func decodedScalar(in bytes: [UInt8], at byte: Int) -> Unicode.Scalar? {
    guard byte < bytes.count else { return nil }
    var iterator = bytes[byte..<min(byte + 4, bytes.count)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
}

private func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
