public import Foundation

/// A file, by its address or by its content.
open class INFile: NSObject {
    private let content: Data?
    /// Nil for a file that is its content alone.
    public let fileURL: URL?
    /// With its extension.
    public let filename: String
    /// The uniform type identifier, such as `public.jpeg`; nil where it is not known.
    public let typeIdentifier: String?
    /// Whether the file goes away when its use has ended.
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

    /// - Parameter filename: Nil for the last component of the address.
    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init(
            content: nil, fileURL: fileURL, filename: filename ?? fileURL.lastPathComponent,
            typeIdentifier: typeIdentifier)
    }

    /// What is in the file; empty where it cannot be read.
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
