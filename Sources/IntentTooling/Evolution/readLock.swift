internal import IntentDiagnostics
internal import IntentEvolution

/// Reads a lock.
/// - Throws: ``ToolError`` with `inputMissing`, or with `wrongDefinition` and the place where it is broken.
func readLock(at path: String) throws(ToolError) -> LockFile {
    let source = SourceFile(path: path, bytes: try readEntireFile(at: path, limit: 1 << 30))
    do {
        return try LockFile(source)
    } catch {
        let position = SourceMap(source).position(at: error.range.start)
        throw ToolError(.wrongDefinition, "\(path):\(position.line):\(position.column): \(error.message)")
    }
}
