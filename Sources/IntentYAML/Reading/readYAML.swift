package import IntentDiagnostics

/// Reads one file into a located tree, and reports what YAML itself has to say about it.
///
/// Whatever the bytes are, this neither throws nor traps, and the time it takes is bounded by the limits.
///
/// - Parameters:
///   - index: The file of the diagnostics.
///   - vocabulary: The keys that get a symbol of their own.
/// - Returns: The tree, and the diagnostics in the order of their discovery. The tree is nil when the file was not read
///   to its end: after `yaml-syntax` that libyaml cannot pass, `encoding`, `limit-exceeded`, or a second document's bad
///   beginning. Half a file would only yield complaints about what is missing. Errors that leave a whole tree (a tag, a
///   merge key, a repeated key, an alias without its anchor) are reported beside it.
package func readYAML(
    _ file: SourceFile, index: FileIndex, vocabulary: YAMLVocabulary, limits: YAMLLimits = YAMLLimits()
) -> (tree: YAMLTree?, diagnostics: [Diagnostic]) {
    if let refusal = refusal(of: file, index: index, limits: limits) { return (nil, [refusal]) }
    let start = file.textStart
    return file.bytes.withUnsafeBufferPointer { all in
        let bytes = UnsafeBufferPointer(rebasing: all[start...])
        var builder = TreeBuilder(file: file, index: index, bytes: bytes, vocabulary: vocabulary, limits: limits)
        let read: Void? = YAMLEventParser.reading(bytes) { builder.read($0) }
        if read == nil { builder.reportMemoryShortage() }
        return builder.result()
    }
}

/// What can be said without parsing; nil when the file may be parsed.
private func refusal(of file: SourceFile, index: FileIndex, limits: YAMLLimits) -> Diagnostic? {
    let limit = min(limits.fileBytes, 1 << 30)
    guard file.bytes.count <= limit else {
        return Diagnostic(
            .limitExceeded, in: index, at: SourceRange(at: 0),
            "the file has \(grouped(file.bytes.count)) bytes; at most \(grouped(limit)) are read")
    }
    if let encoding = ForeignEncoding(of: file.bytes)?.rawValue {
        return Diagnostic(
            .encoding, in: index, at: SourceRange(at: 0), "the file is \(encoding): a definition is saved as UTF-8")
    }
    return file.bytes.withUnsafeBufferPointer { all in
        let start = file.textStart
        let bytes = UnsafeBufferPointer(rebasing: all[start...])
        if let run = ByteScans.longBlankRun(in: bytes, over: limits.blankRunBytes) {
            let offset = SourceMap(file).scalarOffset(ofByte: start + run.lowerBound)
            return Diagnostic(
                .limitExceeded, in: index, at: SourceRange(at: offset),
                "\(grouped(run.count)) bytes of blanks in a row; at most \(grouped(limits.blankRunBytes)) are read")
        }
        guard let line = ByteScans.tagDirective(in: bytes) else { return nil }
        let map = SourceMap(file)
        let range = SourceRange(
            start: map.scalarOffset(ofByte: start + line.lowerBound),
            end: map.scalarOffset(ofByte: start + line.upperBound))
        return Diagnostic(.yamlUnsupported, in: index, at: range, "%TAG is not part of the definition language")
    }
}
