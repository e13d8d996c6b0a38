import Foundation
import IntentRuntime

extension INFile {
    /// Nil for a file that is its content alone: files are kept by their paths.
    var storedValue: IntentValue? {
        guard let fileURL, fileURL.isFileURL else { return nil }
        return .file(FileValue(path: fileURL.path, name: filename, typeIdentifier: typeIdentifier))
    }

    /// Nil for what is no file.
    static func stored(_ value: IntentValue) -> INFile? {
        guard case .file(let file) = value else { return nil }
        return INFile(fileURL: file.url, filename: file.name, typeIdentifier: file.typeIdentifier)
    }
}
