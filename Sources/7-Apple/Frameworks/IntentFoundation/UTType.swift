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

// The types that are known. Each comes after those that it belongs to.
extension UTType {
    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data", [item])
    public static let directory = UTType(known: "public.directory", [item])
    public static let folder = UTType(known: "public.folder", [directory])
    public static let text = UTType(known: "public.text", [data, content])
    public static let plainText = UTType(known: "public.plain-text", [text], ["txt", "text"], "text/plain")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text", [plainText])
    public static let rtf = UTType(known: "public.rtf", [text], ["rtf"], "text/rtf")
    public static let html = UTType(known: "public.html", [text], ["html", "htm"], "text/html")
    public static let xml = UTType(known: "public.xml", [text], ["xml"], "application/xml")
    public static let yaml = UTType(known: "public.yaml", [text], ["yml", "yaml"], "application/x-yaml")
    public static let json = UTType(known: "public.json", [text], ["json"], "application/json")
    public static let propertyList = UTType(known: "com.apple.property-list", [data], ["plist"])
    public static let sourceCode = UTType(known: "public.source-code", [plainText])
    public static let swiftSource = UTType(known: "public.swift-source", [sourceCode], ["swift"])
    public static let commaSeparatedText = UTType(
        known: "public.comma-separated-values-text", [text], ["csv"], "text/csv")
    public static let tabSeparatedText = UTType(
        known: "public.tab-separated-values-text", [text], ["tsv"], "text/tab-separated-values")
    static let markdown = UTType(
        known: "net.daringfireball.markdown", [plainText], ["md", "markdown"], "text/markdown")
    static let calendarFile = UTType(known: "com.apple.ical.ics", [text], ["ics", "ical"], "text/calendar")
    public static let vCard = UTType(known: "public.vcard", [text], ["vcf", "vcard"], "text/vcard")
    public static let image = UTType(known: "public.image", [data, content])
    public static let jpeg = UTType(known: "public.jpeg", [image], ["jpeg", "jpg", "jpe"], "image/jpeg")
    public static let png = UTType(known: "public.png", [image], ["png"], "image/png")
    public static let tiff = UTType(known: "public.tiff", [image], ["tiff", "tif"], "image/tiff")
    public static let gif = UTType(known: "com.compuserve.gif", [image], ["gif"], "image/gif")
    public static let bmp = UTType(known: "com.microsoft.bmp", [image], ["bmp"], "image/bmp")
    public static let ico = UTType(known: "com.microsoft.ico", [image], ["ico"], "image/vnd.microsoft.icon")
    public static let webP = UTType(known: "org.webmproject.webp", [image], ["webp"], "image/webp")
    public static let heic = UTType(known: "public.heic", [image], ["heic"], "image/heic")
    public static let heif = UTType(known: "public.heif", [image], ["heif"], "image/heif")
    public static let svg = UTType(known: "public.svg-image", [image], ["svg"], "image/svg+xml")
    public static let pdf = UTType(known: "com.adobe.pdf", [data, content], ["pdf"], "application/pdf")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content", [data, content])
    public static let audio = UTType(known: "public.audio", [audiovisualContent])
    public static let mp3 = UTType(known: "public.mp3", [audio], ["mp3"], "audio/mpeg")
    public static let wav = UTType(known: "com.microsoft.waveform-audio", [audio], ["wav"], "audio/vnd.wave")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", [audio], ["m4a"], "audio/mp4")
    public static let aiff = UTType(known: "public.aiff-audio", [audio], ["aiff", "aif"], "audio/aiff")
    public static let movie = UTType(known: "public.movie", [audiovisualContent])
    public static let video = UTType(known: "public.video", [movie])
    public static let mpeg4Movie = UTType(known: "public.mpeg-4", [movie], ["mp4"], "video/mp4")
    public static let quickTimeMovie = UTType(
        known: "com.apple.quicktime-movie", [movie], ["mov", "qt"], "video/quicktime")
    public static let archive = UTType(known: "public.archive", [data])
    public static let zip = UTType(known: "public.zip-archive", [archive], ["zip"], "application/zip")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive", [archive], ["gz"], "application/x-gzip")
    public static let url = UTType(known: "public.url", [data])
    public static let fileURL = UTType(known: "public.file-url", [url])
    public static let contact = UTType(known: "public.contact", [content])
    public static let calendarEvent = UTType(known: "public.calendar-event", [content])
    public static let epub = UTType(known: "public.epub", [data, content], ["epub"], "application/epub+zip")
    public static let font = UTType(known: "public.font", [data])
    public static let database = UTType(known: "public.database")

    /// The known types by their identifiers.
    static let known = Dictionary(uniqueKeysWithValues: constants.map { ($0.identifier, $0) })

    private static let constants: [UTType] = [
        item, content, data, directory, folder, text, plainText, utf8PlainText, rtf, html, xml, yaml, json,
        propertyList, sourceCode, swiftSource, commaSeparatedText, tabSeparatedText, markdown, calendarFile, vCard,
        image, jpeg, png, tiff, gif, bmp, ico, webP, heic, heif, svg, pdf, audiovisualContent, audio, mp3, wav,
        mpeg4Audio, aiff, movie, video, mpeg4Movie, quickTimeMovie, archive, zip, gzip, url, fileURL, contact,
        calendarEvent, epub, font, database,
    ]
}
