/// What is known of a type of files.
struct KnownType {
    let parents: [String]
    let extensions: [String]
    let mediaType: String?

    private init(_ parents: [String], _ extensions: [String] = [], _ mediaType: String? = nil) {
        self.parents = parents
        self.extensions = extensions
        self.mediaType = mediaType
    }

    /// The known types by their identifiers.
    static let all: [String: KnownType] = [
        "public.item": KnownType([]),
        "public.content": KnownType([]),
        "public.data": KnownType(["public.item"]),
        "public.directory": KnownType(["public.item"]),
        "public.folder": KnownType(["public.directory"]),
        "public.text": KnownType(["public.data", "public.content"]),
        "public.plain-text": KnownType(["public.text"], ["txt", "text"], "text/plain"),
        "public.utf8-plain-text": KnownType(["public.plain-text"]),
        "public.rtf": KnownType(["public.text"], ["rtf"], "text/rtf"),
        "public.html": KnownType(["public.text"], ["html", "htm"], "text/html"),
        "public.xml": KnownType(["public.text"], ["xml"], "application/xml"),
        "public.yaml": KnownType(["public.text"], ["yml", "yaml"], "application/x-yaml"),
        "public.json": KnownType(["public.text"], ["json"], "application/json"),
        "com.apple.property-list": KnownType(["public.data"], ["plist"]),
        "public.source-code": KnownType(["public.plain-text"]),
        "public.swift-source": KnownType(["public.source-code"], ["swift"]),
        "public.comma-separated-values-text": KnownType(["public.text"], ["csv"], "text/csv"),
        "public.tab-separated-values-text": KnownType(["public.text"], ["tsv"], "text/tab-separated-values"),
        "net.daringfireball.markdown": KnownType(["public.plain-text"], ["md", "markdown"], "text/markdown"),
        "com.apple.ical.ics": KnownType(["public.text"], ["ics", "ical"], "text/calendar"),
        "public.vcard": KnownType(["public.text"], ["vcf", "vcard"], "text/vcard"),
        "public.image": KnownType(["public.data", "public.content"]),
        "public.jpeg": KnownType(["public.image"], ["jpeg", "jpg", "jpe"], "image/jpeg"),
        "public.png": KnownType(["public.image"], ["png"], "image/png"),
        "public.tiff": KnownType(["public.image"], ["tiff", "tif"], "image/tiff"),
        "com.compuserve.gif": KnownType(["public.image"], ["gif"], "image/gif"),
        "com.microsoft.bmp": KnownType(["public.image"], ["bmp"], "image/bmp"),
        "com.microsoft.ico": KnownType(["public.image"], ["ico"], "image/vnd.microsoft.icon"),
        "org.webmproject.webp": KnownType(["public.image"], ["webp"], "image/webp"),
        "public.heic": KnownType(["public.image"], ["heic"], "image/heic"),
        "public.heif": KnownType(["public.image"], ["heif"], "image/heif"),
        "public.svg-image": KnownType(["public.image"], ["svg"], "image/svg+xml"),
        "com.adobe.pdf": KnownType(["public.data", "public.content"], ["pdf"], "application/pdf"),
        "public.audiovisual-content": KnownType(["public.data", "public.content"]),
        "public.audio": KnownType(["public.audiovisual-content"]),
        "public.mp3": KnownType(["public.audio"], ["mp3"], "audio/mpeg"),
        "com.microsoft.waveform-audio": KnownType(["public.audio"], ["wav"], "audio/vnd.wave"),
        "public.mpeg-4-audio": KnownType(["public.audio"], ["m4a"], "audio/mp4"),
        "public.aiff-audio": KnownType(["public.audio"], ["aiff", "aif"], "audio/aiff"),
        "public.movie": KnownType(["public.audiovisual-content"]),
        "public.video": KnownType(["public.movie"]),
        "public.mpeg-4": KnownType(["public.movie"], ["mp4"], "video/mp4"),
        "com.apple.quicktime-movie": KnownType(["public.movie"], ["mov", "qt"], "video/quicktime"),
        "public.archive": KnownType(["public.data"]),
        "public.zip-archive": KnownType(["public.archive"], ["zip"], "application/zip"),
        "org.gnu.gnu-zip-archive": KnownType(["public.archive"], ["gz"], "application/x-gzip"),
        "public.url": KnownType(["public.data"]),
        "public.file-url": KnownType(["public.url"]),
        "public.contact": KnownType(["public.content"]),
        "public.calendar-event": KnownType(["public.content"]),
        "public.epub": KnownType(["public.data", "public.content"], ["epub"], "application/epub+zip"),
        "public.font": KnownType(["public.data"]),
        "public.database": KnownType([]),
    ]
}

extension UTType {
    public static let item = UTType(importedAs: "public.item")
    public static let content = UTType(importedAs: "public.content")
    public static let data = UTType(importedAs: "public.data")
    public static let directory = UTType(importedAs: "public.directory")
    public static let folder = UTType(importedAs: "public.folder")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let rtf = UTType(importedAs: "public.rtf")
    public static let html = UTType(importedAs: "public.html")
    public static let xml = UTType(importedAs: "public.xml")
    public static let yaml = UTType(importedAs: "public.yaml")
    public static let json = UTType(importedAs: "public.json")
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    public static let sourceCode = UTType(importedAs: "public.source-code")
    public static let swiftSource = UTType(importedAs: "public.swift-source")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let tabSeparatedText = UTType(importedAs: "public.tab-separated-values-text")
    public static let vCard = UTType(importedAs: "public.vcard")
    public static let image = UTType(importedAs: "public.image")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let png = UTType(importedAs: "public.png")
    public static let tiff = UTType(importedAs: "public.tiff")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let bmp = UTType(importedAs: "com.microsoft.bmp")
    public static let ico = UTType(importedAs: "com.microsoft.ico")
    public static let webP = UTType(importedAs: "org.webmproject.webp")
    public static let heic = UTType(importedAs: "public.heic")
    public static let heif = UTType(importedAs: "public.heif")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
    public static let audio = UTType(importedAs: "public.audio")
    public static let mp3 = UTType(importedAs: "public.mp3")
    public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
    public static let mpeg4Audio = UTType(importedAs: "public.mpeg-4-audio")
    public static let aiff = UTType(importedAs: "public.aiff-audio")
    public static let movie = UTType(importedAs: "public.movie")
    public static let video = UTType(importedAs: "public.video")
    public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
    public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
    public static let archive = UTType(importedAs: "public.archive")
    public static let zip = UTType(importedAs: "public.zip-archive")
    public static let gzip = UTType(importedAs: "org.gnu.gnu-zip-archive")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let contact = UTType(importedAs: "public.contact")
    public static let calendarEvent = UTType(importedAs: "public.calendar-event")
    public static let epub = UTType(importedAs: "public.epub")
    public static let font = UTType(importedAs: "public.font")
    public static let database = UTType(importedAs: "public.database")
}
