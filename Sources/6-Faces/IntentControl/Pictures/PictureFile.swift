internal import IntentCommandLine
internal import IntentSystem
internal import IntentWidgets

/// A file for a picture, whose name determines its format.
struct PictureFile {
    private enum Format: Hashable {
        case svg, png
    }

    /// The time limit for a converter.
    private static let timeout = Duration.seconds(60)

    let path: String
    private let format: Format

    /// - Throws: `wrongUsage` if the name ends in neither `.svg` nor `.png`.
    init(path: String) throws(CommandError) {
        let name = FilePath(FilePath(path).name.lowercased())
        guard let format: Format = name.hasEnding(".svg") ? .svg : name.hasEnding(".png") ? .png : nil else {
            throw .usage("--output is a file whose name ends in .svg or .png, not '\(path)'")
        }
        self.path = path
        self.format = format
    }

    /// Writes a picture in place of an existing one.
    /// - Parameter scale: The number of pixels of a PNG in a point.
    /// - Throws: `cannotCreate` or `inputOutput` if the file cannot be written; `unavailable` if no converter is installed
    ///   or it fails.
    func write(_ svg: String, scale: Double = 2, environment: Environment) throws(CommandError) {
        switch format {
        case .svg: try OutputFile.write(svg, to: path)
        case .png:
            let converter = try PictureConverter.installed(environment)
            // The converter writes a file beside the final one, so that a failure leaves an existing picture as it was.
            let temporary = FileSystem.temporaryPath(for: path)
            let (source, target) = (temporary + ".svg", temporary + ".png")
            try OutputFile.write(svg, to: source)
            defer { for file in [source, target] { try? FileSystem.removeFile(at: file) } }
            try converter.convert(source, of: path, to: target, scale: scale, timeout: Self.timeout)
            do throws(SystemFailure) {
                try FileSystem.moveFile(at: target, to: path)
            } catch {
                throw CommandError(.cannotCreate, "'\(path)' cannot be created: \(error.message)")
            }
        }
    }
}

/// A program that converts SVG to PNG.
private struct PictureConverter {
    let name: String
    let path: String

    /// Returns the first converter in the folders of `PATH`.
    static func installed(_ environment: Environment) throws(CommandError) -> PictureConverter {
        let searchPath = CommandEnvironment.searchPath(environment)
        for name in ["rsvg-convert", "magick", "inkscape"] {
            if let path = CommandInspection.program(named: name, searchPath) {
                return PictureConverter(name: name, path: path.string)
            }
        }
        throw CommandError(
            .unavailable, "noConverter",
            "PNG requires rsvg-convert, magick or inkscape, and none is installed; install one, such as the package "
                + "librsvg2-bin, or write an .svg file")
    }

    /// Converts a file.
    /// - Parameter picture: The file that the user named.
    func convert(
        _ source: String, of picture: String, to target: String, scale: Double, timeout: Duration
    ) throws(CommandError) {
        let density = SVGDrawing.number(96 * scale)
        let arguments =
            switch name {
            case "rsvg-convert": ["--zoom=\(SVGDrawing.number(scale))", "--output=\(target)", absolute(source)]
            case "magick": ["-background", "none", "-density", density, "svg:\(source)", "png:\(target)"]
            default: ["--export-type=png", "--export-dpi=\(density)", "--export-filename=\(target)", absolute(source)]
            }
        let process: CommandProcess
        var reading: CommandReading
        do throws(SystemFailure) {
            reading = try CommandReading(limit: 0, deadline: .now + timeout)
            let messages = reading.error.writeEnd
            let start = ProgramStart(
                path: path, arguments: [name] + arguments, separation: .group, input: nil, output: messages,
                errors: messages)
            process = CommandProcess(try start.run())
        } catch {
            throw CommandError(.unavailable, "noConverter", "'\(path)' cannot be started: \(error.message)")
        }
        reading.begin()
        _ = reading.read(from: process)
        guard process.terminate() == .status(0), !FileSystem.isMissing(target) else {
            let reason = reading.lastErrorLines.replacing(FilePath(source).name, with: FilePath(picture).name)
            throw CommandError(.unavailable, "conversion", "'\(path)' did not convert the picture\(reason)")
        }
    }

    /// A path that cannot be mistaken for an option.
    private func absolute(_ path: String) -> String { FilePath(path).isAbsolute ? path : "./\(path)" }
}

extension String {
    /// Returns an SVG document with one appearance: its rules for that of the reader always apply, and those for the other one
    /// never. Not every converter examines media queries.
    /// - Parameter scheme: The colors; nil for the document as it is.
    func fixingColors(to scheme: WidgetReader.ColorScheme?) -> String {
        guard let scheme else { return self }
        var (result, rest) = ("", self[...])
        // What is in no style is a text or an address.
        while let style = rest.firstRange(of: "<style"), let start = rest[style.upperBound...].firstIndex(of: ">") {
            let end = rest[start...].firstRange(of: "</")?.lowerBound ?? rest.endIndex
            result += rest[..<start] + rest[start..<end].fixingRules(to: scheme)
            rest = rest[end...]
        }
        return result + rest
    }
}

extension Substring {
    /// Returns the rules of a style for one appearance.
    fileprivate func fixingRules(to scheme: WidgetReader.ColorScheme) -> String {
        var (result, rest) = ("", self)
        while let media = rest.firstRange(of: "@media"), let block = rest[media.upperBound...].block {
            let condition = rest[media.upperBound..<block.lowerBound].filter { !$0.isWhitespace }
            guard let chosen = WidgetReader.ColorScheme(condition: condition) else {
                // Another condition stays, with the rules in its block.
                result += rest[..<block.lowerBound]
                rest = rest[block.lowerBound...]
                continue
            }
            result += rest[..<media.lowerBound]
            if chosen == scheme { result += rest[block].dropFirst().dropLast() }
            rest = rest[block.upperBound...]
        }
        return result + rest
    }

    /// The range of the first block in braces; nil if none is closed.
    fileprivate var block: Range<Index>? {
        guard let start = firstIndex(of: "{") else { return nil }
        var depth = 0
        for index in indices[start...] {
            switch self[index] {
            case "{": depth += 1
            case "}": depth -= 1
            default: continue
            }
            if depth == 0 { return start..<self.index(after: index) }
        }
        return nil
    }
}

extension WidgetReader.ColorScheme {
    /// The appearance in which a condition of a style holds, without spaces: `(prefers-color-scheme:dark)`. Nil for another one.
    fileprivate init?(condition: String) {
        guard let scheme = Self.allCases.first(where: { condition == "(prefers-color-scheme:\($0.rawValue))" }) else {
            return nil
        }
        self = scheme
    }
}
