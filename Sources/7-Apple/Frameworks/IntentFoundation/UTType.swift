/// A type of data or files, such as `public.jpeg`. Apple's systems have it in UniformTypeIdentifiers.
///
/// There is no database of types here. A type knows its filename extension, media type and supertypes if it is one of the
/// constants below.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.jpeg`.
    public let identifier: String

    /// Creates the type with an identifier; nil if the text is empty.
    public init?(_ identifier: String) {
        guard !identifier.isEmpty else { return nil }
        self.identifier = identifier
    }

    /// Creates a type that the program declares.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

    /// Creates a type that another program declares.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

    /// Creates the type with a filename extension; nil if none of the constants has it.
    public init?(filenameExtension: String) {
        self.init { $0.extensions.contains(filenameExtension.lowercased()) }
    }

    /// Creates the type with a media type, such as `image/png`; nil if none of the constants has it.
    public init?(mimeType: String) {
        self.init { $0.mediaType == mimeType.lowercased() }
    }

    /// The usual filename extension; nil if it is unknown.
    public var preferredFilenameExtension: String? { known?.extensions.first }

    /// The media type, such as `image/png`; nil if it is unknown.
    public var preferredMIMEType: String? { known?.mediaType }

    /// Returns whether this is another type or one of its subtypes.
    public func conforms(to type: UTType) -> Bool {
        self == type || parents.contains { $0.conforms(to: type) }
    }

    private init?(_ matches: (KnownType) -> Bool) {
        guard let identifier = KnownType.all.first(where: { matches($0.value) })?.key else { return nil }
        self.identifier = identifier
    }

    private var known: KnownType? { KnownType.all[identifier] }

    private var parents: [UTType] { (known?.parents ?? []).compactMap(UTType.init(_:)) }
}
