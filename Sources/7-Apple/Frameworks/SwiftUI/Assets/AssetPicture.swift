import Synchronization
import WidgetDrawing

/// A picture of an asset catalog, or a file outside of catalogs, in several scales and appearances.
struct AssetPicture: Sendable {
    struct File: Sendable {
        /// The name without the ending and the scale.
        let name: String
        let path: String
        /// The pixels of a point; nil for every scale.
        var scale: Double?
        var isDark = false

        init(name: String, path: String, scale: Double?, isDark: Bool) {
            (self.name, self.path, self.scale, self.isDark) = (name, path, scale, isDark)
        }

        /// Reads the scale of a file outside of catalogs, `logo@2x.png`; nil for a file that is no picture.
        init?(named name: String, path: String) {
            guard
                let ending = ["png", "jpg", "jpeg", "gif", "webp", "svg", "pdf"].first(where: {
                    name.hasSuffix(".\($0)")
                })
            else { return nil }
            let base = name.dropLast(ending.count + 1)
            let scale = [2.0, 3].first { base.hasSuffix("@\(Int($0))x") }
            self.init(
                name: String(scale == nil ? base : base.dropLast(3)), path: path, scale: scale ?? 1, isDark: false)
        }

        /// The content; nil for a file that is not drawn, such as one of PDF.
        var embedded: EmbeddedPicture? {
            AssetPicture.embedded.withLock { known in
                if let picture = known[path] { return picture }
                let picture = FileManager.default.contents(atPath: path).flatMap { EmbeddedPicture($0) }
                known[path] = .some(picture)
                return picture
            }
        }
    }

    /// What the picture is if it is not drawn.
    var undrawnKind: String { isSymbol ? "custom symbol" : files.contains(where: \.isPDF) ? "PDF image" : "image" }

    /// The size of a PDF file in points, in which its placeholder is drawn; nil for other files and if it is compressed.
    var pdfSize: Size? { files.lazy.filter(\.isPDF).compactMap(\.pdfSize).first }

    private static let embedded = Mutex<[String: EmbeddedPicture?]>([:])

    private let files: [File]
    /// Whether the set asks for the color of the content.
    let isTemplate: Bool
    /// Whether the file is a custom symbol, which contains all weights.
    let isSymbol: Bool

    init(files: [File]) {
        self.files = files
        (isTemplate, isSymbol) = (false, false)
    }

    /// Reads a picture set or symbol set; nil for one without a file.
    init?(inSet folder: String) {
        guard let contents = AssetContents(inSet: folder) else { return nil }
        let entries = contents.images ?? contents.symbols ?? []
        files = [false, true].flatMap { isDark in
            entries.filter { $0.isUsed(isDark: isDark) }.compactMap { entry in
                entry.filename.map {
                    File(
                        name: $0, path: "\(folder)/\($0)", scale: entry.scale.flatMap { Double($0.dropLast()) },
                        isDark: isDark)
                }
            }
        }
        guard !files.isEmpty else { return nil }
        isTemplate = contents.properties?.templateRenderingIntent == "template"
        isSymbol = contents.symbols != nil
    }

    /// Returns the file for an appearance with the least scale that is enough, or else the largest.
    func file(isDark: Bool, scale: Double) -> File? {
        let ofAppearance = files.filter { $0.isDark == isDark }
        let candidates = ofAppearance.isEmpty ? files : ofAppearance
        let sorted = candidates.sorted { ($0.scale ?? scale) < ($1.scale ?? scale) }
        return sorted.first { ($0.scale ?? scale) >= scale } ?? sorted.last
    }

    var hasDarkFile: Bool { files.contains { $0.isDark } }
}

extension AssetPicture.File {
    fileprivate var isPDF: Bool { URL(filePath: path).pathExtension.lowercased() == "pdf" }

    /// The size of the first page: the numbers of `/MediaBox [0 0 24 24]`.
    fileprivate var pdfSize: Size? {
        guard let data = FileManager.default.contents(atPath: path)?.prefix(EmbeddedPicture.limit),
            let name = data.range(of: Data("/MediaBox".utf8)),
            let start = data[name.upperBound...].prefix(8).firstIndex(of: UInt8(ascii: "["))
        else { return nil }
        let box = data[(start + 1)...].prefix(80).prefix { $0 != UInt8(ascii: "]") }
        let numbers = String(decoding: box, as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        let size = Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
        return size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite ? size : nil
    }
}

/// A picture whose data is a part of the document.
struct EmbeddedPicture: Sendable {
    /// A `data:` URL.
    let address: String
    /// The size in pixels, or in points for a drawing.
    let width: Double
    let height: Double
    /// Whether the picture is a drawing, which is sharp in every size.
    let isDrawing: Bool
    /// How the pixels of a photo are turned.
    let orientation: PictureOrientation

    /// The largest file that becomes a part of a document.
    static let limit = 8 << 20

    /// Reads the size of a PNG, JPEG, GIF, WebP or SVG file; nil for other data.
    init?(_ data: Data) {
        guard data.count <= Self.limit else { return nil }
        let bytes = PictureBytes(data)
        let photo = bytes.jpeg
        guard let (type, width, height) = bytes.png ?? photo?.form ?? bytes.gif ?? bytes.webP ?? bytes.svg, width > 0,
            height > 0
        else { return nil }
        isDrawing = type == "svg+xml"
        orientation = photo?.orientation?.value ?? .up
        // Programs that show the picture do not agree on whether they turn it, so its data does not ask for it.
        var data = data
        if let place = photo?.orientation?.place {
            data[data.startIndex + place] = UInt8(PictureOrientation.up.rawValue)
        }
        address = "data:image/\(type);base64,\(data.base64EncodedString())"
        (self.width, self.height) = orientation.isSideways ? (height, width) : (width, height)
    }
}

/// How the pixels of a photo are turned or mirrored to be shown, as EXIF numbers it.
enum PictureOrientation: Int, Sendable {
    case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// Whether the width and the height of the pixels are exchanged.
    var isSideways: Bool { rawValue >= Self.leftMirrored.rawValue }

    /// The mapping of pixels with a size to their places.
    func transform(of size: Size) -> WidgetDrawing.AffineTransform {
        let (width, height) = (size.width, size.height)
        return switch self {
        case .up: .init()
        case .upMirrored: .init(a: -1, tx: width)
        case .down: .init(a: -1, d: -1, tx: width, ty: height)
        case .downMirrored: .init(d: -1, ty: height)
        case .leftMirrored: .init(a: 0, b: 1, c: 1, d: 0)
        case .right: .init(a: 0, b: 1, c: -1, d: 0, tx: height)
        case .rightMirrored: .init(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .left: .init(a: 0, b: -1, c: 1, d: 0, ty: width)
        }
    }
}

/// The beginning of a picture's file, in which its type and size are.
private struct PictureBytes {
    typealias Form = (type: String, width: Double, height: Double)

    private let bytes: [UInt8]

    init(_ data: Data) { bytes = [UInt8](data) }

    private func number(at index: Int, length: Int, isLittleEndian: Bool = false) -> Int? {
        guard index >= 0, index + length <= bytes.count else { return nil }
        let part = bytes[index..<index + length]
        return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }

    private func form(_ type: String, _ width: Int?, _ height: Int?) -> Form? {
        guard let width, let height else { return nil }
        return (type, Double(width), Double(height))
    }

    var png: Form? {
        guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return nil }
        return form("png", number(at: 16, length: 4), number(at: 20, length: 4))
    }

    var gif: Form? {
        guard bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return form(
            "gif", number(at: 6, length: 2, isLittleEndian: true), number(at: 8, length: 2, isLittleEndian: true))
    }

    typealias Orientation = (value: PictureOrientation, place: Int)

    var jpeg: (form: Form, orientation: Orientation?)? {
        guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
        // Segments with a marker and a length; the frame's size is in one of SOF0 to SOF15.
        var index = 2
        var orientation: Orientation?
        while let marker = number(at: index, length: 2), let length = number(at: index + 2, length: 2) {
            if marker == 0xffe1 { orientation = orientation ?? self.orientation(at: index + 4) }
            if (0xffc0...0xffcf).contains(marker), ![0xffc4, 0xffc8, 0xffcc].contains(marker) {
                return form("jpeg", number(at: index + 7, length: 2), number(at: index + 5, length: 2))
                    .map { (form: $0, orientation: orientation) }
            }
            index += 2 + max(length, 2)
        }
        return nil
    }

    /// Returns the orientation in a segment of EXIF, and the place of the byte that contains it.
    private func orientation(at start: Int) -> Orientation? {
        // After the name of the format, a TIFF header states the order of bytes and the place of a directory.
        guard bytes.dropFirst(start).starts(with: Array("Exif\0\0".utf8)), let order = number(at: start + 6, length: 2)
        else { return nil }
        let isLittleEndian = order == 0x4949
        func value(_ index: Int, _ length: Int) -> Int? {
            number(at: index, length: length, isLittleEndian: isLittleEndian)
        }
        guard let directory = value(start + 10, 4).map({ start + 6 + $0 }), let count = value(directory, 2) else {
            return nil
        }
        return (0..<count).lazy.map { directory + 2 + $0 * 12 }.first { value($0, 2) == 0x0112 }.flatMap { entry in
            value(entry + 8, 2).flatMap(PictureOrientation.init(rawValue:)).map {
                ($0, entry + (isLittleEndian ? 8 : 9))
            }
        }
    }

    var webP: Form? {
        guard bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBPVP8".utf8)) else {
            return nil
        }
        func little(_ index: Int, _ length: Int) -> Int? { number(at: index, length: length, isLittleEndian: true) }
        switch number(at: 15, length: 1).map({ UInt8($0) }) {
        case UInt8(ascii: "X"): return form("webp", little(24, 3).map { $0 + 1 }, little(27, 3).map { $0 + 1 })
        case UInt8(ascii: "L"):
            return form("webp", little(21, 4).map { $0 & 0x3fff + 1 }, little(21, 4).map { $0 >> 14 & 0x3fff + 1 })
        default: return form("webp", little(26, 2).map { $0 & 0x3fff }, little(28, 2).map { $0 & 0x3fff })
        }
    }

    /// The size of a drawing: its width and height, or those of its box.
    var svg: Form? {
        guard var text = String(bytes: bytes.prefix(16_384), encoding: .utf8) ?? String(bytes: bytes, encoding: .utf8)
        else { return nil }
        while let comment = text.range(of: "<!--") {
            let end = text.range(of: "-->", range: comment.upperBound..<text.endIndex)?.upperBound
            text.removeSubrange(comment.lowerBound..<(end ?? text.endIndex))
        }
        guard let start = text.range(of: "<svg") else { return nil }
        let attributes = Self.attributes(in: text[start.upperBound...])
        func length(_ name: String) -> Double? {
            attributes[name].flatMap { Double($0.hasSuffix("px") || $0.hasSuffix("pt") ? $0.dropLast(2) : $0) }
        }
        let box = (attributes["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
        guard let width = length("width") ?? (box.count == 4 ? box[2] : nil),
            let height = length("height") ?? (box.count == 4 ? box[3] : nil)
        else { return nil }
        return ("svg+xml", width, height)
    }

    /// Returns the attributes of a tag of XML from the text after its name.
    private static func attributes(in text: Substring) -> [String: Substring] {
        var (rest, attributes): (Substring, [String: Substring]) = (text, [:])
        while let equals = rest.firstIndex(where: { $0 == "=" || $0 == ">" }), rest[equals] == "=" {
            let value = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
            guard let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last,
                let quote = value.first, quote == "\"" || quote == "'",
                let close = value.dropFirst().firstIndex(of: quote)
            else { break }
            attributes[String(name)] = value[..<close].dropFirst()
            rest = value[close...].dropFirst()
        }
        return attributes
    }
}
