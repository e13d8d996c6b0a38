import Foundation
import IntentCommandLine
import IntentEditor
import IntentModel
import IntentRuntime
import IntentTestSupport
import IntentWidgets
import Testing

@testable import IntentControl

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The picture of an editor and of a widget in its families.
struct PreviewPictureTests {
    @Test func `the picture has the form and every family`() async throws {
        let drawing = try PictureReader(try await picture())
        expectEqual(drawing.texts.first, "Lamp")
        for text in [
            "com.example.lamp", "Lights the room", "1/2", "Left", "5", "systemSmall", "accessoryInline", "first",
            "second & third",
        ] {
            #expect(drawing.texts.contains(text), "\(text) is not among \(drawing.texts)")
        }
        expectEqual(drawing.images, ["<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"])
    }

    @Test(arguments: [false, true])
    func `a folded section is only its heading`(isFolded: Bool) async throws {
        let svg = try await picture { form in
            for index in form.rows.indices { form.rows[index].section = "more" }
            form.sections = [
                EditorSection(name: "more", title: "More of it", help: "Rarely", isFolded: isFolded, rows: form.rows)
            ]
        }
        let texts = try PictureReader(svg).texts
        #expect(texts.contains("More of it"))
        for text in ["Rarely", "Brightness", "1/2"] { expectEqual(texts.contains(text), !isFolded, "\(text)") }
    }

    @Test func `a locked row shows who has locked it`() async throws {
        let svg = try await picture { form in form.rows[0].lock = "Locked by Operations" }
        #expect(try PictureReader(svg).texts.contains("Locked by Operations"))
    }

    @Test func `the fields of a record begin behind its row`() async throws {
        var label = ""
        let svg = try await picture { form in
            label = form.rows[0].label
            var field = form.rows[0]
            (field.label, field.slots) = ("A field", nil)
            form.rows[0].fields = [field]
        }
        let labels = try PictureReader(svg).labels
        let (row, field) = (try #require(labels[label]?["x"]), try #require(labels["A field"]?["x"]))
        expectEqual(Double(field), Double(row).map { $0 + 16 })
    }

    @Test(arguments: [
        ("Verkehrsmittelauswahlmöglichkeitenanzeige", 314.986), ("https://example.com/Ver…", 187.712),
        ("123456.789 kilometers", 162.89),
    ])
    func `a text is never wider than its room`(_ text: String, width: Double) {
        // As DejaVu Sans draws it, which is wider than other fonts.
        #expect(TextMetrics.width(of: text, size: 14) >= width)
    }

    @Test func `markup in texts is escaped`() async throws {
        let svg = try await picture(title: #"<b>"A" & B</b>"# + "\u{202E}\u{0}x")
        let drawing = try PictureReader(svg)
        #expect(drawing.texts.contains { $0.hasPrefix(#"<b>"A" & B</b><U+202E>␀x"#) })
        // The scripts of a widget's own picture are only in the data of images.
        #expect(!svg.contains("<script") && !svg.contains("<b>"))
    }

    @Test func `a label is measured as it is drawn`() async throws {
        let svg = try await picture { form in
            form.rows = [form.rows[1]]
            form.rows[0].label = "The name of things \u{202E} desrever"
            form.rows[0].help = "Helpful."
        }
        let labels = try PictureReader(svg).labels
        let second = try #require(Double(labels["desrever"]?["y"] ?? ""))
        let help = try #require(Double(labels["Helpful."]?["y"] ?? ""))
        #expect(labels["The name of things <U+202E>"] != nil && help - second > 14, "\(labels)")
    }

    @Test(arguments: [
        ("one\ntwo", 4, ["one", "two"]), ("one\r\ntwo", 4, ["one", "two"]), ("one\n\ntwo", 4, ["one", "", "two"]),
        ("one\ntwo\nthree", 2, ["one", "two…"]), ("one\u{202E}\ntwo", 4, ["one<U+202E>", "two"]),
        ("one\u{0}two", 4, ["one␀two"]),
    ])
    func `a text of several lines is drawn in lines`(text: String, limit: Int, lines: [String]) {
        expectEqual(TextMetrics.lines(of: text, width: 300, size: 14, limit: limit), lines)
        var drawing = SVGDrawing(width: 400, isRightToLeft: false)
        let height = drawing.paragraph(text, x: 0, y: 0, room: 300, limit: limit)
        expectEqual(height, Double(lines.count) * SVGDrawing.Font.body.lineHeight)
    }

    @Test func `a form in Hebrew is mirrored`() async throws {
        let left = try PictureReader(try await picture())
        let right = try PictureReader(try await picture(title: "מנורה", locale: "he"))
        let (english, hebrew) = (try #require(left.labels["Lamp"]), try #require(right.labels["מנורה"]))
        #expect(english["x"] == "28" && english["direction"] == nil)
        #expect(hebrew["direction"] == "rtl" && hebrew["text-anchor"] == nil)
        expectEqual(Double(hebrew["x"] ?? ""), Double(right.width).map { $0 - 28 })
    }

    @Test func `a title in Hebrew begins at the left of an English form`() async throws {
        let drawing = try PictureReader(try await picture(title: "מנורה"))
        let title = try #require(drawing.labels["מנורה"])
        #expect(title["direction"] == "rtl" && title["text-anchor"] == "end" && title["x"] == "28")
    }

    @Test(arguments: ["-5", "20 %", "+49 30 1234"])
    func `a number in a form in Hebrew keeps its sign in front`(text: String) {
        var drawing = SVGDrawing(width: 400, isRightToLeft: true)
        drawing.text(text, x: 28, y: 0, room: 300)
        drawing.text(text, x: 28, y: 0, .trailing, room: 300)
        #expect(!drawing.elements.contains("direction"))
        expectEqual(
            drawing.elements.matches(of: /x="372".*text-anchor="end"/).count, 1, "\(drawing.elements)")
    }

    @Test func `no text leaves the shape of its family`() async throws {
        let high = FamilyPicture(
            family: .systemSmall, content: WidgetContent(text: "Z" + String(repeating: "\u{30D}", count: 500)),
            title: "")
        var drawing = SVGDrawing(width: 400, isRightToLeft: false)
        high.draw(x: 10, y: 20, into: &drawing)
        #expect(
            drawing.elements.contains(
                /<clipPath id="(clip-10-20)"><rect x="10" y="20" width="158" height="158" rx="20"\/><\/clipPath>\n/))
        #expect(drawing.elements.contains(/<g clip-path="url\(#clip-10-20\)">\n<text [^\n]*<\/text>\n<\/g>\n/))
    }

    @Test(arguments: [
        "word", "Ein Wort", "车锁车锁车锁", "👩‍👩‍👧 family", "e\u{301}e\u{301}e\u{301}e\u{301}", "WWWWWWWWWWWW",
        "iiiiiiiiiiiiiiiiii",
        "",
    ])
    func `text never exceeds its room`(text: String) {
        for room in [30.0, 60, 90] {
            let fitted = TextMetrics.fitted(text, width: room, size: 14)
            #expect(TextMetrics.width(of: fitted, size: 14) <= room)
            #expect(fitted == text || fitted.hasSuffix("…"))
            let lines = TextMetrics.lines(of: text, width: room, size: 14, limit: 9)
            #expect(lines.allSatisfy { TextMetrics.width(of: $0, size: 14) <= room })
            expectEqual(lines.joined().filter { $0 != " " }, text.filter { $0 != " " })
        }
    }

    @Test func `lines are limited and end with an ellipsis`() {
        let lines = TextMetrics.lines(of: "one two three four five six seven", width: 60, size: 14, limit: 2)
        expectEqual(lines.count, 2)
        expectEqual(lines[0], "one two")
        #expect(lines[1].hasSuffix("…"))
    }

    @Test(arguments: [
        (WidgetReader.ColorScheme.dark, "<style>a { x: 1 } \n b { y: 2 } c { z: 3 } \n</style>"),
        (.light, "<style>a { x: 1 } \n\n</style>"),
    ])
    func `a picture for one appearance has no rules for the other`(scheme: WidgetReader.ColorScheme, fixed: String) {
        let svg = "<style>a { x: 1 } \n@media (prefers-color-scheme: dark) { b { y: 2 } c { z: 3 } }\n</style>"
        expectEqual(svg.fixingColors(to: nil), svg)
        expectEqual(svg.fixingColors(to: scheme), fixed)
        for other in [
            "<style>@media (prefers-color-scheme: dark) { b {",
            "<text>@media (prefers-color-scheme: dark) { b }</text>",
            "<style>@media print { b }</style>", "<style/>",
        ] { expectEqual(other.fixingColors(to: scheme), other) }
    }

    @Test func `the conditions of a picture have any spaces`() {
        let svg = """
            <svg><style type='text/css'>a{}@media(prefers-color-scheme:light){b{}}
            @media screen { @media ( prefers-color-scheme : dark ) {c{}} }</style>\
            <text>d</text><style>@media (prefers-color-scheme:\tdark)\n{e{}}</style></svg>
            """
        expectEqual(
            svg.fixingColors(to: .light),
            "<svg><style type='text/css'>a{}b{}\n@media screen {  }</style><text>d</text><style></style></svg>")
        expectEqual(
            svg.fixingColors(to: .dark),
            "<svg><style type='text/css'>a{}\n@media screen { c{} }</style><text>d</text><style>e{}</style></svg>")
    }

    @Test func `PNG without a converter is refused`() async throws {
        let place = try TemporaryFolder("picture")
        let file = try PictureFile(path: place.path + "/a.PNG")
        let error = #expect(throws: CommandError.self) {
            try file.write("<svg/>", environment: Environment(["PATH": place.path]))
        }
        expectEqual(error?.status, .unavailable)
        expectEqual(error?.problems.first?.code, "noConverter")
        try expectEqual(FileManager.default.contentsOfDirectory(atPath: place.path), [])
    }

    @Test(arguments: [
        ("cp \"$3\" \"${2#--output=}\"", nil), ("exit 3", ""), ("true", ""),
        ("echo \"$3: no picture\" >&2; exit 1", ": {place}/a.png: no picture"), ("echo what; exit 1", ": what"),
    ])
    func `PNG is what the converter writes`(script: String, reason: String?) async throws {
        let place = try TemporaryFolder("picture")
        let converter = place.path + "/rsvg-convert"
        try "#!/bin/sh\n\(script)\n".write(toFile: converter, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: converter)
        let path = place.path + "/a.png"
        try "old".write(toFile: path, atomically: true, encoding: .utf8)
        let file = try PictureFile(path: path)
        let environment = Environment(["PATH": "/nowhere:" + place.path])
        if reason == nil {
            try file.write("<svg/>", environment: environment)
        } else {
            let error = #expect(throws: CommandError.self) { try file.write("<svg/>", environment: environment) }
            expectEqual(error?.status, .unavailable)
            let end = reason?.replacingOccurrences(of: "{place}", with: place.path)
            expectEqual(error?.message, end.map { "'\(converter)' did not convert the picture\($0)" })
        }
        // A failure leaves the old picture and no other file.
        try expectEqual(String(contentsOfFile: path, encoding: .utf8), (reason == nil ? "<svg/>" : "old"))
        try expectEqual(
            FileManager.default.contentsOfDirectory(atPath: place.path).sorted(), ["a.png", "rsvg-convert"])
    }

    /// The picture of a widget with two families and the form of a new lamp.
    private func picture(
        title: String = "Lamp", locale: String = "en", _ change: (inout EditorContent) -> Void = { _ in }
    ) async throws -> String {
        let context = ControlContext(
            programName: "tool",
            definitions: .program(handlers: [LampHandler()], definitions: [], optionFiles: nil),
            environment: Environment([:]))
        var form = try await Session(context: context, choices: SessionChoices()).preview(of: "LampWidget").editor
        if var content = form {
            change(&content)
            form = content
        }
        let content = WidgetContent(svg: "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")
        return WidgetPicture(
            title: title, help: "Lights the room", kind: "com.example.lamp", locale: locale, form: form,
            families: [
                FamilyPicture(family: .systemSmall, content: content, title: title),
                FamilyPicture(
                    family: .systemMedium, content: WidgetContent(text: "first\nsecond & third"), title: title),
                FamilyPicture(family: .accessoryInline, content: nil, title: title),
            ]
        ).svg
    }
}

/// The texts and images of a picture.
private final class PictureReader: NSObject, XMLParserDelegate {
    struct NotWellFormed: Error {}

    private(set) var texts: [String] = []
    /// The attributes of texts.
    private(set) var labels: [String: [String: String]] = [:]
    /// The documents of images.
    private(set) var images: [String] = []
    private(set) var width = ""
    private var open: [String: String]?
    private var content = ""

    init(_ svg: String) throws {
        super.init()
        let parser = XMLParser(data: Data(svg.utf8))
        parser.delegate = self
        guard parser.parse() else { throw NotWellFormed() }
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if name == "svg" { width = attributes["width"] ?? "" }
        if name == "text" { open = attributes }
        content = ""
        let prefix = "data:image/svg+xml;base64,"
        if name == "image", let data = attributes["href"]?.dropFirst(prefix.count),
            let bytes = Data(base64Encoded: String(data))
        {
            images.append(String(decoding: bytes, as: UTF8.self))
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        content += string
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard name == "text", let attributes = open else { return }
        texts.append(content)
        if labels[content] == nil { labels[content] = attributes }
        open = nil
    }
}
