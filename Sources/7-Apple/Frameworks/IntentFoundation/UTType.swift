/// A type of data or files, such as `public.jpeg`. Apple's systems have it in UniformTypeIdentifiers.
///
/// There is no database of types here. A type knows its filename extension, media type and supertypes if it is one of the
/// constants below.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.jpeg`.
    public let identifier: String
    // Empty unless the type is a constant.
    private let supertypes: [UTType]
    private let extensions: [String]
    private let mediaType: String?

    /// Creates a type with what is known of it.
    init(known identifier: String, _ supertypes: [UTType] = [], _ extensions: [String] = [], _ mediaType: String? = nil)
    {
        self.identifier = identifier
        self.supertypes = supertypes
        self.extensions = extensions
        self.mediaType = mediaType
    }

    /// Creates the type with an identifier; nil if the text is empty.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.init(importedAs: identifier)
    }

    /// Creates a type that the program declares.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.init(importedAs: identifier) }

    /// Creates a type that another program declares.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self = Self.known[identifier] ?? Self(known: identifier)
    }

    /// Creates the type with a filename extension; nil if none of the constants has it.
    public init?(filenameExtension: String) {
        self.init(where: { $0.extensions.contains(filenameExtension.lowercased()) })
    }

    /// Creates the type with a media type, such as `image/png`; nil if none of the constants has it.
    public init?(mimeType: String) {
        self.init(where: { $0.mediaType == mimeType.lowercased() })
    }

    private init?(where matches: (UTType) -> Bool) {
        guard let found = Self.known.values.first(where: matches) else { return nil }
        self = found
    }

    /// The usual filename extension; nil if it is unknown.
    public var preferredFilenameExtension: String? { extensions.first }

    /// The media type, such as `image/png`; nil if it is unknown.
    public var preferredMIMEType: String? { mediaType }

    /// Returns whether this is another type or one of its subtypes.
    public func conforms(to type: UTType) -> Bool {
        self == type || supertypes.contains { $0.conforms(to: type) }
    }
}
