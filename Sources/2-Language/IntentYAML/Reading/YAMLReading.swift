package import IntentDiagnostics
internal import IntentSystem

/// Reads a file into a tree with source positions, and reports problems of YAML syntax.
///
/// For any input, this function neither throws nor traps, and the limits bound its running time.
///
/// - Parameters:
///   - index: The index of the file in diagnostics.
///   - vocabulary: The keys that have symbols.
/// - Returns: The tree and the diagnostics in the order of their discovery. The tree is `nil` if the file could not be read
///   to its end, because a partial tree would only cause misleading diagnostics. Errors after which the tree is complete,
///   such as a tag, a merge key, a repeated key or an undefined alias, are reported together with the tree.
package func readYAML(
    _ file: SourceFile, index: FileIndex, vocabulary: YAMLVocabulary, limits: YAMLLimits = YAMLLimits()
) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    if let problem = problem(of: file, index: index, limits: limits) { return (nil, [problem]) }
    let start = file.textStart
    return file.bytes.withUnsafeBufferPointer { all in
        let bytes = UnsafeBufferPointer(rebasing: all[start...])
        var builder = TreeBuilder(file: file, index: index, bytes: bytes, vocabulary: vocabulary, limits: limits)
        let read: Void? = YAMLEventParser.reading(bytes) { builder.read($0) }
        if read == nil { builder.reportMemoryShortage() }
        return builder.result()
    }
}

/// Returns a problem that is found without parsing, or `nil` if the file can be parsed.
private func problem(of file: SourceFile, index: FileIndex, limits: YAMLLimits) -> Diagnostic? {
    let limit = min(limits.fileBytes, 1 << 30)
    guard file.bytes.count <= limit else {
        return Diagnostic(
            .limitExceeded, in: index, at: SourceRange(at: 0),
            "the file has more than \(limit.inGroups) bytes, the maximum")
    }
    if let encoding = UnsupportedEncoding(of: file.bytes)?.rawValue {
        return Diagnostic(
            .encoding, in: index, at: SourceRange(at: 0), "the file is encoded as \(encoding); save it as UTF-8")
    }
    return file.bytes.withUnsafeBufferPointer { all in
        let start = file.textStart
        let bytes = UnsafeBufferPointer(rebasing: all[start...])
        if let run = ByteScans.longBlankRun(in: bytes, over: limits.blankRunBytes) {
            let offset = SourceMap(file).scalarOffset(ofByte: start + run.lowerBound)
            return Diagnostic(
                .limitExceeded, in: index, at: SourceRange(at: offset),
                "\(run.count.inGroups) consecutive bytes of white space; the maximum is \(limits.blankRunBytes.inGroups)"
            )
        }
        guard let line = ByteScans.tagDirective(in: bytes) else { return nil }
        let map = SourceMap(file)
        let range = SourceRange(
            start: map.scalarOffset(ofByte: start + line.lowerBound),
            end: map.scalarOffset(ofByte: start + line.upperBound))
        return Diagnostic(.yamlUnsupported, in: index, at: range, "%TAG is not part of the definition language")
    }
}

/// The limits of a definition file. A file that exceeds one is reported as `limit-exceeded` and not read further.
///
/// The defaults far exceed what people write, and ensure that reading any file takes less than a second.
package struct YAMLLimits: Sendable, Hashable {
    /// The size of the file in bytes; at most 1 GiB, because offsets have 32 bits.
    package var fileBytes = 8 * 1024 * 1024

    /// The nesting depth of sequences and mappings.
    package var depth = 64

    /// The number of scalars, sequences, mappings and aliases.
    package var nodes = 1_000_000

    /// The length of a text in UTF-8 bytes after unescaping.
    package var scalarBytes = 1024 * 1024

    /// The number of nodes that a traversal visits only because it follows aliases.
    package var expandedAliasNodes = 10_000

    /// The number of anchors, each of which takes more memory than other nodes.
    package var anchors = 10_000

    /// The number of consecutive bytes of blanks and line ends.
    ///
    /// libyaml collects such a run in a buffer and then clears the whole buffer at every further blank of the same text.
    /// Without this limit, a single long run would make the reading time quadratic.
    package var blankRunBytes = 4 * 1024

    /// The number of diagnostics after which the reader stops.
    package var diagnostics = 10_000

    package init() {}

    /// The limits of JSON files that `intentgen` writes, to which those of definitions do not apply.
    package static var writtenFile: YAMLLimits {
        var limits = YAMLLimits()
        limits.fileBytes = 1 << 30
        limits.depth = 1_024
        limits.nodes = 100_000_000
        limits.scalarBytes = 1 << 26
        return limits
    }
}

/// Returns the diagnostic for a character that libyaml does not accept.
///
/// - Parameter byte: The byte offset at which libyaml stopped, from the beginning of the file.
func badCharacter(at byte: Int, in map: SourceMap, of file: FileIndex) -> Diagnostic {
    let bytes = map.file.bytes
    let byte = startOfSequence(around: byte, in: bytes)
    let offset = map.scalarOffset(ofByte: byte)
    guard let scalar = decodedScalar(in: bytes, at: byte) else {
        let shown = byte < bytes.count ? " (byte 0x\(bytes[byte].padded(to: 2, radix: 16, uppercase: true)))" : ""
        return Diagnostic(
            .encoding, in: file, at: SourceRange(at: offset),
            "invalid UTF-8\(shown); save the file as UTF-8")
    }
    let range = SourceRange(start: offset, end: offset + 1)
    if scalar == "\0" {
        return Diagnostic(
            .encoding, in: file, at: range,
            "the file contains a NUL character (byte 0x00), which a text cannot contain")
    }
    let name = "U+" + scalar.value.padded(to: 4, radix: 16, uppercase: true)
    let escape = DoubleQuotes.escape(scalar)
    return Diagnostic(
        .yamlSyntax, in: file, at: range,
        "\(name) is a control character, which YAML allows only as an escape in double quotes: \"\(escape)\"")
}

/// Returns the start of the invalid sequence. libyaml reports the byte that does not continue it.
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
