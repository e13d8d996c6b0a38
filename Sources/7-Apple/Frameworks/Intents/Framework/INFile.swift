public import Foundation
import IntentRuntime

/// A file, given by its URL or its contents.
open class INFile: NSObject {
    private let content: Data?
    /// The URL; nil for a file that is only in memory.
    public let fileURL: URL?
    /// The name, including the extension.
    public let filename: String
    /// The uniform type identifier, such as `public.jpeg`; nil if it is unknown.
    public let typeIdentifier: String?
    /// Whether to delete the file after use.
    open var removedOnCompletion = false

    private init(content: Data?, fileURL: URL?, filename: String, typeIdentifier: String?) {
        self.content = content
        self.fileURL = fileURL
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }

    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(content: data, fileURL: nil, filename: filename, typeIdentifier: typeIdentifier)
    }

    /// Creates a file with the contents of a URL. If `filename` is nil, it is the last path component of the URL.
    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init(
            content: nil, fileURL: fileURL, filename: filename ?? fileURL.lastPathComponent,
            typeIdentifier: typeIdentifier)
    }

    /// The contents of the file; empty if it cannot be read.
    open var data: Data {
        if let content { return content }
        guard let fileURL, let read = try? Data(contentsOf: fileURL) else { return Data() }
        return read
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INFile else { return false }
        return other.content == content && other.fileURL == fileURL && other.filename == filename
            && other.typeIdentifier == typeIdentifier
    }

    open override var hash: Int { filename.hashValue }
}

extension INFile {
    /// The value to store; nil for a file that is only in memory, because files are stored by path.
    var storedValue: IntentValue? {
        guard let fileURL, fileURL.isFileURL else { return nil }
        return .file(FileValue(path: fileURL.path, name: filename, typeIdentifier: typeIdentifier))
    }

    /// Returns a file for a stored value, or nil if the value is not a file.
    static func stored(_ value: IntentValue) -> INFile? {
        guard case .file(let file) = value else { return nil }
        return INFile(fileURL: file.url, filename: file.name, typeIdentifier: file.typeIdentifier)
    }
}
