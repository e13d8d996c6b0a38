import IntentSystem

internal import IntentModel
internal import IntentSchema
internal import IntentXcode

/// Reads one of Xcode's definition files. What is needed on the way stays until the process ends.
/// - Throws: ``ToolError`` with `inputMissing`, or with `wrongDefinition` and the key path where it is broken.
func readXcodeFile(at path: String) throws(ToolError) -> XcodeFile {
    let bytes = try readEntireFile(at: path, limit: 1 << 26)
    let root: PropertyListValue
    do {
        root = try readPropertyList(bytes)
    } catch {
        let place = error.keyPath.isEmpty ? "" : "\(error.keyPath): "
        throw ToolError(.wrongDefinition, "\(path):\(error.line):\(error.column): \(place)\(error.message)")
    }
    keepToTheEnd(root)
    do {
        return try takeApart(root)
    } catch {
        throw .broken(path, error)
    }
}

extension ToolError {
    static func broken(_ path: String, _ error: XcodeFileError) -> ToolError {
        ToolError(
            error.isOurBug ? .ourBug : .wrongDefinition,
            error.keyPath.isEmpty ? "\(path): \(error.message)" : "\(path): \(error.keyPath): \(error.message)")
    }
}
