// The small part of Foundation, where it is a module: all of it takes an extension 6 MB of memory.
#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

extension FileValue {
    /// The file's address; a path that is not absolute is meant from the program's working folder.
    public var url: URL { URL(fileURLWithPath: path) }

    /// - Precondition: `url` is a file's.
    public init(url: URL, typeIdentifier: String? = nil) {
        precondition(url.isFileURL, "an intent's file is a file's address")
        self.init(path: url.path, typeIdentifier: typeIdentifier)
    }
}
