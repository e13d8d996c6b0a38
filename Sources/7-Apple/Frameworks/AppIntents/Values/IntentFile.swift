public import IntentFoundation

/// A file, given by its URL or its contents.
public struct IntentFile: _IntentValue, Hashable {
    /// The contents of a file that is only in memory; nil for a file with a URL.
    private let content: Data?
    /// The name, including the extension.
    public var filename: String
    /// The URL; nil for a file that is only in memory.
    public let fileURL: URL?
    /// The type; nil if it is unknown.
    public var type: UTType?
    /// Whether to delete the file after use.
    public var removedOnCompletion = false

    /// Creates a file that is only in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        content = data
        self.filename = filename
        fileURL = nil
        self.type = type
    }

    /// Creates a file at a URL.
    /// - Parameters:
    ///   - fileURL: The URL.
    ///   - filename: The name; nil for the last component of the URL.
    ///   - type: The type; nil for that of the filename extension, if it is known.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        content = nil
        self.filename = filename ?? fileURL.lastPathComponent
        self.fileURL = fileURL
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }

    /// The contents; empty if the file cannot be read.
    public var data: Data {
        content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
    }

    /// The types in which the contents are available.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// Returns the contents.
    /// - Parameter contentType: The type of the contents, which must be a type of this file.
    /// - Throws: The error of reading the file, or an ``AppIntentError`` if the file is of another type.
    public func data(contentType: UTType) async throws -> Data {
        guard type.map({ $0.conforms(to: contentType) }) ?? true else {
            throw AppIntentError.unavailableContent(of: filename, as: contentType.identifier)
        }
        return try content ?? fileURL.map { try Data(contentsOf: $0) } ?? Data()
    }
}
