import Foundation
import IntentTestSupport
import SwiftUI
import Testing
import WidgetDrawing

/// Colors and pictures of asset catalogs.
@MainActor @Suite struct AssetCatalogTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder()
        bundle = try #require(Bundle(path: folder.path))
    }

    static let pixel = """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAAECAYAAACk7+45AAAAEUlEQVR42mP4z8DwH4QZYAwAR8oH+ZfnQ3sAAAAASUVORK5CYII=
        """

    private func write(_ text: String, to path: String) throws { _ = try folder.write(text, to: path) }

    private func addColor(_ name: String, _ colors: String) throws {
        try write(#"{ "colors": [\#(colors)] }"#, to: "Assets.xcassets/\(name).colorset/Contents.json")
    }

    private func addPicture(_ name: String, _ images: String, _ properties: String = "{}") throws {
        try write(
            #"{ "images": [\#(images)], "properties": \#(properties) }"#,
            to: "Assets.xcassets/\(name).imageset/Contents.json")
    }

    private func entry(_ space: String, _ red: String, _ green: String, _ blue: String, dark: Bool = false) -> String {
        let appearances =
            dark ? #""appearances": [{ "appearance": "luminosity", "value": "dark" }], "# : ""
        return #"""
            { "idiom": "universal", \#(appearances)"color": { "color-space": "\#(space)",
              "components": { "red": "\#(red)", "green": "\#(green)", "blue": "\#(blue)", "alpha": "1.000" } } }
            """#
    }

    private func paint(_ name: String) throws -> WidgetDrawing.Color? {
        let picture = try drawing(of: Color(name, bundle: bundle))
        expectEqual(picture.findings.undrawn, [])
        guard case .color(let color)? = picture.items.fills.first?.paint else { return nil }
        return color
    }

    @Test func `colors have the forms that Xcode writes, in a light and a dark appearance`() throws {
        try addColor("Bytes", entry("srgb", "255", "0", "51") + "," + entry("srgb", "0x00", "0xFF", "0x33", dark: true))
        try addColor("Wide", entry("display-p3", "1.000", "0.000", "0.000"))
        try addColor(
            "System", #"{ "idiom": "universal", "color": { "platform": "ios", "reference": "systemRedColor" } }"#)
        let bytes = try #require(try paint("Bytes"))
        expectEqual(bytes.light, RGBA(red: 1, green: 0, blue: Double(Float(51) / 255)))
        expectEqual(bytes.dark, RGBA(red: 0, green: 1, blue: Double(Float(51) / 255)))
        // The red of Display P3 is outside of sRGB: it is drawn as the nearest red.
        let wide = try #require(try paint("Wide")).light
        #expect(wide.red > 1 && wide.green < 0)
        let system = try #require(try paint("System"))
        #expect(system.light != system.dark && abs(system.light.red - 1) < 0.01)
        #expect(UIColor(named: "Bytes", in: bundle, compatibleWith: nil)?.cgColor.components?.first == 1)
    }

    @Test func `a folder with a namespace is part of the name`() throws {
        try addColor("Sea/Blue", entry("srgb", "0", "0", "255"))
        try addColor("Plain/Green", entry("srgb", "0", "255", "0"))
        try write(#"{ "properties": { "provides-namespace": true } }"#, to: "Assets.xcassets/Sea/Contents.json")
        expectEqual(try paint("Sea/Blue")?.light, RGBA(red: 0, green: 0, blue: 1))
        expectEqual(try paint("Green")?.light, RGBA(red: 0, green: 1, blue: 0))
    }

    @Test func `an unknown name is recorded`() throws {
        let view = VStack {
            Color("Missing", bundle: bundle)
            Image("nothing", bundle: bundle)
        }
        expectEqual(try drawing(of: view).findings.undrawn, ["color 'Missing'", "image 'nothing'"])
    }

    @Test func `a picture has the file for the scale, and the size of its pixels by it`() throws {
        let data = try #require(Data(base64Encoded: Self.pixel))
        try addPicture("logo", #"{ "filename": "a.png", "scale": "1x" }, { "filename": "b.png", "scale": "2x" }"#)
        let set = URL(fileURLWithPath: folder.path).appendingPathComponent("Assets.xcassets/logo.imageset")
        try data.write(to: set.appendingPathComponent("a.png"))
        try data.write(to: set.appendingPathComponent("b.png"))
        let picture = try drawing(of: Image("logo", bundle: bundle))
        expectEqual(picture.findings.undrawn, [])
        let image = try #require(picture.items.images.first)
        expectEqual(image.image.size, Size(width: 1, height: 2))
        expectEqual(
            UIImage(named: "logo", in: bundle, compatibleWith: nil)?.size, CGSize(width: 1, height: 2))
        #expect(picture.svg.contains("data:image/png;base64,"))
    }

    @Test func `a template has the color of the content, and a drawing the size that it states`() throws {
        let drawn = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 6"><path d="M0 0h12v6H0z"/></svg>"#
        try addPicture(
            "mark", #"{ "filename": "mark.svg", "idiom": "universal" }"#,
            #"{ "template-rendering-intent": "template" }"#)
        try write(drawn, to: "Assets.xcassets/mark.imageset/mark.svg")
        try write(drawn, to: "beside.svg")
        func content(_ image: Image) throws -> ImageContent? {
            try drawing(of: image.foregroundColor(.white)).items.images.first?.image
        }
        let mark = try #require(try content(Image("mark", bundle: bundle)))
        expectEqual(mark.size, Size(width: 12, height: 6))
        guard case .items(let items, _) = mark.picture else { return try #require(Bool(false)) }
        expectEqual(items.fills.map(\.paint), [.color(.white)])
        guard case .reference? = try content(Image("mark", bundle: bundle).renderingMode(.original))?.picture,
            case .reference? = try content(Image("beside", bundle: bundle))?.picture
        else { return try #require(Bool(false)) }
    }

    @Test(arguments: [
        ("<svg\n\twidth='24'\n\theight='12'/>", true), ("<svg viewBox='0 0\n24\t12'/>", true),
        ("<!-- <svg width='5' height='9'> --><svg width = \"24px\" height=\"12\">", true),
        ("<svg data-name='a > width=\"7\"' width='24' height='12'/>", true),
        ("<svg><g width='24' height='12'/>", false),
        ("<!-- <svg width='24' height='12'>", false), ("<svg width=24 height=12>", false),
    ])
    func `a drawing states its size in any form of XML`(text: String, isRead: Bool) {
        let size = UIImage(data: Data(text.utf8))?.size
        expectEqual(size, isRead ? CGSize(width: 24, height: 12) : .zero)
    }

    /// The beginning of a photo of 40 by 20 pixels, with an orientation.
    private func photo(_ orientation: UInt8, isLittleEndian: Bool) -> Data {
        func bytes(_ value: UInt8, of count: Int) -> [UInt8] {
            let zeros = [UInt8](repeating: 0, count: count - 1)
            return isLittleEndian ? [value] + zeros : zeros + [value]
        }
        let header = Array((isLittleEndian ? "II" : "MM").utf8) + bytes(42, of: 2) + bytes(8, of: 4)
        let tag: [UInt8] = isLittleEndian ? [0x12, 1] : [1, 0x12]
        let directory = bytes(1, of: 2) + tag + bytes(3, of: 2) + bytes(1, of: 4) + bytes(orientation, of: 2) + [0, 0]
        let segment = Array("Exif\0\0".utf8) + header + directory
        return Data([0xff, 0xd8, 0xff, 0xe1, 0, UInt8(segment.count + 2)] + segment)
            + Data([0xff, 0xc0, 0, 11, 8, 0, 20, 0, 40, 1, 1, 0x11, 0])
    }

    @Test(
        arguments: [
            (1, [0.0, 0]), (2, [40, 0]), (3, [40, 20]), (4, [0, 20]), (5, [0, 0]), (6, [20, 0]), (7, [20, 40]),
            (8, [0, 40]),
        ] as [(UInt8, [Double])])
    func `a photo is turned as its data states`(orientation: UInt8, corner: [Double]) throws {
        for isLittleEndian in [false, true] {
            let image = try #require(UIImage(data: photo(orientation, isLittleEndian: isLittleEndian)))
            let size = orientation < 5 ? CGSize(width: 40, height: 20) : CGSize(width: 20, height: 40)
            expectEqual(image.size, size)
            let picture = try drawing(of: Image(uiImage: image))
            let upright = photo(1, isLittleEndian: isLittleEndian).base64EncodedString()
            #expect(picture.svg.contains(upright))
            guard case .items(let items, let shown)? = picture.items.images.first?.image.picture else {
                expectEqual(orientation, 1)
                continue
            }
            guard case .group(.transform(let mapping), _)? = items.first else { return try #require(Bool(false)) }
            let origin = mapping(Point(x: 0, y: 0))
            expectEqual([origin.x, origin.y], corner)
            expectEqual(mapping(Rect(x: 0, y: 0, width: 40, height: 20)), Rect(size: shown))
        }
    }

    @Test func `a picture for the dark is shown where the reader prefers it`() throws {
        let drawn = #"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#
        try addPicture(
            "sky",
            #"{ "filename": "day.svg" }, "#
                + #"{ "filename": "night.svg", "appearances": [{ "appearance": "luminosity", "value": "dark" }] }"#)
        for name in ["day", "night"] { try write(drawn, to: "Assets.xcassets/sky.imageset/\(name).svg") }
        let picture = try drawing(of: Image("sky", bundle: bundle))
        guard case .references? = picture.items.images.first?.image.picture else { return try #require(Bool(false)) }
        #expect(picture.svg.contains("class=\"wl\"") && picture.svg.contains(".wd { display: none }"))
        let dark = try drawing(of: Image("sky", bundle: bundle)) { $0.colorScheme = .dark }
        guard case .reference? = dark.items.images.first?.image.picture else { return try #require(Bool(false)) }
    }

    @Test func `a set without a readable file is an unknown name`() throws {
        try write("not JSON", to: "Assets.xcassets/a.colorset/Contents.json")
        try addPicture("b", #"{ "scale": "1x" }"#)
        try addPicture("c", #"{ "filename": "c.pdf" }"#)
        try write("%PDF-1.4", to: "Assets.xcassets/c.imageset/c.pdf")
        try write(#"{ "symbols": [{ "filename": "d.svg" }] }"#, to: "Assets.xcassets/d.symbolset/Contents.json")
        let view = VStack {
            Color("a", bundle: bundle)
            Image("b", bundle: bundle)
            Image("c", bundle: bundle)
            Image("d", bundle: bundle)
        }
        expectEqual(
            try drawing(of: view).findings.undrawn, ["color 'a'", "image 'b'", "PDF image 'c'", "custom symbol 'd'"])
    }

    @Test(arguments: [
        ("/MediaBox [0 0 24 36.5]", Size(width: 24, height: 36.5)),
        ("/MediaBox[ -2 -2\n10 10 ]", Size(width: 12, height: 12)),
    ])
    func `the placeholder of a PDF file has its size`(box: String, size: Size) throws {
        try addPicture("logo", #"{ "filename": "logo.pdf" }"#)
        try write("%PDF-1.4\n<< /Type /Page \(box) >>", to: "Assets.xcassets/logo.imageset/logo.pdf")
        expectEqual(try drawing(of: Image("logo", bundle: bundle)).items.images.map(\.frame.size), [size])
    }

    @Test(arguments: ["/MediaBox [0 0 24]", "/MediaBox [5 5 5 5]", "/MediaBox [0 0 1e400 4]", "/MediaBox", "[0 0 4 4]"])
    func `the placeholder of another PDF file has the size of a symbol`(box: String) throws {
        try addPicture("logo", #"{ "filename": "logo.pdf" }"#)
        try write("%PDF-1.4 \(box)", to: "Assets.xcassets/logo.imageset/logo.pdf")
        let size = try #require(drawing(of: Image("logo", bundle: bundle)).items.images.first?.frame.size)
        #expect(size.width > 10 && size.width < 30)
    }
}
