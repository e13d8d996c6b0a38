/// Which files may be chosen.
package enum FileContentTypes: Hashable, Sendable {
    case any
    case image
    case plainText
    /// Uniform type identifiers, at least one: `public.json`, `org.opml.opml`.
    case identifiers([String])

    /// The identifiers of which a file's type must be one, or a kind of one; nil for every file.
    package var allowed: [String]? {
        switch self {
        case .any: nil
        case .image: ["public.image"]
        case .plainText: ["public.plain-text"]
        case .identifiers(let identifiers): identifiers
        }
    }

    /// Whether a file may be chosen. One whose type is not known, or is not in our table of types, may.
    package func admits(_ file: FileValue) -> Bool {
        guard let allowed, let type = file.typeIdentifier ?? ContentType.identifier(ofExtension: file.fileExtension)
        else { return true }
        guard !allowed.contains(type), ContentType.isKnown(type) else { return true }
        return allowed.contains { ContentType.conforms(type, to: $0) || ContentType.mayBeWider($0) }
    }

    /// Whether every file that another one admits may be chosen here, as far as our table of types tells.
    package func admitsAll(of other: FileContentTypes) -> Bool {
        guard let allowed else { return true }
        guard let others = other.allowed else { return false }
        return others.allSatisfy { type in allowed.contains { ContentType.conforms(type, to: $0) } }
    }
}
