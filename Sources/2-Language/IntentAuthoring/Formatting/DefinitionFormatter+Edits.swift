package import IntentDiagnostics

extension DefinitionFormatter {
    /// Returns the changes that format a file, in the order of its lines. Their bytes are those of the text after a byte order mark.
    /// - Parameter lines: The lines to format, counted from 0; nil for all. If they cannot be formatted alone, because the values
    ///   or comments of the file would be others, nothing is changed.
    /// - Throws: ``FormattingFailure`` for a file that cannot be read, or whose values or comments would change.
    package func changes(
        of file: SourceFile, in lines: ClosedRange<Int>? = nil
    ) throws(FormattingFailure) -> [LineDifference.Change] {
        let before = String(decoding: file.bytes[file.textStart...], as: UTF8.self)
        let changes = LineDifference(from: before, to: try formatted(file)).changes
        guard let lines else { return changes }
        let chosen = changes.filter { $0.touches(lines) }
        guard chosen.count < changes.count else { return changes }
        return try keepsContent(chosen, before, file.path) ? chosen : []
    }

    private func keepsContent(
        _ changes: [LineDifference.Change], _ text: String, _ path: String
    ) throws(FormattingFailure) -> Bool {
        let before = try DefinitionText(SourceFile(path: path, text: text))
        var bytes = Array(text.utf8)
        for change in changes.reversed() { bytes.replaceSubrange(change.bytes, with: change.replacement.utf8) }
        let after = try? DefinitionText(SourceFile(path: path, bytes: bytes))
        return after?.hasSameContent(as: before, inAnyOrder: sortsKeys) ?? false
    }
}

extension LineDifference.Change {
    /// Whether the change concerns one of some lines; an insertion concerns the lines before and after it.
    fileprivate func touches(_ chosen: ClosedRange<Int>) -> Bool {
        lines.isEmpty
            ? chosen.lowerBound <= lines.lowerBound && lines.lowerBound <= chosen.upperBound + 1
            : lines.overlaps(Range(chosen))
    }
}
