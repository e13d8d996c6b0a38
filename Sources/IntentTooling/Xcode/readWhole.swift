/// The bytes of a file.
/// - Throws: ``ToolError`` with `inputMissing` where it cannot be opened, `wrongDefinition` where it is larger than the limit.
func readEntireFile(at path: String, limit: Int) throws(ToolError) -> [UInt8] {
    let bytes = try readFile(at: path, limit: limit)
    guard bytes.count <= limit else {
        throw ToolError(.wrongDefinition, "'\(path)' has more than \(limit >> 20) MiB, which no file of its kind has")
    }
    return bytes
}
