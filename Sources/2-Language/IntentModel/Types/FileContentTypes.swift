/// The settings of a File: the types of files that may be chosen.
package enum FileContentTypes: Hashable, Sendable {
    case any
    case image
    case plainText
    /// Uniform type identifiers, at least one: `public.json`, `org.opml.opml`.
    case identifiers([String])

    /// The type identifiers that the type of a file must conform to at least one of; `nil` if all files are allowed.
    package var allowed: [String]? {
        switch self {
        case .any: nil
        case .image: ["public.image"]
        case .plainText: ["public.plain-text"]
        case .identifiers(let identifiers): identifiers
        }
    }

    /// Whether a file may be chosen. A file of an unknown type may always be chosen.
    package func admits(_ file: FileValue) -> Bool {
        guard let allowed, let type = file.typeIdentifier ?? ContentType.identifier(ofExtension: file.fileExtension)
        else { return true }
        guard !allowed.contains(type), ContentType.isKnown(type) else { return true }
        return allowed.contains { wanted in
            ContentType.conforms(type) { $0 == wanted } || ContentType.mayBeWider(wanted)
        }
    }

    /// Returns why a file may not be chosen, or `nil` if it may.
    func problem(of file: FileValue, slot: Int?) -> ValueProblem? {
        guard let allowed, !admits(file) else { return nil }
        let type = file.typeIdentifier ?? ContentType.identifier(ofExtension: file.fileExtension) ?? ""
        return ValueProblem(
            .contentType, slot: slot,
            UserText(
                "'\(file.name)' has the type \(type), which does not conform to \(allowed.joined(separator: " or "))"))
    }

    /// Whether every file that other settings admit is known to be admitted by these.
    package func admitsAll(of other: FileContentTypes) -> Bool {
        guard let allowed else { return true }
        guard let others = other.allowed else { return false }
        let wanted = Set(allowed)
        return others.allSatisfy { ContentType.conforms($0, to: wanted.contains) }
    }
}

extension String {
    /// Whether the text has the form of a uniform type identifier: at least two parts of letters, digits and `-`,
    /// separated by periods.
    package var isTypeIdentifier: Bool {
        let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count >= 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
            }
    }
}

/// The uniform types of common files: their extensions and the types that they conform to.
///
/// Types of apps and rarely used types are not included, so nothing is known about a type that is missing here.
private enum ContentType {
    /// Whether the table contains the type.
    static func isKnown(_ identifier: String) -> Bool { parents[identifier] != nil }

    /// Whether types in the table may conform to a type that the table does not contain, which is possible for types of
    /// the system.
    static func mayBeWider(_ identifier: String) -> Bool {
        !isKnown(identifier) && (identifier.hasPrefix("public.") || identifier.hasPrefix("com.apple."))
    }

    static func identifier(ofExtension suffix: String?) -> String? {
        suffix.flatMap { extensions[$0] }
    }

    /// Whether a type is wanted or conforms to a wanted one, directly or indirectly.
    static func conforms(_ identifier: String, to isWanted: (String) -> Bool) -> Bool {
        isWanted(identifier) || parents[identifier]?.contains { conforms($0, to: isWanted) } == true
    }

    /// The types that each type conforms to directly. There are no cycles.
    private static let parents: [String: [String]] = [
        "public.item": [], "public.content": [], "public.data": ["public.item"],
        "public.composite-content": ["public.content"], "public.directory": ["public.item"],
        "public.folder": ["public.directory"], "com.apple.package": ["public.directory"],
        "com.apple.bundle": ["public.directory"], "public.archive": ["public.data"],
        "public.text": ["public.data", "public.content"], "public.plain-text": ["public.text"],
        "public.utf8-plain-text": ["public.plain-text"], "public.utf16-plain-text": ["public.plain-text"],
        "public.rtf": ["public.text"], "public.html": ["public.text"], "public.xml": ["public.text"],
        "public.json": ["public.text"], "public.yaml": ["public.text"], "public.css": ["public.text"],
        "net.daringfireball.markdown": ["public.text"],
        "public.delimited-values-text": ["public.text"],
        "public.comma-separated-values-text": ["public.delimited-values-text"],
        "public.tab-separated-values-text": ["public.delimited-values-text"],
        "org.opml.opml": ["public.xml"], "com.apple.property-list": ["public.data"],
        "com.apple.xml-property-list": ["public.xml", "com.apple.property-list"],
        "public.vcard": ["public.text"], "com.apple.ical.ics": ["public.text"], "public.log": ["public.plain-text"],
        "public.source-code": ["public.plain-text"], "public.script": ["public.source-code"],
        "public.shell-script": ["public.script"], "public.python-script": ["public.script"],
        "public.ruby-script": ["public.script"], "public.perl-script": ["public.script"],
        "com.netscape.javascript-source": ["public.source-code"], "public.swift-source": ["public.source-code"],
        "public.c-source": ["public.source-code"], "public.c-header": ["public.source-code"],
        "public.image": ["public.data", "public.content"], "public.jpeg": ["public.image"],
        "public.png": ["public.image"], "com.compuserve.gif": ["public.image"], "public.tiff": ["public.image"],
        "public.heic": ["public.heif-standard"], "public.heif": ["public.heif-standard"],
        "public.heif-standard": ["public.image"], "org.webmproject.webp": ["public.image"],
        "com.microsoft.bmp": ["public.image"], "com.microsoft.ico": ["public.image"],
        "public.svg-image": ["public.image", "public.xml"], "public.camera-raw-image": ["public.image"],
        "com.adobe.pdf": ["public.data", "public.composite-content"],
        "public.audiovisual-content": ["public.data", "public.content"],
        "public.audio": ["public.audiovisual-content"], "public.mp3": ["public.audio"],
        "public.mpeg-4-audio": ["public.audio"], "com.apple.m4a-audio": ["public.mpeg-4-audio"],
        "public.aac-audio": ["public.audio"], "com.microsoft.waveform-audio": ["public.audio"],
        "public.aiff-audio": ["public.audio"], "org.xiph.flac": ["public.audio"], "public.midi-audio": ["public.audio"],
        "public.movie": ["public.audiovisual-content"], "public.video": ["public.movie"],
        "public.mpeg-4": ["public.movie"], "com.apple.quicktime-movie": ["public.movie"],
        "com.apple.m4v-video": ["public.movie"], "public.mpeg": ["public.movie"], "public.avi": ["public.movie"],
        "org.webmproject.webm": ["public.movie"],
        "public.zip-archive": ["public.archive"], "org.gnu.gnu-zip-archive": ["public.archive"],
        "public.tar-archive": ["public.archive"], "org.gnu.gnu-zip-tar-archive": ["org.gnu.gnu-zip-archive"],
        "public.bzip2-archive": ["public.archive"], "org.7-zip.7-zip-archive": ["public.archive"],
        "org.idpf.epub-container": ["public.data", "public.composite-content"],
        "org.openxmlformats.wordprocessingml.document": ["public.data", "public.composite-content"],
        "org.openxmlformats.spreadsheetml.sheet": ["public.data", "public.content"],
        "org.openxmlformats.presentationml.presentation": ["public.data", "public.composite-content"],
        "public.font": ["public.data"], "public.truetype-ttf-font": ["public.font"],
        "public.opentype-font": ["public.font"],
    ]

    private static let extensions: [String: String] = [
        "txt": "public.plain-text", "text": "public.plain-text", "log": "public.log", "rtf": "public.rtf",
        "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json",
        "yaml": "public.yaml", "yml": "public.yaml", "css": "public.css", "md": "net.daringfireball.markdown",
        "markdown": "net.daringfireball.markdown", "csv": "public.comma-separated-values-text",
        "tsv": "public.tab-separated-values-text", "opml": "org.opml.opml", "plist": "com.apple.property-list",
        "vcf": "public.vcard", "ics": "com.apple.ical.ics", "sh": "public.shell-script",
        "py": "public.python-script", "rb": "public.ruby-script", "pl": "public.perl-script",
        "js": "com.netscape.javascript-source", "swift": "public.swift-source", "c": "public.c-source",
        "h": "public.c-header", "jpg": "public.jpeg", "jpeg": "public.jpeg", "png": "public.png",
        "gif": "com.compuserve.gif", "tiff": "public.tiff", "tif": "public.tiff", "heic": "public.heic",
        "heif": "public.heif", "webp": "org.webmproject.webp", "bmp": "com.microsoft.bmp", "ico": "com.microsoft.ico",
        "svg": "public.svg-image", "pdf": "com.adobe.pdf", "mp3": "public.mp3", "m4a": "com.apple.m4a-audio",
        "aac": "public.aac-audio", "wav": "com.microsoft.waveform-audio", "aiff": "public.aiff-audio",
        "aif": "public.aiff-audio", "flac": "org.xiph.flac", "mid": "public.midi-audio", "midi": "public.midi-audio",
        "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "m4v": "com.apple.m4v-video",
        "mpg": "public.mpeg", "mpeg": "public.mpeg", "avi": "public.avi", "webm": "org.webmproject.webm",
        "zip": "public.zip-archive", "gz": "org.gnu.gnu-zip-archive", "tgz": "org.gnu.gnu-zip-tar-archive",
        "tar": "public.tar-archive", "bz2": "public.bzip2-archive", "7z": "org.7-zip.7-zip-archive",
        "epub": "org.idpf.epub-container", "docx": "org.openxmlformats.wordprocessingml.document",
        "xlsx": "org.openxmlformats.spreadsheetml.sheet",
        "pptx": "org.openxmlformats.presentationml.presentation", "ttf": "public.truetype-ttf-font",
        "otf": "public.opentype-font",
    ]
}

extension FileContentTypes: SchemaPart {
    /// `nil` for any file.
    func json(in _: String) -> JSONValue? {
        switch self {
        case .any: nil
        case .image: "image"
        case .plainText: "plainText"
        case .identifiers(let identifiers): .array(identifiers.map(JSONValue.string))
        }
    }

    init(schemaNode node: SchemaNode) throws(SchemaDecodingError) {
        switch node.json {
        case "image": self = .image
        case "plainText": self = .plainText
        default: self = .identifiers(try node.texts())
        }
    }
}
